import Findings

/// Objects in view lists whose tag this package doesn't know, or whose natural size: they are kept, and laid out as plain views. And guides whose role it
/// doesn't know.
struct UnknownElementCheck {
    private(set) var findings: [Finding] = []

    init(document: IBDocument) {
        document.root.visit { element, ancestors in
            if element.name == "viewLayoutGuide", let role = element.key, !Self.guides.contains(role) {
                findings.append(
                    Finding(
                        kind: "ib.unknown-element", severity: .info,
                        message: "The layout guide \"\(role)\" isn't known; constraints to it are left out.",
                        location: document.location(of: element)))
            }
            guard ancestors.last?.name == "subviews" else { return }
            if IBElementNames.viewsOfUnknownSize.contains(element.name), element.bool("translatesAutoresizingMaskIntoConstraints") == false
            {
                findings.append(Self.unknownSize(element, document))
            }
            guard !IBElementNames.views.contains(element.name) else { return }
            findings.append(
                Finding(
                    kind: "ib.unknown-element", severity: .info,
                    message: "<\(element.name)> isn't known; it is laid out as a plain view.", location: document.location(of: element)))
        }
    }

    private static let guides: Set<String> = [
        "safeArea", "layoutMargins", "readableContent", "contentLayoutGuide", "frameLayoutGuide", "keyboard",
    ]

    private static func unknownSize(_ element: IBElement, _ document: IBDocument) -> Finding {
        let stored = element.rect(key: "frame")?.size
        let instead = stored.map { "the stored \(JSONText.number(Double($0.width))) x \(JSONText.number(Double($0.height)))" } ?? "nothing"
        return Finding(
            kind: "ib.unknown-size", severity: .info,
            message: "The natural size of <\(element.name)> isn't known here; \(instead) is taken where no constraint says another.",
            location: document.location(of: element))
    }
}
