import CoreGraphics
import Foundation
import UIKit

/// Draws what layers have besides a view's ground: gradients, and the layers that an app added.
@MainActor struct LayerPainter {
    let canvas: Canvas

    /// Draws the gradient of a view's own layer and its sublayers, behind the subviews.
    func paint(on view: UIView) {
        if let gradient = view.layer as? CAGradientLayer { fill(gradient, view.outline, view.bounds) }
        for layer in sorted(view.layer.sublayers) { paint(layer) }
    }

    private func sorted(_ layers: [CALayer]?) -> [CALayer] {
        (layers ?? []).enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
    }

    private func paint(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        canvas.withState {
            canvas.translate(layer.frame.minX, layer.frame.minY)
            let bounds = CGRect(origin: .zero, size: layer.frame.size)
            let outline = Path.roundedRect(bounds, radius: Double(layer.cornerRadius))
            canvas.group(alpha: Double(layer.opacity)) {
                if let color = layer.backgroundColor { canvas.fill(outline, RGBA(color)) }
                if let gradient = layer as? CAGradientLayer { fill(gradient, outline, bounds) }
                canvas.save()
                if layer.masksToBounds { canvas.clip(to: outline) }
                for sublayer in sorted(layer.sublayers) { paint(sublayer) }
                canvas.restore()
                if layer.borderWidth > 0, let color = layer.borderColor {
                    canvas.strokeInside(bounds, radius: Double(layer.cornerRadius), RGBA(color), width: Double(layer.borderWidth))
                }
            }
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
