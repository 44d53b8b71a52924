import CoreGraphics
import Foundation
import Typography

/// What is asked and told about the text of a text view.
/// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part of the text may be replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text changed by hand.
    func textViewDidChange(_ textView: UITextView)
    /// Another part of the text is selected.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}

/// Text of many lines that scrolls, and can be edited.
///
/// While it scrolls it has no natural size and its text is its content. With scrolling off its natural size is that of its lines and
/// `textContainerInset`: (8, 0, 8, 0) at first, with 5 points of padding at both ends of the lines (measured on an iOS 26 simulator).
/// https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// A view whose text can be edited or selected may become the first responder.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    override var takesKeyboard: Bool { isEditable }

    /// Begins editing unless the delegate says no; it hears of it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    /// Ends editing unless the delegate says no; it hears of it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    // MARK: Text

    /// What is shown.
    open var text: String! {
        get { textStorage.string }
        set { textStorage.setAttributedString(NSAttributedString(string: newValue ?? "", attributes: ownAttributes)) }
    }

    /// The styled text. Characters without a font or a colour take the view's.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage.attributedSubstring(from: wholeRange)) }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font of text that names none; Helvetica at 12 pt, which the system face stands in for, when nil. Setting it changes all of the text.
    open var font: UIFont? { didSet { applyToText(.font, font) } }
    /// The colour of text that names none; the label colour when nil. Setting it changes all of the text.
    open var textColor: UIColor? { didSet { applyToText(.foregroundColor, textColor) } }
    /// Where the lines stand.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    /// Whether the text can be edited by hand.
    open var isEditable = true
    /// Whether the text can be selected.
    open var isSelectable = true
    /// The part of the text that is selected, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The attributes that typed text gets.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether a font of a text style follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { followTextSize() } } }
    /// What comes up in place of the keyboard; kept for the app.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private var storedInputView: UIView?
    /// What stands on the keyboard; kept for the app.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }
    private var storedInputAccessoryView: UIView?
    /// Scrolls to where a part of the text stands; a part that isn't there is ignored.
    open func scrollRangeToVisible(_ range: NSRange) {
        guard range.location >= 0, range.location <= textStorage.length else { return }
        let end = min(max(range.location, range.upperBound - 1), textStorage.length)
        let line = layoutManager.lineFragmentRect(forGlyphAt: end, effectiveRange: nil)
        scrollRectToVisible(line.offsetBy(dx: 0, dy: textContainerInset.top), animated: false)
    }
    /// Puts text in place of what is selected, as typing does.
    open func insertText(_ text: String) { putIn(text) }
    /// Takes out what is selected, or the character before, as the delete key does.
    open func deleteBackward() { takeOut() }
    /// What in the text can be tapped; kept, links aren't looked for.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Whether typing replaces all text.
    open var clearsOnInsertion = false
    /// Whether a person can style the text.
    open var allowsEditingTextAttributes = false
    /// Whether text is scaled as in most apps; kept.
    open var usesStandardTextScaling = false
    /// The keyboard's keys.
    open var keyboardType: UIKeyboardType = .default
    /// The keyboard's look.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The word on the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// Which letters become capitals by themselves.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether straight quotes become curly ones.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens become a dash.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether blanks are put in and taken out around what is pasted.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// What the text means, for suggestions.
    open var textContentType: UITextContentType!
    /// Whether the text is hidden.
    open var isSecureTextEntry = false
    /// Whether the return key waits for text.
    open var enablesReturnKeyAutomatically = false
    /// The part of the text that is selected.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
    }
    /// Whether there is any text.
    open var hasText: Bool { textStorage.length > 0 }

    // MARK: Box

    /// The room around the lines, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
    /// The box of the lines.
    open private(set) var textContainer = NSTextContainer()
    /// What sets the lines.
    open private(set) var layoutManager = NSLayoutManager()
    /// The text. Edits of it are seen at once.
    open private(set) var textStorage = NSTextStorage()

    /// Whether the text scrolls. With scrolling off the view has a natural size.
    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            textContainer.heightTracksTextView = !isScrollEnabled
            textDidChange()
        }
    }

    // MARK: Stored

    /// The width that the layout gave, in points; nil while the text is measured unbounded.
    var layoutWidth: CGFloat?

    /// Makes an empty text view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view on a box, with its layout manager and text if it has them.
    /// - Parameters:
    ///   - frame: the frame in the superview's coordinates, in points.
    ///   - textContainer: the box of the lines; the view makes one of its own without it.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer { self.textContainer = textContainer }
        connectText()
    }

    /// Makes a text view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connectText()
    }

    private func connectText() {
        if let manager = textContainer.layoutManager { layoutManager = manager } else { layoutManager.addTextContainer(textContainer) }
        if let storage = layoutManager.textStorage { textStorage = storage } else { textStorage.addLayoutManager(layoutManager) }
        textContainer.widthTracksTextView = true
        // Text is edited where views are.
        textContainer.changed = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
        textContainer.viewSize = { [weak self] in MainActor.assumeIsolated { self?.roomForText ?? .zero } }
        textContainer.usual = { [weak self] in MainActor.assumeIsolated { self?.usualText ?? NSTextContainer.Usual() } }
    }

    // MARK: Size

    /// The size of the lines and insets with scrolling off; none while it is on.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        var size = fittingSize(width: layoutWidth ?? .greatestFiniteMagnitude)
        // With the padding the lines fit into the width that they ask for; without it each pass would break them narrower.
        size.width += 2 * textContainer.lineFragmentPadding
        return size
    }

    /// The size of the lines within a width, with the insets; the padding at the ends of lines is taken off the width but not added to the answer
    /// (measured on an iOS 26 simulator).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    /// Makes the lines the scrolled content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard isScrollEnabled else { return }
        contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
    }

    /// Follows the text size when that was asked for.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followTextSize() }
    }

    override var entersIntrinsicSizeLate: Bool { !isScrollEnabled }

    override func remeasure(forWidth width: CGFloat) -> Bool { measureAgain(atWidth: width) }

    override func forgetMeasuredWidth() -> Bool { measureAgain(atWidth: nil) }

    /// Below the top inset by the ascender rounded up (measured: 24.5 for 17 pt, where a label has 16).
    override var firstBaselineOffsetFromTop: CGFloat {
        textContainerInset.top + textPixels.up(layout(width: .greatestFiniteMagnitude).firstBaseline)
    }

    /// The same for the last line of a view that doesn't scroll; one that does has the bottom of a plain view.
    override var lastBaselineOffsetFromBottom: CGFloat {
        guard !isScrollEnabled else { return super.lastBaselineOffsetFromBottom }
        let baseline = layout(width: layoutWidth ?? .greatestFiniteMagnitude).lastBaseline
        return intrinsicContentSize.height - textContainerInset.top - textPixels.up(baseline)
    }
}
