import Findings

/// Objects in view lists whose tag this package doesn't know. They are kept, and laid out as plain views.
struct UnknownElementCheck {
    private(set) var findings: [Finding] = []

    init(document: IBDocument) {
        document.root.visit { element, ancestors in
            guard ancestors.last?.name == "subviews", !IBElementNames.views.contains(element.name) else { return }
            findings.append(
                Finding(
                    kind: "ib.unknown-element", severity: .info,
                    message: "<\(element.name)> isn't known; it is laid out as a plain view.", location: document.location(of: element)))
        }
    }
}
