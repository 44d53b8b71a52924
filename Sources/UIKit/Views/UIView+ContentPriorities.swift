import Foundation
import LayoutEngine

extension UIView {
    /// How strongly the view resists growing beyond its natural size on an axis.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }

    /// Sets how strongly the view resists growing beyond its natural size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard hugging[axis.rawValue] != priority else { return }
        hugging[axis.rawValue] = priority
        intrinsicDidChange()
    }

    /// How strongly the view resists shrinking below its natural size on an axis.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis.rawValue]
    }

    /// Sets how strongly the view resists shrinking below its natural size.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard compressionResistance[axis.rawValue] != priority else { return }
        compressionResistance[axis.rawValue] = priority
        intrinsicDidChange()
    }

    /// Says that the natural size changed; the next pass asks for it again.
    public func invalidateIntrinsicContentSize() {
        _ = forgetMeasuredWidth()
        intrinsicDidChange()
    }

    func intrinsicDidChange() {
        needsIntrinsicUpdate = true
        guard let host = layoutNode.host, layoutNode.item != nil else { return }
        host.intrinsicSizeDidChange(self)
        hierarchyRoot.setNeedsEngineUpdate()
    }

    /// The natural size as the engine takes it, on one axis.
    func intrinsicLength(_ axis: LayoutAxis, of size: CGSize) -> IntrinsicLength {
        let length = axis == .horizontal ? size.width : size.height
        let isUsable = storedTranslatesMask == false && length >= 0 && length.isFinite
        return IntrinsicLength(
            length: isUsable ? Double(min(length, 1e7)) : nil, hugging: hugging[axis.rawValue].rawValue,
            compressionResistance: compressionResistance[axis.rawValue].rawValue)
    }
}
