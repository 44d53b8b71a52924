import Foundation
import LayoutEngine

extension UIView {
    /// Which margins and lengths follow the superview's size, while the view is laid out by its frame.
    public var autoresizingMask: AutoresizingMask {
        get { storedAutoresizingMask }
        set {
            guard newValue != storedAutoresizingMask else { return }
            storedAutoresizingMask = newValue
            if storedTranslatesMask { layoutNode.host?.frameDidChange(self) }
        }
    }

    /// Whether the view's frame and autoresizing mask become constraints; false where the app's own constraints place it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storedTranslatesMask }
        set {
            guard newValue != storedTranslatesMask else { return }
            storedTranslatesMask = newValue
            hierarchyRoot.engineHost.translationDidChange(self)
            superview?.setNeedsLayout()
            hierarchyRoot.setNeedsEngineUpdate()
        }
    }

    /// Moves subviews that are laid out by frame after a change of this view's size. Those the engine knows follow through its rows.
    func autoresizeSubviews(from oldSize: CGSize) {
        let change = CGSize(width: bounds.width - oldSize.width, height: bounds.height - oldSize.height)
        guard change != .zero else { return }
        for view in storedSubviews where view.storedTranslatesMask && view.layoutNode.item == nil && !view.storedAutoresizingMask.isEmpty {
            let old = view.frame
            let x = view.share(.horizontal, parentLength: oldSize.width)
            let y = view.share(.vertical, parentLength: oldSize.height)
            view.moveStored(
                origin: CGPoint(x: old.origin.x + CGFloat(x.origin) * change.width, y: old.origin.y + CGFloat(y.origin) * change.height),
                size: CGSize(
                    width: max(0, old.width + CGFloat(x.length) * change.width),
                    height: max(0, old.height + CGFloat(y.length) * change.height)))
        }
    }

    /// How the mask shares a change of the superview's length: flexible parts take it in proportion to their lengths, evenly where those are zero
    /// (Apple: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask; facts A27-A29).
    func share(_ axis: LayoutAxis, parentLength: CGFloat) -> AutoresizingShare {
        let mask = storedAutoresizingMask
        let isHorizontal = axis == .horizontal
        let origin = isHorizontal ? storedOrigin.x : storedOrigin.y
        let length = isHorizontal ? storedBounds.width : storedBounds.height
        let near = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let size = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        let far = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let parts = [(near, origin), (size, length), (far, parentLength - origin - length)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return AutoresizingShare(origin: 0, length: 0) }
        let total = flexible.reduce(0) { $0 + max(0, $1.1) }
        func fraction(_ part: (Bool, CGFloat)) -> Double {
            guard part.0 else { return 0 }
            return total > 0 ? Double(max(0, part.1) / total) : 1 / Double(flexible.count)
        }
        return AutoresizingShare(origin: fraction(parts[0]), length: fraction(parts[1]))
    }
}
