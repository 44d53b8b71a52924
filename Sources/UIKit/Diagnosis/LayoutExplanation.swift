import LayoutEngine

/// Why a coordinate or a length in a laid-out hierarchy has its value.
@MainActor package struct LayoutExplanation {
    /// What has a share in it.
    @MainActor package enum Cause {
        /// A constraint of the app or of UIKit.
        case constraint(NSLayoutConstraint)
        /// A view's frame and autoresizing mask.
        case autoresizing(UIView, LayoutAxis, isLength: Bool)
        /// A length that may not be negative, of a view or guide.
        case nonNegative(AnyObject, LayoutAxis)
        /// A view's natural length: the part that keeps it from growing (hugging), or from shrinking.
        case intrinsic(UIView, LayoutAxis, isHugging: Bool)
    }

    /// One cause with what it adds to the value, in points.
    @MainActor package struct Reason {
        package let cause: Cause
        package let amount: Double
    }

    /// The causes, from the value outwards.
    package let reasons: [Reason]
    /// The value, in points.
    package let value: Double
    /// Whether nothing determines a part of it.
    package let isOpen: Bool
}

extension UIView {
    /// Why the alignment rectangle's origin (in the superview's coordinates) or length is what it is; nil for a view that the engine doesn't know.
    package func layoutExplanation(_ axis: LayoutAxis, isLength: Bool) -> LayoutExplanation? {
        hierarchyRoot.layoutHierarchyIfNeeded()
        guard let item = layoutNode.item, let host = layoutNode.host else { return nil }
        return host.explanation(host.engine.explanation(of: item, axis, isLength: isLength))
    }
}

extension UIScrollView {
    /// Why the content is as long as it is; nil where no constraint speaks of it.
    package func contentExplanation(_ axis: LayoutAxis) -> LayoutExplanation? {
        hierarchyRoot.layoutHierarchyIfNeeded()
        guard let item = layoutNode.item, let host = layoutNode.host else { return nil }
        return host.engine.contentExplanation(of: item, axis).map { host.explanation($0) }
    }
}

extension NSLayoutConstraint {
    /// How far the constraint is from holding in the last layout, in points.
    package var layoutViolation: Double {
        guard let host, let handle else { return 0 }
        return host.engine.violation(of: handle)
    }

    /// Who keeps the constraint from holding; nil when it holds.
    package var defeaters: LayoutExplanation? {
        guard let host, let handle else { return nil }
        return host.engine.defeaters(of: handle).map { host.explanation($0) }
    }
}

extension EngineHost {
    fileprivate func explanation(_ found: EngineExplanation) -> LayoutExplanation {
        let reasons = found.reasons.compactMap { reason in
            cause(reason.cause).map { LayoutExplanation.Reason(cause: $0, amount: reason.amount) }
        }
        return LayoutExplanation(reasons: reasons, value: found.value, isOpen: found.isOpen)
    }

    private func cause(_ cause: EngineExplanation.Cause) -> LayoutExplanation.Cause? {
        switch cause {
        case .constraint(let handle): installed[handle].map { .constraint($0) }
        case .autoresizing(let item, let axis, let isLength): participants[item]?.view.map { .autoresizing($0, axis, isLength: isLength) }
        case .nonNegative(let item, let axis):
            (participants[item]?.view ?? participants[item]?.guide as AnyObject?).map { .nonNegative($0, axis) }
        case .intrinsic(let item, let axis, let isHugging): participants[item]?.view.map { .intrinsic($0, axis, isHugging: isHugging) }
        }
    }
}
