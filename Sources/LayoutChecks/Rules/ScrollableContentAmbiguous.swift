import Findings
import UIKit

/// The constraints of a scroll view's content leave its width or its height open, so UIKit takes 0 and nothing scrolls that way.
enum ScrollableContentAmbiguous: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.content-ambiguous.height", .error, "The height of a scroll view's content is left open.",
            why:
                "The content's height follows from a chain of constraints from its top to its bottom through views that have heights. Where one link is open UIKit takes the smallest value, often 0, and nothing scrolls.",
            mend:
                "Complete the chain: give the last view a tie to the content's bottom, and each view in it a height or content that has one.",
            example: "panel.top == page.contentLayoutGuide.top\npanel.bottom == page.contentLayoutGuide.bottom\n(and panel has no height)"),
        FindingKind(
            "scroll.content-ambiguous.width", .error, "The width of a scroll view's content is left open.",
            why:
                "As with the height: a view pinned to both edges of the content isn't as wide as the frame, it makes the content as wide as itself.",
            mend: "For a page that scrolls down, make the content layout guide as wide as the frame layout guide.",
            example:
                "panel.leading == page.contentLayoutGuide.leading\npanel.trailing == page.contentLayoutGuide.trailing\n(and panel has no width)"
        ),
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            let contents = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree) }
            return contents.contains(where: \.isReached) ? contents.compactMap { finding($0, in: tree) } : untouched(scroll, in: tree)
        }
    }

    /// Content that no constraint reaches is the program's to size. Interface Builder calls it ambiguous where there are views in the scroll
    /// view or where its guides are shown (4 of 4 scroll views; an empty one without guides it doesn't, 12 of 12).
    private static func untouched(_ scroll: UIScrollView, in tree: CheckedTree) -> [Finding] {
        guard let document = tree.document, document.usesAutoLayout, tree.verifiesSize(of: scroll),
            let element = scroll.documentID.flatMap({ document.elements[$0] }), element.name == "scrollView",
            !element.list("subviews").isEmpty || element.first("viewLayoutGuide", key: "contentLayoutGuide") != nil
        else { return [] }
        return [
            Finding(
                kind: "scroll.content-ambiguous.height", severity: .warning,
                message:
                    "No constraint reaches the content of \(tree.name(scroll)): it scrolls only as far as the program's contentSize says.",
                location: tree.location(of: scroll),
                fix: "Pin what is in it to all four edges of its content layout guide, or set contentSize.")
        ]
    }

    /// Whether constraints reach the content and yet don't settle its length.
    static func isAmbiguous(_ content: ScrollContent, in tree: CheckedTree) -> Bool {
        content.isReached && tree.verifiesSize(of: content.scroll) && tree.contentRange(of: content.scroll, content.axis) != nil
    }

    private static func finding(_ content: ScrollContent, in tree: CheckedTree) -> Finding? {
        guard isAmbiguous(content, in: tree), let range = tree.contentRange(of: content.scroll, content.axis) else { return nil }
        let axis = content.axis
        // Content tied to a frame that is open itself: that is reported, and mending it mends this.
        if !content.framesTies.isEmpty, tree.lengthRange(of: content.scroll, axis) != nil { return nil }
        let culprits = openLeaves(content, in: tree)
        let standIns = tree.standIns(culprits)
        let ties = (content.near + content.far + content.length).prefix(4)
        return Finding(
            kind: "scroll.content-ambiguous.\(axis.lengthName)", severity: standIns.severity,
            message: message(content, range, in: tree),
            location: tree.location(of: content.scroll),
            notes: standIns.notes
                + culprits.map { Note("the \(axis.lengthName) of \(tree.name($0)) is open", location: tree.location(of: $0)) }
                + ties.map { Note("reaches the content: \(tree.text($0))", location: tree.location(of: $0)) },
            fix: fix(content, culprits, in: tree))
    }

    private static func message(_ content: ScrollContent, _ range: CheckedTree.OpenRange, in tree: CheckedTree) -> String {
        let axis = content.axis
        if content.contentLength < 0.01 {
            return "\(tree.subject(content.scroll)) can't scroll \(axis == .vertical ? "up and down" : "sideways"): "
                + "the constraints inside it leave the \(axis.lengthName) of its content open, and UIKit takes 0."
        }
        return "The \(axis.lengthName) of the content of \(tree.name(content.scroll)) isn't determined: it can be \(range.words), "
            + "and UIKit takes \(CheckedTree.number(content.contentLength))."
    }

    /// The innermost views whose own length is open: giving them one may settle the content.
    private static func openLeaves(_ content: ScrollContent, in tree: CheckedTree) -> [UIView] {
        var (inside, next) = (content.scroll.subviews, 0)
        while next < inside.count {
            inside += inside[next].subviews
            next += 1
        }
        let open = inside.filter { view in
            tree.memory.authored.contains(ObjectIdentifier(view)) && tree.isPlacedByConstraints(view)
                && tree.lengthRange(of: view, content.axis) != nil
        }
        var around: Set<ObjectIdentifier> = []
        for view in open {
            var outer = view.superview
            while let here = outer, here !== content.scroll, around.insert(ObjectIdentifier(here)).inserted { outer = here.superview }
        }
        return Array(open.filter { !around.contains(ObjectIdentifier($0)) }.prefix(3))
    }

    /// One way that fits what is there; where an edge is missing, `MissingFarEdge` names it.
    private static func fix(_ content: ScrollContent, _ culprits: [UIView], in tree: CheckedTree) -> String? {
        guard !content.near.isEmpty, !content.far.isEmpty else {
            let (isFarMissing, axis) = (content.far.isEmpty, content.axis)
            guard content.near.isEmpty != content.far.isEmpty,
                let view = isFarMissing ? content.lastView(in: tree) : content.firstView(in: tree)
            else { return nil }
            let edge = isFarMissing ? axis.farEdgeName : axis.nearEdgeName
            return "Tie the \(edge) of \(tree.name(view)) to the \(edge) of \(tree.name(content.scroll))'s content."
        }
        guard let view = culprits.first ?? content.lastView(in: tree) else { return nil }
        if content.axis == .horizontal {
            return "Make the width of \(tree.name(view)) equal to the width of \(tree.name(content.scroll)), or give it one."
        }
        return "Give \(tree.name(view)) a height, or pin what is inside it to its top and bottom."
    }
}
