import Foundation
import UIKit

/// Draws a view and all below it, back to front.
///
/// The walk keeps its own stack: documents nest views ten thousand deep, and a call for each would end the thread's.
@MainActor final class TreePainter {
    private let canvas: Canvas
    private let options: RenderOptions
    private let images: ImageStore
    /// False while the shape of a shadow is drawn: a shadow casts none.
    private let castsShadows: Bool

    init(canvas: Canvas, options: RenderOptions, images: ImageStore, castsShadows: Bool = true) {
        self.canvas = canvas
        self.options = options
        self.images = images
        self.castsShadows = castsShadows
    }

    private enum Step {
        case enter(UIView, Surroundings)
        case leave(UIView, Pen)
    }

    /// Draws the view with the top left corner of its bounds at the origin.
    func paint(_ root: UIView) {
        canvas.save()
        canvas.translate(-root.bounds.minX, -root.bounds.minY)
        run(root, Surroundings(root: root, style: options.style))
        canvas.restore()
    }

    /// Draws the view and all below it in the view's own coordinates.
    func run(_ root: UIView, _ surroundings: Surroundings) {
        var steps: [Step] = [.enter(root, surroundings)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let view, let surroundings):
                guard view.isShown, view === root || canBeSeen(view) else { continue }
                let pen = enter(view, surroundings, isRoot: view === root)
                steps.append(.leave(view, pen))
                for subview in view.subviewsBackToFront.reversed() { steps.append(.enter(subview, surroundings.of(subview))) }
            case .leave(let view, let pen):
                leave(view, pen)
            }
        }
    }

    /// Whether any of the view can fall within the clip. A page of a thousand rows shows twenty: the others cost a look here.
    private func canBeSeen(_ view: UIView) -> Bool {
        guard canvas.recorder == nil, view.transform.isIdentity, let extent = view.drawnExtent(levels: 4) else { return true }
        let frame = view.frame
        // Knobs and soft edges reach out of their views a little.
        return extent.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY).insetBy(dx: -40, dy: -40)
            .intersects(canvas.clipBounds)
    }

    /// Everything behind the subviews.
    private func enter(_ view: UIView, _ surroundings: Surroundings, isRoot: Bool) -> Pen {
        canvas.save()
        if !isRoot { canvas.concat(view.transformFromSuperview) }
        let pen = pen(for: view, surroundings)
        if view.drawnOpacity < 1 { canvas.beginGroup() }
        if castsShadows { drawShadow(of: view, pen) }
        if view.isMasked { canvas.beginGroup() }
        let outline = view.outline
        canvas.fill(outline, pen.color(view.backgroundColor))
        if let pattern = view.backgroundColor?.patternImage { pen.pattern(pattern, in: view.bounds, outline) }
        canvas.save()
        if view.clipsToBounds || view.layer.masksToBounds { canvas.clip(to: outline) }
        LayerPainter(pen: pen).paint(on: view)
        ViewDrawing.forView(view)?.content(view, pen)
        pen.ownDrawing(of: view)
        return pen
    }

    /// The pen that a view's drawing gets.
    func pen(for view: UIView, _ surroundings: Surroundings) -> Pen {
        Pen(
            painter: self, canvas: canvas, view: view, surroundings: surroundings, palette: palette(for: surroundings),
            scale: Double(options.scale), images: images)
    }

    private var lastPalette: (traits: UITraitCollection, tint: UIColor, palette: Palette)?

    /// Neighbours nearly always share their colours.
    private func palette(for surroundings: Surroundings) -> Palette {
        if let last = lastPalette, last.traits === surroundings.traits, last.tint === surroundings.tint { return last.palette }
        let palette = Palette(surroundings.traits, tint: surroundings.tint)
        lastPalette = (surroundings.traits, surroundings.tint, palette)
        return palette
    }

    /// Everything in front of the subviews.
    private func leave(_ view: UIView, _ pen: Pen) {
        ViewDrawing.forView(view)?.overlay(view, pen)
        canvas.restore()
        Self.drawBorder(of: view, pen)
        if view.isMasked { canvas.endGroup { drawMask(of: view, pen) } }
        if view.drawnOpacity < 1 { canvas.endGroup(alpha: view.drawnOpacity) }
        canvas.restore()
    }

    /// What the view's mask shows, on a sheet whose opacity counts.
    private func drawMask(of view: UIView, _ pen: Pen) {
        if let mask = view.mask {
            canvas.withState {
                canvas.concat(mask.transformFromSuperview)
                run(mask, pen.surroundings)
            }
        } else if let mask = view.layer.mask {
            LayerPainter(pen: pen).paint(mask)
        }
    }

    /// The line inside the edge.
    static func drawBorder(of view: UIView, _ pen: Pen) {
        let layer = view.layer
        guard layer.borderWidth > 0, let color = layer.borderColor else { return }
        pen.canvas.strokeInside(
            view.bounds, radius: Double(layer.cornerRadius), corners: view.roundedCorners, RGBA(color), width: Double(layer.borderWidth))
    }

    private func drawShadow(of view: UIView, _ pen: Pen) {
        let layer = view.layer
        guard layer.shadowOpacity > 0, !layer.masksToBounds, !view.clipsToBounds, let color = layer.shadowColor else { return }
        let ground = pen.color(view.backgroundColor)
        let shade = RGBA(color).faded(Double(min(1, layer.shadowOpacity)))
        let bounds = view.bounds
        if let path = layer.shadowPath.map({ Path($0) }) {
            canvas.shadow(of: path.bounds, blur: Double(max(0, layer.shadowRadius)), offset: layer.shadowOffset, color: shade) {
                $0.fill(path, RGBA(0, 0, 0, 1))
            }
            return
        }
        // An opaque ground hides the shadows of what stands on it; without one, the content itself casts the shadow.
        let extent = ground.isClear ? view.extentOfContent : bounds
        canvas.shadow(of: extent, blur: Double(max(0, layer.shadowRadius)), offset: layer.shadowOffset, color: shade) { sheet in
            if ground.isClear {
                TreePainter(canvas: sheet, options: options, images: images, castsShadows: false).run(view, pen.surroundings)
            } else {
                sheet.fill(view.outline, ground)
            }
        }
    }
}

