import Findings
import UIKit

/// Constraints leave the place or the size of a view open.
///
/// Views that depend on each other are reported once, by the first of them in reading order. Where only the natural sizes of two views
/// compete for room, the finding is a warning: UIKit decides by the order of the constraints, as it says nowhere.
enum AmbiguousLayout: LayoutRule {
    static let kinds = [
        FindingKind(
            "ambiguous.position", .error, "The constraints leave a view's position open.",
            why:
                "UIKit takes one of the values that are possible; another one may come with the next layout or version of iOS. The range is named.",
            mend: "Add a constraint for an edge or the centre on the axis named.",
            example: "label.top == view.top + 20 (and nothing horizontal)"),
        FindingKind(
            "ambiguous.size", .error, "The constraints leave a view's size open.",
            why: "A view without a natural size needs a length or both edges. UIKit takes one of the possible values, often 0.",
            mend: "Give it a length, or pin both edges.",
            example: "box.top == view.top; box.leading == view.leading"),
        FindingKind(
            "ambiguous.hugging-tie", .warning, "Spare room can go to any of several views that hug equally.",
            why: "The views' edges are pinned to each other, and all resist growing with the same priority: which grows is chance.",
            mend: "Raise the hugging priority of those that should keep their natural length.",
            example: "name.trailing == value.leading - 8 (both hug at 250, in 375 points)"),
        FindingKind(
            "ambiguous.compression-tie", .warning, "Missing room can be taken from any of several views that resist equally.",
            why: "Which of the texts is cut is chance.",
            mend: "Lower the compression resistance of the one that may be cut.",
            example: "name.trailing == value.leading - 8 (both resist at 750)"),
        FindingKind(
            "scroll.frame-has-no-size", .error, "The scroll view's own size is left open.",
            why: "A scroll view has no natural size: its content doesn't make it larger.",
            mend: "Pin all its edges, or give it a length.",
            example: "page.top == view.top; page.leading == view.leading"),
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        NSLayoutConstraint.Axis.both.flatMap { axis -> [Finding] in
            let layout = tree.memory.openLayout(axis, of: tree)
            var found = layout.groups.flatMap { group in
                isLeftToScrollView(group, axis, in: tree) || AmbiguityCause.isLeftOpenByWishes(group, axis, in: tree)
                    ? [] : tie(group, axis, in: tree) ?? open(group, axis, in: tree)
            }
            if layout.isCut, !found.isEmpty {
                found[found.count - 1].notes.append(
                    Note("more than \(OpenLayout.limit(for: tree) - 1) views are open here; whether others are wasn't looked at"))
            }
            return found
        }
    }

