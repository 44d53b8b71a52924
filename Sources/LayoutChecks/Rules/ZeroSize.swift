import Findings
import UIKit

/// A visible view that has something to show is laid out without width or without height.
///
/// An error for text and pictures. A coloured ground alone is a warning: its content may come when the program runs.
enum ZeroSize: LayoutRule {
    static let kinds = [
        FindingKind(
            "view.zero-size", .error, "A view that has something to show is laid out without width or height.",
            why: "It can't be seen. A warning for a coloured ground alone: its content may come when the program runs.",
            mend: "Give it a length, or look at the constraints that leave it none.",
            example: "panel.leading == page.contentLayoutGuide.leading\npanel.trailing == page.contentLayoutGuide.trailing")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard tree.isShown(view), let severity = severity(view), let axis = emptyAxis(view), !isInsideEmpty(view, axis),
                axis == .horizontal || !growsWithItsContent(view), !isEmptyOnPurpose(view, axis, in: tree),
                !NoConstraints.isFixedByXcode(view, in: tree)
            else { return nil }
            return Finding(
                kind: kinds[0], severity: severity,
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

    /// Whether a view stands in a cell of a table whose rows take their height from their content: the canvas shows such a cell at the
    /// height that was stored, and only the running table makes room.
    private static func growsWithItsContent(_ view: UIView) -> Bool {
        let around = sequence(first: view) { $0.superview }
        guard let cell = around.first(where: { $0 is UITableViewCell }), let table = cell.superview as? UITableView else { return false }
        return table.rowHeight == UITableView.automaticDimension
    }

    /// Whether a ground without height is a way to say something: an empty footer hides a table's last lines, and a strip between a guide and the edge
    /// fills what a bar or the home indicator covers, which is nothing on some screens.
    private static func isEmptyOnPurpose(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Bool {
        guard !tree.showsContent(view) else { return false }
        if let table = view.superview as? UITableView, table.tableFooterView === view || table.tableHeaderView === view { return true }
        let edges = tree.ties(of: view, axis).filter { $0.attribute.isPosition && $0.isEqual }
        return edges.contains { ($0.other as? UILayoutGuide)?.isSystemGuide ?? $0.otherAttribute.isMargin }
            && edges.contains { $0.attribute.isFarEdge } && edges.contains { $0.attribute.isNearEdge }
    }

    /// How bad it is when the view can't be seen; nil for views that show nothing.
    private static func severity(_ view: UIView) -> Severity? {
        if ViewNoun.text(of: view) != nil { return .error }
        if let image = view as? UIImageView { return image.image == nil ? nil : .error }
        let hasGround = view.backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false
        return hasGround && !(view is UILabel) ? .warning : nil
    }
}
