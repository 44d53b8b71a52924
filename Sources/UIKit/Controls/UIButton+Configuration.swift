import Foundation

/// Changes attributes of text before it shows.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer
public struct UIConfigurationTextAttributesTransformer {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Makes a change of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Changes attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour before it shows.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer
public struct UIConfigurationColorTransformer {
    /// The change.
    public let transform: (UIColor) -> UIColor
    /// Makes a change of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// Changes a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIButton {
    /// The look and content of a button since iOS 15.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    @preconcurrency @MainActor public struct Configuration {
        /// How large the button is. Raw values are Apple's.
        public enum Size: Int, Sendable {
            /// 34.5 points tall with its own font: the default.
            case medium = 0
            /// A small button.
            case small = 1
            /// The smallest button.
            case mini = 2
            /// A large button.
            case large = 3
        }

        /// How the corners are rounded. Raw values are Apple's.
        public enum CornerStyle: Int, Sendable {
            /// By the background's own radius.
            case fixed = -1
            /// By the background's radius, scaled with the text size.
            case dynamic = 0
            /// A small radius.
            case small = 1
            /// A medium radius.
            case medium = 2
            /// A large radius.
            case large = 3
            /// Half the height.
            case capsule = 4
        }

        /// How title and subtitle stand to each other. Raw values are Apple's.
        public enum TitleAlignment: Int, Sendable {
            /// As the content's alignment says.
            case automatic = 0
            /// At the leading edge.
            case leading = 1
            /// Centred.
            case center = 2
            /// At the trailing edge.
            case trailing = 3
        }

        /// The named looks.
        package enum Style: Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        /// The title.
        public var title: String?
        /// The styled title of a document; it wins over the plain one.
        package var styledTitle: NSAttributedString?
        /// The title with attributes; setting it sets the plain one too.
        public var attributedTitle: AttributedString? {
            get { styledTitle.map { AttributedString($0) } }
            set {
                styledTitle = newValue.map { NSAttributedString($0) }
                title = styledTitle?.string
            }
        }
        /// Changes the attributes of the title before it shows: its font and colour.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes of the subtitle before it shows; kept.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the picture's colour before it shows; kept.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol is shown.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// What happens to a title that is too wide; kept, titles wrap.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The same for the subtitle; kept.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        /// What a button that offers a menu shows. Raw values are Apple's.
        public enum Indicator: Int, Sendable {
            case automatic = 0
            case none, popup
        }
        /// What a button that offers a menu shows; kept.
        public var indicator: Indicator = .automatic
        /// The configuration as a button in its state would show it: itself.
        public func updated(for button: UIButton) -> Configuration { self }

        /// The second line.
        public var subtitle: String?
        /// The styled second line of a document; it wins over the plain one.
        package var styledSubtitle: NSAttributedString?
        /// The picture.
        public var image: UIImage?
        /// The edge of the titles at which the picture stands.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between picture and titles, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other.
        public var titleAlignment: TitleAlignment = .automatic
        /// The room around the content, in points: 7 above and below, 12 at the sides, for a medium button (measured).
        public var contentInsets: NSDirectionalEdgeInsets
        /// How large the button is; setting it sets insets that weren't changed.
        public var buttonSize: Size = .medium {
            didSet { if contentInsets == Self.insets(of: oldValue) { contentInsets = Self.insets(of: buttonSize) } }
        }
        /// How the corners are rounded.
        public var cornerStyle: CornerStyle = .dynamic
        /// The ground.
        public var background = UIBackgroundConfiguration()
        /// The colour of title and picture, or nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The colour of the ground, or nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// Whether a spinner stands in place of the picture.
        public var showsActivityIndicator = false
        /// Whether the button changes its look by itself when it is selected.
        public var automaticallyUpdateForSelection = true
        /// The font of the title, as documents give it; nil for the size's own.
        package var titleFont: UIFont?
        /// The font of the second line, as documents give it; nil for the footnote's.
        package var subtitleFont: UIFont?
        /// Whether there is text that can wrap.
        var hasTitle: Bool { title?.isEmpty == false || (styledTitle?.length ?? 0) > 0 || subtitle?.isEmpty == false }
        /// The named look this configuration began with.
        package let style: Style

        package init(style: Style) {
            self.style = style
            contentInsets = Self.insets(of: .medium)
        }

        /// Text alone.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// On grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On a pale tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// On the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Without a border.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// With a border.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// With a border, on a pale tint.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// With a border, on the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// Sets the insets that the size has by default.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(of: buttonSize)
        }

        /// 7 and 12 points for medium buttons are measured; the others give the heights 28 and 50 that small and large buttons are known by.
        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}
