import Findings
import UIKit

/// Required constants that hold a text to a size which a larger text size or another language outgrows.
enum FixedTextSize: LayoutRule {
    static let kinds = [height, width, bothSides]

    private static let height = FindingKind(
        "text.fixed-height", .warning, "A text that grows is held to a fixed height.",
        why:
            "Text that follows the user's text size, or wraps, needs more height on other devices and in other languages; what doesn't fit "
            + "is cut off.",
        mend: "Make the height at least so much (>=), or leave it to the text.",
        example: "title.adjustsFontForContentSizeCategory = true\ntitle.height == 21")
    private static let width = FindingKind(
        "text.fixed-width", .warning, "A text is held to a fixed width that a translation outgrows.",
        why: "Translations are often a third longer. This one would no longer fit, though there may be room beside it.",
        mend: "Make the width at least so much (>=), let the text wrap, or leave the width to it.",
        example: "save.title = \"Save\"\nsave.width == 40 (natural 36)")
    private static let bothSides = FindingKind(
        "text.fixed-both-sides", .warning, "A text is pinned exactly on both sides with large constants.",
        why: "The gaps on both sides are fixed where they could shrink, so that a longer text is cut off beside empty room.",
        mend: "Make one of the gaps an inequality (>=).",
        example: "title.leading == view.leading + 80\ntitle.trailing == view.trailing - 80")

    /// Translations from English grow by about a third (Apple, Internationalization and Localization Guide).
    private static let growth: CGFloat = 1.3

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.shownTexts.compactMap { text in height(text, in: tree) ?? width(text, in: tree) ?? sides(text, in: tree) }
    }

    private static func height(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        guard text.followsTextSize || (text.view is UILabel && text.lineLimit == 0) else { return nil }
        let bound = tree.ties(of: text.view, .vertical).first { tie in
            tie.isConstantLength && tie.isRequired && tie.relation != .greaterThanOrEqual
        }
        // Twice the height holds all but the accessibility sizes.
        guard let bound, bound.constant > 0.5, bound.constant < text.neededHeight * (text.followsTextSize ? 2 : growth) else { return nil }
        return tree.finding(
            height, at: bound.constraint,
            "\(tree.subject(text.view)) \(text.followsTextSize ? "grows with the text size" : "may wrap into more lines") and is held to a height of "
                + "\(CheckedTree.number(bound.constant)); now it needs \(CheckedTree.number(text.neededHeight)).",
            fix: "Make it a >= constraint.")
    }

    private static func width(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        guard text.isWords, text.isOneLine, !text.shrinks else { return nil }
        let bound = tree.ties(of: text.view, .horizontal).first { tie in
            tie.isConstantLength && tie.isRequired && tie.relation != .greaterThanOrEqual
        }
        guard let bound, bound.constant > 0.5, text.oneLineWidth <= bound.constant + 1, text.oneLineWidth * growth > bound.constant else {
            return nil
        }
        return tree.finding(
            width, at: bound.constraint,
            "\(tree.subject(text.view)) is held to a width of \(CheckedTree.number(bound.constant)); it needs \(CheckedTree.number(text.oneLineWidth)) now, "
                + "and a translation a third longer would need \(CheckedTree.number(text.oneLineWidth * growth)).",
            fix: "Make it a >= constraint.")
    }

    private static func sides(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        guard text.isWords, text.isOneLine, !text.shrinks, let outer = text.view.superview else { return nil }
        let pins = tree.ties(of: text.view, .horizontal).filter { tie in
            tie.isEqual && tie.isRequired && tie.otherView === outer && (tie.attribute.isNearEdge || tie.attribute.isFarEdge)
                && tie.constraint.multiplier == 1
        }
        // Interface Builder speaks up at 26 points and more.
        guard let near = pins.first(where: { $0.attribute.isNearEdge }), let far = pins.first(where: { $0.attribute.isFarEdge }),
            max(abs(near.constant), abs(far.constant)) >= 26, text.oneLineWidth <= text.room.width + 1,
            text.oneLineWidth * growth > text.room.width
        else { return nil }
        return tree.finding(
            bothSides, at: abs(near.constant) > abs(far.constant) ? near.constraint : far.constraint,
            "\(tree.subject(text.view)) is pinned exactly on both sides, \(CheckedTree.number(abs(near.constant))) and "
                + "\(CheckedTree.number(abs(far.constant))) from \(tree.name(outer)); it needs \(CheckedTree.number(text.oneLineWidth)) of its "
                + "\(CheckedTree.number(text.room.width)) points, and a translation would outgrow them.",
            fix: "Make one of the gaps a >= constraint.")
    }
}
