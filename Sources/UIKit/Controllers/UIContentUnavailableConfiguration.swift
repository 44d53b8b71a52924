import CoreGraphics
import Foundation

/// What stands in place of content that isn't there: a picture, a text, a second one, buttons.
///
/// In the middle of the view, in a column that keeps to the margins; the distances are those of iOS 17 as they are known.
/// Apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How a text looks.
    @preconcurrency @MainActor public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How a line that is too long ends.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines; 0 for any number.
        public var numberOfLines = 0
        /// Whether the text shrinks to fit.
        public var adjustsFontSizeToFitWidth = false
    }

    /// How the picture looks.
    @preconcurrency @MainActor public struct ImageProperties {
        /// How a symbol is shown.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a stencil.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for no limit.
        public var maximumSize: CGSize = .zero
    }

    /// What a button does.
    @preconcurrency @MainActor public struct ButtonProperties {
        /// What a tap does.
        public var primaryAction: UIAction?
        /// What a tap offers.
        public var menu: UIMenu?
        /// Whether it can be tapped.
        public var isEnabled = true
    }

    /// The picture.
    public var image: UIImage?
    /// How it looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes; it wins over the plain one.
    public var attributedText: NSAttributedString?
    /// How it looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes; it wins over the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// How it looks.
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The look of the button; it shows where this has a title or a picture.
    public var button: UIButton.Configuration = .plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of a second button.
    public var secondaryButton: UIButton.Configuration = .plain()
    /// What it does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The room around everything, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The room between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The room between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The room between texts and button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The room between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// Whether a wheel turns in place of the picture.
    fileprivate var isLoading = false

    private init() {}

    /// Nothing is there.
    public static func empty() -> UIContentUnavailableConfiguration {
        var value = UIContentUnavailableConfiguration()
        value.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        value.imageProperties.tintColor = .secondaryLabel
        value.textProperties.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold)
        return value
    }

    /// A wheel turns until something is there.
    public static func loading() -> UIContentUnavailableConfiguration {
        var value = UIContentUnavailableConfiguration()
        (value.isLoading, value.text) = (true, "Loading…")
        value.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        value.imageToTextPadding = 8
        return value
    }

    /// A search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var value = empty()
        value.image = UIImage(systemName: "magnifyingglass")
        (value.text, value.secondaryText) = ("No Results", "Check the spelling or try a new search.")
        return value
    }

    /// Makes a view that shows this.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}

/// Shows what stands in place of content.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private var column = UIStackView()

    /// Makes a view of a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        rebuild()
    }

    /// A document doesn't hold such a view.
    public required init?(coder: NSCoder) { nil }

    /// What the view shows; a configuration of another kind is ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            rebuild()
        }
    }

    private func rebuild() {
        column.removeFromSuperview()
        column = UIStackView(arrangedSubviews: [])
        (column.axis, column.alignment) = (.vertical, .center)
        column.translatesAutoresizingMaskIntoConstraints = false
        directionalLayoutMargins = shown.directionalLayoutMargins
        let texts = [
            label(shown.text, shown.attributedText, shown.textProperties),
            label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
        ]
        let buttons = [
            button(shown.button, shown.buttonProperties), button(shown.secondaryButton, shown.secondaryButtonProperties),
        ]
        add([sign], then: shown.imageToTextPadding)
        add([texts[0]], then: shown.textToSecondaryTextPadding)
        add([texts[1]], then: shown.textToButtonPadding)
        if texts[1] == nil, let text = texts[0] { column.setCustomSpacing(shown.textToButtonPadding, after: text) }
        add([buttons[0]], then: shown.buttonToSecondaryButtonPadding)
        add([buttons[1]], then: 0)
        addSubview(column)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
    }

    private func add(_ views: [UIView?], then room: CGFloat) {
        for case let view? in views {
            column.addArrangedSubview(view)
            column.setCustomSpacing(room, after: view)
        }
    }

    private var sign: UIView? {
        if shown.isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        }
        guard let image = shown.image else { return nil }
        let symbol = shown.imageProperties.preferredSymbolConfiguration
        let view = UIImageView(image: symbol.map { image.isSymbolImage ? image.withConfiguration($0) : image } ?? image)
        view.tintColor = shown.imageProperties.tintColor
        view.contentMode = .scaleAspectFit
        (view.layer.cornerRadius, view.clipsToBounds) = (shown.imageProperties.cornerRadius, shown.imageProperties.cornerRadius > 0)
        let most = shown.imageProperties.maximumSize
        if most.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width).isActive = true }
        if most.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height).isActive = true }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ look: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard text?.isEmpty == false || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
        (label.lineBreakMode, label.adjustsFontSizeToFitWidth) = (look.lineBreakMode, look.adjustsFontSizeToFitWidth)
        (label.textAlignment, label.text) = (.center, text)
        if let attributed { label.attributedText = attributed }
        return label
    }

    private func button(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard look.title?.isEmpty == false || look.image != nil else { return nil }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        (button.menu, button.isEnabled) = (properties.menu, properties.isEnabled)
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        return button
    }
}

/// What a controller's placeholder goes by.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// What is searched for; nil where nothing is.
    public var searchText: String?

    /// Makes a state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
    /// The state that the placeholder goes by: the traits, and the text of the search that is active.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let search = navigationItem.searchController, search.isActive { state.searchText = search.searchBar.text }
        return state
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)`, at once.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        guard isViewLoaded else { return }
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    /// Shows a configuration over the view, or takes it away: it fills the safe area.
    func showContentUnavailable() {
        guard let container = viewIfLoaded else { return }
        guard let configuration = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState) else {
            contentUnavailableView?.removeFromSuperview()
            return contentUnavailableView = nil
        }
        if let shown = contentUnavailableView, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        contentUnavailableView?.removeFromSuperview()
        let view = configuration.makeContentView()
        contentUnavailableView = view
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let area = container.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: area.topAnchor), view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: area.bottomAnchor), view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }
}
