import Findings

/// Constraints between objects that never stand in one view: of two scenes of a storyboard, or of two top levels of a xib.
struct StrangerCheck {
    private(set) var findings: [Finding] = []

    init(document: IBDocument) {
        var trees: [String: Set<Int>] = [:]
        var constraints: [(element: IBElement, tree: Int)] = []
        for (tree, top) in Self.topLevels(of: document).enumerated() {
            top.visit { element, _ in
                if let id = element.id { trees[id, default: []].insert(tree) }
                if element.name == "constraint" { constraints.append((element, tree)) }
            }
        }
        for (element, tree) in constraints {
            let strangers = [element["firstItem"], element["secondItem"]].compactMap { $0 }.filter {
                trees[$0].map { !$0.contains(tree) } ?? false
            }
            guard let stranger = strangers.first else { continue }
            findings.append(
                Finding(
                    kind: "api.no-common-ancestor", severity: .error,
                    message:
                        "The constraint's item \(stranger) stands in another scene or top level, so no view holds both ends. The constraint is left out.",
                    location: document.location(of: element)))
        }
    }

    private static func topLevels(of document: IBDocument) -> [IBElement] {
        document.root.children.flatMap { list -> [IBElement] in
            switch list.name {
            case "scenes", "objects": list.children
            default: []
            }
        }
    }
}
