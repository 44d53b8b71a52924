import CoreGraphics
import Foundation

// What both directions of the arrangement share: the canvas, the visible views, the names of the attributes along and across the axis.

extension UIStackView {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The attributes of one axis: the edge where it starts, the one where it ends, the middle and the length.
    struct AxisAttributes {
        var start: Attribute
        var end: Attribute
        var center: Attribute
        var length: Attribute

        static let horizontal = AxisAttributes(start: .leading, end: .trailing, center: .centerX, length: .width)
        static let vertical = AxisAttributes(start: .top, end: .bottom, center: .centerY, length: .height)
    }

    /// The attributes along the axis.
    var along: AxisAttributes { axis == .horizontal ? .horizontal : .vertical }
    /// The attributes across the axis.
    var across: AxisAttributes { axis == .horizontal ? .vertical : .horizontal }

    /// What the views are laid out in: the stack, or its margins.
    var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    /// The arranged views that aren't hidden.
    var visible: [UIView] { arranged.filter { !$0.isHidden } }

    /// Computes the constraints that the present state asks for and installs the difference.
    ///
    /// The order is that in which iOS logs them: alignment, connections to the canvas, distribution, spacing, spanner, ambiguity.
    func updateArrangement() {
        prepareGuides()
        installed.update(
            to: alignmentConstraints() + canvasConstraints() + distributionConstraints() + spacingConstraints() + hidingConstraints()
                + spannerConstraints() + fittingConstraints())
    }

    /// Adds and removes the layout guides that this alignment and distribution need.
    private func prepareGuides() {
        if needsSpanner != (spanner != nil) {
            if let spanner { removeLayoutGuide(spanner) }
            spanner = needsSpanner ? makeGuide("UISV-alignment-spanner") : nil
        }
        let gaps = needsGapGuides ? max(0, visible.count - 1) : 0
        while gapGuides.count > gaps { removeLayoutGuide(gapGuides.removeLast()) }
        while gapGuides.count < gaps { gapGuides.append(makeGuide("UISV-distributing")) }
    }

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        return guide
    }

    /// A length on the pixel grid: numbers become constants only after that (measured).
    func onPixelGrid(_ points: CGFloat) -> CGFloat {
        PixelScale(pixelScale).nearest(points)
    }
}
