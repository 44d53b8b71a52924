import Findings
import UIKit

/// Texts with characters that no font here has: how wide an iPhone sets them can't be known.
enum UncoveredText: LayoutRule {
    static let kinds = [uncovered]

    private static let uncovered = FindingKind(
        "text.uncovered", .warning, "No font here has some of a text's characters, so its size is a guess.",
        why:
            "An iPhone takes characters that the text's font lacks from its own fonts. Where none is installed here, a box of the fallback font "
            + "is measured and drawn instead, and lines may break elsewhere.",
        mend: """
            Install a font that has them (on Debian fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji), or register one that comes with the \
            app.
            """,
        example: "label.text = \"\u{12A0}\u{121B}\u{122D}\u{129B}\"")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.shownTexts.compactMap { text in
            let missing = charactersWithoutFont(in: text.text, font: text.font)
            guard !missing.isEmpty else { return nil }
            let named = missing.prefix(4).map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: ", ")
            let more = missing.count > 4 ? " and \(missing.count - 4) more" : ""
            return tree.finding(
                uncovered, at: text.view, "No font here has \(named)\(more) of \(tree.subject(text.view)); its size is a guess.",
                fix: "Install a font that has \(missing.count == 1 ? "it" : "them").")
        }
    }
}
