import LayoutEngine
import UIKit

/// What the engine knows beyond frames, in the words of the rules. Values are in points.
extension CheckedTree {
    /// A length or a coordinate that constraints leave open.
    @MainActor struct OpenRange {
        let lower: CGFloat
        let upper: CGFloat

        /// The engine's range, unless it holds one value only.
        ///
        /// Half a point is what natural lengths, rounded up to pixels, and places, rounded to the nearest, leave between them: Interface Builder marks
        /// no view for it (two public documents), and does for one point (two others).
        init?(_ range: LengthRange) {
            guard !range.isUnique, range.upper - range.lower > 0.501 else { return nil }
            (lower, upper) = (range.lower, range.upper)
        }

        /// Whether it ends on both sides.
        var isBounded: Bool { lower > -1e6 && upper < 1e6 }

        /// `anything from 0 to 120`, `anything`.
        var words: String {
            // The engine's variables are free; beyond a thousand screens a bound means none.
            let hasLower = lower > -1e6
            let hasUpper = upper < 1e6
            switch (hasLower, hasUpper) {
            case (true, true): return "anything from \(CheckedTree.number(lower)) to \(CheckedTree.number(upper))"
            case (true, false): return "anything from \(CheckedTree.number(lower)) up"
            case (false, true): return "anything up to \(CheckedTree.number(upper))"
            case (false, false): return "anything"
            }
        }
    }
}

extension CheckedTree {
    /// What the origin of a view can be, in its superview's coordinates; nil when the constraints settle it.
    func originRange(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> OpenRange? {
        view.layoutRanges(axis.inEngine).flatMap { OpenRange($0.origin) }
    }

    /// What the length of a view can be; nil when the constraints settle it.
    func lengthRange(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> OpenRange? {
        view.layoutRanges(axis.inEngine).flatMap { OpenRange($0.length) }
    }

    /// What the length of a scroll view's content can be; nil when the constraints settle it, or don't speak of it.
    func contentRange(of scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> OpenRange? {
        scroll.contentRange(axis.inEngine).flatMap { OpenRange($0) }
    }

    /// The sets of required constraints that can't hold together.
    var conflicts: [LayoutConflict] { root.layoutConflicts }
}

extension LayoutConflict.Member {
    /// The constraint, where the member is one.
    var constraint: NSLayoutConstraint? {
        guard case .constraint(let constraint) = self else { return nil }
        return constraint
    }

    /// Whether it says that a length isn't negative.
    var isNonNegative: Bool {
        guard case .nonNegative = self else { return false }
        return true
    }

    /// The view whose frame and mask speak, unless it is the root, whose frame the window gives.
    func autoresizedView(besides root: UIView) -> UIView? {
        guard case .autoresizing(let view, _, _) = self, view !== root else { return nil }
        return view
    }
}
