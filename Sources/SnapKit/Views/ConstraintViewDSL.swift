import UIKit

/// What views and guides have in common: their constraints are made, made anew, changed and removed.
@preconcurrency @MainActor public protocol ConstraintMakingDSL: ConstraintAttributesDSL {}

extension ConstraintMakingDSL {
    /// Makes constraints without activating them.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        guard let target else { return [] }
        prepare(target)
        let maker = ConstraintMaker(item: target)
        closure(maker)
        return maker.constraints
    }

    /// Makes constraints and activates them.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for constraint in prepareConstraints(closure) { constraint.activate() }
    }

    /// Removes the constraints made through `snp`, then makes others.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        let constraints = prepareConstraints(closure)
        removeConstraints()
        for constraint in constraints { constraint.activate() }
    }

    /// Changes constants and priorities of constraints made before; each must say the same of the same items as one of them. Without any made before
    /// it makes them.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void, file: String = #fileID, line: UInt = #line) {
        guard let target else { return }
        let existing = ConstraintSet.of(target).constraints
        guard !existing.isEmpty else { return makeConstraints(closure) }
        for update in prepareConstraints(closure).flatMap(\.layoutConstraints) where !existing.contains(where: { $0.takesOver(update) }) {
            fatalError("SnapKit: no constraint made before says the same as \(update), so there is nothing to update. \(file):\(line)")
        }
    }

    /// Removes the constraints made through `snp`.
    public func removeConstraints() {
        guard let target else { return }
        for constraint in ConstraintSet.of(target).constraints { constraint.deactivate() }
    }

    private func prepare(_ target: AnyObject) { (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
}

/// `view.snp`.
public struct ConstraintViewDSL: ConstraintMakingDSL {
    let view: ConstraintView
    /// The view that constraints are made for.
    public var target: AnyObject? { view }

    /// The name that the view's constraints show in descriptions.
    public func label() -> String? { view.accessibilityIdentifier }
    /// Sets that name.
    public func setLabel(_ value: String?) { view.accessibilityIdentifier = value }

    /// How strongly the view hugs its content horizontally.
    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    /// How strongly the view hugs its content vertically.
    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }
    /// How strongly the view resists being narrower than its content.
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    /// How strongly the view resists being lower than its content.
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
    }
}

/// `guide.snp`.
public struct ConstraintLayoutGuideDSL: ConstraintMakingDSL {
    let guide: ConstraintLayoutGuide
    /// The layout guide that constraints are made for.
    public var target: AnyObject? { guide }
}

extension UIView {
    /// The view's constraints.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
    /// The guide's constraints.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

/// `topLayoutGuide.snp` and `bottomLayoutGuide.snp`: their edges and height as targets.
@preconcurrency @MainActor public struct ConstraintLayoutSupportDSL {
    let support: any ConstraintLayoutSupport
    private func item(_ attributes: ConstraintAttributes) -> ConstraintItem { ConstraintItem(target: support, attributes: attributes) }
    /// The top edge.
    public var top: ConstraintItem { item(.top) }
    /// The bottom edge.
    public var bottom: ConstraintItem { item(.bottom) }
    /// The height.
    public var height: ConstraintItem { item(.height) }
}

extension UILayoutSupport {
    /// The guide's edges and height as targets.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
