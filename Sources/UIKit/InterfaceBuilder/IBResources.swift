import Foundation
import IBDocuments

/// The images and colours that a document's `resources` list, with the sizes and values they had when it was saved.
@MainActor final class IBResources {
    private let images: [String: IBImage]
    private let namedColors: [String: IBColor]
    private let systemColors: [String: IBColor]
    private var made: [String: UIImage] = [:]

    init(document: IBDocument) {
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
        return UIImage(name: name, size: image.size, source: image.catalog == "system" ? .symbol(name) : .none)
    }

    /// The colour that an element names; UIKit's own for system colours it knows, else the value the document stores.
    func color(_ color: IBColor) -> UIColor? {
        switch color {
        case .components(let red, let green, let blue, let alpha, _):
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
    /// The colour of a `color` element.
    func color(_ element: IBElement) -> UIColor? {
        element.color.flatMap { resources.color($0) }
    }

    /// The image of a name.
    func image(_ name: String) -> UIImage? {
        resources.image(named: name)
    }

    /// The text as the language has it: documents hold the development language's, a `.strings` file beside them the others, by object id
    /// and property.
    func localized(_ text: String, key: String, of element: IBElement) -> String {
        guard !strings.entries.isEmpty, let id = element.id else { return text }
        return strings.entries["\(id).\(key)"] ?? text
    }
}
