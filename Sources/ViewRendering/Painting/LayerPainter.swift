import CoreGraphics
import Foundation
import UIKit

/// Draws what layers have besides a view's ground: shapes, gradients, pictures, text, and the layers that an app added.
@MainActor struct LayerPainter {
    let pen: Pen
    private var canvas: Canvas { pen.canvas }

    init(pen: Pen) { self.pen = pen }

    /// Draws the content of a view's own layer and its sublayers, behind the subviews.
    func paint(on view: UIView) {
        content(of: view.layer, view.outline, view.bounds)
        for layer in sorted(view.layer.sublayers) {
            layer.layoutIfNeeded()
            paint(layer)
        }
    }

    private func sorted(_ layers: [CALayer]?) -> [CALayer] {
        (layers ?? []).enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
    }

    /// Draws a layer that stands in the current coordinates.
    func paint(_ layer: CALayer) {
        canvas.withState {
            canvas.concat(layer.toSuperlayer)
            paintContent(layer)
        }
    }

    /// Draws a layer in its own coordinates.
    func paintContent(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let outline = layer.outline
        shadow(of: layer, outline)
        canvas.group(alpha: Double(layer.opacity)) {
            masked(by: layer.mask) {
                if let color = layer.backgroundColor { canvas.fill(outline, RGBA(color)) }
                canvas.save()
                if layer.masksToBounds { canvas.clip(to: outline) }
                content(of: layer, outline, layer.bounds)
                pen.replay(layer.drawnContent)
                for sublayer in sorted(layer.sublayers) { paint(sublayer) }
                canvas.restore()
                guard layer.borderWidth > 0, let color = layer.borderColor else { return }
                canvas.strokeInside(
                    layer.bounds, radius: Double(layer.cornerRadius), corners: layer.roundedCorners, RGBA(color),
                    width: Double(layer.borderWidth))
            }
        }
    }

    /// What a layer of its class shows over its ground.
    private func content(of layer: CALayer, _ outline: Path, _ bounds: CGRect) {
        if let gradient = layer as? CAGradientLayer { fill(gradient, outline, bounds) }
        if let shape = layer as? CAShapeLayer { draw(shape) }
        if let text = layer as? CATextLayer, let styled = text.styledText {
            let width = text.isWrapped ? bounds.width : .greatestFiniteMagnitude
            let layout = measureText(styled, defaultFont: .systemFont(ofSize: 36), width: width, numberOfLines: 0, lineBreakMode: nil)
            // Lines that don't wrap stand in the layer as its alignment says.
            let room = text.isWrapped ? 0 : bounds.width - layout.size.width
            let share: CGFloat = text.alignmentMode == .center ? 0.5 : text.alignmentMode == .right ? 1 : 0
            pen.draw(layout, of: styled, at: CGPoint(x: bounds.minX + room * share, y: bounds.minY), color: RGBA(1, 1, 1, 1))
        }
        guard let image = layer.contents as? UIImage ?? (layer.contents as? CGImage)?.picture as? UIImage else { return }
        let size = CGSize(
            width: image.size.width * image.scale / max(layer.contentsScale, 0.01),
            height: image.size.height * image.scale / max(layer.contentsScale, 0.01))
        pen.image(image, in: ImagePlacement.rect(of: size, in: bounds, layer.contentsGravity.placement))
    }

    private func draw(_ shape: CAShapeLayer) {
        guard let outline = shape.path else { return }
        let path = Path(outline)
        if let color = shape.fillColor {
            if shape.fillRule == .evenOdd { canvas.fillEvenOdd(path, RGBA(color)) } else { canvas.fill(path, RGBA(color)) }
        }
        guard let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else { return }
        pen.stroke(path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd)), color, shape.line)
    }

    private func shadow(of layer: CALayer, _ outline: Path) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else { return }
        let form = layer.shadowPath.map { Path($0) } ?? (layer as? CAShapeLayer)?.path.map { Path($0) } ?? outline
        guard layer.shadowPath != nil || layer.backgroundColor != nil || layer is CAShapeLayer || layer is CAGradientLayer else { return }
        let shade = RGBA(color).faded(Double(min(1, layer.shadowOpacity)))
        canvas.shadow(of: form.bounds, blur: Double(max(0, layer.shadowRadius)), offset: layer.shadowOffset, color: shade) {
            $0.fill(form, RGBA(0, 0, 0, 1))
        }
    }

    /// Draws `body` where a mask is opaque. Shapes and plain grounds are clips; of what else a mask shows, the opacity counts.
    func masked(by mask: CALayer?, _ body: () -> Void) {
        guard let mask else { return body() }
        if let clip = mask.clip {
            canvas.withState {
                canvas.clip(to: clip.path.mapped { $0.applying(mask.toSuperlayer) }, evenOdd: clip.evenOdd)
                body()
            }
        } else {
            canvas.beginGroup()
            body()
            canvas.endGroup { paint(mask) }
        }
    }

    private func fill(_ layer: CAGradientLayer, _ outline: Path, _ bounds: CGRect) {
        let stops = layer.stops.map { Canvas.Stop(location: $0.location, color: RGBA($0.color)) }
        guard stops.count > 1 else { return }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(layer.startPoint), place(layer.endPoint))
        if layer.type == .radial {
            canvas.fill(outline, stops: stops, around: start, radius: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
        } else {
            canvas.fill(outline, stops: stops, from: start, to: end)
        }
    }
}

extension CALayer {
    /// The edge of the layer with its rounded corners, in its own coordinates.
    fileprivate var outline: Path { .roundedRect(bounds, radius: Double(cornerRadius), corners: roundedCorners) }

    var roundedCorners: Path.Corners {
        var corners: Path.Corners = []
        if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        return corners
    }

    /// The form that a mask lets through, where it is one: in its own coordinates.
    fileprivate var clip: (path: Path, evenOdd: Bool)? {
        guard sublayers?.isEmpty ?? true, contents == nil, opacity == 1 else { return nil }
        if let shape = self as? CAShapeLayer {
            guard let path = shape.path, let color = shape.fillColor, color.alpha == 1, shape.strokeColor == nil else { return nil }
            return (Path(path), shape.fillRule == .evenOdd)
        }
        guard type(of: self) == CALayer.self, let color = backgroundColor, color.alpha == 1 else { return nil }
        return (outline, false)
    }
}

extension CALayerContentsGravity {
    fileprivate var placement: ImagePlacement.Mode {
        switch self {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        default: .scaleToFill
        }
    }
}
