import Findings
import IBDocuments
import IBLoading

/// Images and colours that no asset catalogue of the project has.
enum MissingResource: DocumentRule {
    /// The kind stands with those of reading documents, which gives it for fonts.
    static let kinds: [FindingKind] = []

    static func findings(in document: IBDocument) -> [Finding] {
        let catalogue = ProjectCatalogue.around(document.path)
        // A document without a project has its resources elsewhere.
        guard !catalogue.isEmpty else { return [] }
        return document.root.list("resources").compactMap { element in
            guard let name = element["name"], element["catalog"] != "system" else { return nil }
            switch element.name {
            case "image" where !catalogue.hasImage(name): return finding("image", name, element, document)
            case "namedColor" where !catalogue.hasColor(name): return finding("colour", name, element, document)
            default: return nil
            }
        }
    }

    private static func finding(_ what: String, _ name: String, _ element: IBElement, _ document: IBDocument) -> Finding {
        Finding(
            kind: "ib.missing-resource", severity: .warning, message: "There is no \(what) \"\(name)\" in the project's asset catalogues.",
            location: document.location(of: element), fix: "Add it, or correct the name.")
    }
}
