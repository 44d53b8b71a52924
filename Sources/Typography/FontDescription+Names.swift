import CoreGraphics
import Foundation

extension FontDescription {
    /// The PostScript name as iOS prints it for the system fonts; for others the name they were asked for.
    package var postScriptName: String {
        if let standsFor { return standsFor.familyName.filter { $0 != " " } + "-" + styleName }
        return switch family {
        case .system: ".SFUI-" + styleName
        case .monospaced: ".AppleSystemUIFontMonospaced-" + styleName
        case .named(let name): name
        }
    }

    /// The family's name.
    package var familyName: String {
        if let standsFor { return standsFor.familyName }
        return switch family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }

    private static let styleNames: [(FontWeight, String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
        (.semibold, "Semibold"),
        (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    private var styleName: String {
        let nearest = Self.styleNames.min { abs($0.0.value - weight.value) < abs($1.0.value - weight.value) }
        return (nearest?.1 ?? "Regular") + (isItalic ? "Italic" : "")
    }

    /// Finds a font by a PostScript, full or family name; nil when nothing has it.
    ///
    /// Until iOS 12 the names of the system font, which documents and code take from `fontName`, mean the system font of that weight; since then asking
    /// for one of them gets Times New Roman (CoreText says so on the console; one label of a public document is as tall).
    /// The fonts that every iPhone has are stood in for where they aren't installed.
    /// - Parameter isOwn: Whether the name comes from a font of ours, which its own name gives back.
    package init?(name: String, size: CGFloat, isOwn: Bool = false) {
        guard Self.weightOfUnknownDesign(name) == nil else { return nil }
        if let prefix = Self.systemNames.first(where: { name.hasPrefix($0) }) {
            if prefix.hasPrefix(".SF"), !isOwn, !SystemFontGeneration.inUse.hasFontsByTheirOwnNames {
                self.init(standingFor: .timesNewRoman, size: size, weight: .regular, isItalic: false)
                return
            }
            let style = name.dropFirst(prefix.count).drop { $0 == "-" }
            self.init(
                family: prefix.contains("Mono") ? .monospaced : .system, size: size, weight: Self.weight(named: style),
                isItalic: style.hasSuffix("Italic"))
            return
        }
        self.init(family: .named(name), size: size)
        guard !isAvailable else { return }
        guard let (font, weight, isItalic) = NamedFont.parse(name) else { return nil }
        self.init(standingFor: font, size: size, weight: weight, isItalic: isItalic)
    }

    /// The system face in the place of another one.
    private init(standingFor font: NamedFont, size: CGFloat, weight: FontWeight, isItalic: Bool) {
        self.init(size: size, weight: weight, isItalic: isItalic)
        standsFor = font
    }

    /// What the names of the system font began with over the years, the longer before the shorter.
    private static let systemNames = [
        ".AppleSystemUIFontMonospaced", ".AppleSystemUIFont", ".SFUIMono", ".SFUIText", ".SFUIDisplay", ".SFUI", ".SFNSText",
        ".SFNSDisplay", ".SFNS",
    ]

    /// The weight that a name of the system font asks for in a design whose widths aren't known here; nil for every other name.
    package static func weightOfUnknownDesign(_ name: String) -> FontWeight? {
        let designs = [
            ".AppleSystemUIFontRounded", ".AppleSystemUIFontSerif", ".SFUIRounded", ".SFNSRounded", ".SFCompactRounded", ".NewYork",
        ]
        return designs.first { name.hasPrefix($0) }.map { weight(named: name.dropFirst($0.count).drop { $0 == "-" }) }
    }

    /// The weight that the name of a face begins with; regular where it says none.
    package static func weight(named style: Substring) -> FontWeight {
        let names = styleNames.sorted { $0.1.count > $1.1.count }
        return names.first { style.lowercased().hasPrefix($0.1.lowercased()) }?.0 ?? .regular
    }

    /// Whether the face can be had.
    package var isAvailable: Bool {
        switch family {
        case .system, .monospaced: true
        case .named: FontLibrary.shared.face(for: self) != nil
        }
    }
}
