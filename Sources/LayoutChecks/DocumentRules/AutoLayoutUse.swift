import Findings
import IBDocuments

/// Documents that don't use Auto Layout, and constraints to the layout guides that safe areas replaced.
enum AutoLayoutUse: DocumentRule {
    static let kinds = [off, deprecated]

    private static let off = FindingKind(
        "ib.autolayout-off", .warning, "The document doesn't use Auto Layout.",
        why: "Its views keep frames and autoresizing masks: they don't follow texts, text sizes or directions.",
        mend: "Switch on Use Auto Layout in the file inspector, and add constraints.",
        example: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"> without useAutolayout=\"YES\"")
    private static let deprecated = FindingKind(
        "ib.layout-guide-deprecated", .info, "Constraints use the top or bottom layout guide.",
        why: "Safe areas replaced them in iOS 11: they know the sides as well, and hold for every view.",
        mend: "Switch on Use Safe Area Layout Guides in the file inspector, and tie to the safe area.",
        example: "<viewControllerLayoutGuide type=\"top\" id=\"a1B-2c-D3e\"/>")

    static func findings(in document: IBDocument) -> [Finding] {
        (document.usesAutoLayout ? [] : noAutoLayout(document)) + guides(document)
    }

    private static func noAutoLayout(_ document: IBDocument) -> [Finding] {
        let views = document.elements.values.filter { IBElementNames.views.contains($0.name) }
        guard !views.isEmpty else { return [] }
        return [
            document.finding(
                off, at: document.root,
                "The document doesn't use Auto Layout: its \(views.count == 1 ? "view keeps its frame" : "\(views.count) views keep their frames").",
                fix: "Switch on Use Auto Layout in the file inspector, and add constraints.")
        ]
    }

    private static func guides(_ document: IBDocument) -> [Finding] {
        var users: [String: Int] = [:]
        document.root.visit { element, _ in
            guard element.name == "constraint" else { return }
            for id in [element["firstItem"], element["secondItem"]].compactMap({ $0 })
            where document.elements[id]?.name == "viewControllerLayoutGuide" {
                users[id, default: 0] += 1
            }
        }
        return users.compactMap { id, count in
            guard let guide = document.elements[id] else { return nil }
            return document.finding(
                deprecated, at: guide,
                "\(count == 1 ? "A constraint uses" : "\(count) constraints use") the \(guide["type"] ?? "") layout guide, which safe areas replaced.",
                fix: "Tie to the safe area layout guide.")
        }
    }
}
