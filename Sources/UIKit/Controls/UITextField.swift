import CoreGraphics
import Foundation
import Typography

/// A field for one line of text.
///
/// Measured on iOS 11 to 18: a rounded field is as wide as its text and 14 points at each side, 34 points tall; a bare one as wide as its
/// text, rounded up to a whole point, and as tall as its line and 1.5 points, rounded up to a pixel. An empty field measures its placeholder.
/// Apple: https://developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor open class UITextField: UIControl {
    /// The look of the border. Raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line that looks sunken.
        case bezel = 2
        /// Rounded corners.
        case roundedRect = 3
    }

    /// When a view in the field shows. Raw values are Apple's.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While editing.
        case whileEditing = 1
        /// Unless editing.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The text.
    open var text: String? {
        get { storedText?.string ?? "" }
        set {
            storedText = newValue.map { NSAttributedString(string: $0) }
            contentDidChange()
        }
    }
    /// The styled text.
    open var attributedText: NSAttributedString? {
        get { storedText }
        set {
            storedText = newValue
            contentDidChange()
        }
    }
    /// The text that shows while there is none.
    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set {
            storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
            contentDidChange()
        }
    }
    /// The styled text that shows while there is none.
    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set {
            storedPlaceholder = newValue
            contentDidChange()
        }
    }
    /// The font: 17 points at first.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// Where the text stands.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsLayout() } }
    /// The look of the border.
    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }
    /// The attributes that new text gets.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the text shrinks to fit.
    open var adjustsFontSizeToFitWidth = false
    /// The least size it shrinks to, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the text size that a person chose.
    open var adjustsFontForContentSizeCategory = false
    /// Whether a touch empties the field.
    open var clearsOnBeginEditing = false
    /// When the clear button shows.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A view at the leading end.
    open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
    /// When it shows.
    open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
    /// A view at the trailing end.
    open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
    /// When it shows.
    open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }
    /// The picture behind the text, for a field without a rounded border.
    open var background: UIImage?
    /// The picture behind the text while the field can't be used.
    open var disabledBackground: UIImage?
    /// The view that takes the place of the keyboard.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private var storedInputView: UIView?
    /// The view on top of the keyboard.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }
    private var storedInputAccessoryView: UIView?
    /// Where the caret stands at a place of the text, in points.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let room = textRect(forBounds: bounds)
        let shown: UIFont = font ?? .systemFont(ofSize: 17)
        let whole = NSString(string: text ?? "")
        let before = whole.substring(to: min(max(0, position.offset), whole.length)).size(withAttributes: [.font: shown]).width
        let rest = max(0, room.width - (text ?? "").size(withAttributes: [.font: shown]).width)
        let start: CGFloat = textAlignment == .center ? rest / 2 : textAlignment == .right ? rest : 0
        return CGRect(x: room.minX + start + before, y: room.midY - shown.lineHeight / 2, width: 2, height: shown.lineHeight)
    }
    /// Puts text in place of what is selected, as typing does.
    open func insertText(_ text: String) { putIn(text) }
    /// Takes out what is selected, or the character before, as the delete key does.
    open func deleteBackward() { takeOut() }
    /// Whether straight quotes become curly ones.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens become a dash.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether blanks are put in and taken out around what is pasted.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// Which passwords the system may propose.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether typing replaces all text.
    open var clearsOnInsertion = false
    /// Whether a person can style the text.
    open var allowsEditingTextAttributes = false
    /// The attributes that typed text gets.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// The part of the text that is selected.
    open var selectedTextRange: UITextRange?
    /// The object that is asked about editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The keys of the keyboard.
    open var keyboardType: UIKeyboardType = .default
    /// The word on the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// The look of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// Which letters become capitals.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether the text is hidden behind dots.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    /// What the text means.
    open var textContentType: UITextContentType!
    /// Whether the return key waits for text.
    open var enablesReturnKeyAutomatically = false

    private var storedText: NSAttributedString?
    private var storedPlaceholder: NSAttributedString?

    /// Why editing ended. Raw values are Apple's.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is taken as it is.
        case committed = 0
        /// It was given up, on tvOS.
        case cancelled
    }

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// Whether there is text.
    open var hasText: Bool { (storedText?.length ?? 0) > 0 }
    /// A field that can be used may become the first responder.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    override var takesKeyboard: Bool { true }

    /// Begins editing unless the delegate says no; it and the targets hear of it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        if clearsOnBeginEditing { text = "" }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing unless the delegate says no; it and the targets hear of it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }

    // MARK: Sizes

    /// The size of text or placeholder with the border's room.
    open override var intrinsicContentSize: CGSize {
        let content = contentSize
        let sides = borderInset * 2 + sideViewsWidth
        switch borderStyle {
        case .none: return CGSize(width: content.width + sides, height: content.height)
        case .line, .bezel, .roundedRect:
            return CGSize(
                width: content.width + sides, height: max(InterfaceGeneration.current.roundedFieldHeight, lineHeight.rounded(.up) + 9))
        }
    }

    /// The natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The room at each side of the text, in points, that the natural width counts: 14 with a border (12.5 up to iOS 10), none without.
    private var borderInset: CGFloat { borderStyle == .none ? 0 : InterfaceGeneration.current.fieldMargin }

    private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

    private var contentSize: CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        let shown = hasText ? shownText : storedPlaceholder
        let width = shown.map { measureText($0, defaultFont: font, numberOfLines: 0).size.width } ?? 0
        return CGSize(width: PixelScale(1).up(width), height: borderlessHeight(font))
    }

    /// The height without a border: the line's, and a little room, which passwords don't have (one public document of Xcode 13).
    private func borderlessHeight(_ font: UIFont) -> CGFloat {
        let generation = InterfaceGeneration.current
        let line = generation.roundsTextStyles && font.textStyle != nil ? lineHeight.rounded() : lineHeight
        return PixelScale(generation.fieldScale ?? pixelScale).up(line + (isSecureTextEntry ? 0 : generation.fieldLineRoom))
    }

    /// The text as it shows: dots for a password.
    private var shownText: NSAttributedString? {
        guard isSecureTextEntry, let storedText else { return storedText }
        return NSAttributedString(string: String(repeating: "•", count: storedText.string.count))
    }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var sideViewsWidth: CGFloat {
        (isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0) + (isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0)
    }

    // MARK: Rectangles, in the field's coordinates

    /// The rectangle inside the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the text: 7 points inside a rounded border (measured), beside the views at the ends.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: borderStyle == .none ? 0 : 2)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
        let right = isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0
        rect.origin.x += isRightToLeft ? right : left
        rect.size.width = max(0, rect.width - left - right)
        return rect
    }

    /// The rectangle of the text while editing: the text's, less the clear button.
    open func editingRect(forBounds bounds: CGRect) -> CGRect {
        var rect = textRect(forBounds: bounds)
        if clearButtonMode == .whileEditing || clearButtonMode == .always { rect.size.width = max(0, rect.width - 24) }
        return rect
    }

    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The rectangle of the view at the leading end.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The rectangle of the clear button: 24 points at the end of the text, where it may show.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let text = textRect(forBounds: bounds)
        return CGRect(x: isRightToLeft ? text.minX : text.maxX - 24, y: bounds.midY - 12, width: 24, height: 24)
    }

    /// The rectangle of the view at the trailing end.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Lays out the views at the ends.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    override var firstBaselineOffsetFromTop: CGFloat { baseline }
    override var lastBaselineOffsetFromBottom: CGFloat { max(bounds.height, intrinsicContentSize.height) - baseline }
    override var baselineFontMetrics: (lineHeight: CGFloat, descender: CGFloat)? { font.map { ($0.lineHeight, $0.descender) } }

    /// The baseline below the top: the line stands in the middle of the field. A frame lower than the text, as one that was drawn for smaller letters,
    /// isn't the one that it will have.
    private var baseline: CGFloat {
        let font = font ?? .systemFont(ofSize: 17)
        let height = max(bounds.height, intrinsicContentSize.height)
        return PixelScale(pixelScale).nearest((height - font.lineHeight) / 2) + PixelScale(pixelScale).nearest(font.ascender)
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// What a text field asks and tells its delegate.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether what a person types, or takes out, may change a part of the text.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called when what is selected changed while a person types.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button takes the text out.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// What the method without a reason does, unless a delegate says otherwise.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Yes, unless a delegate says otherwise.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// Does nothing, unless a delegate says otherwise.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes, unless a delegate says otherwise.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes, unless a delegate says otherwise.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing, unless a delegate says otherwise.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes, unless a delegate says otherwise.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing, unless a delegate says otherwise.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Yes, unless a delegate says otherwise.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
