import Findings

/// References to object ids that the document doesn't have.
struct ReferenceCheck {
    private(set) var findings: [Finding] = []

    /// The attributes that name an object, by element.
    static let references: [String: [String]] = [
        "constraint": ["firstItem", "secondItem"],
        "outlet": ["destination"],
        "outletCollection": ["destination"],
        "action": ["destination"],
        "segue": ["destination"],
        "exclude": ["reference"],
        "include": ["reference"],
        "document": ["initialViewController"],
    ]

    /// Attributes of elements that are there without the object they name.
    private static let mentions: [String: [String]] = [
        "segue": ["popoverAnchorView", "popoverAnchorBarButtonItem"], "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
        "tableViewCellContentView": ["tableViewCell"],
    ]

    init(document: IBDocument) {
        document.root.visit { element, _ in
            for attribute in (Self.references[element.name] ?? []) + (Self.mentions[element.name] ?? []) {
                guard let id = element[attribute], !id.isEmpty, document.elements[id] == nil else { continue }
                findings.append(Self.finding(element, attribute, id, document))
            }
        }
    }

    private static func finding(_ element: IBElement, _ attribute: String, _ id: String, _ document: IBDocument) -> Finding {
        let consequence = element.name == "constraint" ? " The constraint is left out." : ""
        return Finding(
            kind: "ib.broken-reference", severity: element.name == "exclude" || element.name == "include" ? .warning : .error,
            message: "The \(attribute) of <\(element.name)> is \(id), and the document has no such object.\(consequence)",
            location: document.location(of: element))
    }
}
