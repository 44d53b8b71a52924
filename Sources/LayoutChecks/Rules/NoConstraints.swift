import Findings
import UIKit

/// A view that gave up its autoresizing mask and that no constraint touches on an axis: UIKit leaves it at 0.
enum NoConstraints: LayoutRule {
    static let kinds = ["ambiguous.no-constraints"]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            let axes = NSLayoutConstraint.Axis.both.filter { lacksConstraints(view, $0, in: tree) && tree.verifiesPosition(of: view) }
            guard !axes.isEmpty else { return nil }
            let where_ = axes.count == 2 ? "" : " on the \(axes[0].adjective) axis"
            return Finding(
                kind: kinds[0], severity: .error,
                message: "No constraint touches \(tree.name(view))\(where_), and its frame is not taken either, so it ends at 0.",
                location: tree.location(of: view),
                fix: "Add constraints for its position and size, or set its translatesAutoresizingMaskIntoConstraints to true.")
        }
    }

    /// Whether a view is left to constraints and has none on an axis.
    static func lacksConstraints(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Bool {
        guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else { return false }
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) { return false }
        return !tree.isTouched(view, axis)
    }
}
