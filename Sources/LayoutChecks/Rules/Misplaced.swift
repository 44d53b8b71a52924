import Findings
import UIKit

/// Views that Interface Builder marked as misplaced, with the frame that is stored and the one that the constraints give.
enum Misplaced: LayoutRule {
    static let kinds = [
        FindingKind(
            "ib.misplaced", .warning, "A view isn't drawn where its constraints put it.",
            why: "Xcode marked it when the document was last saved: the frame on the canvas is old, and the app will show another one.",
            mend: "Select Update Frames in Xcode.",
            example: "<label misplaced=\"YES\"><rect key=\"frame\" x=\"16\" y=\"20\" width=\"42\" height=\"21\"/></label>")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard tree.isAtDocumentSize else { return [] }
        return tree.views.compactMap { view in
            guard let element = tree.element(of: view), element.bool("misplaced") == true, let stored = element.rect(key: "frame") else {
                return nil
            }
            let frame = view.frame
            let isSame = [frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width, frame.height - stored.height]
                .allSatisfy { abs($0) < 0.5 }
            guard !isSame else { return nil }
            return tree.finding(
                kinds[0], at: view, "\(tree.subject(view)) is drawn at \(text(stored)), and its constraints put it at \(text(frame)).",
                fix: "Update its frame in Xcode.")
        }
    }

    private static func text(_ rect: CGRect) -> String {
        "\(CheckedTree.number(rect.minX)), \(CheckedTree.number(rect.minY)) (\(CheckedTree.size(rect.size)))"
    }
}
