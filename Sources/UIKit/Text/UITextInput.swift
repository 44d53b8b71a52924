import Foundation

/// A place in a text: so many UTF-16 units from its start.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange: NSObject {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    /// Where it starts.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(range.upperBound) }
    /// Whether nothing is in it.
    open var isEmpty: Bool { range.length == 0 }
}

/// An object that text is typed into.
///
/// Apple: https://developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts text in place of what is selected.
    func insertText(_ text: String)
    /// Takes out what is selected, or the character before.
    func deleteBackward()
}

/// What text fields and text views have in common: places in their text.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The part of the text that is selected.
    var selectedTextRange: UITextRange? { get set }
    /// Where the text starts.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Puts text in place of a part.
    func replace(_ range: UITextRange, withText text: String)
    /// The part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units on; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The UTF-16 units between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// What an input of UIKit's has behind its places.
@MainActor protocol PlainTextInput: AnyObject {
    var plainText: String { get }
    var selectedTextRange: UITextRange? { get set }
    /// Sets what was typed; who listens hears of it.
    func type(_ text: String)
}

extension PlainTextInput {
    private var selection: NSRange {
        let length = plainText.utf16.count
        guard let range = selectedTextRange?.range else { return NSRange(location: length, length: 0) }
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    /// Puts text in place of what is selected; the selection goes behind it.
    func putIn(_ text: String) {
        let part = selection
        type(NSString(string: plainText).replacingCharacters(in: part, with: text))
        selectedTextRange = UITextRange(NSRange(location: part.location + text.utf16.count, length: 0))
    }

    /// Takes out what is selected, or the character before.
    func takeOut() {
        let whole = NSString(string: plainText)
        var part = selection
        if part.length == 0 {
            guard part.location > 0 else { return }
            part = whole.rangeOfComposedCharacterSequence(at: part.location - 1)
        }
        type(whole.replacingCharacters(in: part, with: ""))
        selectedTextRange = UITextRange(NSRange(location: part.location, length: 0))
    }
}

extension UITextInput {
    private var length: Int { ((self as? any PlainTextInput)?.plainText ?? "").utf16.count }

    /// Where the text starts.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Where the text ends.
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// The part between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }
    /// The place so many UTF-16 units on; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflow) = position.offset.addingReportingOverflow(offset)
        return !overflow && (0...length).contains(place) ? UITextPosition(place) : nil
    }
    /// The UTF-16 units between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// The text of a part; nil for one that isn't there.
    public func text(in range: UITextRange) -> String? {
        guard let plain = (self as? any PlainTextInput)?.plainText, range.range.location >= 0, range.range.upperBound <= length else {
            return nil
        }
        return NSString(string: plain).substring(with: range.range)
    }
    /// Puts text in place of a part.
    public func replace(_ range: UITextRange, withText text: String) {
        selectedTextRange = range
        insertText(text)
    }
    /// Selects all text.
    public func selectAll(_ sender: Any?) { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
}

extension UITextField: UITextInput, PlainTextInput {
    var plainText: String { text ?? "" }
    func type(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}

extension UITextView: UITextInput, PlainTextInput {
    var plainText: String { text ?? "" }
    func type(_ text: String) {
        self.text = text
        (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    }
}

/// Whether straight quotes become curly ones. Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether two hyphens become a dash. Raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether blanks are put in and taken out around what is pasted. Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Which passwords the system may propose.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The rules as a text.
    public let passwordRulesDescriptor: String
    /// Makes rules of a text.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// What in a text can be tapped.
///
/// Apple: https://developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Links.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
