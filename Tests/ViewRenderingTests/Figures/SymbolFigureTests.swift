import Foundation
import Testing

@testable import ViewRendering

@Test func `every sign in the table can be read and stays in its box`() throws {
    for (name, text) in GlyphSketch.table {
        let sketch = try #require(GlyphSketch(text), "\(name) is not a sketch")
        for step in sketch.lines.steps + sketch.solids.steps {
            guard case .move(let point) = step else { continue }
            #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name) leaves its box")
        }
    }
}

@Test func `every synonym leads to a sign`() {
    for (name, known) in GlyphSketch.synonyms {
        #expect(GlyphSketch.table[known] != nil, "\(name) leads to \(known), which is not in the table")
        #expect(GlyphSketch.table[name] == nil, "\(name) has a sign of its own and a synonym")
    }
}

@Test func `a name is a sign, an enclosure and a filling`() throws {
    let symbol = try #require(SymbolFigure(name: "plus.circle.fill"))
    #expect(symbol.enclosure == .circle)
    #expect(symbol.isFilled)
    #expect(symbol.sketch == GlyphSketch("M 12 4 L 12 20 M 4 12 L 20 12"))
    #expect(SymbolFigure(name: "circle.fill")?.enclosure == nil)
}

@Test func `an unknown symbol has no figure`() {
    #expect(SymbolFigure(name: "figure.pole.vault") == nil)
    #expect(SymbolFigure(name: "") == nil)
    #expect(SymbolFigure(name: "circle.circle.circle") == nil)
}

@Test func `text that is no sketch is refused`() {
    #expect(GlyphSketch("M 1") == nil)
    #expect(GlyphSketch("Q 1 2") == nil)
    #expect(GlyphSketch("L 1 2 3") == nil)
}

/// Writes a sheet of all signs to the folder named by TRELLIS_SHEETS, to be looked at.
@Test(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_SHEETS"] != nil))
func `a sheet of all signs`() throws {
    let names = GlyphSketch.table.keys.sorted()
    let bytes = try pictureBytes(.png, width: 12 * 44, height: Double((names.count + 11) / 12) * 44 * 2, scale: 2) { canvas in
        canvas.paint(.white)
        for (index, name) in names.enumerated() {
            for (half, suffix) in ["", ".fill"].enumerated() {
                let rect = CGRect(x: index % 12 * 44 + 8, y: (index / 12 * 2 + half) * 44 + 8, width: 28, height: 28)
                canvas.draw(SymbolFigure(name: name + suffix)?.marks(in: rect, color: RGBA(hex: 0x007AFF)) ?? [])
            }
        }
    }
    let folder = try #require(ProcessInfo.processInfo.environment["TRELLIS_SHEETS"])
    try PictureFile.write(bytes, to: folder + "/signs.png")
}

@Test func `the hands of a filled clock are cut out of its disc`() throws {
    let clock = try #require(SymbolFigure(name: "clock.fill"))
    let marks = clock.marks(in: CGRect(x: 0, y: 0, width: 24, height: 24), color: RGBA(hex: 0x007AFF))
    let cut = marks.contains { if case .stroke(_, .white, _, _) = $0 { true } else { false } }
    #expect(cut)
}
