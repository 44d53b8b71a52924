import IBLoading
import UIKit

/// The value of `--traits`: pairs such as `h=compact,v=regular,text=XL`, each of which puts one trait of the canvas over the device's.
@MainActor enum TraitsArgument {
    static let expected =
        "pairs with commas between, of h=compact|regular, v=compact|regular, text=\(categories), style=light|dark, direction=ltr|rtl"
    /// The text sizes in words.
    static let categories = "XS|S|M|L|XL|XXL|XXXL|AX1 to AX5"

    /// Puts the traits of a list into the canvas.
    static func read(_ text: String, into canvas: inout CanvasOptions) throws(UsageError) {
        for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, set(parts[0], parts[1], in: &canvas) else {
                throw .badValue(option: "--traits", value: text, expected: expected)
            }
        }
    }

    /// The text size of a name, whatever its case.
    static func category(_ name: String) -> UIContentSizeCategory? {
        let categories: [String: UIContentSizeCategory] = [
            "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
            "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
            "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
        ]
        return categories[name.uppercased()]
    }

    /// Light or dark.
    static func style(_ name: String) -> UIUserInterfaceStyle? {
        ["light": .light, "dark": .dark][name]
    }

    private static func set(_ name: String, _ value: String, in canvas: inout CanvasOptions) -> Bool {
        let sizeClasses: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
        switch name {
        case "h": return put(sizeClasses[value], into: &canvas.horizontalSizeClass)
        case "v": return put(sizeClasses[value], into: &canvas.verticalSizeClass)
        case "text": return put(category(value), into: &canvas.contentSizeCategory)
        case "style": return put(style(value), into: &canvas.style)
        case "direction":
            guard let isRightToLeft = ["ltr": false, "rtl": true][value] else { return false }
            canvas.rightToLeft = isRightToLeft
            return true
        default: return false
        }
    }

    private static func put<Value>(_ value: Value?, into place: inout Value?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }
}
