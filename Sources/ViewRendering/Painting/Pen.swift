import Foundation
import UIKit

/// What a view takes from those above it. The walk hands it down: asking each view would climb to the root every time.
@MainActor struct Surroundings {
    /// The traits the view is drawn under.
    let traits: UITraitCollection
    let tint: UIColor

    /// The surroundings of the view that the picture is of.
    /// - Parameter style: The style asked for; `.unspecified` leaves the view its own. A subview that overrides its style keeps it.
    init(root: UIView, style: UIUserInterfaceStyle) {
        let own = root.traitCollection
        traits = style == .unspecified ? own : own.modifyingTraits { $0.userInterfaceStyle = style }
        tint = root.tintColor
    }

    private init(traits: UITraitCollection, tint: UIColor) {
        self.traits = traits
        self.tint = tint
    }

    /// The surroundings of a subview.
    func of(_ view: UIView) -> Surroundings {
        guard view.traitOverride != nil || view.storedTintColor != nil else { return self }
        return Surroundings(traits: view.traitOverride.map { traits.replacing($0) } ?? traits, tint: view.storedTintColor ?? tint)
    }

    func isRightToLeft(_ view: UIView) -> Bool {
        let inherited: UIUserInterfaceLayoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute, relativeTo: inherited) == .rightToLeft
    }
}

/// What a control's drawing gets: the canvas in the control's own coordinates, and the colours and directions in force there.
@MainActor struct Pen {
    let canvas: Canvas
    let surroundings: Surroundings
    let palette: Palette
    /// Pixels a point.
    let scale: Double
    let rightToLeft: Bool
    let images: ImageStore
    private let painter: TreePainter

    init(
        painter: TreePainter, canvas: Canvas, view: UIView, surroundings: Surroundings, palette: Palette, scale: Double, images: ImageStore
    ) {
        self.painter = painter
        self.canvas = canvas
        self.surroundings = surroundings
        self.palette = palette
        self.scale = scale
        self.images = images
        rightToLeft = surroundings.isRightToLeft(view)
    }

    var traits: UITraitCollection { surroundings.traits }

    /// The thinnest line, in points.
    var pixel: Double { 1 / scale }

    /// A colour under the traits in force; `fallback` when there is none.
    func color(_ color: UIColor?, or fallback: RGBA = .clear) -> RGBA {
        color.map { RGBA($0, traits) } ?? fallback
    }

    func draw(_ marks: [Mark]) {
        canvas.draw(marks)
    }

    /// Draws a view and all in it, in its own coordinates, wherever it stands.
    func paintTree(_ view: UIView) { painter.run(view, Surroundings(root: view, style: .unspecified)) }

    /// Draws a view that a bar shows without having it as a subview, its top left corner at a point.
    func paint(_ view: UIView, at origin: CGPoint) {
        guard view.superview == nil else { return }
        canvas.save()
        canvas.translate(origin.x - view.bounds.minX, origin.y - view.bounds.minY)
        painter.run(view, surroundings.of(view))
        canvas.restore()
    }
}
