import CoreGraphics
import Foundation

/// A control that does something when it is tapped: a title, a picture, or both.
///
/// Without a `configuration` it has the classic look and insets; `UIButton+Classic.swift` and `UIButton+Configured.swift` hold the two ways of
/// measuring and laying out.
/// Apple: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of a button. Raw values are Apple's.
    public enum ButtonType: Int, Sendable {
        /// No look of its own; the title is 18 points.
        case custom = 0
        /// The tint colour; the title is 15 points.
        case system = 1
        /// An i in a circle, for details.
        case detailDisclosure = 2
        /// An i in a circle, for light grounds.
        case infoLight = 3
        /// An i in a circle, for dark grounds.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// For tvOS; here the same as `system`.
        case plain = 6
        /// An x in a circle.
        case close = 7

        /// What iOS 6 called `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The kind of the button.
    public private(set) var buttonType: ButtonType

    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var images = StateValues<UIImage>()
    var backgroundImages = StateValues<UIImage>()
    var titleColors = StateValues<UIColor>()
    var titleShadowColors = StateValues<UIColor>()
    var storedTitleLabel: UILabel?
    var storedSubtitleLabel: UILabel?
    var storedImageView: UIImageView?
    var storedBackgroundView: UIImageView?
    /// The width in which a configuration's titles wrapped in the last solve.
    private var measuredWidth: CGFloat?

    /// The room around the content, in points. Zero stands for the default: 6 above and below a title.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// How far the title is moved inwards from where it would stand, in points; doesn't change the button's natural size.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }
    /// How far the picture is moved inwards from where it would stand, in points; doesn't change the button's natural size.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }
    /// The look and content since iOS 15, or nil for the classic button.
    open var configuration: Configuration? {
        didSet { contentDidChange() }
    }
    /// Changes `configuration` whenever the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The menu the button shows: on a long press, or on a tap where `showsMenuAsPrimaryAction` says so.
    open var menu: UIMenu? {
        didSet {
            menuDidChange()
            if changesSelectionAsPrimaryAction, let chosen = menu?.selectedElements.first { take(choice: chosen, of: menu ?? UIMenu()) }
        }
    }
    /// Whether an element that is chosen from the menu becomes the button's title.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            guard changesSelectionAsPrimaryAction, let menu, let first = menu.selectedElements.first ?? menu.children.first else { return }
            take(choice: first, of: menu)
        }
    }
    /// Whether the picture is dimmed while the button can't be operated.
    open var adjustsImageWhenDisabled = true
    /// Whether the picture is dimmed while a finger is on the button.
    open var adjustsImageWhenHighlighted = true

    /// Makes a custom button.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a button of a kind that performs an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Makes a button of a configuration that performs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    /// Makes a button of a frame that performs an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// Makes a button that a document describes.
    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
    }

    /// Sets the kind, as the decoding of a document does before anything else.
    package func become(_ type: ButtonType) {
        buttonType = type
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if var taken = configuration {
            if taken.title == nil, !action.title.isEmpty { taken.title = action.title }
            if taken.image == nil { taken.image = action.image }
            configuration = taken
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    // MARK: Content by state

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        if configuration != nil, state == .normal { configuration?.title = title }
        contentDidChange()
    }

    /// Sets the styled title of a state; it wins over the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        setNeedsLayout()
    }

    /// Sets the colour of the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors[state] = color
    }

    /// Sets the picture of a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        if configuration != nil, state == .normal { configuration?.image = image }
        contentDidChange()
    }

    /// Sets the picture behind title and picture in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    /// The title that shows in a state.
    open func title(for state: UIControl.State) -> String? { titles.shown(in: state) }
    /// The styled title that shows in a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.shown(in: state) }
    /// The colour of the title in a state; without one set, the tint of a system button and white for a custom one.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors.shown(in: state) ?? (buttonType == .custom ? .white : tintColor)
    }
    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.shown(in: state) }
    /// The picture that shows in a state.
    open func image(for state: UIControl.State) -> UIImage? { images.shown(in: state) }
    /// The picture behind the content that shows in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.shown(in: state) }

    /// The title as it shows now.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The styled title as it shows now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title as it shows now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The picture as it shows now.
    open var currentImage: UIImage? {
        guard let chosen = configuration?.image ?? image(for: state) else { return nil }
        let symbol = configuration.map(\.preferredSymbolConfigurationForImage) ?? symbolConfigurations[state.rawValue]
        guard let symbol, chosen.isSymbolImage else { return chosen }
        return chosen.withConfiguration(symbol)
    }
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    /// Sets how a symbol is shown in a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        symbolConfigurations[state.rawValue] = configuration
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    /// What the button is for, which nothing shows. Raw values are Apple's.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
    /// What the button is for.
    open var role: Role = .normal
    /// Whether the button changes its look by itself; it does where it has a handler.
    open var automaticallyUpdatesConfiguration = true
    /// Whether a touch makes the button glow; nothing glows since iOS 7.
    open var showsTouchWhenHighlighted = false
    /// Whether a pointer changes the button's look; kept.
    open var isPointerInteractionEnabled = false
    /// Makes a button of the system's kind with a picture.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let made = UIButton(type: .system)
        made.setImage(image, for: .normal)
        if let action { made.addTarget(target, action: action, for: .touchUpInside) }
        return made
    }
    /// The picture behind the content as it shows now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Parts

    /// The label of the title; it is made when it is first asked for or needed.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel(frame: .zero)
        label.font = defaultTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The view of the picture; it is made when it is first asked for or needed.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView(frame: .zero)
        storedImageView = view
        addSubview(view)
        return view
    }

    /// The label of a configuration's subtitle, once it has one.
    open var subtitleLabel: UILabel? { storedSubtitleLabel }

    /// 18 points for custom buttons, 15 for the others.
    var defaultTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    // MARK: Layout

    /// The natural size of the title and picture with the room around them, in points.
    open override var intrinsicContentSize: CGSize {
        configuration.map { configuredSize($0, fitting: measuredWidth ?? .greatestFiniteMagnitude) } ?? classicSize
    }

    /// The natural size; a configured button's titles wrap in the width offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configuration.map { configuredSize($0, fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude) } ?? classicSize
    }

    /// The titles of a configuration have no line limit: what they need depends on the width.
    override var entersIntrinsicSizeLate: Bool { configuration?.hasTitle == true }

    /// Wraps the titles of a configuration where the solved width is less than they would take.
    override func remeasure(forWidth width: CGFloat) -> Bool {
        guard let configuration, configuration.hasTitle else { return false }
        let wraps = configuredSize(configuration, fitting: .greatestFiniteMagnitude).width > width + 0.01
        let new = wraps ? width : nil
        defer { measuredWidth = new }
        return new != measuredWidth
    }

    override func forgetMeasuredWidth() -> Bool {
        defer { measuredWidth = nil }
        return measuredWidth != nil
    }

    /// Lays out background, picture and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateParts()
        if let configuration { layOut(configuration) } else { layOutClassic() }
    }

    /// The rectangle of the background, in the button's coordinates.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of title and picture together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The rectangle of the title inside a content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { classicRects(in: contentRect).title }

    /// The rectangle of the picture inside a content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { classicRects(in: contentRect).image }

    /// Asks for `updateConfiguration()` before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
        contentDidChange()
    }

    /// Brings the configuration up to date with the state.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        if configurationUpdateHandler != nil { updateConfiguration() }
        contentDidChange()
    }

    override var firstBaselineOffsetFromTop: CGFloat { titleBaseline(first: true) ?? super.firstBaselineOffsetFromTop }
    override var lastBaselineOffsetFromBottom: CGFloat {
        titleBaseline(first: false).map { intrinsicContentSize.height - $0 } ?? super.lastBaselineOffsetFromBottom
    }
    /// A button's title, and with it the baseline, stays in the middle of the button at any height (2 of 2 public documents).
    override var baselinesCenteredInHeight: CGFloat? {
        contentVerticalAlignment == .center && titleBaseline(first: true) != nil ? intrinsicContentSize.height : nil
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
