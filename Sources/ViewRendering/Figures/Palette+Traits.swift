import Foundation
import UIKit

extension RGBA {
    /// The colour that a UIColor is under the given traits.
    init(_ color: UIColor, _ traits: UITraitCollection) {
        let parts = color.rgba(for: traits)
        func held(_ part: CGFloat) -> Double { part.isFinite ? max(0, min(1, Double(part))) : 0 }
        self.init(held(parts.red), held(parts.green), held(parts.blue), held(parts.alpha))
    }
}

extension Palette {
    /// The system colours under the given traits, and a tint.
    init(_ traits: UITraitCollection, tint: UIColor) {
        func resolved(_ color: UIColor) -> RGBA { RGBA(color, traits) }
        self.init(
            tint: resolved(tint), label: resolved(.label), secondaryLabel: resolved(.secondaryLabel),
            tertiaryLabel: resolved(.tertiaryLabel), placeholder: resolved(.placeholderText), separator: resolved(.separator),
            background: resolved(.systemBackground), secondaryBackground: resolved(.secondarySystemBackground),
            fill: resolved(.systemFill), secondaryFill: resolved(.secondarySystemFill), tertiaryFill: resolved(.tertiarySystemFill),
            green: resolved(.systemGreen), red: resolved(.systemRed), gray: resolved(.systemGray),
            isDark: traits.userInterfaceStyle == .dark)
    }
}
