import UIKit

/// What the engine knows beyond frames, in the words of the rules. Values are in points.
extension CheckedTree {
    /// A length or a coordinate that constraints leave open.
    struct OpenRange {
        let lower: CGFloat
        let upper: CGFloat

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
    /// A row of a set that can't hold.
    enum ConflictPart {
        case constraint(NSLayoutConstraint)
        case autoresizing(UIView, NSLayoutConstraint.Axis, isLength: Bool)
        case nonNegative(UIView, NSLayoutConstraint.Axis)

        /// The constraint, where the row is one.
        var constraint: NSLayoutConstraint? {
            guard case .constraint(let constraint) = self else { return nil }
            return constraint
        }

        /// Whether the row says that a length isn't negative.
        var isNonNegative: Bool {
            guard case .nonNegative = self else { return false }
            return true
        }

        /// The view whose frame the row holds, unless it is the root, whose frame the window gives.
        @MainActor func autoresizedView(besides root: UIView) -> UIView? {
            guard case .autoresizing(let view, _, _) = self, view !== root else { return nil }
            return view
        }

        /// Whether the row comes from an autoresizing mask.
        @MainActor func isAutoresizing(besides root: UIView) -> Bool { autoresizedView(besides: root) != nil }
    }

    /// Required rows that can't hold together.
    struct Conflict {
        /// An irreducible set, in the order in which UIKit lists it.
        let core: [ConflictPart]
        /// The constraint that UIKit gives up.
        let broken: NSLayoutConstraint?
    }
}
