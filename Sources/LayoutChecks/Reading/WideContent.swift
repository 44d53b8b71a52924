import LayoutEngine
import UIKit

/// Why the content of a page is wider than its frame: the one view that is too wide, or the sum across the content, as the solver has it.
@MainActor struct WideContent {
    private enum Cause {
        /// A view that alone is wider than the frame; the constraint that holds it so, where one does.
        case view(UIView, NSLayoutConstraint?, width: CGFloat)
        /// Lengths and gaps, each too short to fill the frame.
        case sum(String)
        /// Nothing more is known than how wide the content is.
        case total
    }

    /// The author's constraints that the content's width is the sum of.
    let parts: [NSLayoutConstraint]
    private let cause: Cause
    private let width: ScrollContent
    private let tree: CheckedTree

    /// - Parameter widest: The views that reach the content's far edge and are wider than the frame, from the outside inwards.
    init(_ width: ScrollContent, _ widest: [UIView], in tree: CheckedTree) {
        self.width = width
        self.tree = tree
        let explanation = width.scroll.contentExplanation(.horizontal)
        let reasons = explanation.map { ValueChain($0, .horizontal, in: tree).ordered } ?? []
        parts = reasons.compactMap { reason in
            guard case .constraint(let part) = reason.cause, !part.isSystem, !Self.isAround(part, width.scroll) else { return nil }
            return part
        }
        let lengths = reasons.filter { abs($0.amount) > 0.005 }
        if let wide = lengths.first(where: { CGFloat($0.amount) > width.visibleLength + 0.5 && Self.view($0.cause, in: tree) != nil }),
            let view = Self.view(wide.cause, in: tree)
        {
            cause = .view(view, wide.cause.constraint, width: CGFloat(wide.amount))
        } else if let share = parts.first(where: { $0.multiplier != 1 && $0.firstAttribute == .width }),
            let view = share.firstItem as? UIView,
            view.bounds.width > width.visibleLength + 0.5
        {
            cause = .view(view, share, width: view.bounds.width)
        } else if (2...8).contains(lengths.count), explanation?.isOpen == false {
            cause = .sum(Self.sum(lengths, in: tree))
        } else {
            cause = widest.last.map { .view($0, nil, width: $0.frame.width) } ?? .total
        }
    }

    /// Whether a constraint is about the scroll view's own place rather than about what is in it.
    private static func isAround(_ constraint: NSLayoutConstraint, _ scroll: UIScrollView) -> Bool {
        !constraint.endViews.contains { $0 !== scroll && $0.isDescendant(of: scroll) }
    }

    /// `"Banner" is 600 wide ("Banner".width == 600)`, `the label "A long line" is 580 wide on one line`, `16 + 359 + 16 = 391 across its content`.
    var words: String {
        let content = CheckedTree.number(width.contentLength)
        switch cause {
        case .view(let view, let constraint?, let width):
            return "\(tree.name(view)) is \(CheckedTree.number(width)) wide (\(tree.text(constraint)))"
        case .view(let view, nil, let width):
            return "\(tree.name(view)) is \(CheckedTree.number(width)) wide\(Self.nature(view))"
        case .sum(let sum): return "\(sum) = \(content) across its content"
        case .total: return "its content is \(content) wide"
        }
    }

    /// How to mend it.
    ///
    /// - Parameter isTied: Whether the content is tied to the width of the frame, so that only what stands beside the tie is too much.
    func fix(isTied: Bool) -> String {
        let tie = isTied ? "" : ", and tie the content's width to the frame's"
        switch cause {
        case .view(_, let constraint?, _): return "Lower the priority of \(tree.text(constraint)) or make it a <= constraint\(tie)."
        case .view(let label as UILabel, nil, _): return "Let \(tree.name(label)) wrap (numberOfLines 0)\(tie)."
        case .view(let image as UIImageView, nil, _):
            return "Give \(tree.name(image)) a width of its own, so that its image's doesn't count\(tie)."
        case .view(let view, nil, _): return "Make \(tree.name(view)) narrower\(tie)."
        case .sum, .total: return "Let the gaps and lengths across the content add up to the width of the frame."
        }
    }

    /// The view whose width a cause is; nil for gaps, and for the frame around the page.
    private static func view(_ cause: LayoutExplanation.Cause, in tree: CheckedTree) -> UIView? {
        switch cause {
        case .constraint(let constraint):
            constraint.secondItem == nil && constraint.firstAttribute == .width ? constraint.firstItem as? UIView : nil
        case .intrinsic(let view, _, _): view
        case .autoresizing(let view, _, let isLength): isLength && view !== tree.root ? view : nil
        case .nonNegative: nil
        }
    }

    /// `16 + 370 (the label "Lisbon") - 8`.
    private static func sum(_ reasons: [LayoutExplanation.Reason], in tree: CheckedTree) -> String {
        var text = ""
        // A sum that begins with what is taken away is hard to read.
        for reason in reasons.filter({ $0.amount > 0 }) + reasons.filter({ $0.amount < 0 }) {
            text += text.isEmpty ? "" : reason.amount < 0 ? " - " : " + "
            text += LayoutArithmetic.number(abs(reason.amount))
            if let view = view(reason.cause, in: tree) { text += " (\(tree.name(view)))" }
        }
        return text
    }

    private static func nature(_ view: UIView) -> String {
        if view is UIImageView { return ", as its image is" }
        return view is UILabel ? " on one line" : ""
    }
}

extension LayoutExplanation.Cause {
    fileprivate var constraint: NSLayoutConstraint? {
        guard case .constraint(let constraint) = self else { return nil }
        return constraint
    }
}
