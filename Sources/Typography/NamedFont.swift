import CoreGraphics
import Foundation

/// A font that every iPhone has and that can't be shipped: its line metrics and widths are facts, so the system face stands in for it with them.
///
/// Lines: ascent and descent of the fonts' own tables, as https://github.com/seek-oss/capsize lists them, without their line gap, unless a label of a
/// public document says otherwise.
package enum NamedFont: UInt8, Hashable, Sendable, CaseIterable {
    case helveticaNeue, helvetica, arial, avenirNext, avenir, futura, timesNewRoman, georgia, verdana, trebuchet, courierNew, menlo

    /// The family's name, as `UIFont.familyName` gives it.
    package var familyName: String {
        switch self {
        case .helveticaNeue: "Helvetica Neue"
        case .helvetica: "Helvetica"
        case .arial: "Arial"
        case .avenirNext: "Avenir Next"
        case .avenir: "Avenir"
        case .futura: "Futura"
        case .timesNewRoman: "Times New Roman"
        case .georgia: "Georgia"
        case .verdana: "Verdana"
        case .trebuchet: "Trebuchet MS"
        case .courierNew: "Courier New"
        case .menlo: "Menlo"
        }
    }

    /// The beginnings of the PostScript names, without blanks.
    private var prefixes: [String] {
        switch self {
        case .timesNewRoman: ["TimesNewRomanPS", "TimesNewRoman"]
        case .courierNew: ["CourierNewPS", "CourierNew"]
        case .trebuchet: ["TrebuchetMS", "Trebuchet"]
        default: [familyName.filter { $0 != " " }]
        }
    }

    /// From the baseline to the top and to the bottom of a line, in em.
    var line: (up: CGFloat, down: CGFloat) {
        switch self {
        // A line is 1.193 em tall (20.5 pt at 17, 17 at 14, 58 at 48, in labels of four documents): the gap of 28 units counts.
        case .helveticaNeue: (0.980, 0.213)
        // 13.8 pt at 12 pt: 15 % more than the font's own.
        case .helvetica: (0.92, 0.23)
        case .arial: (1854 / 2048, 434 / 2048)
        // Ten labels of three documents.
        case .avenirNext, .avenir: (1, 0.366)
        case .futura: (2127 / 2048, 531 / 2048)
        case .timesNewRoman: (1825 / 2048, 443 / 2048)
        case .georgia: (1878 / 2048, 449 / 2048)
        case .verdana: (2059 / 2048, 430 / 2048)
        case .trebuchet: (1923 / 2048, 455 / 2048)
        case .courierNew: (1705 / 2048, 615 / 2048)
        case .menlo: (1901 / 2048, 483 / 2048)
        }
    }

    /// The widths, and what they are multiplied by; without widths of its own a font has the system's, multiplied.
    var widths: (table: NamedFontWidths?, factor: CGFloat) {
        switch self {
        // Two labels of public documents are 1.005 to 1.010 times as wide as in Helvetica.
        case .helveticaNeue: (.helvetica, 1.008)
        case .helvetica, .arial: (.helvetica, 1)
        case .avenirNext: (.avenirNext, 1)
        case .avenir: (.avenir, 1)
        case .timesNewRoman: (.times, 1)
        case .courierNew: (.fixed(600), 1)
        case .menlo: (.fixed(602), 1)
        // By the fonts' mean widths beside Arial's, which are 0.947 of the system's letters without their spacing.
        case .verdana: (nil, 1.09)
        case .georgia: (nil, 0.96)
        case .trebuchet: (nil, 0.95)
        // One label of a public document.
        case .futura: (nil, 0.945)
        }
    }

    /// The font, weight and slant that a PostScript, full or family name means; nil for a name that isn't here, and for narrow faces.
    static func parse(_ name: String) -> (font: NamedFont, weight: FontWeight, isItalic: Bool)? {
        let plain = name.filter { $0 != " " }
        guard !plain.contains("Condensed") else { return nil }
        // The longer names first: "AvenirNext-Bold" isn't an Avenir.
        let known = allCases.flatMap { font in font.prefixes.map { (font, $0) } }.sorted { $0.1.count > $1.1.count }
        guard let (font, prefix) = known.first(where: { plain.hasPrefix($0.1) }) else { return nil }
        let style = plain.dropFirst(prefix.count).drop { $0 == "-" }
        guard style.isEmpty || plain.dropFirst(prefix.count).first == "-" || style == "MT" else { return nil }
        return (font, weight(of: style), style.contains("Italic") || style.contains("Oblique"))
    }

    private static func weight(of style: Substring) -> FontWeight {
        let names: [(String, FontWeight)] = [
            ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("DemiBold", .semibold), ("SemiBold", .semibold),
            ("Medium", .medium),
            ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
        ]
        return names.first { style.contains($0.0) }?.1 ?? .regular
    }
}
