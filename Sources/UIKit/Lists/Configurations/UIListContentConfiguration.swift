import Foundation

/// A text, a second text and a picture as rows of lists show them.
///
/// The metrics are those of iOS 14 to 18: 11 points above and below, 16 between picture and text; other figures follow one observation.
/// Apple: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// How one of the texts looks.
    @preconcurrency @MainActor public struct TextProperties {
        /// Where the lines stand. Raw values are Apple's.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }

        /// How letters are written. Raw values are Apple's.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor = .label
        /// Where the lines stand.
        public var alignment: TextAlignment = .natural
        /// How a line that is too long ends.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines; 0 for any number.
        public var numberOfLines = 0
        /// Whether the text shrinks to fit.
        public var adjustsFontSizeToFitWidth = false
        /// Whether the font follows the text size that a person chose.
        public var adjustsFontForContentSizeCategory = true
        /// How letters are written.
        public var transform: TextTransform = .none
    }

    /// How the picture looks.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The colour of a stencil.
        public var tintColor: UIColor?
        /// How a symbol is shown.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for no limit.
        public var maximumSize: CGSize = .zero
        /// The size kept free for the picture, in points; 0 for the picture's own.
        public var reservedLayoutSize: CGSize = .zero
        /// The value of `reservedLayoutSize` that keeps the room of a symbol.
        public static let standardDimension: CGFloat = 0
    }

    /// The first text.
    public var text: String?
    /// The first text with attributes; it wins over `text`.
    public var attributedText: NSAttributedString?
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes; it wins over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The picture at the leading side.
    public var image: UIImage?
    /// How the first text looks.
    public var textProperties: TextProperties
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The room around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the superview's margins count as well where they are wider.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The room between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least room between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// Whether the texts stand side by side where there is room.
    public var prefersSideBySideTextAndSecondaryText = false

    private init(text: UIFont, secondary: UIFont, secondaryColor: UIColor = .label, margins: NSDirectionalEdgeInsets? = nil) {
        textProperties = TextProperties(font: text)
        secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
        let vertical = InterfaceGeneration.current.cellMargin
        directionalLayoutMargins = margins ?? NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }

    /// A row of a list.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1))
    }
    /// A row with a smaller text below.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .caption1))
    }
    /// A row with a text at the trailing side.
    public static func valueCell() -> UIListContentConfiguration {
        var value = UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .body), secondary: .preferredFont(forTextStyle: .body), secondaryColor: .secondaryLabel)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .subheadline),
            secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .subheadline), secondary: .preferredFont(forTextStyle: .subheadline),
            secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var header = UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .footnote), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
        header.textProperties.color = .secondaryLabel
        header.textProperties.transform = .uppercase
        return header
    }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        var footer = UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .footnote), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        footer.textProperties.color = .secondaryLabel
        return footer
    }

    /// A header of a grouped list in larger letters.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .title3).bold, secondary: .preferredFont(forTextStyle: .subheadline),
            secondaryColor: .secondaryLabel, margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
    }
    /// A header of a list: that of a grouped one.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// A footer of a list: that of a grouped one.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A row of a sidebar with a smaller text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .subheadline),
            secondaryColor: .secondaryLabel)
    }

    /// The picture as it shows.
    var shownImage: UIImage? {
        guard let image, let symbol = imageProperties.preferredSymbolConfiguration, image.isSymbolImage else { return image }
        return image.withConfiguration(symbol)
    }

    /// Makes a view that shows this.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// Shows a list's content.