    /// Whether the group hangs on a scroll view's content that is itself ambiguous: that is reported, and mending it mends this.
    private static func isLeftToScrollView(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Bool {
        var next = group.first?.view.superview
        while let view = next {
            if let scroll = view as? UIScrollView, tree.holdsAuthorsViews(scroll),
                ScrollableContentAmbiguous.isAmbiguous(ScrollContent(of: scroll, axis: axis, in: tree), in: tree)
            {
                return true
            }
            next = view.superview
        }
        return false
    }

    private static func open(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> [Finding] {
        guard let first = group.first else { return [] }
        let others = group.dropFirst().prefix(6).map {
            Note("\(tree.subject($0.view)) depends on it", location: tree.location(of: $0.view))
        }
        let standIns = tree.standIns(group.filter { $0.length != nil }.map(\.view))
        let isNested = (first.view as? UIScrollView).map { NestedScrolling.lacksLength($0, axis, in: tree) } ?? false
        var found: [Finding] = []
        if let range = first.length, !isNested {
            found.append(size(first.view, range, axis, notes: standIns.notes + others, standIns.severity, in: tree))
        }
        // A length decides where a view begins that is held at one edge.
        let isHeld = first.length != nil && tree.ties(of: first.view, axis).contains { $0.isEqual && $0.attribute.isPosition }
        if let range = first.origin, found.isEmpty || !isHeld {
            found.append(
                Finding(
                    kind: "ambiguous.position", severity: standIns.severity,
                    message:
                        "The \(axis.adjective) position of \(tree.name(first.view)) isn't determined: \(axis.originName) can be \(range.words).",
                    location: tree.location(of: first.view), notes: found.isEmpty ? others : [],
                    fix: "Add a constraint for its \(axis.nearEdgeName), its \(axis.farEdgeName) or its centre."))
        }
        return found
    }

    private static func size(
        _ view: UIView, _ range: CheckedTree.OpenRange, _ axis: NSLayoutConstraint.Axis, notes: [Note], _ severity: Severity,
        in tree: CheckedTree
    ) -> Finding {
        let isScrollView = view is UIScrollView
        let why = isScrollView ? " (a scroll view has no natural size)" : ""
        return Finding(
            kind: isScrollView ? "scroll.frame-has-no-size" : "ambiguous.size", severity: severity,
            message: "The \(axis.lengthName) of \(tree.name(view)) isn't determined\(why): it can be \(range.words).",
            location: tree.location(of: view), notes: notes,
            fix: "Give it a \(axis.lengthName), or pin both its \(axis.nearEdgeName) and its \(axis.farEdgeName).")
    }

    // MARK: Ties of natural sizes

    private static func tie(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> [Finding]? {
        let views = group.filter { $0.length != nil }.map(\.view)
        guard views.count >= 2, views.allSatisfy({ axis.length(of: $0.intrinsicContentSize) >= 0 }) else { return nil }
        let room = views.reduce(0) { $0 + axis.length(of: $1.bounds.size) - axis.length(of: $1.intrinsicContentSize) }
        let isSpare = room > 0
        let priorities = views.map { isSpare ? $0.contentHuggingPriority(for: axis) : $0.contentCompressionResistancePriority(for: axis) }
        guard abs(room) > 0.01, let priority = priorities.first, priorities.allSatisfy({ $0 == priority }) else { return nil }
        return [isSpare ? hugging(views, room, priority, axis, in: tree) : compression(views, -room, priority, axis, in: tree)]
    }

    private static func hugging(
        _ views: [UIView], _ room: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree
    ) -> Finding {
        let place = place(views, axis, in: tree)
        return Finding(
            kind: "ambiguous.hugging-tie", severity: .warning,
            message: "\(CheckedTree.points(room)) of spare \(axis.lengthName)\(place.isEmpty ? "" : place + ",") can go to "
                + "\(tree.list(views, "or")): all hug their content at \(CheckedTree.number(CGFloat(priority.rawValue))).",
            location: tree.location(of: views[0]),
            notes: views.dropFirst().map { Note("here: \(tree.name($0))", location: tree.location(of: $0)) },
            fix: "Raise the \(axis.adjective) hugging priority of those that should keep their natural \(axis.lengthName).")
    }

    private static func compression(
        _ views: [UIView], _ room: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree
    ) -> Finding {
        let missing = CheckedTree.number(room) == "1" ? "is missing" : "are missing"
        return Finding(
            kind: "ambiguous.compression-tie", severity: .warning,
            message:
                "\(CheckedTree.points(room)) of \(axis.lengthName) \(missing)\(place(views, axis, in: tree)), and "
                + "\(tree.list(views, "or")) can lose them: all resist compression at \(CheckedTree.number(CGFloat(priority.rawValue))).",
            location: tree.location(of: views[0]),
            notes: views.dropFirst().map { Note("here: \(tree.name($0))", location: tree.location(of: $0)) },
            fix: "Lower the \(axis.adjective) compression resistance of the one that may be cut.")
    }

    /// ` in "Row", which is 44 high`: the innermost view around all of them.
    private static func place(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> String {
        guard let outer = tree.ancestors(of: views[0]).first(where: { outer in views.allSatisfy { $0.isDescendant(of: outer) } }) else {
            return ""
        }
        // A row is known by its cell.
        let named = outer.superview as? UITableViewCell ?? outer
        let length = CheckedTree.number(axis.length(of: outer.bounds.size))
        return " in \(tree.name(named)), which is \(length) \(axis == .horizontal ? "wide" : "high")"
    }
}
