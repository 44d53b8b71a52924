import Foundation
import UIKit

/// Finds the rectangles that `--outlines` draws, in the coordinates of the picture.
@MainActor struct OutlineCollector {
    let wanted: RenderOptions.Outlines

    /// All outlines of the visible views from `root` down, lowest first. The root's top left corner is the origin.
    func outlines(of root: UIView) -> [Outline] {
        var found: [Outline] = []
        let start = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
        var views: [(UIView, CGAffineTransform)] = [(root, start)]
        while let (view, toPicture) = views.popLast() {
            guard !view.isHidden else { continue }
            found += outlines(of: view, toPicture, isRoot: view === root)
            for subview in view.subviews.reversed() {
                views.append((subview, subview.transformFromSuperview.concatenating(toPicture)))
            }
        }
        return OutlineKind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
    }

    private func outlines(of view: UIView, _ toPicture: CGAffineTransform, isRoot: Bool) -> [Outline] {
        let bounds = view.bounds
        var rects: [(OutlineKind, CGRect)] = [(.frame, bounds)]
        if view.alignmentRectInsets != .zero { rects.append((.alignmentRect, bounds.inset(by: view.alignmentRectInsets))) }
        for guide in view.ownLayoutGuides { rects.append((.layoutGuide, guide.layoutFrame)) }
        let safeArea = view.safeAreaInsets
        // Views below the root have a safe area of their own only where the root's reaches them: one line for each is enough.
        if isRoot, safeArea != .zero { rects.append((.safeArea, bounds.inset(by: safeArea))) }
        if isRoot, view.layoutMargins != .zero { rects.append((.margins, bounds.inset(by: view.layoutMargins))) }
        if let scrollView = view as? UIScrollView, scrollView.contentSize != .zero {
            rects.append((.scrollContent, CGRect(origin: .zero, size: scrollView.contentSize)))
        }
        return rects.filter { wanted.contains($0.0.option) }.map { Outline($0.0, $0.1, toPicture) }
    }
}

extension UIView {
    /// The guides that the app added; the system's own are drawn as what they are.
    var ownLayoutGuides: [UILayoutGuide] {
        layoutGuides.filter { !$0.isSystemGuide }
    }
}
