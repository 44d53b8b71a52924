import Findings
import UIKit

/// A visible view that has something to show is laid out without width or without height.
enum ZeroSize: LayoutRule {
    static let kinds = ["view.zero-size"]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard isShown(view), hasContent(view), let axis = emptyAxis(view), !isInsideEmpty(view, axis) else { return nil }
            return Finding(
                kind: kinds[0], severity: .error,
                message: "\(tree.subject(view)) can't be seen: its \(axis.lengthName) is 0.",
                location: tree.location(of: view),
                notes: view.constraintsAffectingLayout(for: axis).filter { !$0.isSystem }.prefix(6).map {
                    Note("has a say in it: \(tree.text($0))", location: tree.location(of: $0))
                })
        }
    }

    private static func emptyAxis(_ view: UIView) -> NSLayoutConstraint.Axis? {
        NSLayoutConstraint.Axis.both.first { $0.length(of: view.bounds.size) < 0.01 }
    }

    /// Whether a view around it is empty on the same axis: that one is reported, and mending it mends this.
    private static func isInsideEmpty(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let outer = view.superview, outer.superview != nil else { return false }
        return axis.length(of: outer.bounds.size) < 0.01 || isInsideEmpty(outer, axis)
    }

    private static func isShown(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let here = next {
            if here.isHidden || here.alpha < 0.01 { return false }
            next = here.superview
        }
        return true
    }

    private static func hasContent(_ view: UIView) -> Bool {
        if ViewNoun.text(of: view) != nil { return true }
        if let image = view as? UIImageView { return image.image != nil }
        return view.backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false
    }
}
