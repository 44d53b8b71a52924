import Foundation
import Testing

@testable import ViewRendering

private let red = RGBA(1, 0, 0)
private let green = RGBA(0, 1, 0)

@Test func `a rectangle covers exactly its own pixels at scale 2`() throws {
    let pixels = try picture(width: 40, height: 40, scale: 2) { $0.fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), red) }
    // Arithmetic: 10...30 points are 20...60 pixels.
    let found = extent(of: pixels) { $0 == red }
    #expect(found == (20, 20, 40, 40, 1600))
    #expect(extent(of: pixels) { !$0.isClear }.count == 1600)
}

@Test func `what lies outside the clip is not drawn, and the clip ends with its state`() throws {
    let pixels = try picture(width: 20, height: 20) { canvas in
        canvas.withState {
            canvas.clip(to: .rect(CGRect(x: 5, y: 5, width: 10, height: 10)))
            canvas.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), red)
        }
        canvas.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 2)), green)
    }
    #expect(extent(of: pixels) { $0 == red } == (5, 5, 10, 10, 100))
    #expect(extent(of: pixels) { $0 == green } == (0, 0, 2, 2, 4))
}

@Test func `a group fades as one sheet, not shape by shape`() throws {
    let pixels = try picture(width: 10, height: 10) { canvas in
        canvas.paint(.white)
        canvas.group(alpha: 0.5) {
            canvas.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), red)
            canvas.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), green)
        }
    }
    // Half of the green over white; no red shines through.
    let color = try #require(pixels[5, 5])
    #expect(abs(color.red - 0.5) < 0.01)
    #expect(color.green == 1)
}

@Test func `a border lies inside the edge`() throws {
    let pixels = try picture(width: 20, height: 20) {
        $0.strokeInside(CGRect(x: 2, y: 2, width: 16, height: 16), radius: 0, red, width: 2)
    }
    // A frame of 16 x 16 without its 12 x 12 middle.
    #expect(extent(of: pixels) { $0 == red } == (2, 2, 16, 16, 16 * 16 - 12 * 12))
}

@Test func `a corner radius takes the corner pixels away and leaves the middle of each side`() throws {
    let pixels = try picture(width: 20, height: 20) {
        $0.fill(.roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 8), red)
    }
    #expect(pixels[0, 0] == .clear)
    #expect(pixels[19, 19] == .clear)
    #expect(pixels[10, 0] == red)
    #expect(pixels[0, 10] == red)
}

@Test func `the radius of a rounded rectangle is held to half the shorter side`() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(Path.roundedRect(rect, radius: 100) == Path.capsule(rect))
}

@Test func `a transform without an inverse draws nothing and spoils nothing`() throws {
    let pixels = try picture(width: 10, height: 10) { canvas in
        canvas.withState {
            canvas.concat(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            canvas.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), red)
        }
        canvas.fill(.rect(CGRect(x: 4, y: 4, width: 2, height: 2)), green)
    }
    #expect(extent(of: pixels) { $0 == red }.count == 0)
    #expect(extent(of: pixels) { $0 == green } == (4, 4, 2, 2, 4))
}

@Test func `a hatching leaves gaps and stays inside its box`() throws {
    let pixels = try picture(width: 40, height: 40, scale: 2) {
        $0.hatch(CGRect(x: 10, y: 10, width: 20, height: 20), color: red)
    }
    let found = extent(of: pixels) { $0.alpha > 0.1 }
    #expect(found.x >= 20 && found.y >= 20 && found.x + found.width <= 60 && found.y + found.height <= 60)
    #expect(found.count > 100 && found.count < 1000)
}

@Test func `a hatching of an enormous box stays a few hundred lines`() {
    let lines = Hatching.lines(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6), spacing: 6)
    #expect(lines.steps.count <= 2 * Hatching.mostLines + 2)
}

@Test func `a shadow is darkest under its shape and fades outward`() throws {
    let pixels = try picture(width: 60, height: 60) { canvas in
        let box = CGRect(x: 20, y: 20, width: 20, height: 20)
        canvas.shadow(of: box, blur: 4, offset: CGSize(width: 0, height: 3), color: .black) { $0.fill(.rect(box), .white) }
    }
    let middle = try #require(pixels[30, 33]).alpha
    let edge = try #require(pixels[30, 43]).alpha
    let outside = try #require(pixels[30, 50]).alpha
    #expect(middle > 0.9)
    // The edge of a blurred half-plane lies at one half.
    #expect(abs(edge - 0.5) < 0.1)
    #expect(outside < 0.1)
    // Moved 3 down: the shadow reaches further below the box than above it.
    #expect(try #require(pixels[30, 16]).alpha < (try #require(pixels[30, 43]).alpha))
}

@Test func `three boxes have the deviation that was asked for`() {
    for deviation in [1.0, 2, 3, 4.5, 8, 20] {
        let variance = Blur.boxRadii(deviation: deviation).map { Double((2 * $0 + 1) * (2 * $0 + 1) - 1) / 12 }.reduce(0, +)
        #expect(abs(variance.squareRoot() - deviation) < 0.35, "deviation \(deviation)")
    }
}

@Test func `a shadow in an SVG lies where its shape lies`() throws {
    // Cairo 1.16 forgets the transform of masks in SVG files; the shadow must come as a picture with its own place.
    let bytes = try pictureBytes(.svg, width: 300, height: 200) { canvas in
        canvas.translate(200, 100)
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        canvas.shadow(of: box, blur: 2, offset: .zero, color: .black) { $0.fill(.rect(box), .white) }
    }
    let svg = try #require(String(data: bytes, encoding: .utf8))
    // A reach of three deviations and a point around the box: the sheet begins at 200 - 7, 100 - 7.
    #expect(svg.contains("matrix(1,0,0,1,193,93)"))
    #expect(!svg.contains("<mask"))
}

@Test func `a tinted picture keeps its opacity and takes the colour`() throws {
    let stencil = try Pixels(
        png: pictureBytes(.png, width: 4, height: 4) { $0.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 4)), .black) })
    let pixels = try picture(width: 8, height: 8) { $0.draw(stencil, in: CGRect(x: 2, y: 2, width: 4, height: 4), tint: red) }
    #expect(extent(of: pixels) { $0 == red } == (2, 2, 2, 4, 8))
    #expect(extent(of: pixels) { !$0.isClear }.count == 8)
}
