import Foundation
import IBDocuments

/// The images and colours that a document's `resources` list, with the sizes and values they had when it was saved.
@MainActor final class IBResources {
    private let images: [String: IBImage]
    private let namedColors: [String: IBColor]
    private let systemColors: [String: IBColor]
    /// The images whose pixels the document holds itself.
    private let archives: [String: IBElement]
    private var made: [String: UIImage] = [:]

    init(document: IBDocument) {
        let own = document.root.list("resources").filter { $0.name == "image" && !$0.children.isEmpty }
        archives = Dictionary(own.compactMap { element in element["name"].map { ($0, element) } }, uniquingKeysWith: { first, _ in first })
        images = document.images
        namedColors = document.namedColors
        systemColors = document.systemColors
    }

    /// The image of a name: an asset catalogue's if one is registered, else one of the size that the document stores.
    func image(named name: String) -> UIImage? {
        if let known = made[name] { return known }
        guard let image = UIImage(named: name) ?? stored(name) else { return nil }
        made[name] = image
        return image
    }

    private func stored(_ name: String) -> UIImage? {
        guard let image = images[name] else { return nil }
        if image.catalog == "system" { return symbol(image, size: symbolSize(pointSize: 17, scale: 1, image)) }
        return archives[name].flatMap { ArchivedPicture.image(of: $0, size: image.size) } ?? UIImage(name: name, size: image.size)
    }

    /// A system symbol set in a font of a size; nil for another image.
    func symbol(named name: String, pointSize: CGFloat, scale: CGFloat) -> UIImage? {
        guard let image = images[name], image.catalog == "system" else { return nil }
        return symbol(image, size: symbolSize(pointSize: pointSize, scale: scale, image))
    }

    private func symbol(_ image: IBImage, size: CGSize) -> UIImage {
        UIImage(name: image.name, size: size, source: .symbol(image.name))
    }

    /// Documents store a symbol's proportions in a box of 64 or 128 points. On screen its longer side is about 20 points beside text of 17
    /// (`info.circle`: stored 128 x 123, shown 20 x 19), and grows with the text.
    private func symbolSize(pointSize: CGFloat, scale: CGFloat, _ image: IBImage) -> CGSize {
        let longer = max(image.size.width, image.size.height)
        guard longer > 0 else { return .zero }
        let factor = 20 / longer * pointSize / 17 * scale
        return CGSize(width: (image.size.width * factor * 2).rounded() / 2, height: (image.size.height * factor * 2).rounded() / 2)
    }

    /// The colour that an element names; UIKit's own for system colours it knows, else the value the document stores.
    func color(_ color: IBColor) -> UIColor? {
        switch color {
        case .components(let red, let green, let blue, let alpha, let space):
            if space == "displayP3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .named(let name):
            return UIColor(named: name) ?? namedColors[name].flatMap { self.color($0) }
        case .system(let name):
            if let own = UIColor.systemColor(named: name) { return own }
            if let stored = systemColors[name], stored != color { return self.color(stored) }
            return nil
        }
    }
}

extension IBDecoder {
    /// The tint that a storyboard gives to everything in it that has none of its own ("Global Tint").
    package func applyGlobalTint(to view: UIView) {
        guard view.storedTintColor == nil, let tint = document.root.child(key: "tintColor").flatMap({ color($0) }) else { return }
        view.tintColor = tint
    }

    /// The colour of a `color` element.
    func color(_ element: IBElement) -> UIColor? {
        element.color.flatMap { resources.color($0) }
    }

    /// The image in a role of an element: the one that an attribute names, or an `imageReference`, which Interface Builder writes instead where
    /// the image has a scale or a rendering of its own. A system symbol has the size that a configuration inside the element asks for.
    func image(_ role: String, of source: IBSource, configuredBy key: String? = "preferredSymbolConfiguration") -> UIImage? {
        let configuration = key.flatMap { source.element.child(key: $0) }
        if let name = source[role] { return image(name, configuration) }
        guard let reference = source.child(key: role), reference.name == "imageReference", let name = reference["image"] else { return nil }
        let image = image(name, configuration, scale: reference["symbolScale"])
        guard let mode = reference["renderingMode"].flatMap({ Self.renderingModes[$0] }) else { return image }
        return image?.withRenderingMode(mode)
    }

    private static let symbolScales: [String: CGFloat] = ["small": 0.78, "medium": 1, "large": 1.28]
    private static let renderingModes: [String: UIImage.RenderingMode] = ["original": .alwaysOriginal, "template": .alwaysTemplate]

    /// The image of a name; a scale of the image's own goes before that of what shows it.
    private func image(_ name: String, _ configuration: IBElement?, scale own: String? = nil) -> UIImage? {
        let scale = own.flatMap { Self.symbolScales[$0] } ?? configuration?["scale"].flatMap { Self.symbolScales[$0] }
        guard configuration != nil || scale != nil else { return resources.image(named: name) }
        // The canvas takes the scale but not the size of a text style (one public document).
        let named = configuration?.child(key: "fontDescription").flatMap { purpose == .canvas && $0["style"] != nil ? nil : $0 }
        let fontSize = font(named, defaultSize: 17)?.pointSize
        let pointSize = configuration?.number("pointSize").map { CGFloat($0) } ?? fontSize ?? 17
        return resources.symbol(named: name, pointSize: min(max(pointSize, 1), 1000), scale: scale ?? 1) ?? resources.image(named: name)
    }

    /// The text as the language has it: documents hold the development language's, a `.strings` file beside them the others, by object id
    /// and property.
    package func localized(_ text: String, key: String, of element: IBElement) -> String {
        guard !strings.entries.isEmpty, let id = element.id else { return text }
        return strings.entries["\(id).\(key)"] ?? text
    }
}
