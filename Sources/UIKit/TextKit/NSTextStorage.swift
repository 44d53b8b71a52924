import Foundation

/// What hears of edits in a text storage.
/// https://developer.apple.com/documentation/uikit/nstextstoragedelegate
public protocol NSTextStorageDelegate: AnyObject {
    /// Edits are about to be handed on; the text may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// Edits are handed on now; attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

/// A styled text that tells its layout managers of every edit.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` (of a string) and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two; all else is made of these four. Ranges count UTF-16 units.
/// https://developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
    /// What an edit touched.
    /// https://developer.apple.com/documentation/uikit/nstextstorage/editactions
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        /// Creates a set from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Who hears of edits.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Who sets the text in lines.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// What the edits since the last `processEditing()` touched.
    open private(set) var editedMask: EditActions = []
    /// Where they were, after them; not found without any.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much they made the text longer.
    open private(set) var changeInLength = 0
    private var openEdits = 0
    private var isProcessing = false
    /// Counts edits, so that lines of an older text aren't taken for this one's.
    private(set) var version = 0
    /// Whether someone may hold the characters and change them without a word.
    private(set) var mayChangeUnheard = false

    /// Creates an empty text.
    public convenience init() { self.init(string: "") }

    // MARK: Layout managers

    /// Lets a layout manager set this text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.storage = self
        aLayoutManager.textDidChange()
    }

    /// Takes the text from a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        aLayoutManager.storage = nil
        aLayoutManager.textDidChange()
    }

    // MARK: Edits

    /// Begins a group of edits that are handed on together.
    open override func beginEditing() { openEdits += 1 }

    /// Ends a group of edits and hands them on.
    open override func endEditing() {
        openEdits = max(0, openEdits - 1)
        if openEdits == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes an edit; outside of a group it is handed on at once.
    /// - Parameters:
    ///   - editedRange: where it was, before it.
    ///   - delta: by how much it made the text longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        version += 1
        let after = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedRange.location == NSNotFound ? after : NSUnionRange(self.editedRange, after)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if openEdits == 0, !isProcessing { processEditing() }
    }

    /// Hands the edits on: to the delegate, then to the layout managers.
    open func processEditing() {
        isProcessing = true
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        isProcessing = false
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in layoutManagers { manager.textDidChange() }
    }

    // MARK: What a store of one's own overrides

    /// Puts characters in place of others; they take the attributes of what stood there.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Gives characters other attributes in place of theirs.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// The characters, to be changed in place; lines are set anew each time from then on, as such edits aren't heard.
    open override var mutableString: NSMutableString {
        mayChangeUnheard = true
        return super.mutableString
    }

    // MARK: What is made of them

    // Foundation's own versions on Linux go round the four methods above.
    private var keepsText: Bool { type(of: self) == NSTextStorage.self }

    /// The number of UTF-16 units.
    open override var length: Int { keepsText ? super.length : string.utf16.count }

    /// One attribute of a character, and how far it reaches.
    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        keepsText
            ? super.attribute(attrName, at: location, effectiveRange: range) : attributes(at: location, effectiveRange: range)[attrName]
    }

    /// Goes through the stretches of equal attributes.
    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard !keepsText else { return super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
        attributedSubstring(from: enumerationRange).enumerateAttributes(
            in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { attributes, range, stop in
            block(attributes, NSRange(location: range.location + enumerationRange.location, length: range.length), stop)
        }
    }

    /// Goes through the stretches in which an attribute has one value.
    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard !keepsText else { return super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
        attributedSubstring(from: enumerationRange).enumerateAttribute(
            attrName, in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { value, range, stop in
            block(value, NSRange(location: range.location + enumerationRange.location, length: range.length), stop)
        }
    }

    /// A part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard !keepsText else { return super.attributedSubstring(from: range) }
        let result = NSMutableAttributedString(string: NSString(string: string).substring(with: range))
        var location = range.location
        while location < range.upperBound {
            var effective = NSRange(location: 0, length: 0)
            let attributes = attributes(at: location, effectiveRange: &effective)
            let end = max(location + 1, min(effective.upperBound, range.upperBound))
            result.setAttributes(attributes, range: NSRange(location: location - range.location, length: end - location))
            location = end
        }
        return result
    }

    /// Puts styled text in place of other.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let text = NSAttributedString(attributedString: attrString.whole)
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Puts styled text before a character.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    /// Puts styled text behind all.
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    /// Takes characters out.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Takes over a styled text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Gives characters attributes beside theirs.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Gives characters one attribute beside theirs.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Takes an attribute from characters.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { change(in: range) { $0[name] = nil } }

    private func change(in range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        var changes: [(NSRange, [NSAttributedString.Key: Any])] = []
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            var attributes = attributes
            body(&attributes)
            changes.append((part, attributes))
        }
        beginEditing()
        for (part, attributes) in changes { setAttributes(attributes, range: part) }
        endEditing()
    }
}

extension NSAttributedString {
    /// The text as Foundation's functions see it: a storage with a store of its own looks empty to them.
    fileprivate var whole: NSAttributedString {
        (self as? NSTextStorage).map { $0.attributedSubstring(from: NSRange(location: 0, length: $0.length)) } ?? self
    }
}
