import Foundation
import Testing
import UIKit

@testable import ViewRendering

private let red = RGBA(1, 0, 0)
private let blue = RGBA(0, 0, 1)

@MainActor private func pixels(of view: UIView, _ options: RenderOptions = RenderOptions(scale: 2)) throws -> Pixels {
    try Pixels(png: ViewRenderer(options).data(of: view, as: .png))
}

@MainActor private func root(_ width: Double = 60, _ height: Double = 60) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor @discardableResult
private func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UIColor, to parent: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    parent.addSubview(view)
    return view
}

@MainActor @Test func `a red view gives red pixels exactly at its frame`() throws {
    let root = root()
    add(10, 10, 20, 20, .red, to: root)
    let picture = try pixels(of: root)
    #expect(picture.width == 120 && picture.height == 120)
    #expect(extent(of: picture) { $0 == red } == (20, 20, 40, 40, 1600))
    #expect(extent(of: picture) { !$0.isClear }.count == 1600)
}

@MainActor @Test func `hidden and wholly transparent views leave no mark, nor do those below them`() throws {
    let root = root()
    let hidden = add(0, 0, 60, 60, .red, to: root)
    add(0, 0, 60, 60, .blue, to: hidden)
    hidden.isHidden = true
    add(0, 0, 60, 60, .red, to: root).alpha = 0
    #expect(extent(of: try pixels(of: root)) { !$0.isClear }.count == 0)
}

@MainActor @Test func `alpha fades a view and all below it as one`() throws {
    let root = root()
    root.backgroundColor = .white
    let half = add(0, 0, 60, 60, .red, to: root)
    half.alpha = 0.5
    add(0, 0, 30, 60, .blue, to: half)
    let picture = try pixels(of: root)
    // Half blue over white where the blue covers the red: no red shines through.
    let left = try #require(picture[20, 20])
    #expect(abs(left.red - 0.5) < 0.01 && left.blue == 1)
    let right = try #require(picture[100, 20])
    #expect(right.red == 1 && abs(right.blue - 0.5) < 0.01)
}

@MainActor @Test func `a view that clips cuts its subviews off, one that doesn't lets them out`() throws {
    let root = root()
    let box = add(10, 10, 20, 20, .clear, to: root)
    add(-10, -10, 60, 60, .red, to: box)
    // 0...60 in both directions at scale 2.
    #expect(extent(of: try pixels(of: root)) { $0 == red } == (0, 0, 120, 120, 14400))
    box.clipsToBounds = true
    #expect(extent(of: try pixels(of: root)) { $0 == red } == (20, 20, 40, 40, 1600))
    box.layer.cornerRadius = 10
    let rounded = try pixels(of: root)
    #expect(rounded[20, 20]?.isClear == true)
    #expect(try #require(rounded[40, 20]).alpha > 0.95)
}

@MainActor @Test func `a border lies inside the frame and over the subviews`() throws {
    let root = root()
    let box = add(10, 10, 40, 40, .white, to: root)
    box.layer.borderWidth = 5
    box.layer.borderColor = UIColor.red.cgColor
    add(0, 0, 40, 40, .blue, to: box)
    let picture = try pixels(of: root)
    // 80 x 80 pixels without their 60 x 60 middle.
    #expect(extent(of: picture) { $0 == red } == (20, 20, 80, 80, 80 * 80 - 60 * 60))
    #expect(extent(of: picture) { $0 == blue } == (30, 30, 60, 60, 3600))
}

@MainActor @Test func `a transform turns a view about its centre`() throws {
    let root = root()
    let bar = add(10, 25, 40, 10, .red, to: root)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Turned upright: 10 wide and 40 tall about (30, 30).
    let found = extent(of: try pixels(of: root)) { $0.red > 0.99 && $0.alpha > 0.99 }
    #expect(found == (50, 20, 20, 80, 1600))
}

@MainActor @Test func `a transform without area draws nothing and the rest goes on`() throws {
    let root = root()
    add(0, 0, 60, 60, .red, to: root).transform = CGAffineTransform(scaleX: 0, y: 1)
    add(10, 10, 10, 10, .blue, to: root)
    let picture = try pixels(of: root)
    #expect(extent(of: picture) { !$0.isClear } == (20, 20, 20, 20, 400))
}

@MainActor @Test func `a scroll view shows its content at its offset`() throws {
    let root = root()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    scroll.showsVerticalScrollIndicator = false
    root.addSubview(scroll)
    add(0, 100, 60, 20, .red, to: scroll)
    scroll.contentSize = CGSize(width: 60, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 90)
    #expect(extent(of: try pixels(of: root)) { $0 == red } == (0, 20, 120, 40, 4800))
}

