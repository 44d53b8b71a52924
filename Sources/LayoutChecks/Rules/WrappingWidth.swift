import Findings
import UIKit

/// Labels whose wrapping was set for another width than the layout gives, or that are to wrap and shrink at once.
enum WrappingWidth: LayoutRule {
    static let kinds = [mismatch, shrinks]

    private static let mismatch = FindingKind(
        "text.preferred-width-mismatch", .warning, "A label wraps for another width than it has.",
        why:
            "preferredMaxLayoutWidth decides how many lines the natural height is made for. Where the label is wider or narrower, it is too "
            + "high, or its last lines are cut off.",
        mend: "Set preferredMaxLayoutWidth to 0 (automatic in Interface Builder): the label then follows the layout.",
        example: "text.preferredMaxLayoutWidth = 280\ntext is laid out 343 wide")
    private static let shrinks = FindingKind(
        "text.shrink-multiline", .info, "A label that wraps is to shrink its font as well.",
        why:
            "adjustsFontSizeToFitWidth is made for one line; a label of several lines shrinks only after all of them are full, and then in steps "
            + "that nobody predicts.",
        mend: "Set numberOfLines to 1, or adjustsFontSizeToFitWidth to false.",
        example: "title.numberOfLines = 2\ntitle.adjustsFontSizeToFitWidth = true")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.shownTexts.flatMap { text -> [Finding] in
            guard let label = text.view as? UILabel, !text.isOneLine else { return [] }
            var found: [Finding] = []
            let asked = label.preferredMaxLayoutWidth
            // As long as the lines break the same way nothing is wrong.
            if asked > 0.5, abs(asked - label.bounds.width) > 1, abs(label.intrinsicContentSize.height - text.neededHeight) > 1 {
                found.append(
                    tree.finding(
                        mismatch, at: label,
                        "\(tree.subject(label)) wraps for a width of \(CheckedTree.number(asked)) and is \(CheckedTree.number(label.bounds.width)) wide: "
                            + "it takes \(CheckedTree.number(label.intrinsicContentSize.height)) points of height and needs "
                            + "\(CheckedTree.number(text.neededHeight)).",
                        fix: "Set preferredMaxLayoutWidth to 0."))
            }
            if text.shrinks {
                found.append(
                    tree.finding(
                        shrinks, at: label,
                        "\(tree.subject(label)) may have \(text.lineLimit == 0 ? "any number of" : "\(text.lineLimit)") lines and is "
                            + "to shrink its font to its width too.",
                        fix: "Set numberOfLines to 1, or adjustsFontSizeToFitWidth to false."))
            }
            return found
        }
    }
}
