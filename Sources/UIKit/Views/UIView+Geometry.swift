import Foundation
import LayoutEngine

/// A space that points and rectangles can be given in.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in points.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another: the bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one: the bounding box.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
    /// The bounding box of the transformed rectangle, in the superview's coordinates.
    var boundingFrame: CGRect {
        let size = storedBounds.size
        let center = centerOfStored
        let box = CGRect(
            x: -size.width * storedAnchor.x, y: -size.height * storedAnchor.y, width: size.width, height: size.height
        ).applying(storedTransform)
        return box.offsetBy(dx: center.x, dy: center.y)
    }

    var centerOfStored: CGPoint {
        CGPoint(x: storedOrigin.x + storedBounds.width * storedAnchor.x, y: storedOrigin.y + storedBounds.height * storedAnchor.y)
    }

    /// The point that `center` places and about which the view is transformed, in parts of its size. A change moves the frame and leaves the centre.
    public var anchorPoint: CGPoint {
        get { storedAnchor }
        set {
            let center = centerOfStored
            storedAnchor = newValue
            moveStored(origin: origin(center: center, size: storedBounds.size), size: storedBounds.size)
        }
    }

    /// A transform of space about the anchor point; pictures show its part in the plane.
    public var transform3D: CATransform3D {
        get { storedTransform3D ?? CATransform3DMakeAffineTransform(storedTransform) }
        set {
            transform = newValue.plane
            storedTransform3D = newValue
        }
    }

    private func origin(center: CGPoint, size: CGSize) -> CGPoint {
        CGPoint(x: center.x - size.width * storedAnchor.x, y: center.y - size.height * storedAnchor.y)
    }

    /// Sets the untransformed rectangle: what the frame is while the transform is the identity.
    func setFrame(_ frame: CGRect) {
        let frame = checked(frame.standardized)
        if storedTransform.isIdentity {
            moveStored(origin: frame.origin, size: frame.size)
        } else {
            let old = boundingFrame
            let size = CGSize(
                width: old.width > 0 ? storedBounds.width * frame.width / old.width : storedBounds.width,
                height: old.height > 0 ? storedBounds.height * frame.height / old.height : storedBounds.height)
            // The box keeps its shape, so the anchor stands in it where it stood.
            let share = CGPoint(
                x: old.width > 0 ? (centerOfStored.x - old.minX) / old.width : 0.5,
                y: old.height > 0 ? (centerOfStored.y - old.minY) / old.height : 0.5)
            let center = CGPoint(x: frame.minX + share.x * frame.width, y: frame.minY + share.y * frame.height)
            moveStored(origin: origin(center: center, size: size), size: size)
        }
        geometryWasSetByApp()
    }

    func setBounds(_ bounds: CGRect) {
        let bounds = checked(bounds)
        let center = centerOfStored
        let originMoved = bounds.origin != storedBounds.origin
        storedBounds.origin = bounds.origin
        if bounds.size != storedBounds.size {
            moveStored(origin: origin(center: center, size: bounds.size), size: bounds.size)
            geometryWasSetByApp()
        }
        if originMoved { boundsOriginDidChange() }
    }

    func setCenter(_ center: CGPoint) {
        let origin = checked(CGRect(origin: origin(center: center, size: storedBounds.size), size: .zero)).origin
        moveStored(origin: origin, size: storedBounds.size)
        geometryWasSetByApp()
    }

    /// The one place where origin and size change.
    func moveStored(origin: CGPoint, size: CGSize) {
        let oldSize = storedBounds.size
        let moved = origin != storedOrigin
        guard moved || size != oldSize else { return }
        storedOrigin = origin
        storedBounds.size = size
        setNeedsSafeAreaUpdate()
        if size != oldSize {
            sizeDidChange(from: oldSize)
            setNeedsLayout()
        }
    }

    func boundsOriginDidChange() {
        if let item = layoutNode.item, let host = layoutNode.host {
            host.engine.setBoundsOrigin(x: Double(storedBounds.origin.x), y: Double(storedBounds.origin.y), of: item)
        }
        setNeedsLayout()
    }

    /// A frame-based view's frame is what its autoresizing constraints are made from.
    private func geometryWasSetByApp() {
        guard storedTranslatesMask else { return }
        layoutNode.host?.frameDidChange(self)
        hierarchyRoot.setNeedsEngineUpdate()
    }

    private func checked(_ rect: CGRect) -> CGRect {
        guard rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN else { return rect }
        raise("CALayerInvalidGeometry", "CALayer position contains NaN: [\(rect.origin.x) \(rect.origin.y)]. Layer: \(layer)")
    }

    // MARK: Pixels

    /// Pixels a point, by which solved frames are rounded.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Origin and size rounded to the pixel grid each for itself, ties away from zero (measured on iOS 26.1: facts 6.4).
    func pixelRounded(_ rect: CGRect) -> CGRect {
        let grid = PixelScale(pixelScale)
        return CGRect(
            x: grid.nearest(rect.origin.x), y: grid.nearest(rect.origin.y), width: grid.nearest(rect.size.width),
            height: grid.nearest(rect.size.height))
    }

    // MARK: Sizes

    /// Resizes the view to what it says fits best.
    public func sizeToFit() {
        let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        bounds = CGRect(origin: bounds.origin, size: size)
    }
}
