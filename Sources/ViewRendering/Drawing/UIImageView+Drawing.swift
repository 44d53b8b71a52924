import Foundation
import UIKit

extension ViewDrawing {
    static let imageView = ViewDrawing.of(
        UIImageView.self,
        content: { view, pen in
            guard let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else { return }
            // A button of the system's kinds draws its pictures as stencils, in the colour of its words.
            if let button = view.superview as? UIButton, view === button.imageView, image.renderingMode == .automatic {
                pen.buttonImage(image, of: button, in: view.bounds)
            } else {
                pen.content(image, in: view.bounds, mode: view.contentMode, nameAtCorner: view.isCoveredInTheMiddle)
            }
        })
}

extension Pen {
    fileprivate func buttonImage(_ image: UIImage, of button: UIButton, in bounds: CGRect) {
        let color = button.configuration.map { self.color(button.foregroundColor($0)) } ?? palette.tint
        let isStencil = button.configuration != nil || button.buttonType != .custom
        self.image(isStencil ? image.withRenderingMode(.alwaysTemplate) : image, in: bounds, tint: color)
    }

    /// Draws an image in a view's bounds as its content mode says. An image that can't be drawn is hatched over all of the view: how
    /// it would be placed depends on what is missing.
    func content(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode, nameAtCorner: Bool = false) {
        switch images.entry(for: image, isDark: traits.userInterfaceStyle == .dark) {
        case .missing(let what):
            placeholder(what, in: bounds, atCorner: nameAtCorner)
        case .pixels, .symbol, .drawing:
            self.image(image, in: ImagePlacement.rect(of: image.size, in: bounds, ImagePlacement.Mode(mode)))
        }
    }
}

extension UIView {
    /// Whether a later sibling, or a subview, stands on the middle of the view: text there would run into it.
    var isCoveredInTheMiddle: Bool {
        let middle = CGRect(x: bounds.midX - 20, y: bounds.midY - 8, width: 40, height: 16)
        if subviews.contains(where: { $0.isShown && $0.frame.intersects(middle) }) { return true }
        guard let siblings = superview?.subviews, let own = siblings.firstIndex(where: { $0 === self }) else { return false }
        let place = middle.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
        return siblings[(own + 1)...].contains { $0.isShown && $0.frame.intersects(place) }
    }
}

extension ImagePlacement.Mode {
    init(_ mode: UIView.ContentMode) {
        switch mode {
        case .scaleToFill, .redraw: self = .scaleToFill
        case .scaleAspectFit: self = .scaleAspectFit
        case .scaleAspectFill: self = .scaleAspectFill
        case .center: self = .center
        case .top: self = .top
        case .bottom: self = .bottom
        case .left: self = .left
        case .right: self = .right
        case .topLeft: self = .topLeft
        case .topRight: self = .topRight
        case .bottomLeft: self = .bottomLeft
        case .bottomRight: self = .bottomRight
        }
    }
}
