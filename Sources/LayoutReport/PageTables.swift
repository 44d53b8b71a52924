import Findings
import Foundation
import Typography
import ViewRendering

/// What the scenes of a page share: each colour, glyph, image and drawing travels once.
final class PageTables {
    /// Texts of JSON, each once.
    struct Table {
        private(set) var entries: [String] = []
        private var places: [String: Int] = [:]

        /// The place of an entry, added where it is new.
        mutating func place(of entry: String) -> Int {
            if let place = places[entry] { return place }
            places[entry] = entries.count
            entries.append(entry)
            return entries.count - 1
        }

        /// A JSON array of all entries.
        var json: String { "[" + entries.joined(separator: ",") + "]" }
    }

    /// Pairs of colours: light and dark.
    var colors = Table()
    /// The marks of one side of a view.
    var drawings = Table()
    /// Outlines of glyphs, in thousandths of an em, y down, relative commands.
    var glyphs = Table()
    /// `data:` addresses.
    var images = Table()
    /// Lists of numbers: frames, and what else repeats from one variation to the next.
    var lists = Table()
    /// What doesn't change with the variations of a scene.
    var trees = Table()
    /// The shapes of constraint systems.
    var systems = Table()

    private var glyphPlaces: [ObjectIdentifier: [UInt32: Int]] = [:]
    /// Keeps the faces alive by whose identity `glyphPlaces` is keyed.
    private var faces: [FontFace] = []
    private var imagePlaces: [RecordedImage: Int?] = [:]

    /// The place of a glyph's outline.
    func place(of glyph: UInt32, in face: FontFace) -> Int {
        let key = ObjectIdentifier(face)
        if let known = glyphPlaces[key]?[glyph] { return known }
        if glyphPlaces[key] == nil { faces.append(face) }
        let place = glyphs.place(of: JSONText.string(GlyphText.path(face.outline(of: glyph))))
        glyphPlaces[key, default: [:]][glyph] = place
        return place
    }

    /// The place of an image; nil where its file can't be read any more.
    func place(of image: RecordedImage) -> Int? {
        if let known = imagePlaces[image] { return known }
        let place = EmbeddedImage.address(of: image).map { images.place(of: JSONText.string($0)) }
        imagePlaces[image] = .some(place)
        return place
    }
}

/// A glyph's outline as the text of an SVG path that may be scaled: relative commands in thousandths of an em.
enum GlyphText {
    static func path(_ outline: GlyphOutline) -> String {
        var text = ""
        var (x, y) = (0, 0)
        var (startX, startY) = (0, 0)
        func rounded(_ point: CGPoint) -> (Int, Int) { (Int((point.x * 1000).rounded()), Int((-point.y * 1000).rounded())) }
        func add(_ command: String, _ points: [CGPoint]) {
            var numbers: [Int] = []
            for point in points {
                let place = rounded(point)
                numbers += [place.0 - x, place.1 - y]
            }
            text += command + joined(numbers)
            if let last = points.last { (x, y) = rounded(last) }
        }
        for element in outline.elements {
            switch element {
            case .move(let point):
                add("m", [point])
                (startX, startY) = (x, y)
            case .line(let point): add("l", [point])
            case .curve(let end, let first, let second): add("c", [first, second, end])
            case .close:
                text += "z"
                (x, y) = (startX, startY)
            }
        }
        return text
    }

    private static func joined(_ numbers: [Int]) -> String {
        var text = ""
        for (place, number) in numbers.enumerated() {
            if place > 0, number >= 0 { text += " " }
            text += String(number)
        }
        return text
    }
}
