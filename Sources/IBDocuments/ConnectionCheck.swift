import Findings

/// Connections and runtime attributes that leave out what they can't do without: an outlet that names no property, an action without a selector, a
/// segue that leads nowhere.
struct ConnectionCheck {
    private(set) var findings: [Finding] = []

    /// What each needs, and what to call it.
    private static let needs: [String: [(attribute: String, noun: String)]] = [
        "outlet": [("property", "property"), ("destination", "destination")],
        "outletCollection": [("property", "property"), ("destination", "destination")],
        "action": [("selector", "selector"), ("destination", "destination")],
        "segue": [("kind", "kind"), ("destination", "destination")],
        "userDefinedRuntimeAttribute": [("keyPath", "key path"), ("type", "type")],
        "exclude": [("reference", "object")], "include": [("reference", "object")],
    ]

    init(document: IBDocument) {
        document.root.visit { element, _ in
            guard let needs = Self.needs[element.name], !Self.leansOnAnother(element) else { return }
            let missing = needs.filter { (element[$0.attribute] ?? "").isEmpty }.map(\.noun)
            guard !missing.isEmpty else { return }
            findings.append(
                Finding(
                    kind: "ib.broken-reference", severity: .error,
                    message: "The <\(element.name)> names no \(missing.joined(separator: " and no ")), so nothing comes of it.",
                    location: document.location(of: element)))
        }
    }

    /// A segue that refers to another one: in the list that a canvas's bars are inferred from, and those of a preview (peek and pop).
    private static func leansOnAnother(_ element: IBElement) -> Bool {
        element.name == "segue" && (element["reference"] != nil || element["inheritsFrom"] != nil)
    }
}
