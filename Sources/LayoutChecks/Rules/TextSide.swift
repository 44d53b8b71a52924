import Findings
import UIKit

/// What a text says about sides: an alignment that isn't natural, and a missing end.
enum TextSide: LayoutRule {
    static let kinds = [alignment, missingTrailing]

    private static let alignment = FindingKind(
        "rtl.text-alignment", .warning, "A text is aligned left or right instead of naturally.",
        why:
            "In Arabic and Hebrew the box is mirrored and the text in it isn't. Right alignment is only mentioned: it is mostly meant as the far side.",
        mend: "Set textAlignment to natural.",
        example: "title.textAlignment = .left")
    private static let missingTrailing = FindingKind(
        "rtl.missing-trailing", .info, "A text is tied at its leading edge and has no end.",
        why: "A longer text, or another language, runs out of its place and over what stands beside it.",
        mend: "Add a constraint from its trailing edge (>= is enough).",
        example: "title.leading == view.leading + 16 (and nothing at its trailing edge)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.shownTexts.flatMap { text in [aligned(text, in: tree), open(text, in: tree)].compactMap { $0 } }
    }

    private static func aligned(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        guard let label = text.view as? UILabel, label.textAlignment == .left || label.textAlignment == .right, text.isWords,
            ![.playback, .spatial, .forceLeftToRight].contains(label.semanticContentAttribute)
        else { return nil }
        let side = label.textAlignment == .left ? "left" : "right"
        return tree.finding(
            alignment, side == "left" ? .warning : .info, at: label, "\(tree.subject(label)) is aligned \(side) in every language.",
            fix: "Set textAlignment to natural.")
    }

    private static func open(_ text: ShownText, in tree: CheckedTree) -> Finding? {
        guard text.view is UILabel, text.isWords, !text.view.translatesAutoresizingMaskIntoConstraints, !tree.isPlacedByContainer(text.view)
        else {
            return nil
        }
        let ties = tree.ties(of: text.view, .horizontal)
        let hasNear = ties.contains { $0.attribute.isNearEdge }
        let hasEnd = ties.contains { $0.attribute.isFarEdge || $0.attribute.isLength || $0.attribute == .centerX }
        guard hasNear, !hasEnd, let first = ties.first else { return nil }
        return tree.finding(
            missingTrailing, at: first.constraint,
            "\(tree.subject(text.view)) begins at a constraint and nothing ends it: a longer text runs on.",
            fix: "Add a constraint from its trailing edge.")
    }
}
