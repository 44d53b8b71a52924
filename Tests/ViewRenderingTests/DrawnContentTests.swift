import Foundation
import Testing
import UIKit

@testable import ViewRendering

// Apple: UIView.draw(_:), UIBezierPath, CAShapeLayer, CALayer.mask, UIGraphicsImageRenderer, UIImage.withTintColor; expectations are geometry

@MainActor private func pixels(of view: UIView) throws -> Pixels {
    try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
}

private let (red, green, blue) = (RGBA(1, 0, 0), RGBA(0, 1, 0), RGBA(0, 0, 1))

@MainActor private func ground(_ content: UIView...) -> UIView {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    ground.backgroundColor = .red
    for view in content { ground.addSubview(view) }
    return ground
}

private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(ovalIn: rect).fill()
        // Beyond the bounds nothing is seen.
        UIBezierPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10)).fill()
    }
}

@MainActor @Test func `a view's own drawing stands between its ground and its subviews`() throws {
    let disc = Disc(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let label = UIView(frame: CGRect(x: 8, y: 8, width: 4, height: 4))
    label.backgroundColor = .green
    disc.backgroundColor = .red
    disc.addSubview(label)
    let picture = try pixels(of: disc)
    #expect(picture[0, 0] == red && picture[4, 10] == blue && picture[10, 10] == green)
}

@MainActor @Test func `a shape layer fills and strokes its path where its layer stands`() throws {
    let view = ground()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.fillColor = UIColor.green.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 2
    view.layer.addSublayer(shape)
    let picture = try pixels(of: view)
    #expect(picture[2, 2] == red && picture[5, 10] == blue && picture[10, 10] == green)
}

/// As apps write a layer of their own: `init()` isn't required on iOS.
private final class Ring: CAShapeLayer {
    override init() {
        super.init()
        fillColor = UIColor.blue.cgColor
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers() { path = UIBezierPath(rect: bounds).cgPath }
}

private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
    override func layoutSubviews() { (layer as? CAShapeLayer)?.path = UIBezierPath(rect: bounds.insetBy(dx: 5, dy: 5)).cgPath }
}

@MainActor @Test func `a view's own layer may be of an app's class, and layers lay themselves out`() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    view.layoutIfNeeded()
    let own = try pixels(of: view)
    #expect(own[2, 10] == red && own[10, 10] == blue)
    let holder = ground()
    let ring = Ring()
    ring.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
    holder.layer.addSublayer(ring)
    let added = try pixels(of: holder)
    #expect(added[5, 10] == red && added[15, 10] == blue)
}

@MainActor @Test func `the part of a line between its stroke's start and end is drawn`() throws {
    let view = ground()
    let shape = CAShapeLayer()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    (shape.path, shape.lineWidth, shape.strokeColor) = (line.cgPath, 4, UIColor.blue.cgColor)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    view.layer.addSublayer(shape)
    let picture = try pixels(of: view)
    #expect([2, 7, 13, 17].map { picture[$0, 10] } == [red, blue, blue, red])
}

@MainActor @Test(arguments: [true, false]) func `a mask shows what is under its opaque parts`(_ isShape: Bool) throws {
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    masked.backgroundColor = .blue
    if isShape {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 20)).cgPath
        masked.layer.mask = mask
    } else {
        let mask = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        mask.backgroundColor = .black
        masked.mask = mask
    }
    let picture = try pixels(of: ground(masked))
    #expect(picture[5, 10] == red && picture[15, 10] == blue)
}

@MainActor @Test func `an image that a program draws is shown, sharp at any size, and takes a tint`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let plain = try pixels(of: ground(view))
    #expect(plain[9, 10] == green && plain[11, 10] == red)
    view.image = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    let tinted = try pixels(of: ground(view))
    #expect(tinted[9, 10] == blue && tinted[11, 10] == red)
}

@MainActor @Test func `the caps of a resizable image keep their size`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        UIColor.green.setFill()
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    let file = try UIImage(data: ViewRenderer(RenderOptions(scale: 1)).data(of: sized(UIImageView(image: image), 6), as: .png))
    let view = UIImageView(image: file?.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let picture = try pixels(of: view)
    #expect(picture[1, 10] == blue && picture[4, 4] == green && picture[16, 16] == green && picture[18, 10] == blue)
}

@MainActor private func sized(_ view: UIView, _ side: CGFloat) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    return view
}

@MainActor @Test func `a context's transform, clip and states hold for what is drawn in them`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
        let context = renderer.cgContext
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 15, width: 5, height: 5))
    }
    let picture = try pixels(of: sized(UIImageView(image: image), 20))
    #expect([picture[2, 2], picture[12, 2], picture[12, 7], picture[17, 2], picture[2, 17]] == [red, blue, red, red, red])
}

@MainActor @Test func `a layer's frame follows its position, anchor and transform`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 10, height: 20))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 20, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 20) && layer.position == .zero)
}

// Apple, UIView.anchorPoint: the position stays and the frame moves when the anchor changes
@MainActor @Test func `a view's anchor moves its frame and turns it about another point`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50) && view.center == CGPoint(x: 50, y: 25))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX + 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    let corner = view.convert(CGPoint(x: 100, y: 0), to: nil)
    let other = UIView()
    other.addSubview(view)
    #expect(abs(view.convert(CGPoint(x: 100, y: 0), to: other).y - 100) < 1e-9 && corner.x.isFinite)
}

@MainActor
@Test(arguments: [
    (CGPoint(x: 5, y: 5), true), (CGPoint(x: 15, y: 5), false), (CGPoint(x: 0.2, y: 0.2), false), (CGPoint(x: 5, y: 9.9), true),
]) func `a path knows what is inside`(_ point: CGPoint, _ isInside: Bool) {
    #expect(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(point) == isInside)
}

@MainActor @Test func `arcs run the way they are seen to`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.bounds.maxX - 10) < 0.01 && abs(arc.bounds.minX) < 0.01 && abs(arc.bounds.maxY - 10) < 0.01)
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 0.01 && abs(rest.bounds.minY + 10) < 0.01)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
}

@MainActor @Test func `an animation that ends by itself has ended, another is kept until it is removed`() {
    final class Listener: CAAnimationDelegate {
        var ends = 0
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends += 1 }
    }
    let (layer, listener) = (CALayer(), Listener())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    #expect(listener.ends == 1 && layer.animationKeys() == nil)
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
    #expect(layer.animation(forKey: "spin") === spin)
    layer.removeAnimation(forKey: "spin")
    #expect(layer.animationKeys() == nil)
}

private final class Band: UIView {
    var options: CGGradientDrawingOptions = []

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.green.cgColor, UIColor.blue.cgColor]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
    }
}

// Apple: CGGradientDrawingOptions, "drawsBeforeStartLocation", "drawsAfterEndLocation"
@MainActor
@Test(
    arguments: [
        (CGGradientDrawingOptions(), red, red), (.drawsBeforeStartLocation, green, red), (.drawsAfterEndLocation, red, blue),
    ])
func `a gradient goes beyond its ends only where it is told to`(_ options: CGGradientDrawingOptions, _ left: RGBA, _ right: RGBA) throws {
    let view = Band(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    view.options = options
    let picture = try pixels(of: view)
    #expect(picture[2, 10] == left && picture[17, 10] == right && picture[10, 10] != red)
}
