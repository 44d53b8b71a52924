import CoreGraphics
import Foundation
import Synchronization

/// Finds the face that a font description means, and one for characters it hasn't got.
///
/// The faces of the system font are the program's own. Fontconfig is asked only for fonts by name and for characters beyond the bundled
/// repertoire, with a configuration private to the process: fonts registered here are seen by no other program.
package final class FontLibrary: Sendable {
    package static let shared = FontLibrary()

    private struct State: ~Copyable {
        var bundled: [String: FontFace] = [:]
        var named: [String: FontFace?] = [:]
        var fallbacks: [Unicode.Scalar: FontFace?] = [:]
        var emoji: [Unicode.Scalar: FontFace?] = [:]
        var files: [String: FontFace?] = [:]
        var configuration: FontConfiguration?

        /// The configuration, read when first needed: it costs more than laying out a screen.
        mutating func openConfiguration() -> FontConfiguration {
            let open = configuration ?? FontConfiguration()
            configuration = open
            return open
        }

        mutating func open(_ match: FontConfiguration.Match) -> FontFace? {
            let key = "\(match.path)#\(match.index)"
            if let known = files[key] { return known }
            let face = FontFace(path: match.path, index: match.index)
            files[key] = .some(face)
            return face
        }
    }

    private let state = Mutex(State())

    private init() {}

    /// Makes a font file known to this process by its names.
    /// - Returns: whether the file holds a font.
    @discardableResult
    package func register(fileAt path: String) -> Bool {
        state.withLock { state in
            state.named = state.named.filter { $0.value != nil }
            state.fallbacks = state.fallbacks.filter { $0.value != nil }
            state.emoji = state.emoji.filter { $0.value != nil }
            let configuration = state.openConfiguration()
            return configuration.add(file: path)
        }
    }

    /// The families that can be had by name, in alphabetical order.
    package var familyNames: [String] { state.withLock { $0.openConfiguration().names(of: .family, inFamily: nil) } }

    /// The PostScript names of a family, in alphabetical order.
    package func fontNames(ofFamily family: String) -> [String] {
        state.withLock { $0.openConfiguration().names(of: .postScript, inFamily: family) }
    }

    /// The face whose outlines stand for a font; the nearest bundled weight for the system's.
    package func face(for font: FontDescription) -> FontFace? {
        switch font.family {
        case .system: bundledFace(BundledFaces.systemFile(for: font))
        case .monospaced: bundledFace(BundledFaces.monospacedFile(for: font))
        case .named(let name): namedFace(name, weight: font.weight, isItalic: font.isItalic)
        }
    }

    private func bundledFace(_ name: String) -> FontFace? {
        state.withLock { state in
            if let face = state.bundled[name] { return face }
            let face = FontFace(bundled: name)
            state.bundled[name] = face
            return face
        }
    }

    /// The face of a PostScript, full or family name.
    private func namedFace(_ name: String, weight: FontWeight, isItalic: Bool) -> FontFace? {
        let key = "\(name)/\(weight.value)/\(isItalic)"
        return state.withLock { state in
            if let known = state.named[key] { return known }
            let match = state.openConfiguration().match(name: name, isBold: weight >= .semibold, isItalic: isItalic)
            let face = match.flatMap { state.open($0) }
            state.named[key] = .some(face)
            return face
        }
    }

    /// A face for a character that the wanted one hasn't got; nil when no font covers it.
    func fallbackFace(for scalar: Unicode.Scalar) -> FontFace? {
        state.withLock { state in
            if let known = state.fallbacks[scalar] { return known }
            let face = state.openConfiguration().match(covering: scalar).flatMap { state.open($0) }
            state.fallbacks[scalar] = .some(face)
            return face
        }
    }
}

extension FontLibrary {
    /// A face that has a coloured picture for a character; nil when no font has one.
    func emojiFace(for scalar: Unicode.Scalar) -> FontFace? {
        state.withLock { state in
            if let known = state.emoji[scalar] { return known }
            var found: FontFace?
            for match in state.openConfiguration().coloured(covering: scalar) where found == nil {
                if let face = state.open(match), face.hasPictures { found = face }
            }
            state.emoji[scalar] = .some(found)
            return found
        }
    }
}

/// Which bundled file draws a system font.
enum BundledFaces {
    static func systemFile(for font: FontDescription) -> String {
        // Outlines come in two designs and are not interpolated; the nearer one is drawn, its glyphs widened to the measured advance.
        let main: [(FontWeight, String)] = [(.regular, "Regular"), (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold")]
        let others: [(FontWeight, String)] = [
            (.ultraLight, "UltraLight"), (.thin, "Thin"), (.light, "Light"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        let candidates = font.isItalic ? main : main + others
        let style = candidates.min { abs($0.0.value - font.weight.value) < abs($1.0.value - font.weight.value) }?.1 ?? "Regular"
        let isDisplay = SystemFontAxes.displayFraction(ofSize: font.size, font.generation) >= 0.5 || !main.contains { $0.1 == style }
        return "TrellisSans\(isDisplay ? "Display" : "")-\(style)\(font.isItalic ? "Italic" : "").otf"
    }

    static func monospacedFile(for font: FontDescription) -> String {
        font.weight >= .semibold ? "TrellisMono-Bold.otf" : "TrellisMono-Regular.otf"
    }
}
