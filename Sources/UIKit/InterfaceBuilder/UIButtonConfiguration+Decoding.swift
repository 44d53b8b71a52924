import Foundation
import IBDocuments

extension IBDecoder {
    /// The configuration of a `buttonConfiguration` element.
    func buttonConfiguration(_ element: IBElement, of button: IBElement) -> UIButton.Configuration {
        let source = source(element)
        var configuration = (source.choice("style", UIButton.Configuration.documentStyles) ?? UIButton.Configuration.plain)()
        // The size first: it brings the insets that hold where none are written.
        if let size = source.choice("buttonSize", UIButton.Configuration.Size.documentNames) { configuration.buttonSize = size }
        if let insets = element.child(key: "contentInsets") { configuration.contentInsets = NSDirectionalEdgeInsets(document: insets) }
        decodeTitles(of: &configuration, source, button)
        decodeImage(of: &configuration, source)
        decodeLook(of: &configuration, source)
        return configuration
    }

    private func decodeTitles(of configuration: inout UIButton.Configuration, _ source: IBSource, _ button: IBElement) {
        let element = source.element
        if let title = element.string("title"), !title.isEmpty {
            configuration.title = localized(title, key: "configuration.title", of: button)
        }
        if let text = attributedString(element.child(key: "attributedTitle")), text.length > 0 {
            configuration.title = text.string
            configuration.styledTitle = text
        }
        if let subtitle = element.string("subtitle"), !subtitle.isEmpty {
            configuration.subtitle = localized(subtitle, key: "configuration.subtitle", of: button)
        }
        if let text = attributedString(element.child(key: "attributedSubtitle")), text.length > 0 {
            configuration.subtitle = text.string
            configuration.styledSubtitle = text
        }
        if let padding = source.number("titlePadding") { configuration.titlePadding = padding }
        if let alignment = source.choice("titleAlignment", UIButton.Configuration.TitleAlignment.documentNames) {
            configuration.titleAlignment = alignment
        }
        let titleFont = font(element.child(key: "titleFontDescription") ?? element.child(key: "fontDescription"), defaultSize: 17)
        if let titleFont { configuration.titleFont = titleFont }
        if let font = font(element.child(key: "subtitleFontDescription"), defaultSize: 13) { configuration.subtitleFont = font }
    }

    private func decodeImage(of configuration: inout UIButton.Configuration, _ source: IBSource) {
        if let image = image("image", of: source, configuredBy: "preferredSymbolConfigurationForImage") { configuration.image = image }
        if let edge = source.choice("imagePlacement", UIButton.Configuration.imagePlacements) { configuration.imagePlacement = edge }
        if let padding = source.number("imagePadding") { configuration.imagePadding = padding }
        if let shows = source.bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    }

    private func decodeLook(of configuration: inout UIButton.Configuration, _ source: IBSource) {
        let element = source.element
        if let style = source.choice("cornerStyle", UIButton.Configuration.CornerStyle.documentNames) { configuration.cornerStyle = style }
        if let color = element.child(key: "baseForegroundColor").flatMap({ color($0) }) { configuration.baseForegroundColor = color }
        if let color = element.child(key: "baseBackgroundColor").flatMap({ color($0) }) { configuration.baseBackgroundColor = color }
        guard let ground = element.child(key: "background") else { return }
        let values = self.source(ground)
        if let radius = values.number("cornerRadius") { configuration.background.cornerRadius = radius }
        if let width = values.number("strokeWidth") { configuration.background.strokeWidth = width }
        if let color = ground.child(key: "backgroundColor").flatMap({ color($0) }) { configuration.background.backgroundColor = color }
        if let color = ground.child(key: "strokeColor").flatMap({ color($0) }) { configuration.background.strokeColor = color }
    }
}

extension UIButton.Configuration {
    fileprivate static let documentStyles: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": plain, "filled": filled, "tinted": tinted, "gray": gray, "borderless": borderless, "bordered": bordered,
        "borderedTinted": borderedTinted, "borderedProminent": borderedProminent,
    ]

    fileprivate static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
    ]
}

extension UIButton.Configuration.Size {
    fileprivate static let documentNames: [String: Self] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
}

extension UIButton.Configuration.TitleAlignment {
    fileprivate static let documentNames: [String: Self] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}

extension UIButton.Configuration.CornerStyle {
    fileprivate static let documentNames: [String: Self] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
}
