import Foundation
import UIKit

/// The colour of a `.colorset` in an asset catalogue, with the value it has in dark surroundings.
///
/// Apple: https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html
struct ColorSet {
    private let light: UIColor
    private let dark: UIColor?

    /// Reads a `Contents.json`; nil when it holds no colour that can be used.
    init?(contents: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any],
            let entries = root["colors"] as? [[String: Any]]
        else { return nil }
        // What is for every device stands before what is for one kind.
        let usable = entries.filter { ["universal", "iphone", nil].contains($0["idiom"] as? String) }
        func color(_ appearance: String?) -> UIColor? {
            usable.first { CatalogAppearance.luminosity(of: $0) == appearance }.flatMap { Self.color($0["color"] as? [String: Any]) }
        }
        guard let light = color(nil) ?? color("light") ?? color("dark") else { return nil }
        self.light = light
        dark = color("dark")
    }

    /// The colour, which follows the appearance where the set has a dark one.
    var color: UIColor {
        guard let dark else { return light }
        let light = light
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func color(_ entry: [String: Any]?) -> UIColor? {
        guard let entry else { return nil }
        if let reference = entry["reference"] as? String { return UIColor.systemColor(named: reference) }
        guard let components = entry["components"] as? [String: Any] else { return nil }
        func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.component) }
        // Written as a share whatever the others are written as.
        let alpha = (components["alpha"] as? String).flatMap(Double.init).map { CGFloat(min(max($0, 0), 1)) } ?? 1
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
        if entry["color-space"] as? String == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component as Xcode's inspector shows them: a share (`0.5`), a byte (`128`) or a byte in hexadecimal (`0x80`).
    private static func component(_ value: Any) -> CGFloat? {
        if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if let byte = UInt8(text) { return CGFloat(byte) / 255 }
        return Double(text).flatMap { $0.isFinite && abs($0) <= 10 ? CGFloat($0) : nil }
    }
}

/// The file of an `.imageset` that is shown: that of light surroundings, at the largest scale, and the one for dark ones.
struct ImageSet {
    let file: String
    let scale: CGFloat
    /// The file for dark surroundings; nil where the other one serves.
    let darkFile: String?
    /// Whether the pictures are stencils.
    let isTemplate: Bool

    /// Reads a `Contents.json`; nil when it names no file.
    init?(contents: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any],
            let entries = root["images"] as? [[String: Any]]
        else { return nil }
        func best(dark: Bool) -> (file: String, scale: CGFloat)? {
            let named = entries.compactMap { entry -> (file: String, scale: CGFloat)? in
                guard let file = entry["filename"] as? String, !file.contains("/"),
                    (CatalogAppearance.luminosity(of: entry) == "dark") == dark,
                    ["universal", "iphone", nil].contains(entry["idiom"] as? String)
                else { return nil }
                let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
                return (file, CGFloat(min(max(scale, 1), 4)))
            }
            return named.max(by: { $0.scale < $1.scale })
        }
        guard let light = best(dark: false) else { return nil }
        (file, scale) = light
        darkFile = best(dark: true)?.file
        isTemplate = (root["properties"] as? [String: Any])?["template-rendering-intent"] as? String == "template"
    }
}

/// What an entry of an asset catalogue is for.
enum CatalogAppearance {
    /// `light` or `dark`; nil for an entry that is for both.
    static func luminosity(of entry: [String: Any]) -> String? {
        let appearances = entry["appearances"] as? [[String: Any]] ?? []
        return appearances.first { $0["appearance"] as? String == "luminosity" }?["value"] as? String
    }
}
