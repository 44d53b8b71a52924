import Findings

/// Words of what isn't an object's own attribute: of constraints, segues, variations, runtime attributes, resources and the
/// document itself. Attributes of objects
/// are read with the same care when the objects are made.
struct WordCheck {
    private(set) var findings: [Finding] = []

    /// Attributes that are YES or NO, by element.
    private static let switches: [String: [String]] = [
        "document": ["useAutolayout", "useSafeAreas", "useTraitCollections", "launchScreen", "colorMatched"],
        "constraint": ["symbolic", "placeholder"], "segue": ["animates"], "string": ["base64-UTF8"], "mutableString": ["base64-UTF8"],
        "simulatedNavigationBarMetrics": ["translucent", "prompted"], "simulatedToolbarMetrics": ["translucent"],
        "simulatedTabBarMetrics": ["translucent"],
    ]

    /// Attributes that are one of some words.
    private static let words: [String: [String: Set<String>]] = [
        "segue": [
            "kind": [
                "relationship", "show", "showDetail", "presentation", "popoverPresentation", "popover", "push", "modal", "embed", "unwind",
                "custom", "replace",
            ],
            "relationship": ["rootViewController", "viewControllers", "masterViewController", "detailViewController"],
        ],
        "viewControllerLayoutGuide": ["type": ["top", "bottom"]],
        "constraint": ["symbolType": ["layoutAnchor"]],
        "mask": ["key": ["subviews", "constraints"]],
        "userDefinedRuntimeAttribute": [
            "type": ["string", "localizedString", "boolean", "number", "color", "image", "size", "point", "rect", "range", "nil"]
        ],
    ]

    init(document: IBDocument) {
        document.root.visit { element, _ in
            for name in Self.switches[element.name] ?? [] { check(element, name, ["YES", "NO"], document) }
            for (name, known) in (Self.words[element.name] ?? [:]).sorted(by: { $0.key < $1.key }) { check(element, name, known, document) }
            if element.name == "variation" { checkVariation(element, document) }
            if element.name == "image" { checkSize(element, document) }
        }
    }

    private mutating func check(_ element: IBElement, _ name: String, _ known: Set<String>, _ document: IBDocument) {
        guard let value = element[name], !known.contains(value) else { return }
        report(element, "The \(name) \"\(value)\" of <\(element.name)> isn't one of \(known.sorted().joined(separator: ", ")).", document)
    }

    /// A variation for size classes that don't exist never holds; those for other traits (`userInterfaceIdiom=mac`) are well.
    private mutating func checkVariation(_ element: IBElement, _ document: IBDocument) {
        let parts = (element.key ?? "").split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let sizes = ["widthClass", "heightClass"].flatMap { name in ["compact", "regular"].map { "\(name)=\($0)" } }
        let bad = parts.filter { part in
            if part == "default" && parts.count == 1 || sizes.contains(part) { return false }
            let name = part.prefix { $0 != "=" }
            return name == part || name.isEmpty || name == "widthClass" || name == "heightClass"
        }
        guard let first = bad.first else { return }
        report(element, "The variation is for \"\(first)\", which is no trait; it never holds.", document)
    }

    /// The size of an image in the resources.
    private mutating func checkSize(_ element: IBElement, _ document: IBDocument) {
        for name in ["width", "height"] {
            guard let text = element[name] else { continue }
            if let value = Double(text), value >= 0, value <= IBConstraint.largestConstant { continue }
            report(element, "The \(name) of <image> is \"\(text)\", which is no size; 0 is used.", document)
        }
    }

    private mutating func report(_ element: IBElement, _ message: String, _ document: IBDocument) {
        findings.append(Finding(kind: "ib.bad-value", severity: .warning, message: message, location: document.location(of: element)))
    }
}