@MainActor @Test func `a scroll view tells by a bar where it stands`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 106))
    scroll.contentSize = CGSize(width: 60, height: 1060)
    scroll.contentOffset = CGPoint(x: 0, y: 954)
    let found = extent(of: try pixels(of: scroll, RenderOptions(scale: 1))) { $0.alpha > 0.2 }
    // At the end: the 36 point bar stands 3 points from the bottom, 3 wide and 3 from the right.
    #expect(found.x == 54 && found.width == 3)
    #expect(found.y + found.height == 103 && found.height == 36)
    scroll.showsVerticalScrollIndicator = false
    #expect(extent(of: try pixels(of: scroll)) { $0.alpha > 0.2 }.count == 0)
}

@MainActor @Test func `a shadow falls outside the view, and a view that clips casts none`() throws {
    let root = root()
    let box = add(20, 20, 20, 20, .red, to: root)
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 3
    box.layer.shadowOffset = CGSize(width: 0, height: 4)
    let picture = try pixels(of: root)
    #expect(picture[60, 60] == red)
    let below = try #require(picture[60, 84])
    #expect(below.alpha > 0.3 && below.red == 0)
    box.clipsToBounds = true
    #expect(extent(of: try pixels(of: root)) { !$0.isClear }.count == 1600)
}

@MainActor @Test func `colours follow the style that was asked for`() throws {
    let root = root()
    root.backgroundColor = .systemBackground
    #expect(try pixels(of: root, RenderOptions(scale: 1, style: .light))[5, 5] == .white)
    #expect(try pixels(of: root, RenderOptions(scale: 1, style: .dark))[5, 5] == .black)
}

@MainActor @Test func `without a style asked for, each view keeps its own`() throws {
    let root = root()
    root.traitOverride = UITraitCollection(userInterfaceStyle: .dark)
    root.backgroundColor = .systemBackground
    let inner = add(0, 0, 30, 60, .systemBackground, to: root)
    inner.traitOverride = UITraitCollection(userInterfaceStyle: .light)
    let own = try pixels(of: root, RenderOptions(scale: 1))
    #expect(own[5, 5] == .white)
    #expect(own[50, 5] == .black)
    // The style asked for is the root's; the subview still insists on its own.
    inner.traitOverride = UITraitCollection(userInterfaceStyle: .dark)
    let asked = try pixels(of: root, RenderOptions(scale: 1, style: .light))
    #expect(asked[5, 5] == .black)
    #expect(asked[50, 5] == .white)
}

@MainActor @Test func `the ground is drawn under everything`() throws {
    let root = root()
    add(0, 0, 30, 60, .red, to: root)
    let picture = try pixels(of: root, RenderOptions(scale: 1, background: .blue))
    #expect(picture[10, 10] == red)
    #expect(picture[50, 10] == blue)
}

@MainActor @Test func `outlines show frames and add a legend below`() throws {
    let root = root(200, 60)
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 20))
    root.addSubview(box)
    let plain = try pixels(of: root, RenderOptions(scale: 2))
    #expect(extent(of: plain) { !$0.isClear }.count == 0)
    let lines = try pixels(of: root, RenderOptions(scale: 2, outlines: .frames))
    #expect(lines.height == 120)
    // A half-point line just inside the frame: one pixel at 40...140 x 40...80.
    #expect(try #require(lines[40, 60]).alpha > 0.5)
    #expect(try #require(lines[139, 60]).alpha > 0.5)
    #expect(lines[90, 60]?.isClear == true)
    let withLegend = try pixels(of: root, RenderOptions(scale: 2, outlines: .all))
    #expect(withLegend.height > 120)
}

@MainActor @Test func `the safe area and the content of a scroll view have outlines of their own`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    let found = OutlineCollector(wanted: .all).outlines(of: scroll)
    let content = try #require(found.first { $0.kind == .scrollContent })
    #expect(content.corners == [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 300), CGPoint(x: 0, y: 300)])
}

@MainActor @Test func `the same view gives the same bytes in every format`() throws {
    let root = root()
    let box = add(10, 10, 30, 30, .red, to: root)
    box.layer.shadowOpacity = 0.5
    box.alpha = 0.7
    for format in PictureFormat.allCases {
        let renderer = ViewRenderer(RenderOptions(outlines: .all))
        #expect(try renderer.data(of: root, as: format) == renderer.data(of: root, as: format), "\(format)")
    }
}

@MainActor @Test func `a view without a size is an error and no file appears`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("none-\(UUID().uuidString).png").path
    #expect(throws: RenderError.emptySize(width: 0, height: 0)) { try ViewRenderer().png(of: UIView(), to: path) }
    #expect(throws: RenderError.invalidScale(.zero)) { try ViewRenderer(RenderOptions(scale: 0)).png(of: root(), to: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
}

@MainActor @Test func `a thousand nested views are drawn`() throws {
    let root = root()
    var parent = root
    for _ in 0..<1_000 {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        parent.addSubview(child)
        parent = child
    }
    parent.backgroundColor = .red
    #expect(try pixels(of: root, RenderOptions(scale: 1))[30, 30] == red)
}
