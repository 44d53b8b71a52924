import Foundation

extension UIView {
    /// A point of this view in another view of the hierarchy; nil stands for the root (the window).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = transformToRoot
        let other = view?.transformToRoot ?? hierarchyRoot.transformToRoot
        return point.applying(inRoot.concatenating(other.inverted()))
    }

    /// A point of another view in this one; nil stands for the root.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? hierarchyRoot).convert(point, to: self) }

    /// A rectangle of this view in another: the bounding box; nil stands for the root (the window).
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? hierarchyRoot
        if let shift = plainShift(to: target) { return rect.offsetBy(dx: shift.x, dy: shift.y) }
        return rect.applying(transformToRoot.concatenating(target.transformToRoot.inverted()))
    }

    /// A rectangle of another view in this one: the bounding box; nil stands for the root.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? hierarchyRoot).convert(rect, to: self) }

    /// A point of this view in the coordinates of another space, in points.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let screen = coordinateSpace as? ScreenSpace { return screen.convert(point, from: self) }
        return convert(point, to: Self.view(of: coordinateSpace))
    }
    /// A point of another space in the coordinates of this view, in points.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let screen = coordinateSpace as? ScreenSpace { return screen.convert(point, to: self) }
        return convert(point, from: Self.view(of: coordinateSpace))
    }
    /// A rectangle of this view in the coordinates of another space, in points.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let screen = coordinateSpace as? ScreenSpace { return screen.convert(rect, from: self) }
        return convert(rect, to: Self.view(of: coordinateSpace))
    }
    /// A rectangle of another space in the coordinates of this view, in points.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let screen = coordinateSpace as? ScreenSpace { return screen.convert(rect, to: self) }
        return convert(rect, from: Self.view(of: coordinateSpace))
    }

    /// The view that a coordinate space is. Never inlined: the optimiser of Swift 6.3.1 stops where this cast is specialised into its caller.
    @inline(never) private static func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

    /// From this view's bounds space to the root's.
    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: UIView = self
        while let parent = view.superview {
            result = result.concatenating(view.transformToSuperview)
            view = parent
        }
        return result
    }

    private var transformToSuperview: CGAffineTransform {
        let center = centerOfStored
        let middle = CGPoint(
            x: storedBounds.minX + storedAnchor.x * storedBounds.width, y: storedBounds.minY + storedAnchor.y * storedBounds.height)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(storedTransform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The shift to an ancestor when no transform lies between: exact, where matrices would leave rounding noise.
    private func plainShift(to ancestor: UIView) -> CGPoint? {
        var shift = CGPoint.zero
        var view = self
        while view !== ancestor {
            guard view.storedTransform.isIdentity, let parent = view.superview else { return nil }
            shift.x += view.storedOrigin.x - view.storedBounds.origin.x
            shift.y += view.storedOrigin.y - view.storedBounds.origin.y
            view = parent
        }
        return shift
    }
}
