import Foundation

/// One button of an alert or an action sheet.
///
/// Apple: https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The look of the button. Raw values are Apple's.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Breaks off; an alert has one at most.
        case cancel = 1
        /// Does something that can't be undone.
        case destructive = 2
    }

    /// The words on the button.
    public let title: String?
    /// The look.
    public let style: Style
    /// Whether the button can be pressed.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Makes a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// A question with buttons, on a card over everything else.
///
/// The card is as tall as its texts, fields and buttons make it (`AlertCardView`); it stands in the middle of the window and makes way for the keyboard. An
/// action sheet stands at the bottom, on a pad in the middle.
/// Apple: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Card or sheet. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// At the bottom.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    /// The text below the title.
    open var message: String? { didSet { contentDidChange() } }
    /// The title above the message.
    open override var title: String? { didSet { contentDidChange() } }
    /// Card or sheet.
    open private(set) var preferredStyle: Style = .alert
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that the return key presses; it is set in bold.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    /// The fields of an alert; nil where there is none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    /// Makes a card or sheet without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .overFullScreen
    }

    /// Adds a button. A second cancel button stops the process, as on iOS.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            raise("NSInternalInconsistencyException", "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field to an alert. An action sheet has none: that stops the process, as on iOS.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        if preferredStyle != .alert {
            raise(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fields.append(field)
        contentDidChange()
    }

    /// Makes the card.
    open override func loadView() {
        view = AlertCardView(frame: .zero)
        contentDidChange()
    }

    /// Presses a button as a finger does: the alert goes, then the button's handler runs.
    package func press(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        let handler = action.handler
        if presentingViewController != nil { dismiss(animated: true) { handler?(action) } } else { handler?(action) }
    }

    private func contentDidChange() {
        guard let card = viewIfLoaded as? AlertCardView else { return }
        card.show(
            title: title, message: message, fields: fields, actions: ordered, preferred: preferredAction,
            isSheet: preferredStyle == .actionSheet
        ) {
            [weak self] in self?.press($0)
        }
        if let window = card.window { card.frame = frame(in: window) }
    }

    /// Cancel goes last in a column and first in a row.
    private var ordered: [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        let isRow = preferredStyle == .alert && actions.count == 2
        return isRow ? cancel + others : others + cancel
    }

    /// The card's rectangle in a window.
    func frame(in window: UIWindow) -> CGRect {
        guard let card = view as? AlertCardView else { return window.bounds }
        let isAtBottom = preferredStyle == .actionSheet && window.traitCollection.userInterfaceIdiom != .pad
        let width = isAtBottom ? min(window.bounds.width, window.bounds.height) - 16 : AlertCardView.width
        let size = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        guard isAtBottom else { return storedPopover?.frame(of: size, in: window) ?? window.middle(of: size) }
        let bottom = max(8, window.safeAreaInsets.bottom)
        return CGRect(
            x: (window.bounds.width - width) / 2, y: window.bounds.height - bottom - size.height, width: width, height: size.height)
    }
}

/// The card of an alert with the metrics of iOS 13 to 18: 270 points wide, buttons 44 tall (57 in a sheet), texts of 17 and 13 points 16 from the sides.
final class AlertCardView: UIView {
    static let width: CGFloat = 270
    private static let side: CGFloat = 16
    private static let top: CGFloat = 20
    private static let gap: CGFloat = 4
    private static let fieldHeight: CGFloat = 30
    private static let sheetGap: CGFloat = 8

    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []
    private var isSheet = false
    private var hasCancel = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(
        title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?, isSheet: Bool,
        press: @escaping (UIAlertAction) -> Void
    ) {
        self.isSheet = isSheet
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        messageLabel.text = message
        messageLabel.font = .systemFont(ofSize: 13)
        for old in self.fields + buttons as [UIView] where !fields.contains(where: { $0 === old }) { old.removeFromSuperview() }
        self.fields = fields
        for field in fields where field.superview !== self { addSubview(field) }
        hasCancel = isSheet && actions.last?.style == .cancel
        buttons = actions.map { button(for: $0, isBold: $0 === preferred || preferred == nil && $0.style == .cancel, press) }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
    }

    private func button(for action: UIAlertAction, isBold: Bool, _ press: @escaping (UIAlertAction) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        button.addAction(UIAction { _ in press(action) }, for: .touchUpInside)
        return button
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = arrange(width: bounds.width)
        for (view, frame) in places.frames { view.frame = frame }
    }

    private var buttonHeight: CGFloat { isSheet ? 57 : 44 }
    private var pixel: CGFloat { 1 / pixelScale }

    /// Where everything goes in a card of a width, and how tall that makes it: texts, fields, then buttons with lines of a pixel between them.
    private func arrange(width: CGFloat) -> (frames: [(UIView, CGRect)], height: CGFloat) {
        var frames: [(UIView, CGRect)] = []
        var y = placeTexts(width, &frames)
        y = placeFields(width, from: y, &frames)
        let isRow = !isSheet && buttons.count == 2
        if isRow {
            let half = (width - pixel) / 2
            for (index, button) in buttons.enumerated() {
                let x = CGFloat(isRightToLeft ? 1 - index : index) * (half + pixel)
                frames.append((button, CGRect(x: x, y: y + pixel, width: half, height: buttonHeight)))
            }
            return (frames, y + pixel + buttonHeight)
        }
        for (index, button) in buttons.enumerated() {
            let isApart = hasCancel && index == buttons.count - 1
            y += isApart ? Self.sheetGap : index == 0 && y == 0 ? 0 : pixel
            frames.append((button, CGRect(x: 0, y: y, width: width, height: buttonHeight)))
            y += buttonHeight
        }
        return (frames, y)
    }

    /// - Returns: where the texts end, with the room below them; 0 without any.
    private func placeTexts(_ width: CGFloat, _ frames: inout [(UIView, CGRect)]) -> CGFloat {
        let room = CGSize(width: width - 2 * Self.side, height: .greatestFiniteMagnitude)
        let labels = [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
        var y = Self.top
        for (index, label) in labels.enumerated() {
            if index > 0 { y += Self.gap }
            let height = label.sizeThatFits(room).height
            frames.append((label, CGRect(x: Self.side, y: y, width: room.width, height: height)))
            y += height
        }
        for label in [titleLabel, messageLabel] where label.text?.isEmpty != false { frames.append((label, .zero)) }
        if labels.isEmpty && fields.isEmpty { return 0 }
        return fields.isEmpty ? y + Self.top : y
    }

    private func placeFields(_ width: CGFloat, from start: CGFloat, _ frames: inout [(UIView, CGRect)]) -> CGFloat {
        guard !fields.isEmpty else { return start }
        var y = start + Self.side
        for field in fields {
            frames.append((field, CGRect(x: Self.side, y: y, width: width - 2 * Self.side, height: Self.fieldHeight)))
            y += Self.fieldHeight
        }
        return y + Self.side
    }
}
