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
            "People who set a larger text size get none here. Only mentioned where no text of a tree follows the setting; a warning where some "
            + "do and others don't.",
        mend: "Give them a text style and set adjustsFontForContentSizeCategory to true.",
        example: "title follows the text size, detail = .systemFont(ofSize: 13)")

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

    /// One for a tree: its texts are set in one way, mostly.
    private static func notScaling(_ texts: [ShownText], in tree: CheckedTree) -> [Finding] {
        let still = texts.filter { !$0.followsTextSize && $0.isWords }
        guard let first = still.first else { return [] }
        let isMixed = still.count < texts.filter(\.isWords).count
        let all = texts.filter(\.isWords).count
        let message =
            still.count == 1
            ? "\(tree.subject(first.view)) doesn't follow the text size"
                + (all > 1 ? ", and the other \(all - 1 == 1 ? "text does" : "\(all - 1) texts do")." : ".")
            : "\(still.count) of \(all) texts don't follow the text size: \(tree.list(still.prefix(3).map(\.view)))"
                + (still.count > 3 ? " and others." : ".")
        return [
            tree.finding(
                notScaling, isMixed ? .warning : .info, at: first.view, message,
                fix: still.count == 1
                    ? "Give it a text style and set adjustsFontForContentSizeCategory to true."
                    : "Give them a text style and set adjustsFontForContentSizeCategory to true.")
        ]
    }
}
