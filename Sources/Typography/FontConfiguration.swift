import CFontconfig
import Foundation

/// A Fontconfig configuration of our own: the installed fonts plus those registered in this process.
final class FontConfiguration {
    /// A face within a font file.
    struct Match {
        var path: String
        var index: UInt32
    }

    private let config: OpaquePointer?

    init() { config = FcInitLoadConfigAndFonts() }

    deinit { if let config { FcConfigDestroy(config) } }

    /// Adds a file; false when it is no font.
    func add(file path: String) -> Bool { FcConfigAppFontAddFile(config, path) != 0 }

    /// Finds the face that has a name exactly: as PostScript name first, then as full name, then as family.
    func match(name: String, isBold: Bool, isItalic: Bool) -> Match? {
        for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
            let pattern = FcPatternCreate()
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, key, name)
            FcPatternAddBool(pattern, FC_SCALABLE, 1)
            let found = list(pattern)
            guard !found.isEmpty else { continue }
            // Of a family, the member that looks most like what was asked for; equal ones in the order of their paths.
            return found.min { a, b in
                let (left, right) = (a.distance(isBold: isBold, isItalic: isItalic), b.distance(isBold: isBold, isItalic: isItalic))
                return left != right ? left < right : a.match.path < b.match.path
            }?.match
        }
        return nil
    }

    /// Which name of a font is meant.
    enum Name { case family, postScript }

    /// The names of all scalable fonts, or of one family's, each once, in alphabetical order.
    func names(of kind: Name, inFamily family: String?) -> [String] {
        let pattern = FcPatternCreate()
        let objects = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        let key = kind == .family ? FC_FAMILY : FC_POSTSCRIPT_NAME
        if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcObjectSetAdd(objects, key)
        guard let set = FcFontList(config, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        var names = Set<String>()
        for index in 0..<Int(set.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            guard let font = set.pointee.fonts[index], FcPatternGetString(font, key, 0, &name) == FcResultMatch, let name else { continue }
            names.insert(String(cString: name))
        }
        return names.sorted()
    }

    /// Finds the best scalable face that holds a character.
    func match(covering scalar: Unicode.Scalar) -> Match? {
        let pattern = FcPatternCreate()
        let characters = FcCharSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcCharSetDestroy(characters)
        }
        FcCharSetAddChar(characters, scalar.value)
        FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let sorted = FcFontSort(config, pattern, 0, nil, &result) else { return nil }
        defer { FcFontSetDestroy(sorted) }
        for index in 0..<Int(sorted.pointee.nfont) {
            guard let font = sorted.pointee.fonts[index], holds(font, scalar) else { continue }
            return Self.location(of: font)
        }
        return nil
    }

    /// The faces of coloured pictures that hold a character, the best first; before them those of the program's own fonts, which pin what is drawn.
    func coloured(covering scalar: Unicode.Scalar) -> [Match] {
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, "emoji")
        FcPatternAddBool(pattern, FC_COLOR, 1)
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        let own = FcConfigGetFonts(config, FcSetApplication).map { coloured(in: $0, covering: scalar) } ?? []
        guard let sorted = FcFontSort(config, pattern, 0, nil, &result) else { return own }
        defer { FcFontSetDestroy(sorted) }
        return own + coloured(in: sorted, covering: scalar)
    }

    private func coloured(in set: UnsafeMutablePointer<FcFontSet>, covering scalar: Unicode.Scalar) -> [Match] {
        (0..<Int(set.pointee.nfont)).compactMap { index in
            var isColoured: FcBool = 0
            guard let font = set.pointee.fonts[index], FcPatternGetBool(font, FC_COLOR, 0, &isColoured) == FcResultMatch,
                isColoured != 0, holds(font, scalar)
            else { return nil }
            return Self.location(of: font)
        }
    }

    private struct Candidate {
        var match: Match
        var weight: Int32
        var slant: Int32

        func distance(isBold: Bool, isItalic: Bool) -> Int {
            abs(Int(weight) - (isBold ? Int(FC_WEIGHT_BOLD) : Int(FC_WEIGHT_REGULAR))) + ((slant != FC_SLANT_ROMAN) == isItalic ? 0 : 1000)
        }
    }

    private func list(_ pattern: OpaquePointer?) -> [Candidate] {
        let objects = FcObjectSetCreate()
        defer { FcObjectSetDestroy(objects) }
        for name in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(objects, name) }
        guard let set = FcFontList(config, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            guard let font = set.pointee.fonts[index], let match = Self.location(of: font) else { return nil }
            var (weight, slant): (Int32, Int32) = (FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
            FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
            FcPatternGetInteger(font, FC_SLANT, 0, &slant)
            return Candidate(match: match, weight: weight, slant: slant)
        }
    }

    private func holds(_ font: OpaquePointer, _ scalar: Unicode.Scalar) -> Bool {
        var characters: OpaquePointer?
        var isScalable: FcBool = 0
        FcPatternGetBool(font, FC_SCALABLE, 0, &isScalable)
        guard isScalable != 0, FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch else { return false }
        return FcCharSetHasChar(characters, scalar.value) != 0
    }

    private static func location(of font: OpaquePointer) -> Match? {
        var path: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        FcPatternGetInteger(font, FC_INDEX, 0, &index)
        // The upper half of the index names an instance of a variable font; the face itself is in the lower half.
        return Match(path: String(cString: path), index: UInt32(index & 0xFFFF))
    }
}
