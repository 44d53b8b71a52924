import CoreGraphics
import Foundation

extension UIView {
    /// What the view's own `draw(_:)` draws under given traits.
    package func drawnContent(under traits: UITraitCollection) -> [DrawnStep] {
        // Most views are of UIKit's own class and draw nothing.
        guard type(of: self) != UIView.self, !bounds.isEmpty else { return [] }
        var steps: [DrawnStep] = []
        traits.performAsCurrent {
            steps = GraphicsContexts.record(bounds) { context in
                draw(bounds)
                draw(layer, in: context)
            }
        }
        return steps
    }

    /// A view that shows what this one shows; nil for an empty one.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        bounds.isEmpty ? nil : SnapshotView(of: self)
    }

    /// A view that shows what a part of this one shows; nil for an empty part. Caps aren't kept.
    public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        rect.isEmpty ? nil : SnapshotView(of: self, part: rect)
    }

    /// Draws the view and all in it on the current drawing. - Returns: whether there is a drawing.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.draw(picture: self, in: rect, alpha: 1)
        return true
    }
}

extension CALayer {
    /// Draws the layer and all on it on a drawing; for a view's own layer, the view.
    public func render(in ctx: CGContext) {
        if let view {
            ctx.draw(picture: view, in: MainActor.assumeIsolated { view.bounds }, alpha: 1)
        } else {
            ctx.draw(picture: self, in: bounds, alpha: 1)
        }
    }
}

/// Shows what another view shows. The other one is kept and drawn when a picture is made.
package final class SnapshotView: UIView {
    /// The view that is shown.
    package let original: UIView
    /// The part of it, in its coordinates.
    package let part: CGRect

    init(of original: UIView, part: CGRect? = nil) {
        self.original = original
        self.part = part ?? original.bounds
        super.init(frame: CGRect(origin: .zero, size: self.part.size))
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(
            picture: original,
            in: CGRect(x: -part.minX, y: -part.minY, width: original.bounds.width, height: original.bounds.height), alpha: 1)
    }
}
