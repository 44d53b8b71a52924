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

    /// The causes in reading order: by where they act.
    var ordered: [LayoutExplanation.Reason] {
        explanation.reasons.enumerated().sorted {
            let (one, other) = (position(of: $0.element.cause), position(of: $1.element.cause))
            return one == other ? $0.offset < $1.offset : one < other
        }.map(\.element)
    }

    /// The lines, without indentation.
    var lines: [String] {
        let ordered = ordered
        let amounts = ordered.map { abs($0.amount) < 0.005 ? "" : LayoutArithmetic.number($0.amount) }
        let total = LayoutArithmetic.number(explanation.value)
        let width = (amounts + [total]).map(\.count).max() ?? 0
        var lines = zip(ordered, amounts).map { reason, amount in
            "  " + String(repeating: " ", count: width - amount.count) + amount + "  " + text(of: reason)
        }
        if amounts.count(where: { !$0.isEmpty }) > 1 { lines.append("= " + String(repeating: " ", count: width - total.count) + total) }
        if explanation.isOpen { lines.append("  and a part that no constraint determines") }
        return lines
    }

    private func text(of reason: LayoutExplanation.Reason) -> String { text(of: reason.cause) + share(reason) }

    private func text(of cause: LayoutExplanation.Cause) -> String {
        switch cause {
        case .constraint(let constraint):
            let insets = tree.insets(of: constraint, axis).map { "; the \($0.name) is \(CheckedTree.number($0.length))" }.joined()
            if let line = constraint.sourceLine {
                return tree.text(constraint) + "  (line \(line)\(constraint.documentID.map { ", \($0)" } ?? "")\(insets))"
            }
            // What has no line in a document is how Interface Builder draws a view that has nothing in it yet.
            let isCanvas = tree.document != nil && !constraint.isSystem
            let words = (isCanvas ? "on the canvas only, where an empty view would have no size" : "") + insets
            return tree.text(constraint) + (words.isEmpty ? "" : "  (\(words.hasPrefix("; ") ? String(words.dropFirst(2)) : words))")
        case .autoresizing(let view, let layoutAxis, let isLength):
            let axis = NSLayoutConstraint.Axis(layoutAxis)
            if view === tree.root {
                return "the \(isLength ? axis.lengthName : axis.originName) of the root view, "
                    + (tree.isScreen ? "which its window gives" : "as it is drawn")
            }
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

    /// `, half of it` where a length or a constant doesn't count once: centres take halves, equal lengths count again.
    private func share(_ reason: LayoutExplanation.Reason) -> String {
        let amount = abs(CGFloat(reason.amount))
        let wholes: [CGFloat]
        switch reason.cause {
        case .constraint(let constraint):
            let insets = tree.insets(of: constraint, axis).reduce(0) { $0 + $1.length }
            wholes = [abs(constraint.constant) + insets, abs(abs(constraint.constant) - insets), abs(constraint.constant), insets]
        case .autoresizing(let view, _, let isLength):
            wholes = [abs(isLength ? axis.length(of: view.bounds.size) : axis.near(of: view.frame))]
        case .intrinsic(let view, _, _): wholes = [axis.length(of: view.bounds.size), axis.length(of: view.intrinsicContentSize)]
        case .nonNegative: return ""
        }
        func counts(_ times: CGFloat) -> Bool { wholes.contains { $0 > 0.005 && abs($0 * times - amount) < 0.3 } }
        guard amount > 0.3, !counts(1) else { return "" }
        if counts(0.5) { return ", half of it" }
        return (2...6).first { counts(CGFloat($0)) }.map { ", \($0) times" } ?? ""
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
    /// The margins and safe areas that a constraint counts in beside its constant, with their lengths in points.
    fileprivate func insets(of constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis) -> [(name: String, length: CGFloat)] {
        [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)].compactMap {
            item, attribute in
            guard attribute.isNearEdge || attribute.isFarEdge else { return nil }
            let length: CGFloat
            let name: String
            let isMirrored = axis == .horizontal && isRightToLeft && attribute != .left && attribute != .right
            let isNear = attribute.isNearEdge != isMirrored
            if attribute.isMargin, let view = item as? UIView {
                (length, name) = (edge(of: view.layoutMargins, axis, isNear: isNear), "margin")
            } else if let guide = item as? UILayoutGuide, guide.isSystemGuide, let owner = guide.owningView, !(owner is UIScrollView) {
                let rect = guide.layoutFrame
                length = isNear ? axis.near(of: rect) - axis.near(of: owner.bounds) : axis.far(of: owner.bounds) - axis.far(of: rect)
                name = guide.identifier == "UIViewSafeAreaLayoutGuide" ? "safe area" : "margin"
            } else {
                return nil
            }
            return abs(length) > 0.005 ? (name, length) : nil
        }
    }

    private func edge(of insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis, isNear: Bool) -> CGFloat {
        axis == .horizontal ? (isNear ? insets.left : insets.right) : (isNear ? insets.top : insets.bottom)
    }

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
