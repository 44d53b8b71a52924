import Findings
import UIKit

/// Text that doesn't fit where it stands: letters or lines that are cut off, and texts that end in dots.
enum ClippedText: LayoutRule {
    static let kinds = [clipped, truncated]

    private static let clipped = FindingKind(
        "text.clipped", .error, "Lines of a text, or parts of its letters, are cut off.",
        why: "The text needs more height at its width than the layout gives it, or a view around it cuts it off. Large text sizes and long "
            + "translations are where it shows first. A warning where only the air around letters is cut, or where the room is that of a view which "
            + "is drawn at a size of its own, as in a xib.",
        mend: "Let the height grow: take a fixed height away, or make it at least so high, and let what is around it grow too.",
        example: "title.numberOfLines = 0\ntitle.height == 20 (it needs 41)")
    private static let truncated = FindingKind(
        "text.truncated", .warning, "A text ends in dots because it needs more room.",
        why: "It has more lines than numberOfLines allows, or is wider than its place.",
        mend: "Set numberOfLines to 0, give it more room, or let it shrink.",
        example: "title.numberOfLines = 1\ntitle.width == 100 (it needs 160)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.shownTexts.filter { !tree.isPlacedByCell($0.view) }.compactMap { text in
            if let cut = height(text, in: tree) ?? ancestor(text, in: tree) {
                return CellHeight.isInRowThatGrows(text.view, in: tree) ? nil : cut
            }
            return width(text, in: tree)
        }
    }

    private static func height(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        let needed = text.neededHeight
        let missing = needed - text.room.height
        // What a label lacks by less than its leading isn't seen, nor what the heights of many lines are rounded by.
        guard text.view is UILabel, missing > max(1.5, needed * 0.021) else { return nil }
        return tree.finding(
            clipped, severity(missing, text, in: tree), at: text.view,
            "\(tree.subject(text.view)) needs \(CheckedTree.number(needed)) points of height at its width of \(CheckedTree.number(text.room.width)) and "
                + "has \(CheckedTree.number(text.room.height)): \(CheckedTree.number(missing)) missing.",
            notes: holders(text.view, .vertical, in: tree), fix: heightFix(text, in: tree))
    }

    /// A warning for the air above and below letters, a seventh of a line, and where the room is that of a root that is drawn at a size of its own.
    private static func severity(_ missing: CGFloat, _ text: ShownText, in tree: CheckedTree) -> Severity {
        if missing < text.font.lineHeight / 7 { return .warning }
        let isFixed = tree.ties(of: text.view, .vertical).contains { $0.isConstantLength && $0.relation != .greaterThanOrEqual }
        return tree.isScreen || isFixed ? .error : .warning
    }

    private static func ancestor(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        guard let label = text.view as? UILabel else { return nil }
        let ink = ShownText.inkRect(of: label)
        for outer in tree.ancestors(of: label) {
            if outer is UIScrollView { return nil }
            guard outer.clipsToBounds, outer.bounds.height > 0.5 else { continue }
            let rect = label.convert(ink, to: outer)
            let points = max(rect.maxY - outer.bounds.maxY, outer.bounds.minY - rect.minY)
            guard points > 2, rect.intersects(outer.bounds) else { continue }
            return tree.finding(
                clipped, tree.isScreen ? .error : .warning, at: label,
                "\(tree.subject(label)) is cut off by \(tree.name(outer)), out of which it sticks by \(CheckedTree.number(points)) points.",
                notes: holders(outer, .vertical, in: tree), fix: "Let \(tree.name(outer)) grow with it.")
        }
        return nil
    }

    private static func width(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        if !text.isOneLine {
            let missing = text.heightOfAllLines - text.neededHeight
            guard let label = text.view as? UILabel, text.lineLimit > 0, missing > 1.5 else { return nil }
            // Several lines shrink as well until they hold the text.
            if text.shrinks, label.textToDraw?.layout.isTruncated == false { return nil }
            return tree.finding(
                truncated, at: text.view,
                "\(tree.subject(text.view)) needs \(CheckedTree.number(text.heightOfAllLines)) points of height at its width, and the "
                    + "\(text.lineLimit) lines it may have give it \(CheckedTree.number(text.neededHeight)).",
                fix: "Set numberOfLines to 0.")
        }
        let least = text.shrinks ? text.oneLineWidth * max(text.minimumScale, 0.1) : text.oneLineWidth
        guard least - text.room.width > 1 else { return nil }
        return tree.finding(
            truncated, at: text.view,
            "\(tree.subject(text.view)) needs \(CheckedTree.number(text.oneLineWidth)) points of width and has "
                + "\(CheckedTree.number(text.room.width)): \(CheckedTree.number(text.oneLineWidth - text.room.width)) missing.",
            notes: holders(text.view, .horizontal, in: tree), fix: widthFix(text, in: tree))
    }

    // MARK: What to do

    /// What keeps a text low: a height given to it or to a view around it, the row it stands in, or the ties above and below.
    private static func heightFix(_ text: ShownText, in tree: CheckedTree) -> String {
        for view in [text.view] + tree.ancestors(of: text.view) {
            if let fixed = fixedLength(of: view, .vertical, in: tree) { return "Make \(tree.text(fixed)) a >= constraint." }
            if view is UIScrollView { break }
            if view is UITableViewCell {
                return
                    "Let the row be as high as its content (rowHeight UITableView.automaticDimension), with constraints from its top to its bottom."
            }
        }
        return "Let its height grow with its text."
    }

    private static func widthFix(_ text: ShownText, in tree: CheckedTree) -> String {
        let fixed = fixedLength(of: text.view, .horizontal, in: tree).map { "Make \(tree.text($0)) a >= constraint" }
        let wrap = text.view is UILabel ? "let it wrap (numberOfLines 0)" : "let its title wrap"
        let words = [fixed, wrap].compactMap { $0 }.joined(separator: ", or ")
        return words.prefix(1).uppercased() + words.dropFirst() + ", or give it more room."
    }

    private static func fixedLength(of view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> NSLayoutConstraint? {
        tree.ties(of: view, axis).first { $0.isConstantLength && $0.isRequired && $0.relation != .greaterThanOrEqual && $0.constant > 0.5 }?
            .constraint
    }

    private static func holders(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> [Note] {
        tree.ties(of: view, axis).filter { $0.constraint.priority.rawValue > 750 }.prefix(4).map { tree.note($0.constraint, "holds it") }
    }
}