///
/// Apple: https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()
    private var constraintsOfContent: [NSLayoutConstraint] = []

    /// The rectangle of the first text as a guide; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { textLabel.superview == nil ? nil : textGuide }
    private let textGuide = UILayoutGuide()

    /// Makes a view of a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        addLayoutGuide(textGuide)
        rebuild()
    }

    /// A document doesn't hold such a view.
    public required init?(coder: NSCoder) { nil }

    /// What the view shows; a configuration of another kind is ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            rebuild()
        }
    }

    private func rebuild() {
        NSLayoutConstraint.deactivate(constraintsOfContent)
        for view in [textLabel, secondaryLabel, imageView] { view.removeFromSuperview() }
        insetsLayoutMarginsFromSafeArea = false
        followMargins()
        fill(textLabel, list.attributedText, list.text, list.textProperties)
        fill(secondaryLabel, list.secondaryAttributedText, list.secondaryText, list.secondaryTextProperties)
        imageView.image = list.shownImage
        imageView.tintColor = list.imageProperties.tintColor
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        constraintsOfContent = imageConstraints() + textConstraints()
        NSLayoutConstraint.activate(constraintsOfContent)
    }

    /// Takes wider margins of the superview on the axes that are to keep them.
    open override func updateConstraints() {
        followMargins()
        super.updateConstraints()
    }

    private func followMargins() {
        var margins = list.directionalLayoutMargins
        if let outer = superview?.directionalLayoutMargins {
            if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
                (margins.leading, margins.trailing) = (max(margins.leading, outer.leading), max(margins.trailing, outer.trailing))
            }
            if list.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
                (margins.top, margins.bottom) = (max(margins.top, outer.top), max(margins.bottom, outer.bottom))
            }
        }
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    }

    private func fill(
        _ label: UILabel, _ attributed: NSAttributedString?, _ text: String?, _ look: UIListContentConfiguration.TextProperties
    ) {
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        switch look.transform {
        case .none: label.text = text
        case .uppercase: label.text = text?.uppercased()
        case .lowercase: label.text = text?.lowercased()
        case .capitalized: label.text = text?.capitalized
        }
        if let attributed { label.attributedText = attributed }
        label.translatesAutoresizingMaskIntoConstraints = false
        if !(label.text ?? "").isEmpty { addSubview(label) }
    }

    private func imageConstraints() -> [NSLayoutConstraint] {
        guard let image = list.shownImage else { return [] }
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        let most = list.imageProperties.maximumSize
        let shrink = min(
            1, most.width > 0 && image.size.width > 0 ? most.width / image.size.width : 1,
            most.height > 0 && image.size.height > 0 ? most.height / image.size.height : 1)
        let size = CGSize(width: image.size.width * shrink, height: image.size.height * shrink)
        let reserved = list.imageProperties.reservedLayoutSize
        let room = reserved.width > 0 ? reserved.width : size.width
        return [
            imageView.widthAnchor.constraint(equalToConstant: size.width), imageView.heightAnchor.constraint(equalToConstant: size.height),
            imageView.centerXAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: (isRightToLeft ? -1 : 1) * room / 2),
            imageView.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
            imageView.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
            textGuide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: room + list.imageToTextPadding),
        ]
    }

    /// The texts lie in a guide between the margins; below each other, or side by side with the second one at the end.
    private func textConstraints() -> [NSLayoutConstraint] {
        let margins = layoutMarginsGuide
        let top = textGuide.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor)
        let snug = textGuide.topAnchor.constraint(equalTo: margins.topAnchor)
        snug.priority = .init(700)
        var all = [
            top, snug, textGuide.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            textGuide.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
        if list.image == nil { all.append(textGuide.leadingAnchor.constraint(equalTo: margins.leadingAnchor)) }
        let shown = [textLabel, secondaryLabel].filter { $0.superview === self }
        guard let first = shown.first, let last = shown.last else { return all }
        all += [first.topAnchor.constraint(equalTo: textGuide.topAnchor), first.leadingAnchor.constraint(equalTo: textGuide.leadingAnchor)]
        if first === last {
            return all + [
                first.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
                first.bottomAnchor.constraint(equalTo: textGuide.bottomAnchor),
            ]
        }
        if list.prefersSideBySideTextAndSecondaryText {
            last.setContentHuggingPriority(.init(260), for: .horizontal)
            return all + [
                last.leadingAnchor.constraint(
                    greaterThanOrEqualTo: first.trailingAnchor, constant: list.textToSecondaryTextHorizontalPadding),
                last.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
                last.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
                first.bottomAnchor.constraint(equalTo: textGuide.bottomAnchor),
            ]
        }
        return all + [
            first.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
            last.leadingAnchor.constraint(equalTo: textGuide.leadingAnchor),
            last.trailingAnchor.constraint(equalTo: textGuide.trailingAnchor),
            last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: list.textToSecondaryTextVerticalPadding),
            last.bottomAnchor.constraint(equalTo: textGuide.bottomAnchor),
        ]
    }
}

extension UIFont {
    /// The same font in bold.
    fileprivate var bold: UIFont {
        UIFont(descriptor: fontDescriptor.withSymbolicTraits(.traitBold) ?? fontDescriptor, size: pointSize)
    }
}
