import Findings
import UIKit

/// Texts that don't follow the text size that people set.
enum TextSizeSetting: LayoutRule {
    static let kinds = [withoutStyle, notScaling]

    private static let withoutStyle = FindingKind(
        "type.adjusts-without-style", .warning, "A text is to follow the text size, and its font has only one size.",
        why: "adjustsFontForContentSizeCategory works for fonts of a text style and for those of UIFontMetrics; any other stays as it is.",
        mend: "Take a text style (body, headline), or UIFontMetrics.default.scaledFont(for:).",
        example: "label.font = .systemFont(ofSize: 17)\nlabel.adjustsFontForContentSizeCategory = true")
    private static let notScaling = FindingKind(
        "type.not-scaling", .warning, "Texts stay the same at every text size.",
        why:
            "People who set a larger text size get none here. Only mentioned where no text of a scene follows the setting; a warning where some "
            + "do and others don't.",
        mend: "Give them a text style and set adjustsFontForContentSizeCategory to true.",
        example: "title follows the text size, detail = .systemFont(ofSize: 13)", isToldOnce: true)

    static func findings(in tree: CheckedTree) -> [Finding] {
        let texts = tree.shownTexts
        let odd = texts.filter { $0.followsTextSize && !$0.font.scalesWithTextSize }.map { text in
            tree.finding(
                withoutStyle, at: text.view,
                "\(tree.subject(text.view)) is to follow the text size, but its font of \(CheckedTree.number(text.font.pointSize)) points has no text style.",
                fix: "Set its font to a text style.")
        }
        return odd + notScaling(texts, in: tree)
    }

    private static func notScaling(_ texts: [ShownText], in tree: CheckedTree) -> [Finding] {
        let words = texts.filter(\.isWords)
        let still = words.filter { !$0.followsTextSize }
        let beside = beside(following: words.count - still.count, still: still.count)
        return still.map { text in
            tree.finding(
                notScaling, beside.isEmpty ? .info : .warning, at: text.view,
                "\(tree.subject(text.view)) doesn't follow the text size\(beside).",
                fix: "Give it a text style and set adjustsFontForContentSizeCategory to true.")
        }
    }

    /// How many other texts of the tree do follow it.
    private static func beside(following: Int, still: Int) -> String {
        switch following {
        case 0: ""
        case 1: still == 1 ? ", and the other text does" : ", and another text does"
        default: ", and \(following) other texts do"
        }
    }
}
