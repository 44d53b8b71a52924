import UIKit

extension ConstraintMakerRelatable {
    private func relate<Target: ConstraintRelatableTarget>(
        _ relation: LayoutRelation, _ target: (ConstraintView) -> Target, _ file: String, _ line: UInt
    ) -> ConstraintMakerEditable {
        description.place = "\(file):\(line)"
        return relate(relation, target(description.superview), file, line)
    }

    /// Equal to something of the superview: `equalToSuperview { $0.layoutMarginsGuide }`.
    @discardableResult
    public func equalToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> Target, _ file: String = #fileID, line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.equal, closure, file, line)
    }

    /// At most something of the superview.
    @discardableResult
    public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> Target, _ file: String = #fileID, line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, closure, file, line)
    }

    /// At least something of the superview.
    @discardableResult
    public func greaterThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> Target, _ file: String = #fileID, line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, closure, file, line)
    }

    /// Equal to something of the superview's safe area.
    @discardableResult
    public func equalToSuperviewSafeAreaLayoutGuide<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintLayoutGuide) -> Target, _ file: String = #fileID, line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.equal, { closure($0.safeAreaLayoutGuide) }, file, line)
    }

    /// At most something of the superview's safe area.
    @discardableResult
    public func lessThanOrEqualToSuperviewSafeAreaLayoutGuide<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintLayoutGuide) -> Target, _ file: String = #fileID, line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, { closure($0.safeAreaLayoutGuide) }, file, line)
    }

    /// At least something of the superview's safe area.
    @discardableResult
    public func greaterThanOrEqualToSuperviewSafeAreaLayoutGuide<Target: ConstraintRelatableTarget>(
        _ closure: (ConstraintLayoutGuide) -> Target, _ file: String = #fileID, line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, { closure($0.safeAreaLayoutGuide) }, file, line)
    }
}
