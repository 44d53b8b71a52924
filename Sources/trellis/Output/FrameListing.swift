import Findings
import Foundation
import IBLoading
import UIKit

/// The frames of a document as text for people.
@MainActor struct FrameListing {
    private let laidOut: LaidOutDocument
    private let path: String

    /// A listing of a document's trees.
    init(_ laidOut: LaidOutDocument, path: String) {
        self.laidOut = laidOut
        self.path = path
    }

    /// One block a tree: a heading, then a line a view, indented by depth, with x, y, width and height. Scenes without views come last, a line
    /// each.
    var text: String {
        let unshown = laidOut.unshown.map { scene in
            let place = scene.sceneID.map { "scene \($0), " } ?? ""
            return "\n\(place)\(scene.elementName)\(scene.id.map { " \($0)" } ?? ""): \(scene.reason)"
        }
        return ([path] + laidOut.trees.map(block) + unshown).joined(separator: "\n") + "\n"
    }

    private func block(_ tree: LaidOutTree) -> String {
        let names = names(of: tree)
        let width = names.map(\.count).max() ?? 0
        let rows = zip(names, tree.views).map { name, view in
            "  " + name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + columns(view) + "  \(view.id)" + content(view.view)
        }
        return ([heading(tree)] + rows).joined(separator: "\n")
    }

    private func heading(_ tree: LaidOutTree) -> String {
        let scene = tree.sceneID.map { "scene \($0), " } ?? ""
        let size = "\(Self.number(tree.rootView.bounds.width)) x \(Self.number(tree.rootView.bounds.height))"
        return "\n\(scene)\(tree.device.name), \(size) points"
    }

    /// Each view's tag and label, indented by its depth among the views listed.
    private func names(of tree: LaidOutTree) -> [String] {
        let listed = Set(tree.views.map { ObjectIdentifier($0.view) })
        return tree.views.map { view in
            var depth = 0
            var next = view.view === tree.rootView ? nil : view.view.superview
            while let here = next {
                if listed.contains(ObjectIdentifier(here)) { depth += 1 }
                next = here === tree.rootView ? nil : here.superview
            }
            let label = view.view.userLabel ?? Self.text(of: view.view)
            return String(repeating: "  ", count: min(depth, 20)) + view.elementName + (label.map { " \"\($0)\"" } ?? "")
        }
    }

    private static func text(of view: UIView) -> String? {
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
        guard let text, !text.isEmpty else { return nil }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 25 ? line.prefix(24) + "…" : line
    }

    private func columns(_ view: LaidOutView) -> String {
        [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { value in
            let text = Self.number(value)
            return String(repeating: " ", count: max(0, 8 - text.count)) + text
        }.joined()
    }

    private func content(_ view: UIView) -> String {
        guard let scroll = view as? UIScrollView, scroll.contentSize != .zero else { return "" }
        return "  content \(Self.number(scroll.contentSize.width)) x \(Self.number(scroll.contentSize.height))"
    }

    /// At most two decimals: a third of a point is .33.
    private static func number(_ value: CGFloat) -> String {
        JSONText.number((Double(value) * 100).rounded() / 100)
    }
}
