import Foundation

extension UIScrollView {
    /// The least and the greatest offset that scrolling comes to rest at, in points (facts 1.2).
    package var offsetRange: (min: CGPoint, max: CGPoint) {
        let inset = adjustedContentInset
        let room = alignmentRoom
        let least = CGPoint(x: -inset.left - room.x, y: -inset.top - room.y)
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

    /// The insets of both indicators.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    // MARK: The status bar

    /// Scrolls to the top if that is wanted and the delegate doesn't mind, as a tap on the status bar does.
    package func scrollToTopByTap() {
        guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        contentOffset = CGPoint(x: contentOffset.x, y: offsetRange.min.y)
        delegate?.scrollViewDidScrollToTop(self)
    }
}

extension UIWindow {
    /// A tap on the status bar: scrolls to the top where exactly one scroll view on screen takes it (facts 1.4).
    package func tapStatusBar() {
        var takers: [UIScrollView] = []
        collectScrollersToTop(in: self, into: &takers)
        if takers.count == 1 { takers[0].scrollToTopByTap() }
    }

    private func collectScrollersToTop(in view: UIView, into takers: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        // Text views scroll, but leave the tap to what they stand in.
        if let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.isScrollEnabled, !(scroll is UITextView) {
            takers.append(scroll)
        }
        for subview in view.subviews { collectScrollersToTop(in: subview, into: &takers) }
    }
}
