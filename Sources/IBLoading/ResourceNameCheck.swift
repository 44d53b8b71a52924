import Findings
import IBDocuments
import UIKit

/// Images and colours that a document uses by name and has no size or value of: they are neither among its resources nor in the project around it,
/// so nothing is drawn of them and an image has no natural size.
struct ResourceNameCheck {
    private(set) var findings: [Finding] = []

    private struct Use: Hashable {
        let kind: String
        let name: String
    }

    /// Attributes that name an image and aren't called so.
    private static let imageAttributes: [String: Set<String>] = ["textField": ["background", "disabledBackground"]]

    @MainActor init(document: IBDocument) {
        let resources = document.root.list("resources")
        func names(_ tag: String) -> Set<String> { Set(resources.filter { $0.name == tag }.compactMap { $0["name"] }) }
        let (images, colors, systemColors) = (names("image"), names("namedColor"), names("systemColor"))
        var places: [Use: [IBElement]] = [:]
        var order: [Use] = []
        func note(_ kind: String, _ name: String, _ element: IBElement) {
            let use = Use(kind: kind, name: name)
            if places[use] == nil { order.append(use) }
            places[use, default: []].append(element)
        }
        for part in document.root.children where part.name != "resources" && part.name != "classes" {
            part.visit { element, _ in
                for name in Self.images(of: element) where !images.contains(name) {
                    note(element["catalog"] == "system" ? "system symbol" : "image", name, element)
                }
                switch element.color {
                case .named(let name)? where !colors.contains(name): note("colour", name, element)
                case .system(let name)? where !systemColors.contains(name) && UIColor.systemColor(named: name) == nil:
                    note("system colour", name, element)
                default: break
                }
            }
        }
        guard !order.isEmpty else { return }
        let catalogue = ProjectCatalogue.around(document.path)
        for use in order where !Self.has(use, catalogue) { findings.append(Self.finding(use, places[use] ?? [], document)) }
    }

    /// The names of images that an element gives.
    private static func images(of element: IBElement) -> [String] {
        if element.name == "userDefinedRuntimeAttribute" { return element["type"] == "image" ? named([element["value"]]) : [] }
        if element.name == "accessibilityTraits" { return [] }
        let own = imageAttributes[element.name] ?? []
        return named(
            element.attributes.filter { $0.name == "image" || $0.name.hasSuffix("Image") || own.contains($0.name) }.map(\.value))
    }

    private static func named(_ names: [String?]) -> [String] { names.compactMap { $0 }.filter { !$0.isEmpty } }

    private static func has(_ use: Use, _ catalogue: ProjectCatalogue) -> Bool {
        switch use.kind {
        case "image": catalogue.hasImage(use.name)
        case "colour": catalogue.hasColor(use.name)
        default: false
        }
    }

    /// Colours of iOS 6 that UIKit still answers to and has given no value for.
    private static func isOutdated(_ use: Use) -> Bool {
        ["scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor", "underPageBackgroundColor"].contains(use.name)
    }

    private static func finding(_ use: Use, _ places: [IBElement], _ document: IBDocument) -> Finding {
        let sentence =
            switch use.kind {
            case "system symbol":
                "The system symbol \"\(use.name)\" isn't among the document's resources, so its proportions aren't known and it isn't shown."
            case "system colour":
                "The system colour \"\(use.name)\" isn't known, and the document's resources hold no value of it; it isn't shown."
            default:
                "The \(use.kind) \"\(use.name)\" is neither among the document's resources nor in the project; it isn't shown."
            }
        return Finding(
            kind: "ib.missing-resource", severity: isOutdated(use) ? .info : .warning, message: sentence,
            location: places.first.map(document.location),
            notes: places.dropFirst().prefix(5).map { Note("it is named here as well", location: document.location(of: $0)) },
            fix: "Add it, or correct the name.")
    }
}
