import Foundation

/// The colours that figures are drawn in, already resolved for light or dark.
struct Palette: Equatable {
    var tint: RGBA
    var label: RGBA
    var secondaryLabel: RGBA
    var tertiaryLabel: RGBA
    var placeholder: RGBA
    var separator: RGBA
    var background: RGBA
    var secondaryBackground: RGBA
    var fill: RGBA
    var secondaryFill: RGBA
    var tertiaryFill: RGBA
    var green: RGBA
    var red: RGBA
    var gray: RGBA
    var isDark: Bool

    /// What lies between the knob's ends of a switch that is off, and the empty part of a slider's track.
    var track: RGBA { isDark ? RGBA(hex: 0x39393D) : RGBA(hex: 0xE4E4E6) }
    /// The raised plate behind the chosen segment.
    var plate: RGBA { isDark ? RGBA(hex: 0x636366) : .white }
    /// Bars let a little of what lies below shine through; without their blur a nearly opaque ground looks the same.
    var bar: RGBA { isDark ? RGBA(hex: 0x161616, alpha: 0.97) : RGBA(hex: 0xF9F9F9, alpha: 0.97) }
    /// The line round a rounded text field.
    var fieldBorder: RGBA { isDark ? RGBA(hex: 0x3A3A3C) : RGBA(hex: 0xCCCCCF) }
    /// The ground of a cell in a grouped table (`secondarySystemGroupedBackground`).
    var groupedCell: RGBA { isDark ? RGBA(hex: 0x1C1C1E) : .white }
}
