import LayoutEngine
import UIKit

/// The constraints behind a value, in reading order, with the sum they make.
///
///       16      "Lisbon".top == "Page".contentLayoutGuide.top + 16       :65
///       41      the natural height of "Lisbon"
///     = 57
@MainActor struct ValueChain {
    private let tree: CheckedTree
    private let explanation: LayoutExplanation
    private let axis: NSLayoutConstraint.Axis

    /// The chain of an explanation.
    init(_ explanation: LayoutExplanation, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) {
        self.explanation = explanation
        self.axis = axis
        self.tree = tree
    }

    /// The lines, without indentation.
    var lines: [String] {
        let ordered = explanation.reasons.enumerated().sorted {
            let (one, other) = (position(of: $0.element.cause), position(of: $1.element.cause))
            return one == other ? $0.offset < $1.offset : one < other
        }.map(\.element)
        let amounts = ordered.map { abs($0.amount) < 0.005 ? "" : LayoutArithmetic.number($0.amount) }
        let total = LayoutArithmetic.number(explanation.value)
        let width = (amounts + [total]).map(\.count).max() ?? 0
        var lines = zip(ordered, amounts).map { reason, amount in
            "  " + String(repeating: " ", count: width - amount.count) + amount + "  " + text(of: reason.cause)
        }
        if amounts.count(where: { !$0.isEmpty }) > 1 { lines.append("= " + String(repeating: " ", count: width - total.count) + total) }
        if explanation.isOpen { lines.append("  and a part that no constraint determines") }
        return lines
    }

    private func text(of cause: LayoutExplanation.Cause) -> String {
        switch cause {
        case .constraint(let constraint):
            let line = constraint.sourceLine.map { "  (line \($0)\(constraint.documentID.map { ", \($0)" } ?? ""))" } ?? ""
            return tree.text(constraint) + line
        case .autoresizing(let view, let layoutAxis, let isLength):
            let axis = NSLayoutConstraint.Axis(layoutAxis)
            if view === tree.root { return "the \(isLength ? axis.lengthName : axis.originName) of the root view, which its window gives" }
            return "the \(isLength ? axis.lengthName : axis.originName) of \(tree.name(view)), from its frame and autoresizing mask"
        case .nonNegative(let item, let layoutAxis):
            return "\(tree.name(ofItem: item)).\(NSLayoutConstraint.Axis(layoutAxis).lengthName) >= 0: nothing is smaller than nothing"
        case .intrinsic(let view, let layoutAxis, let isHugging):
            let axis = NSLayoutConstraint.Axis(layoutAxis)
            let priority =
                isHugging
                ? "hugs at \(CheckedTree.number(CGFloat(view.contentHuggingPriority(for: axis).rawValue)))"
                : "resists compression at \(CheckedTree.number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)))"
            return "the natural \(axis.lengthName) of \(tree.name(view)), which \(priority)"
        }
    }

    /// Where on the axis a cause acts, in the root's coordinates: half-way between what it ties.
    private func position(of cause: LayoutExplanation.Cause) -> CGFloat {
        switch cause {
        case .constraint(let constraint):
            let places = [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)].compactMap
            {
                tree.place(of: $0.0, $0.1, axis)
            }
            return places.isEmpty ? 0 : places.reduce(0, +) / CGFloat(places.count)
        case .autoresizing(let view, _, _), .intrinsic(let view, _, _): return tree.place(of: view, .notAnAttribute, axis) ?? 0
        case .nonNegative(let item, _): return tree.place(of: item, .notAnAttribute, axis) ?? 0
        }
    }
}

extension CheckedTree {
    /// Where an end of a constraint stands on an axis, in the root's coordinates: an edge there, anything else in the middle.
    fileprivate func place(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let rect: CGRect
        if let view = item as? UIView {
            rect = view.convert(view.bounds, to: root)
        } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            rect = owner.convert(guide.layoutFrame, to: root)
        } else {
            return nil
        }
        if attribute.isNearEdge { return axis.near(of: rect) }
        return attribute.isFarEdge ? axis.far(of: rect) : (axis.near(of: rect) + axis.far(of: rect)) / 2
    }
}
