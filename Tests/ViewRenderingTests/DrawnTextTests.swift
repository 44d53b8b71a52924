import Foundation
import Testing
import UIKit

@testable import ViewRendering

// Text that a program draws: it fills what `boundingRect` tells and nothing else. Expectations are the bounds and arithmetic.

/// A view that runs a closure as its drawing.
private final class Sheet: UIView {
    var body: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { body(rect) }
}

/// The least rectangle around all that isn't white, in points of one pixel; null when all is.
@MainActor private func ink(_ view: UIView) throws -> CGRect {
    view.backgroundColor = .white
    let pixels = try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
    var box = CGRect.null
    for y in 0..<Int(view.bounds.height) {
        for x in 0..<Int(view.bounds.width) where pixels[x, y].map({ $0.red < 0.5 }) == true {
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return box
}

@MainActor private func ink(_ size: CGSize, _ body: @escaping (CGRect) -> Void) throws -> CGRect {
    let sheet = Sheet(frame: CGRect(origin: .zero, size: size))
    sheet.body = body
    return try ink(sheet)
}

private var attributes: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 17)] }
private let size = CGSize(width: 120, height: 120)

@MainActor @Test func `drawn text is cut at its last visible line where that was asked for`() throws {
    let room = CGRect(x: 0, y: 0, width: 100, height: 45)
    let text = "one two three four five six seven eight nine"
    let all = try ink(size) { _ in text.draw(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) }
    let cut = try ink(size) { _ in
        text.draw(with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
    }
    #expect(all.maxY > 60 && cut.maxY > 30 && cut.maxY < 41)
}

/// The baseline of the only line is the rectangle's top: what has no descender stands above it.
@MainActor @Test func `without the line's corner text stands on the rectangle's top`() throws {
    let box = try ink(size) { _ in
        "one".draw(with: CGRect(x: 10, y: 50, width: 0, height: 0), options: [], attributes: attributes, context: nil)
    }
    #expect(box.maxY <= 51 && box.maxY >= 49 && box.minX >= 10)
}

/// A half of the size at least: the context says how far the text was shrunk, and it is drawn so.
@MainActor @Test func `a context's least scale factor shrinks drawn text`() throws {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let room = CGRect(x: 0, y: 30, width: 80, height: 40)
    let box = try ink(size) { _ in "wide enough text".draw(with: room, options: [], attributes: attributes, context: context) }
    #expect(box.maxX <= 81 && box.maxX > 76)
    #expect(context.actualScaleFactor < 0.7 && context.totalBounds.width <= 80)
}

@MainActor @Test func `a layout manager draws its grounds and glyphs where its lines stand`() throws {
    let storage = NSTextStorage(string: "one\ntwo", attributes: attributes)
    storage.addAttribute(.backgroundColor, value: UIColor.black, range: NSRange(location: 4, length: 3))
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let glyphs = manager.glyphRange(for: container)
    let ground = try ink(size) { _ in manager.drawBackground(forGlyphRange: glyphs, at: CGPoint(x: 7, y: 10)) }
    let line = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container).offsetBy(dx: 7, dy: 10)
    #expect(abs(ground.minX - line.minX) <= 1 && abs(ground.maxX - line.maxX) <= 1 && abs(ground.minY - line.minY) <= 1)
    let first = try ink(size) { _ in manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: CGPoint(x: 7, y: 10)) }
    #expect(first.minX >= 12 && first.minY > 10 && first.maxY < 31)
}

/// As apps draw the ground of code blocks and tags: a layout manager of their own in a text view.
@MainActor @Test func `a text view draws through a layout manager of the app's own`() throws {
    final class Marker: NSLayoutManager {
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            UIColor.black.setFill()
            enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
                UIBezierPath(rect: CGRect(x: 0, y: rect.minY + origin.y, width: 3, height: rect.height)).fill()
            }
        }
    }
    let (storage, manager, container) = (NSTextStorage(string: "a\nb", attributes: attributes), Marker(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(origin: .zero, size: size), textContainer: container)
    let box = try ink(view)
    #expect(box.minX == 0 && abs(box.minY - 8) <= 1 && abs(box.maxY - (8 + 2 * 20.287)) <= 1 && box.maxX > 10)
}
