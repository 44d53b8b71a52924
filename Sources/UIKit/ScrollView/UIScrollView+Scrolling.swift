import Foundation

extension UIScrollView {
    /// The least and the greatest offset that scrolling comes to rest at, in points (facts 1.2).
    package var offsetRange: (min: CGPoint, max: CGPoint) {
        let inset = adjustedContentInset
        let least = CGPoint(x: -inset.left, y: -inset.top)
        let greatest = CGPoint(
            x: max(least.x, contentSize.width + inset.right - bounds.width),
            y: max(least.y, contentSize.height + inset.bottom - bounds.height))
        return (least, greatest)
    }

    /// Moves the content. There is no clock here, so an animated change arrives at once; the delegate hears of its end.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let moves = contentOffset != self.contentOffset
        self.contentOffset = contentOffset
        if animated && moves { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls the least way that shows a rectangle of the content; does nothing if it shows already or lies outside the content.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.intersects(CGRect(origin: .zero, size: contentSize)) else { return }
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let range = offsetRange
        var offset = contentOffset
        offset.x += shift(from: visible.minX, visible.maxX, to: rect.minX, rect.maxX)
        offset.y += shift(from: visible.minY, visible.maxY, to: rect.minY, rect.maxY)
        offset.x = min(max(offset.x, range.min.x), range.max.x)
        offset.y = min(max(offset.y, range.min.y), range.max.y)
        setContentOffset(offset, animated: animated)
    }

    /// The least way that brings one stretch into another.
    private func shift(from visibleMin: CGFloat, _ visibleMax: CGFloat, to wantedMin: CGFloat, _ wantedMax: CGFloat) -> CGFloat {
        if wantedMin >= visibleMin && wantedMax <= visibleMax { return 0 }
        let toMin = wantedMin - visibleMin
        let toMax = wantedMax - visibleMax
        return abs(toMin) < abs(toMax) ? toMin : toMax
    }

    /// Shows the indicators for a moment; nothing is animated here.
    public func flashScrollIndicators() {}

    /// The insets of both indicators.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    // MARK: Zoom

    /// The scale of the zoomed view, within `minimumZoomScale...maximumZoomScale`.
    public var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms the delegate's view; the content size follows its frame (facts X3).
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        let origin = view.frame.origin
        let size = view.bounds.size
        storedZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: origin.x + size.width * scale / 2, y: origin.y + size.height * scale / 2)
        contentSize = view.frame.size
        delegate?.scrollViewDidZoom(self)
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view, centred (facts X4).
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let target = CGPoint(x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2)
        let range = offsetRange
        setContentOffset(
            CGPoint(x: min(max(target.x, range.min.x), range.max.x), y: min(max(target.y, range.min.y), range.max.y)), animated: animated)
    }
}
