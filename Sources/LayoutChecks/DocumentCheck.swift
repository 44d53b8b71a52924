import Findings
import IBDocuments
import IBLoading
import UIKit

/// Lays a document out and says what is wrong with it: what its reader and its loader found, and what the rules find in each tree.
///
/// - Parameters:
///   - document: The document.
///   - options: The canvas on which it is laid out; without any, the document's own device.
/// - Returns: The findings in the order of every listing; none for a document in which all is well.
@MainActor public func findings(in document: IBDocument, options: CanvasOptions = CanvasOptions()) -> [Finding] {
    DocumentSweep(document, matrix: .asDrawn, options: options).run().map(\.finding)
}

/// Views that ask for another layout each time they are laid out, until the pass gives up.
@MainActor enum LayoutLoop {
    static let kind = FindingKind(
        "runtime.layout-loop", .error, "A view asks for another layout each time it is laid out.",
        why: "UIKit lays out again until nothing asks any more. Where something always asks, the app hangs or the pass is given up.",
        mend: "Don't call setNeedsLayout, or change constraints or frames that differ each time, from layoutSubviews.",
        example: "override func layoutSubviews() {\n    super.layoutSubviews()\n    width.constant += 1\n}")

    static func findings(_ restless: [UIView], in tree: CheckedTree) -> [Finding] {
        // A pass that gives up names the views on the way as well: the innermost is where it begins.
        let own = restless.filter { $0 === tree.root || $0.isDescendant(of: tree.root) }
        guard let culprit = own.last(where: { tree.file == nil || $0.documentID != nil }) else { return [] }
        return [
            Finding(
                kind: kind,
                message: "The layout does not come to rest: \(tree.name(culprit)) asks for another pass each time it is laid out.",
                location: tree.location(of: culprit))
        ]
    }
}
