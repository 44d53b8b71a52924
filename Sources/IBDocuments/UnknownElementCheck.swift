import Findings

/// Objects in view lists whose tag this package doesn't know, which are kept and laid out as plain views, and guides whose role it doesn't know.
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
            guard ancestors.last?.name == "subviews", !IBElementNames.views.contains(element.name) else { return }
            findings.append(
                Finding(
                    kind: "ib.unknown-element", severity: .info,
                    message: "<\(element.name)> isn't known; it is laid out as a plain view.", location: document.location(of: element)))
        }
    }

    private static let guides: Set<String> = [
        "safeArea", "layoutMargins", "readableContent", "contentLayoutGuide", "frameLayoutGuide", "keyboard",
    ]
}
