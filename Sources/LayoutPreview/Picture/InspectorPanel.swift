import CoreGraphics
import LayoutChecks
import UIKit
import ViewRendering

/// What the inspector says about a view: class, frames, natural size, priorities, and the constraints on it.
@MainActor struct InspectorPanel {
    /// A line: a small heading, or a name with its value.
    enum Line: Equatable {
        case title(String)
        case row(String, String)
        case text(String)
    }

    let view: UIView?
    let root: UIView
    /// Keeps the constraints' sentences from frame to frame; without it they are read anew.
    var keeper: ((UIView, () -> [String]) -> [String])?

    /// The lines, top down.
    var lines: [Line] {
        guard let view else { return [.title("Inspector"), .text("Point at a view.")] }
        var lines: [Line] = [.title(String(describing: type(of: view)))]
        if let id = view.documentID { lines.append(.row("object", id)) }
        if let name = view.accessibilityIdentifier { lines.append(.row("identifier", name)) }
        lines += [.row("frame", text(view.frame)), .row("in the window", text(view.convert(view.bounds, to: root)))]
        let natural = view.intrinsicContentSize
        lines.append(.row("natural size", "\(length(natural.width)) x \(length(natural.height))"))
        lines.append(.row("hugging", priorities(view.contentHuggingPriority)))
        lines.append(.row("resistance", priorities(view.contentCompressionResistancePriority)))
        lines += account(of: view)
        lines.append(.title("Constraints"))
        let held = keeper?(view) { constraintTexts(of: view) } ?? constraintTexts(of: view)
        lines += held.isEmpty ? [.text("none: the frame is set by hand or by its container")] : held.map { .text($0) }
        return lines
    }

    private func constraintTexts(of view: UIView) -> [String] {
        let held = view.constraintsAffectingLayout(for: .horizontal) + view.constraintsAffectingLayout(for: .vertical)
        guard !held.isEmpty else { return [] }
        let tree = CheckedTree(root: root)
        return held.map { tree.text($0) }
    }

    private func account(of view: UIView) -> [Line] {
        guard let view = view as? UIScrollView else { return [] }
        let inset = view.adjustedContentInset
        return [
            .row("content", "\(CheckedTree.number(view.contentSize.width)) x \(CheckedTree.number(view.contentSize.height))"),
            .row("offset", "\(CheckedTree.number(view.contentOffset.x)), \(CheckedTree.number(view.contentOffset.y))"),
            .row("insets", [inset.top, inset.left, inset.bottom, inset.right].map { CheckedTree.number($0) }.joined(separator: " ")),
        ]
    }

    private func priorities(_ of: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
        "\(CheckedTree.number(CGFloat(of(.horizontal).rawValue))) | \(CheckedTree.number(CGFloat(of(.vertical).rawValue)))"
    }

    private func length(_ value: CGFloat) -> String { value == UIView.noIntrinsicMetric ? "none" : CheckedTree.number(value) }

    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { CheckedTree.number($0) }.joined(separator: " ")
    }

    func paint(in panel: CGRect, on board: DrawingBoard) {
        board.fill(panel, radius: 14, .systemBackground)
        let (x, width) = (panel.minX + 16, panel.width - 32)
        var y = panel.minY + 16
        for line in lines where y < panel.maxY - 24 {
            switch line {
            case .title(let text):
                y += board.write(text, .systemFont(ofSize: 15, weight: .semibold), .label, at: CGPoint(x: x, y: y), width: width) + 8
            case .row(let name, let value):
                board.write(name, .systemFont(ofSize: 12), .secondaryLabel, at: CGPoint(x: x, y: y), width: 96)
                y +=
                    board.write(value, .systemFont(ofSize: 12), .label, at: CGPoint(x: x + 100, y: y), width: width - 100, numberOfLines: 2)
                    + 5
            case .text(let text):
                y += board.write(text, .systemFont(ofSize: 12), .label, at: CGPoint(x: x, y: y), width: width, numberOfLines: 3) + 6
            }
        }
    }
}
