import IBDocuments
import UIKit

/// What several rules ask about a tree and what takes a walk over all of it: found out once, while the tree stands as it was laid out. What rules try
/// out on a tree (another constraint, another size) is read anew, past this.
@MainActor final class TreeMemory {
    private let root: UIView
    private let views: [UIView]
    private let constraints: [NSLayoutConstraint]
    private var open: [NSLayoutConstraint.Axis: OpenLayout] = [:]

    init(root: UIView, views: [UIView], constraints: [NSLayoutConstraint]) {
        (self.root, self.views, self.constraints) = (root, views, constraints)
    }

    /// The views that a stack view of the tree arranges.
    private(set) lazy var arranged: Set<ObjectIdentifier> = {
        var found: Set<ObjectIdentifier> = []
        var next = [root]
        while let view = next.popLast() {
            if let stack = view as? UIStackView { for view in stack.arrangedSubviews { found.insert(ObjectIdentifier(view)) } }
            next += view.subviews
        }
        return found
    }()

    /// The author's views.
    private(set) lazy var authored = Set(views.map { ObjectIdentifier($0) })

    /// The author's constraints that name a scroll view or one of its guides, in their order.
    private(set) lazy var byScrollView: [ObjectIdentifier: [NSLayoutConstraint]] = {
        var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
        for constraint in constraints {
            let scrolls = [constraint.firstItem, constraint.secondItem].compactMap { item in
                (item as? UIScrollView ?? (item as? UILayoutGuide)?.owningView as? UIScrollView).map { ObjectIdentifier($0) }
            }
            for scroll in Set(scrolls) { found[scroll, default: []].append(constraint) }
        }
        return found
    }()

    /// The author's constraints of which an end is a scroll view, one of its guides or something inside it, in their order.
    private(set) lazy var inScrollViews: [ObjectIdentifier: [NSLayoutConstraint]] = {
        var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
        for constraint in constraints {
            var scrolls: Set<ObjectIdentifier> = []
            for item in [constraint.firstItem, constraint.secondItem] {
                var next = item as? UIView ?? (item as? UILayoutGuide)?.owningView
                while let view = next {
                    if view is UIScrollView { scrolls.insert(ObjectIdentifier(view)) }
                    next = view.superview
                }
            }
            for scroll in scrolls { found[scroll, default: []].append(constraint) }
        }
        return found
    }()

    /// The constraints of the document that aren't installed in the tree, by the ids of the views that they name, the first of each.
    var uninstalled: SizeClasses.Uninstalled?

    /// The layout's conflicts.
    private(set) lazy var conflicts = root.layoutConflicts

    /// What the layout leaves open on an axis.
    func openLayout(_ axis: NSLayoutConstraint.Axis, of tree: CheckedTree) -> OpenLayout {
        if let known = open[axis] { return known }
        let found = OpenLayout(of: tree, axis: axis)
        open[axis] = found
        return found
    }
}
