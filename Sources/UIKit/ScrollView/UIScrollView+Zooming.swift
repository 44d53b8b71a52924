import CoreGraphics
import Foundation

/// Two fingers on a scroll view: what they began with.
struct ScrollPinch {
    /// The scale when the fingers came down.
    var startScale: CGFloat
    /// The point of the unzoomed view under the fingers' middle, which stays under it.
    var anchor: CGPoint
}

/// A scale that was let go beyond its limits on its way back.
struct ZoomBounce {
    var from: CGFloat
    var to: CGFloat
    var start: TimeInterval
    /// The point of the unzoomed view that stays where it is, and where that is in the superview's coordinates.
    var anchor: CGPoint
    var place: CGPoint
}

extension UIScrollView {
    /// The view that the delegate zooms.
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// What zooming adds to the content's size, in points: a zoomed view takes part in layout with the size it had before.
    var addedByZoom: CGSize {
        guard storedZoomScale != 1, let size = zoomedView?.bounds.size else { return .zero }
        return CGSize(width: size.width * (storedZoomScale - 1), height: size.height * (storedZoomScale - 1))
    }

    /// Whether two fingers zoom the content.
    public var isZooming: Bool { activity.pinch != nil }
    /// Whether the scale comes back from beyond its limits.
    public var isZoomBouncing: Bool { activity.zoomBounce != nil }

    /// The scale of the zoomed view, within `minimumZoomScale...maximumZoomScale`.
    public var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms the delegate's view; the content size follows its frame (facts X3).
    ///
    /// An animated change arrives at once; the delegate hears of its beginning and its end, of a change that isn't animated it hears only
    /// `scrollViewDidZoom(_:)`. Apple: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        changeZoom(animated: animated) { applyZoom(min(max(scale, minimumZoomScale), maximumZoomScale)) }
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view, centred (facts X4).
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        changeZoom(animated: animated) {
            applyZoom(min(max(scale, minimumZoomScale), maximumZoomScale))
            let target = CGPoint(x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2)
            contentOffset = clamped(target)
        }
    }

    private func changeZoom(animated: Bool, _ change: () -> Void) {
        guard let view = zoomedView else { return }
        if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
        change()
        if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
    }

    /// Scales the view about its top left corner and tells the delegate.
    private func applyZoom(_ scale: CGFloat) {
        guard let view = zoomedView, scale != storedZoomScale else { return }
        let origin = view.frame.origin
        let size = view.bounds.size
        storedZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: origin.x + size.width * scale / 2, y: origin.y + size.height * scale / 2)
        takeContentSize(view.frame.size)
        setNeedsLayout()
        delegate?.scrollViewDidZoom(self)
    }

    /// The offset at rest that is nearest to another.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(x: min(max(offset.x, range.min.x), range.max.x), y: min(max(offset.y, range.min.y), range.max.y))
    }

    // MARK: Two fingers

    /// Two fingers come down about a point of the superview's coordinates.
    package func pinchBegan(at point: CGPoint) {
        guard minimumZoomScale < maximumZoomScale, let view = zoomedView else { return }
        activity.motion = nil
        activity.zoomBounce = nil
        activity.pinch = ScrollPinch(startScale: zoomScale, anchor: unzoomed(point, in: view))
        delegate?.scrollViewWillBeginZooming(self, with: view)
        pinchGestureRecognizer?.state = .began
    }

    /// The fingers' distance is `scale` times that at the start, their middle at a point of the superview's coordinates.
    package func pinchMoved(scale: CGFloat, at point: CGPoint) {
        guard let pinch = activity.pinch, scale > 0 else { return }
        applyZoom(bandedScale(pinch.startScale * scale))
        hold(pinch.anchor, at: point)
        pinchGestureRecognizer?.scale = scale
        pinchGestureRecognizer?.state = .changed
    }

    /// The fingers leave: a scale beyond its limits comes back with the next steps, then the delegate hears of the end.
    package func pinchEnded(at point: CGPoint, time: TimeInterval) {
        guard let pinch = activity.pinch, let view = zoomedView else { return }
        activity.pinch = nil
        pinchGestureRecognizer?.state = .ended
        let limit = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
        guard limit != zoomScale else {
            contentOffset = clamped(contentOffset)
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            return
        }
        activity.zoomBounce = ZoomBounce(from: zoomScale, to: limit, start: time, anchor: pinch.anchor, place: point)
    }

    func step(_ bounce: ZoomBounce, to time: TimeInterval) -> Bool {
        let fraction = CGFloat((time - bounce.start) / ScrollPhysics.animationDuration)
        applyZoom(fraction >= 1 ? bounce.to : bounce.from + (bounce.to - bounce.from) * ScrollPhysics.eased(fraction))
        hold(bounce.anchor, at: bounce.place)
        contentOffset = clamped(contentOffset)
        guard fraction >= 1 else { return true }
        activity.zoomBounce = nil
        if let view = zoomedView { delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
        return false
    }

    /// A scale that fingers ask for: beyond the limits a rubber band gives way by half of the logarithm, where `bouncesZoom` lets it.
    private func bandedScale(_ scale: CGFloat) -> CGFloat {
        let limit = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard limit != scale, bouncesZoom, limit > 0 else { return limit }
        return limit * (scale / limit).squareRoot()
    }

    /// The point of the zoomed view's own coordinates under a point of the superview's.
    private func unzoomed(_ point: CGPoint, in view: UIView) -> CGPoint {
        let content = CGPoint(x: point.x - frame.minX + contentOffset.x, y: point.y - frame.minY + contentOffset.y)
        return CGPoint(x: (content.x - view.frame.minX) / storedZoomScale, y: (content.y - view.frame.minY) / storedZoomScale)
    }

    /// Scrolls so that a point of the unzoomed view stands at a point of the superview's coordinates.
    private func hold(_ anchor: CGPoint, at point: CGPoint) {
        guard let view = zoomedView else { return }
        contentOffset = CGPoint(
            x: view.frame.minX + anchor.x * storedZoomScale - (point.x - frame.minX),
            y: view.frame.minY + anchor.y * storedZoomScale - (point.y - frame.minY))
    }
}
