import CoreGraphics
import Foundation

/// Widths and kerning of the system face in its four masters: regular and bold, text and display design.
///
/// Every weight and size lies between (or, for the lightest and heaviest, on the line beyond) these four, so one table answers for all of them.
/// `Tools/fonts/build_fonts.py` writes the file and documents its form.
struct SystemMetrics: Sendable {
    /// Which blend of the masters is meant: 0 and 0 is text regular, 1 and 1 display bold.
    struct Blend: Hashable, Sendable {
        var weight: CGFloat
        var display: CGFloat

        init(_ font: FontDescription) {
            weight = SystemFontAxes.weightFraction(of: font.weight)
            display = SystemFontAxes.displayFraction(ofSize: font.size, font.generation)
        }

        /// The blended value of the four masters' values.
        func mix(_ textRegular: CGFloat, _ textBold: CGFloat, _ displayRegular: CGFloat, _ displayBold: CGFloat) -> CGFloat {
            let text = textRegular + (textBold - textRegular) * weight
            guard display > 0 else { return text }
            return text + (displayRegular + (displayBold - displayRegular) * weight - text) * display
        }
    }

    static let shared = SystemMetrics(file: BundledFontFile.named("system-metrics.bin"))

    /// The glyph of each character of the basic plane; 0 where there is none.
    private let glyphs: [UInt16]
    /// Four rows of widths in half units; the first entry of each belongs to glyph 0.
    private let advances: [[Int16]]
    private let classes: [UInt8]
    private let classCount: Int
    /// Four square matrices in quarter units.
    private let kerning: [[Int16]]

    /// Reads the table; without a file the repertoire is empty and every text is shaped from other fonts.
    private init(file: BundledFontFile?) {
        var reader = LittleEndianReader(bytes: file?.bytes ?? UnsafeRawBufferPointer(start: nil, count: 0))
        reader.skip(6)
        let count = reader.count()
        classCount = reader.count()
        var glyphs = [UInt16](repeating: 0, count: 0x10000)
        for index in 0..<count { glyphs[Int(UInt16(bitPattern: reader.int16()))] = UInt16(index + 1) }
        self.glyphs = glyphs
        advances = (0..<4).map { _ in [0] + (0..<count).map { _ in reader.int16() } }
        classes = [0] + (0..<count).map { _ in reader.byte() }
        if count % 2 == 1 { reader.skip(1) }
        let cells = classCount * classCount
        kerning = (0..<4).map { _ in (0..<cells).map { _ in reader.int16() } }
    }

    /// The glyph of a character, or nil when the face hasn't got it.
    func glyph(for scalar: Unicode.Scalar) -> UInt16? {
        guard scalar.value < 0x10000, glyphs[Int(scalar.value)] != 0 else { return nil }
        return glyphs[Int(scalar.value)]
    }

    /// A glyph's width in 1/2048 em, without tracking and kerning.
    func advance(of glyph: UInt16, _ blend: Blend) -> CGFloat {
        let index = Int(glyph)
        return blend.mix(
            CGFloat(advances[0][index]), CGFloat(advances[1][index]), CGFloat(advances[2][index]), CGFloat(advances[3][index])) / 2
    }

    /// Gives the glyphs the widths of another font, as far as they are known: ASCII's characters, and with them those that share a letter's width here.
    func fill(_ widths: inout [CGFloat], as font: NamedFont, weight: FontWeight) {
        let (table, factor) = font.widths
        guard let table else {
            widths = widths.map { $0 * factor }
            return
        }
        let boldness = min(1, max(0, SystemFontAxes.weightFraction(of: weight)))
        var byClass: [UInt8: CGFloat] = [:]
        for value in UInt32(0x20)...0x7E {
            guard let scalar = Unicode.Scalar(value), let glyph = glyph(for: scalar),
                let width = table.width(of: scalar, boldness: boldness)
            else { continue }
            byClass[classes[Int(glyph)]] = width * factor
        }
        for glyph in 1..<widths.count where classes[glyph] > 0 { widths[glyph] = byClass[classes[glyph]] ?? widths[glyph] }
    }

    /// The number of glyphs besides glyph 0.
    var glyphCount: Int { classes.count - 1 }

    /// The glyphs of the ten digits; they stand side by side in the file.
    var digits: ClosedRange<UInt16> { glyphs[0x30]...max(glyphs[0x30], glyphs[0x39]) }

    /// Where a kerning matrix says by how much a glyph moves towards the one on its left.
    func kerningCell(_ left: UInt16, _ right: UInt16) -> Int { Int(classes[Int(left)]) * classCount + Int(classes[Int(right)]) }

    /// The kerning of all pairs of classes, in 1/2048 em.
    func kerningMatrix(_ blend: Blend) -> [CGFloat] {
        (0..<classCount * classCount).map { cell in
            blend.mix(CGFloat(kerning[0][cell]), CGFloat(kerning[1][cell]), CGFloat(kerning[2][cell]), CGFloat(kerning[3][cell])) / 4
        }
    }
}

/// Reads numbers out of a file of ours, zeros beyond its end.
private struct LittleEndianReader {
    let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func skip(_ count: Int) { offset += count }

    mutating func byte() -> UInt8 {
        defer { offset += 1 }
        return offset < bytes.count ? bytes[offset] : 0
    }

    mutating func int16() -> Int16 {
        let low = UInt16(byte())
        return Int16(bitPattern: low | UInt16(byte()) << 8)
    }

    mutating func count() -> Int { Int(UInt16(bitPattern: int16())) }
}
