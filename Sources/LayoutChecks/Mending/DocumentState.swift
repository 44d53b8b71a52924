import Findings
import IBDocuments
import IBLoading
import UIKit

/// A document as it is laid out and judged at one time: what an edit is compared by.
@MainActor struct DocumentState {
    let document: IBDocument
    let findings: [Finding]
    /// The first finding of each key.
    let findingsByKey: [FindingKey: Finding]
    /// What menders look at.
    let patient: MendPatient
    private let trees: [Tree]

    private struct Tree {
        let id: String
        var views: [(id: String, name: String, frame: CGRect)] = []
        var contents: [(id: String, name: String, size: CGSize)] = []
    }

    /// Lays a document out, as drawn.
    init(_ document: IBDocument) {
        self.document = document
        let laidOut = layOut(document: document, options: CanvasOptions()).trees
        let checked = laidOut.map { CheckedTree($0, of: document) }
        var found = document.findings + DocumentRules.findings(in: document)
        trees = zip(laidOut, checked).map { tree, checked in
            found += tree.findings + LayoutRules.findings(in: checked)
            return Self.tree(tree, checked)
        }
        findings = found.sorted()
        findingsByKey = Dictionary(findings.map { (FindingKey($0), $0) }, uniquingKeysWith: { first, _ in first })
        patient = MendPatient(document: document, trees: checked, owners: Self.owners(laidOut))
    }

    private static func owners(_ trees: [LaidOutTree]) -> [String: Int] {
        var owners: [String: Int] = [:]
        for (number, tree) in trees.enumerated() {
            for view in tree.views {
                for id in [view.id] + view.view.constraints.compactMap(\.documentID) where owners[id] == nil { owners[id] = number }
            }
        }
        return owners
    }

    private static func tree(_ tree: LaidOutTree, _ checked: CheckedTree) -> Tree {
        var kept = Tree(id: tree.id)
        for view in tree.views {
            let name = checked.name(view.view)
            kept.views.append((view.id, name, view.frame))
            if let scroll = view.view as? UIScrollView { kept.contents.append((view.id, name, scroll.contentSize)) }
        }
        return kept
    }

    /// The numbers of the trees whose views stand elsewhere in another state, with each view that does.
    func changes(to other: DocumentState) -> [(tree: Int, views: [FrameChange])] {
        trees.enumerated().compactMap { number, tree in
            let now = other.tree(number, tree.id)?.views.map { ($0.id, $0.frame) } ?? []
            let after = Dictionary(now, uniquingKeysWith: { first, _ in first })
            let moved = tree.views.compactMap { view -> FrameChange? in
                guard let now = after[view.id] else { return FrameChange(id: view.id, name: view.name, before: view.frame, after: nil) }
                return now.isNear(view.frame) ? nil : FrameChange(id: view.id, name: view.name, before: view.frame, after: now)
            }
            return moved.isEmpty ? nil : (number, moved)
        }
    }

    /// The numbers of the trees in which the content of scroll views has another size in another state, with each that has.
    func contentChanges(to other: DocumentState) -> [(tree: Int, contents: [FrameChange])] {
        trees.enumerated().compactMap { number, tree in
            let now = other.tree(number, tree.id)?.contents.map { ($0.id, $0.size) } ?? []
            let after = Dictionary(now, uniquingKeysWith: { first, _ in first })
            let changed = tree.contents.compactMap { content -> FrameChange? in
                guard let now = after[content.id], !CGRect(origin: .zero, size: now).isNear(CGRect(origin: .zero, size: content.size))
                else { return nil }
                return FrameChange(contentOf: content.id, name: content.name, before: content.size, after: now)
            }
            return changed.isEmpty ? nil : (number, changed)
        }
    }

    private func tree(_ number: Int, _ id: String) -> Tree? {
        number < trees.count && trees[number].id == id ? trees[number] : trees.first { $0.id == id }
    }

    /// One sentence about a view that stands elsewhere; nil where none does.
    func firstDifference(to other: DocumentState) -> String? {
        changes(to: other).first?.views.first.map { "it would move \($0.text)" }
    }
}

/// A view that an edit moves, or a scroll view whose content it makes larger or smaller.
public struct FrameChange: Sendable {
    /// The object id.
    public let id: String
    /// What to call it.
    public let name: String
    /// The frame before, in points, in the coordinates of the view around it; the size of a content begins at zero.
    public let before: CGRect
    /// The frame after; nil when the view is gone.
    public let after: CGRect?
    /// Whether this is about the content of a scroll view, of which only the size counts.
    public let isContent: Bool

    init(id: String, name: String, before: CGRect, after: CGRect?) {
        (self.id, self.name, self.before, self.after, isContent) = (id, name, before, after, false)
    }

    init(contentOf id: String, name: String, before: CGSize, after: CGSize) {
        (self.id, self.name, isContent) = (id, name, true)
        self.before = CGRect(origin: .zero, size: before)
        self.after = CGRect(origin: .zero, size: after)
    }

    /// `"Summary": 0, 0, 0 x 0 -> 16, 325, 361 x 527.67`; `the content of "Page": 375 x 0 -> 375 x 932`.
    public var text: String {
        "\(isContent ? "the content of \(name)" : name): \(text(before)) -> \(after.map(text) ?? "gone")"
    }

    private func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { LayoutArithmetic.number(Double($0)) }
        return isContent ? "\(numbers[2]) x \(numbers[3])" : "\(numbers[0]), \(numbers[1]), \(numbers[2]) x \(numbers[3])"
    }
}
