import Findings
import UIKit

/// Cells, headers and footers of tables whose height can't come from their content, or doesn't.
enum CellHeight: LayoutRule {
    static let kinds = [noChain, header]

    private static let noChain = FindingKind(
        "cells.no-vertical-chain", .error, "The content of a cell that sizes itself doesn't reach from top to bottom.",
        why:
            "A row with automatic height is as high as the chain of constraints from the content view's top to its bottom. Where it is broken the "
            + "height is 0, and UIKit takes 44.",
        mend: "Tie the last view to the bottom of the content view.",
        example: "table.rowHeight = UITableView.automaticDimension\ntitle.top == contentView.top + 8 (and nothing to contentView.bottom)")
    private static let header = FindingKind(
        "fitting.header-not-sized", .warning, "A table's header or footer isn't as high as its content needs.",
        why: "tableHeaderView and tableFooterView keep the frame they have: a table measures rows, not these.",
        mend: "Set the frame's height to systemLayoutSizeFitting at the table's width, and assign the view again.",
        example: "table.tableHeaderView = header\nheader.frame.height == 44 (its content needs 81.5)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        let tables = tree.views.compactMap { $0 as? UITableView }
        return tables.flatMap { headers($0, in: tree) } + tree.views.compactMap { ($0 as? UITableViewCell).flatMap { chain($0, in: tree) } }
    }

    // MARK: Rows

    private static func chain(_ cell: UITableViewCell, in tree: CheckedTree) -> Finding? {
        let content = cell.contentView
        guard let table = tree.ancestors(of: cell).lazy.compactMap({ $0 as? UITableView }).first, isSelfSizing(cell, table, in: tree) else {
            return nil
        }
        let placed = tree.views.filter { $0.superview === content && !$0.translatesAutoresizingMaskIntoConstraints && !$0.isHidden }
        guard !placed.isEmpty else { return nil }
        let owners: [UIView] = [content, cell]
        let ties = tree.constraints.filter {
            $0.firstAttribute.axis == .vertical && $0.endViews.contains { view in owners.contains { $0 === view } }
        }
        let reachesTop = ties.contains { reaches($0, owners, [.top, .topMargin]) }
        let reachesBottom = ties.contains { reaches($0, owners, [.bottom, .bottomMargin]) }
        let isGiven = ties.contains {
            ($0.firstItem === content || $0.firstItem === cell) && $0.firstAttribute == .height && $0.secondItem == nil
        }
        guard !(reachesTop && reachesBottom), !isGiven else { return nil }
        // What is centred in a row of the standard height needs no chain.
        let needed = (placed.map(\.frame.maxY).max() ?? 0) - (placed.map(\.frame.minY).min() ?? 0)
        guard needed > 44 || reachesTop || reachesBottom else { return nil }
        let last = placed.max { $0.frame.maxY < $1.frame.maxY } ?? content
        let edge = reachesBottom ? "top" : "bottom"
        return tree.finding(
            noChain, needed > 44 ? .error : .warning, at: cell,
            "\(tree.subject(cell)) is to be as high as its content, and nothing ties \(tree.name(last)) to the \(edge) of the cell, so its height is "
                + "0 and UIKit takes 44.",
            fix: "Add a constraint from \(tree.name(last)) to the \(edge) of the cell's content view.")
    }

    private static func reaches(_ constraint: NSLayoutConstraint, _ owners: [UIView], _ edges: Set<NSLayoutConstraint.Attribute>) -> Bool {
        [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)].contains {
            item, attribute in
            let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return edges.contains(attribute) && owners.contains { $0 === owner }
        }
    }

    /// Whether a row of a document is drawn at a height that it needn't have when it runs: its content decides, or a table that isn't known yet.
    static func isDrawnOnly(_ cell: UITableViewCell, in tree: CheckedTree) -> Bool {
        guard tree.document != nil else { return false }
        if cell === tree.root { return true }
        return tree.ancestors(of: cell).lazy.compactMap { $0 as? UITableView }.first.map { isSelfSizing(cell, $0, in: tree) } ?? false
    }

    /// Whether a view stands in a row that is drawn lower than its content needs, and that the running table makes higher: what is squeezed or cut off
    /// there is so on the canvas alone.
    static func isInRowThatGrows(_ view: UIView, in tree: CheckedTree) -> Bool {
        guard tree.document != nil, let cell = ([view] + tree.ancestors(of: view)).lazy.compactMap({ $0 as? UITableViewCell }).first,
            isDrawnOnly(cell, in: tree)
        else { return false }
        let size = cell.contentView.bounds.size
        let fit = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fit.height > size.height + 0.5
    }

    private static func isSelfSizing(_ cell: UITableViewCell, _ table: UITableView, in tree: CheckedTree) -> Bool {
        guard table.rowHeight == UITableView.automaticDimension else { return false }
        guard let element = tree.element(of: cell) else { return true }
        // A row's own height stands in its cell; a standard cell's content is the system's.
        return element["rowHeight"] == nil && (element["style"] == nil || element["style"] == "IBUITableViewCellStyleCustom")
    }

    // MARK: Headers and footers

    private static func headers(_ table: UITableView, in tree: CheckedTree) -> [Finding] {
        [("header", table.tableHeaderView), ("footer", table.tableFooterView)].compactMap { name, view in
            guard let view, tree.memory.authored.contains(ObjectIdentifier(view)), isBuiltOfConstraints(view, in: tree) else { return nil }
            let width = table.bounds.width
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            guard fitting > 1, abs(fitting - view.frame.height) > 1, width > 0 else { return nil }
            return tree.finding(
                header, at: view,
                "The table's \(name) \(tree.name(view)) is \(CheckedTree.number(view.frame.height)) high, and its content needs "
                    + "\(CheckedTree.number(fitting)) at the table's width of \(CheckedTree.number(width)).",
                fix: "Set its frame's height to \(CheckedTree.number(fitting)) and assign it again.")
        }
    }

    /// Whether constraints join its content to its top and to its bottom.
    private static func isBuiltOfConstraints(_ view: UIView, in tree: CheckedTree) -> Bool {
        let inner = tree.ties(of: view, .vertical).filter { $0.otherView.map { $0 !== view && $0.isDescendant(of: view) } ?? false }
        return inner.contains { $0.attribute.isNearEdge } && inner.contains { $0.attribute.isFarEdge }
    }
}
