import Findings
import UIKit

/// Constraints to margins: that they are used at all, and where the safe area makes them larger than they were set.
enum MarginUse: LayoutRule {
    static let kinds = [added, relative]

    private static let added = FindingKind(
        "margins.safe-area-added", .info, "The safe area is added to a view's margins.",
        why:
            "While insetsLayoutMarginsFromSafeArea is true, a margin is the one that was set plus what is covered of the view, which may be more "
            + "than the design says.",
        mend: "Set insetsLayoutMarginsFromSafeArea to false, or tie to the safe area and set the margin to the gap beside it.",
        example: "bar.layoutMargins.top = 8 (44 with the safe area)\ntitle.top == bar.topMargin")
    private static let relative = FindingKind(
        "margins.relative", .info, "Constraints are relative to margins.",
        why: "Margins are 8, 16 or 20 points depending on the view and the screen. Some teams want the plain edge with a constant.",
        mend: "Nothing, unless your rules say so: then tie to the edge.",
        example: "title.leading == view.leadingMargin", isToldOnce: true)

    static func findings(in tree: CheckedTree) -> [Finding] {
        let users = tree.constraints.filter { $0.firstAttribute.isMargin || $0.secondAttribute.isMargin }
        return users.map { tree.finding(relative, at: $0, "\(tree.text($0)) is relative to a margin.") }
            + owners(of: users).compactMap { addition($0, users, in: tree) }
    }

    private static func owners(of constraints: [NSLayoutConstraint]) -> [UIView] {
        var seen: Set<ObjectIdentifier> = []
        return constraints.flatMap { constraint -> [UIView] in
            let ends = [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            return ends.filter { $0.1.isMargin }.compactMap { $0.0 as? UIView }
        }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private static func addition(_ view: UIView, _ users: [NSLayoutConstraint], in tree: CheckedTree) -> Finding? {
        let safe = view.safeAreaInsets
        guard view.insetsLayoutMarginsFromSafeArea else { return nil }
        let margins = view.layoutMargins
        let edges: [(String, CGFloat, CGFloat, Set<NSLayoutConstraint.Attribute>)] = [
            ("top", safe.top, margins.top, [.topMargin]), ("bottom", safe.bottom, margins.bottom, [.bottomMargin]),
            ("left", safe.left, margins.left, [.leftMargin, .leadingMargin]),
            ("right", safe.right, margins.right, [.rightMargin, .trailingMargin]),
        ]
        for (name, inset, margin, attributes) in edges where inset > 0.5 {
            let isUsed = users.contains { user in
                (user.firstItem === view && attributes.contains(user.firstAttribute))
                    || (user.secondItem === view && attributes.contains(user.secondAttribute))
            }
            guard isUsed else { continue }
            return tree.finding(
                added, at: view,
                "The \(name) margin of \(tree.name(view)) is \(CheckedTree.number(margin)) here: \(CheckedTree.number(margin - inset)) of its own and "
                    + "\(CheckedTree.number(inset)) of the safe area.")
        }
        return nil
    }
}
