import CoreGraphics
import Foundation
import UIKit

/// A view as a page draws it: where it stands, how it is cut off, and what is drawn under and over its subviews.
package struct RecordedView {
    /// The view itself.
    package let view: UIView
    /// The index of its superview in the list; nil for the root and for bars that stand over it.
    package let parent: Int?
    /// Where the view's bounds lie in its superview's bounds space before `transform`, in points.
    package let frame: CGRect
    /// The transform about the middle of `frame`; nil where there is none.
    package let transform: CGAffineTransform?
    /// From 0 to 1.
    package let opacity: Double
    package let isHidden: Bool
    /// Whether what lies beyond the outline is cut off.
    package let isClipping: Bool
    /// The radius of the outline's corners, and which are rounded: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    package let cornerRadius: Double
    package let roundedCorners: Int
    package let shadow: RecordedShadow?
    package let depth: Double
    package let under: [SceneMark]
    package let over: [SceneMark]
}

/// The shadow that a view's layer casts.
package struct RecordedShadow: Equatable {
    package let color: RecordedColor
    /// The standard deviation of the blur, in points.
    package let blur: Double
    package let offset: CGSize
    /// Whether the ground casts it; otherwise the content does.
    package let isOfGround: Bool
}

/// Takes a laid-out tree down as values, view by view, for a page that draws, scrolls and moves them itself.
///
/// What is taken down is what `ViewRenderer` would draw: the same drawings on a canvas that writes in place of painting.
@MainActor package struct SceneRecorder {
    private let scale: CGFloat
    private let images = ImageStore()

    /// A recorder whose thinnest line is a pixel at this scale.
    package init(scale: CGFloat) { self.scale = scale }

    /// The views from `root` down, parents first, then the bars that stand over it.
    package func views(of root: UIView, under bars: [UIView], style: UIUserInterfaceStyle) -> [RecordedView] {
        let recorder = MarkRecorder()
        let painter = TreePainter(canvas: Canvas(recorder: recorder), options: RenderOptions(scale: scale, style: style), images: images)
        var found: [RecordedView] = []
        for top in [root] + bars {
            var pending: [(view: UIView, parent: Int?, surroundings: Surroundings, isSeen: Bool)] = [
                (top, nil, Surroundings(root: top, style: style), true)
            ]
            while let next = pending.popLast() {
                let isSeen = next.isSeen && next.view.isShown
                let pen = painter.pen(for: next.view, next.surroundings)
                found.append(record(next.view, next.parent, isSeen ? pen : nil, recorder))
                let index = found.count - 1
                for subview in next.view.subviews.reversed() {
                    pending.append((subview, index, next.surroundings.of(subview), isSeen))
                }
            }
        }
        return found
    }

    /// - Parameter pen: nil for a view that can't be seen.
    private func record(_ view: UIView, _ parent: Int?, _ pen: Pen?, _ recorder: MarkRecorder) -> RecordedView {
        var (under, over): ([SceneMark], [SceneMark]) = ([], [])
        var ground = RGBA.clear
        if let pen {
            ground = pen.color(view.backgroundColor)
            pen.canvas.fill(view.outline, ground)
            LayerPainter(pen: pen).paint(on: view)
            let drawing = ViewDrawing.forView(view)
            drawing?.content(view, pen)
            pen.ownDrawing(of: view)
            under = recorder.takeMarks()
            // The page's own scroll bars tell where the content stands.
            if !(view is UIScrollView) { drawing?.overlay(view, pen) }
            TreePainter.drawBorder(of: view, pen)
            over = recorder.takeMarks()
        }
        let bounds = view.bounds
        return RecordedView(
            view: view, parent: parent,
            frame: CGRect(
                x: view.center.x - bounds.width / 2, y: view.center.y - bounds.height / 2, width: bounds.width, height: bounds.height),
            transform: view.transform.isIdentity ? nil : view.transform, opacity: view.drawnOpacity, isHidden: !view.isShown,
            isClipping: view.clipsToBounds || view.layer.masksToBounds, cornerRadius: Double(view.outlineRadius),
            roundedCorners: view.outlineCorners.rawValue, shadow: pen.flatMap { _ in shadow(of: view, ground) },
            depth: Double(view.layer.zPosition), under: under, over: over)
    }

    private func shadow(of view: UIView, _ ground: RGBA) -> RecordedShadow? {
        let layer = view.layer
        guard layer.shadowOpacity > 0, !layer.masksToBounds, !view.clipsToBounds, let color = layer.shadowColor else { return nil }
        return RecordedShadow(
            color: RecordedColor(RGBA(color).faded(Double(min(1, layer.shadowOpacity)))), blur: Double(max(0, layer.shadowRadius)),
            offset: layer.shadowOffset, isOfGround: !ground.isClear)
    }
}
