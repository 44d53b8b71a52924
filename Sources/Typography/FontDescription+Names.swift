import CoreGraphics
import Foundation

extension FontDescription {
    /// The PostScript name as iOS prints it for the system fonts; for others the name they were asked for.
    package var postScriptName: String {
        switch family {
        case .system: ".SFUI-" + styleName
        case .monospaced: ".AppleSystemUIFontMonospaced-" + styleName
        case .named(let name): name
        }
    }

    /// The family's name.
    package var familyName: String {
        switch family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }

    private var styleName: String {
        let names: [(FontWeight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "Semibold"),
            (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        let nearest = names.min { abs($0.0.value - weight.value) < abs($1.0.value - weight.value) }
        return (nearest?.1 ?? "Regular") + (isItalic ? "Italic" : "")
    }

    /// Finds a font by a PostScript, full or family name; nil when nothing has it.
    package init?(name: String, size: CGFloat) {
        if name.hasPrefix(".SFUI-") || name == ".AppleSystemUIFont" {
            self.init(size: size)
            return
        }
        self.init(family: .named(name), size: size)
        guard isAvailable else { return nil }
    }

    /// Whether the face can be had.
    package var isAvailable: Bool {
        switch family {
        case .system, .monospaced: true
        case .named: FontLibrary.shared.face(for: self) != nil
        }
    }
}