extension UIView {
    /// Whether anything of the view can be seen.
    var isShown: Bool { !isHidden && !layer.isHidden && drawnOpacity > 0 && !bounds.isNull }

    /// Whether a mask decides what is seen of the view.
    var isMasked: Bool { mask != nil || layer.mask != nil }

    var drawnOpacity: Double { max(0, min(1, Double(alpha) * Double(layer.opacity))) }

    /// Subviews in drawing order: as they stand, unless a layer was given a depth.
    var subviewsBackToFront: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        return subviews.enumerated().sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }.map(
            \.element)
    }

    /// From the view's own coordinates to its superview's.
    var transformFromSuperview: CGAffineTransform {
        let bounds = bounds
        guard !transform.isIdentity else {
            let frame = frame
            return CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
        }
        let anchor = anchorPoint
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The edge of the view with its rounded corners, in its own coordinates.
    var outline: Path { .roundedRect(bounds, radius: outlineRadius, corners: outlineCorners) }

    /// The radius of the edge's corners.
    var outlineRadius: Double { layer.cornerRadius == 0 ? ownOutline?.radius ?? 0 : Double(layer.cornerRadius) }

    /// The corners of the edge that are round.
    var outlineCorners: Path.Corners { layer.cornerRadius == 0 ? ownOutline?.corners ?? .all : roundedCorners }

    /// The corners of classes whose ground is round without a word to the layer.
    private var ownOutline: (radius: Double, corners: Path.Corners)? {
        switch self {
        case is UISegmentedControl: (SegmentedControlFigure.radius, .all)
        case let field as UITextField where field.borderStyle == .roundedRect: (TextFieldFigure.radius, .all)
        case let cell as UITableViewCell: cell.cardCorners.map { (10, $0) }
        case let cell as UICollectionViewListCell: cell.cardCorners.map { (10, $0) }
        default: nil
        }
    }

    var roundedCorners: Path.Corners { layer.roundedCorners }

    /// What the view and all below it can draw on, in its own coordinates; nil where that takes more than a few levels to tell.
    func drawnExtent(levels: Int) -> CGRect? {
        guard layer.shadowOpacity == 0, layer.sublayers?.isEmpty ?? true else { return nil }
        guard !clipsToBounds, !subviews.isEmpty else { return bounds }
        guard levels > 0 else { return nil }
        var extent = bounds
        for view in subviews where view.isShown {
            guard view.transform.isIdentity, let inner = view.drawnExtent(levels: levels - 1) else { return nil }
            extent = extent.union(inner.offsetBy(dx: view.frame.minX - view.bounds.minX, dy: view.frame.minY - view.bounds.minY))
        }
        return extent
    }

    /// The bounds and the direct subviews' frames: what the shadow of a view without a ground can come from.
    var extentOfContent: CGRect {
        subviews.reduce(bounds) { $1.isShown ? $0.union($1.frame) : $0 }
    }
}

extension RGBA {
    init(_ color: CGColor) {
        self.init(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
}
