import Findings
import UIKit

/// Constraints and sizes that exist on the canvas only, and that leave something open in the app.
enum PlaceholderLeft: LayoutRule {
    static let kinds = [
        FindingKind(
            "ib.placeholder-left", .info, "Only a placeholder settles a view's layout.",
            why:
                "Placeholder constraints are removed at build time, and placeholder sizes are the canvas's only. In the app code must bring what "
                + "they stand for, or the layout is ambiguous.",
            mend: "Nothing if code adds it; else take the placeholder mark away.",
            example: "<constraint firstAttribute=\"height\" constant=\"120\" placeholder=\"YES\" .../>", isToldOnce: true)
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.constraints.compactMap { constraint in
            guard tree.element(of: constraint)?.bool("placeholder") == true, let axis = constraint.firstAttribute.axis else { return nil }
            let views = constraint.endViews.filter { tree.isPlacedByConstraints($0) && !isOpen($0, axis, tree) }
            constraint.isActive = false
            defer { constraint.isActive = true }
            let opened = views.filter { isOpen($0, axis, tree) }
            guard !opened.isEmpty else { return nil }
            return tree.finding(
                kinds[0], at: constraint,
                "Without \(tree.text(constraint)), which is removed at build time, the layout of \(tree.list(opened)) is open.")
        } + sizes(in: tree)
    }

    private static func isOpen(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ tree: CheckedTree) -> Bool {
        tree.lengthRange(of: view, axis) != nil || tree.originRange(of: view, axis) != nil
    }

    private static func sizes(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard let size = tree.element(of: view)?.first("size", key: "intrinsicContentSize"), type(of: view) == UIView.self else {
                return nil
            }
            let axes = NSLayoutConstraint.Axis.both.filter { axis in
                (size.number(axis.lengthName) ?? -1) >= 0 && tree.isPlacedByConstraints(view)
                    && !tree.ties(of: view, axis).contains { $0.attribute.isLength }
            }
            guard !axes.isEmpty else { return nil }
            return tree.finding(
                kinds[0], at: view,
                "\(tree.subject(view)) has a placeholder size for its \(axes.map(\.lengthName).joined(separator: " and ")), which the app hasn't."
            )
        }
    }
}
