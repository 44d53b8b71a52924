import UIKit

extension UIView {
    /// Every scroll view of the tree, outer ones first.
    var scrollViews: [UIScrollView] {
        subviews.flatMap { view in ((view as? UIScrollView).map { [$0] } ?? []) + view.scrollViews }
    }

    /// The scroll views under a point of the window, innermost first.
    func scrollViews(at point: CGPoint) -> [UIScrollView] {
        sequence(first: hitTest(point, with: nil), next: { $0?.superview }).prefix { $0 != nil }
            .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    }

    /// The smallest view in front at a point of this view, whether or not it takes touches.
    func frontmostView(at point: CGPoint) -> UIView? {
        guard !isHidden, alpha > 0.01 else { return nil }
        guard bounds.contains(point) else { return clipsToBounds ? nil : frontmostSubview(at: point) }
        return frontmostSubview(at: point) ?? self
    }

    private func frontmostSubview(at point: CGPoint) -> UIView? {
        for view in subviews.reversed() {
            if let found = view.frontmostView(at: convert(point, to: view)) { return found }
        }
        return nil
    }
}

extension UIScrollView {
    /// Whether a finger that moves this way drags the content: it overflows on that axis, or always bounces.
    func follows(_ direction: NSLayoutConstraint.Axis) -> Bool {
        let range = offsetRange
        return switch direction {
        case .horizontal: range.max.x > range.min.x || (bounces && alwaysBounceHorizontal)
        case .vertical: range.max.y > range.min.y || (bounces && alwaysBounceVertical)
        }
    }
}
