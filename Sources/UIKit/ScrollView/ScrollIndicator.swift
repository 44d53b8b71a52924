import Foundation

/// The bar that shows which part of the content is seen, as UIKit makes it: a subview, 3 points thick (facts 1.3, X7).
final class _UIScrollViewScrollIndicator: UIView {
    static let thickness: CGFloat = 3
    /// The distance from the edge along which the bar runs, and from the ends of its track.
    static let margin: CGFloat = 3
    /// The shortest bar while there is something to scroll.
    static let shortest: CGFloat = 36
    /// The bar's length while the content is empty.
    static let resting: CGFloat = 7

    /// Where a bar lies on its track and how long it is, in points from the track's beginning.
    static func stretch(track: CGFloat, visible: CGFloat, content: CGFloat, progress: CGFloat) -> (start: CGFloat, length: CGFloat) {
        guard content > 0, visible > 0 else { return (max(0, track - resting), min(resting, track)) }
        let length = min(track, max(shortest, track * min(1, visible / content)))
        return ((track - length) * min(max(progress, 0), 1), length)
    }
}

extension UIScrollView {
    /// Shows the indicators for a moment. They are subviews from then on, the last ones, and seen only while something scrolls.
    ///
    /// A moment takes no time here, so they are transparent again when the call returns.
    public func flashScrollIndicators() {
        showIndicators()
        hideIndicators()
    }

    /// Makes the indicators on first use and shows those that are wanted.
    func showIndicators() {
        if indicators == nil {
            let made = (vertical: _UIScrollViewScrollIndicator(frame: .zero), horizontal: _UIScrollViewScrollIndicator(frame: .zero))
            for indicator in [made.horizontal, made.vertical] {
                indicator.isUserInteractionEnabled = false
                indicator.layer.cornerRadius = _UIScrollViewScrollIndicator.thickness / 2
                indicator.backgroundColor = indicatorStyle == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
                addSubview(indicator)
            }
            indicators = made
        }
        guard let indicators else { return }
        placeIndicators()
        let range = offsetRange
        indicators.vertical.alpha = showsVerticalScrollIndicator && range.max.y > range.min.y ? 1 : 0
        indicators.horizontal.alpha = showsHorizontalScrollIndicator && range.max.x > range.min.x ? 1 : 0
    }

    /// Makes the indicators transparent.
    func hideIndicators() {
        indicators?.vertical.alpha = 0
        indicators?.horizontal.alpha = 0
    }

    /// Puts the bars where they belong for the present offset: the vertical one at the right edge, right to left at the left.
    func placeIndicators() {
        guard let indicators else { return }
        let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
        let range = offsetRange
        indicators.vertical.frame = verticalBar(in: bounds.inset(by: verticalScrollIndicatorInsets + safe), range)
        indicators.horizontal.frame = horizontalBar(in: bounds.inset(by: horizontalScrollIndicatorInsets + safe), range)
    }

    private func verticalBar(in track: CGRect, _ range: (min: CGPoint, max: CGPoint)) -> CGRect {
        let margin = _UIScrollViewScrollIndicator.margin
        let bar = _UIScrollViewScrollIndicator.stretch(
            track: max(0, track.height - 2 * margin), visible: bounds.height, content: contentSize.height,
            progress: progress(contentOffset.y, range.min.y, range.max.y))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? track.minX + margin : track.maxX - margin - _UIScrollViewScrollIndicator.thickness
        return CGRect(x: x, y: track.minY + margin + bar.start, width: _UIScrollViewScrollIndicator.thickness, height: bar.length)
    }

    private func horizontalBar(in track: CGRect, _ range: (min: CGPoint, max: CGPoint)) -> CGRect {
        let margin = _UIScrollViewScrollIndicator.margin
        let bar = _UIScrollViewScrollIndicator.stretch(
            track: max(0, track.width - 2 * margin), visible: bounds.width, content: contentSize.width,
            progress: progress(contentOffset.x, range.min.x, range.max.x))
        let y = track.maxY - margin - _UIScrollViewScrollIndicator.thickness
        return CGRect(x: track.minX + margin + bar.start, y: y, width: bar.length, height: _UIScrollViewScrollIndicator.thickness)
    }

    private func progress(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { high > low ? (offset - low) / (high - low) : 0 }
}
