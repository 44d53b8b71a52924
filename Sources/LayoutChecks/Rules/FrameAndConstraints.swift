import Findings
import UIKit

/// Views whose frame holds although the author's constraints place them, and hidden ones that still hold their place.
enum FrameAndConstraints: LayoutRule {
    static let kinds = [frameSet, hidden, noIntrinsic]

    private static let frameSet = FindingKind(
        "view.frame-set-while-constrained", .warning, "Constraints place a view whose autoresizing mask holds its frame too.",
        why:
            "As long as translatesAutoresizingMaskIntoConstraints is true, UIKit makes required constraints of the frame. The author's own "
            + "have no effect, or conflict with them.",
        mend: "Set translatesAutoresizingMaskIntoConstraints to false.",
        example: "view.addSubview(badge)\nbadge.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true")
    private static let hidden = FindingKind(
        "view.hidden-still-occupies", .info, "A hidden view still holds its place through constraints.",
        why: "Only stack views close the gap of a hidden view. What is chained to this one stays where it would be if it were shown.",
        mend: "Put the views into a stack view, or switch constraints when it is hidden.",
        example: "error.isHidden = true\nsend.top == error.bottom + 8")
    private static let noIntrinsic = FindingKind(
        "view.no-intrinsic-size", .info, "A plain view stands where a natural size is needed.",
        why: "A UIView has no size of its own; its constraints leave a length open that only content could give.",
        mend: "Give it a length, pin its content to all its edges, or set a placeholder size where a subclass brings one at run time.",
        example: "panel.top == title.bottom + 8\n(panel is a UIView, and nothing ends it)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        var open = 0
        return tree.views.flatMap { view -> [Finding] in
            let lengths = open < OpenLayout.limit(for: tree) ? openLengths(view, in: tree) : []
            open += lengths.count
            return [heldByFrame(view, in: tree), placeholder(view, in: tree)].compactMap { $0 } + lengths
        }
    }

    private static func heldByFrame(_ view: UIView, in tree: CheckedTree) -> Finding? {
        guard view.translatesAutoresizingMaskIntoConstraints, view !== tree.root, let outer = view.superview, !isOwnedBySystem(view, outer)
        else {
            return nil
        }
        let own = tree.ties(of: view).filter { tie in
            // Only what would place this view: ties to the superview and its guides, and lengths of its own.
            tie.isConstantLength || (tie.otherView === outer && tie.constraint.firstItem === view)
        }
        guard let first = own.first else { return nil }
        return tree.finding(
            frameSet, at: view,
            "\(tree.subject(view)) is placed by its frame (\(CheckedTree.number(view.frame.minX)), \(CheckedTree.number(view.frame.minY)), "
                + "\(CheckedTree.size(view.frame.size))), so the constraint \(tree.text(first.constraint)) can only agree or conflict.",
            notes: own.prefix(4).map { tree.note($0.constraint) },
            fix: "Set translatesAutoresizingMaskIntoConstraints of \(tree.name(view)) to false.")
    }

    /// Content views of cells, headers of tables and custom views of bars get their frames from UIKit.
    private static func isOwnedBySystem(_ view: UIView, _ outer: UIView) -> Bool {
        outer is UITableViewCell || outer is UICollectionReusableView || outer is UITableViewHeaderFooterView || outer is UITableView
            || outer is UICollectionView || outer is UINavigationBar || outer is UIToolbar || outer is UITabBar
            || outer is UIVisualEffectView
            || outer is UIStackView
    }

    private static func placeholder(_ view: UIView, in tree: CheckedTree) -> Finding? {
        guard view.isHidden, !view.translatesAutoresizingMaskIntoConstraints, let outer = view.superview, !(outer is UIStackView),
            tree.isShown(outer)
        else { return nil }
        let dependents = tree.ties(of: view).filter { tie in
            guard let other = tie.otherView, other !== view else { return false }
            return other.superview === outer && tie.attribute.isPosition && !other.isHidden && tie.constraint.secondItem === view
        }
        guard let first = dependents.first, let other = first.otherView else { return nil }
        return tree.finding(
            hidden, at: view,
            "\(tree.subject(view)) is hidden and still holds \(CheckedTree.size(view.bounds.size)): \(tree.name(other)) is placed by it.",
            notes: dependents.prefix(3).map { tree.note($0.constraint) })
    }

    private static func openLengths(_ view: UIView, in tree: CheckedTree) -> [Finding] {
        // Others have a natural size, or a rule of their own.
        guard type(of: view) == UIView.self, tree.isPlacedByConstraints(view), tree.verifiesSize(of: view) else { return [] }
        return NSLayoutConstraint.Axis.both.filter { axis in
            // One that is tied to another length is as open as that one, which is told.
            tree.isTouched(view, axis) && tree.lengthRange(of: view, axis) != nil
                && !tree.ties(of: view, axis).contains { $0.attribute.isLength }
        }.map { axis in
            tree.finding(
                noIntrinsic, at: view,
                "\(tree.subject(view)) is a plain view without a natural \(axis.lengthName), and nothing else says how "
                    + "\(axis == .horizontal ? "wide" : "high") it is.",
                fix: "Give it a \(axis.lengthName), or pin its content to its edges.")
        }
    }
}
