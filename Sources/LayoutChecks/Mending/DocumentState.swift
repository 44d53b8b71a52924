import Findings
import IBDocuments
import IBLoading
import UIKit

/// A document as it is laid out and judged at one time: what an edit is compared by.
@MainActor struct DocumentState {
    let document: IBDocument
    let trees: [LaidOutTree]
    let findings: [Finding]
    /// Frames by view id, by tree.
    private let frames: [(tree: String, views: [(id: String, name: String, frame: CGRect)])]

    /// Lays a document out, as drawn.
    init(_ document: IBDocument) {
        self.document = document
        trees = layOut(document: document, options: CanvasOptions()).trees
        var found = document.findings + DocumentRules.findings(in: document)
        frames = trees.map { tree in
            let checked = CheckedTree(tree, of: document)
            found += tree.findings + LayoutRules.findings(in: checked)
            return (tree.id, tree.views.map { ($0.id, checked.name($0.view), $0.frame) })
        }
        findings = found.sorted()
    }

    /// What menders look at.
    var patient: MendPatient { MendPatient(document: document, trees: trees.map { CheckedTree($0, of: document) }) }

    /// The trees whose views stand elsewhere in another state, with each view that does.
    func changes(to other: DocumentState) -> [(tree: String, views: [FrameChange])] {
        var changes: [(tree: String, views: [FrameChange])] = []
        for (tree, views) in frames {
            let after = Dictionary(
                other.frames.first { $0.tree == tree }?.views.map { ($0.id, $0.frame) } ?? [], uniquingKeysWith: { first, _ in first })
            let moved = views.compactMap { view -> FrameChange? in
                guard let now = after[view.id] else { return FrameChange(id: view.id, name: view.name, before: view.frame, after: nil) }
                return now.isNear(view.frame) ? nil : FrameChange(id: view.id, name: view.name, before: view.frame, after: now)
            }
            if !moved.isEmpty { changes.append((tree, moved)) }
        }
        return changes
    }

    /// One sentence about a view that stands elsewhere; nil where none does.
    func firstDifference(to other: DocumentState) -> String? {
        changes(to: other).first?.views.first.map { "it would move \($0.text)" }
    }
}

/// A view that an edit moves.
public struct FrameChange: Sendable {
    /// The object id.
    public let id: String
    /// What to call it.
    public let name: String
    /// The frame before, in points, in the coordinates of the view around it.
    public let before: CGRect
    /// The frame after; nil when the view is gone.
    public let after: CGRect?

    /// `"Summary": 0, 0, 0 x 0 -> 16, 325, 361 x 527.67`.
    public var text: String { "\(name): \(Self.text(before)) -> \(after.map(Self.text) ?? "gone")" }

    private static func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { LayoutArithmetic.number(Double($0)) }
        return "\(numbers[0]), \(numbers[1]), \(numbers[2]) x \(numbers[3])"
    }
}
