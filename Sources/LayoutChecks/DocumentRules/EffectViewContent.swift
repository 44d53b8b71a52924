import Findings
import IBDocuments

/// Constraints that stand in a view which doesn't hold all their items, as happens beside a visual effect view's content view.
enum EffectViewContent: DocumentRule {
    static let kinds = [effect, unprepared]

    private static let effect = FindingKind(
        "ib.effect-view-content", .error, "A constraint ties something in a visual effect view to the effect view itself.",
        why:
            "What is shown on the effect stands in its content view, whose constraints can't reach out of it: UIKit prints that the hierarchy isn't "
            + "prepared, and drops the constraint.",
        mend: "Tie it to the content view.",
        example: "blur holds contentView holds label\n<constraint firstItem=\"label\" secondItem=\"blur\"/> in contentView")
    private static let unprepared = FindingKind(
        "api.hierarchy-unprepared", .error, "A constraint is added to a view that doesn't hold all its items.",
        why:
            "The view that owns a constraint must hold both items or be one of them. UIKit prints \"The view hierarchy is not prepared for the "
            + "constraint\" and stops.",
        mend: "Add it to the nearest view around both, or activate it, which finds that view.",
        example: "panel.addConstraint(label.top == view.top) (panel is in view)")

    static func findings(in document: IBDocument) -> [Finding] {
        var findings: [Finding] = []
        document.root.visit { element, ancestors in
            guard element.name == "constraint", let owner = ancestors.last(where: { $0.id != nil }), let ownerID = owner.id,
                let gone = [element["firstItem"], element["secondItem"]].compactMap({ $0 }).first(where: {
                    !isInside($0, ownerID, document)
                }),
                let item = document.elements[gone]
            else { return }
            let isEffect = item.name == "visualEffectView" && owner.key == "contentView"
            findings.append(
                document.finding(
                    isEffect ? effect : unprepared, at: element,
                    "The constraint stands in \(document.name(owner)), which doesn't hold \(document.name(item)).",
                    notes: [Note("that one is here", location: document.location(of: item))],
                    fix: isEffect ? "Tie it to the content view." : "Move it to the nearest view around both."))
        }
        return findings
    }

    /// Whether an object is a view's own, or of a view inside it. What isn't in the document has a finding of its own.
    private static func isInside(_ id: String, _ owner: String, _ document: IBDocument) -> Bool {
        guard let element = document.elements[id], IBElementNames.views.contains(element.name) else { return true }
        return document.ids(outwardFrom: id).contains(owner)
    }
}
