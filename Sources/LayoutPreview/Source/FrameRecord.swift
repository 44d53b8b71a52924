import LayoutChecks
import UIKit

/// The frames of a tree's views, to tell what a change to their document did.
@MainActor struct FrameRecord {
    private let frames: [String: (name: String, frame: CGRect)]

    /// Takes the frames of all views that a document names.
    init(_ root: UIView) {
        var found: [String: (String, CGRect)] = [:]
        func visit(_ view: UIView) {
            if let id = view.documentID { found[id] = (Self.name(of: view), view.frame) }
            view.subviews.forEach(visit)
        }
        visit(root)
        frames = found
    }

    private static func name(of view: UIView) -> String {
        if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal), !text.isEmpty {
            return "\"\(text.prefix(24))\""
        }
        return view.accessibilityIdentifier.map { "\"\($0)\"" } ?? String(describing: type(of: view))
    }

    /// What is different now, in one sentence.
    func changes(since before: FrameRecord) -> String {
        let added = frames.keys.filter { before.frames[$0] == nil }
        let removed = before.frames.keys.filter { frames[$0] == nil }
        let moved = frames.keys.filter { id in before.frames[id].map { $0.frame != frames[id]?.frame } ?? false }
        var parts: [String] = []
        if !added.isEmpty { parts.append(Self.count(added.count, "new view")) }
        if !removed.isEmpty { parts.append(Self.count(removed.count, "view") + " gone") }
        if !moved.isEmpty { parts.append(Self.count(moved.count, "frame") + " changed" + largest(moved, before)) }
        return parts.isEmpty ? "Read again: every frame is as it was." : "Read again: \(parts.joined(separator: ", "))."
    }

    /// The view whose frame changed most, with its numbers.
    private func largest(_ moved: [String], _ before: FrameRecord) -> String {
        let changes = moved.compactMap { id -> (name: String, from: CGRect, to: CGRect)? in
            guard let now = frames[id], let then = before.frames[id] else { return nil }
            return (now.name, then.frame, now.frame)
        }
        func size(_ change: (name: String, from: CGRect, to: CGRect)) -> CGFloat {
            abs(change.to.minX - change.from.minX) + abs(change.to.minY - change.from.minY) + abs(change.to.width - change.from.width)
                + abs(change.to.height - change.from.height)
        }
        guard let most = changes.max(by: { (size($0), $1.name) < (size($1), $0.name) }) else { return "" }
        return ", most of all \(most.name): \(Self.text(most.from)) -> \(Self.text(most.to))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { CheckedTree.number($0) }.joined(separator: " ")
    }
}
