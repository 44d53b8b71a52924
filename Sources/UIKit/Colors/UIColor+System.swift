import Foundation

// The fixed colours, and the system colours of iOS 13 to 18 as Apple's Human Interface Guidelines list them
// (https://developer.apple.com/design/human-interface-guidelines/color): red, green, blue as 0...255 and alpha, light and dark.

extension UIColor {
    /// Black.
    public class var black: UIColor { Fixed.black }
    /// White.
    public class var white: UIColor { Fixed.white }
    /// One third white.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// Two thirds white.
    public class var lightGray: UIColor { Fixed.lightGray }
    /// Half white.
    public class var gray: UIColor { Fixed.gray }
    /// Pure red.
    public class var red: UIColor { Fixed.red }
    /// Pure green.
    public class var green: UIColor { Fixed.green }
    /// Pure blue.
    public class var blue: UIColor { Fixed.blue }
    /// Green and blue.
    public class var cyan: UIColor { Fixed.cyan }
    /// Red and green.
    public class var yellow: UIColor { Fixed.yellow }
    /// Red and blue.
    public class var magenta: UIColor { Fixed.magenta }
    /// Red with half green.
    public class var orange: UIColor { Fixed.orange }
    /// Half red and half blue.
    public class var purple: UIColor { Fixed.purple }
    /// 0.6 red, 0.4 green, 0.2 blue.
    public class var brown: UIColor { Fixed.brown }
    /// Nothing: black with alpha 0.
    public class var clear: UIColor { Fixed.clear }

    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}

/// The system colours, by the names that documents and `UIColor` use.
enum SystemColor: String, CaseIterable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple
    case systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, darkText, lightText, tintColor
    case separator, opaqueSeparator, systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

    /// The colour as a closure over the two published values.
    var color: UIColor {
        let (light, dark) = values
        return UIColor(
            content: .dynamic { traits in traits.userInterfaceStyle == .dark ? (traits.elevatedBackground(of: self) ?? dark) : light },
            name: rawValue)
    }

    private var values: (UIColor, UIColor) {
        switch self {
        case .systemRed: (rgb(255, 59, 48), rgb(255, 69, 58))
        case .systemOrange: (rgb(255, 149, 0), rgb(255, 159, 10))
        case .systemYellow: (rgb(255, 204, 0), rgb(255, 214, 10))
        case .systemGreen: (rgb(52, 199, 89), rgb(48, 209, 88))
        case .systemMint: (rgb(0, 199, 190), rgb(99, 230, 226))
        case .systemTeal: (rgb(48, 176, 199), rgb(64, 200, 224))
        case .systemCyan: (rgb(50, 173, 230), rgb(100, 210, 255))
        case .systemBlue, .tintColor: (rgb(0, 122, 255), rgb(10, 132, 255))
        case .systemIndigo: (rgb(88, 86, 214), rgb(94, 92, 230))
        case .systemPurple: (rgb(175, 82, 222), rgb(191, 90, 242))
        case .systemPink: (rgb(255, 45, 85), rgb(255, 55, 95))
        case .systemBrown: (rgb(162, 132, 94), rgb(172, 142, 104))
        case .systemGray: (rgb(142, 142, 147), rgb(142, 142, 147))
        case .systemGray2: (rgb(174, 174, 178), rgb(99, 99, 102))
        case .systemGray3: (rgb(199, 199, 204), rgb(72, 72, 74))
        case .systemGray4: (rgb(209, 209, 214), rgb(58, 58, 60))
        case .systemGray5: (rgb(229, 229, 234), rgb(44, 44, 46))
        case .systemGray6: (rgb(242, 242, 247), rgb(28, 28, 30))
        default: layeredValues
        }
    }

    /// Text, fills, separators and backgrounds.
    private var layeredValues: (UIColor, UIColor) {
        switch self {
        case .label: (rgb(0, 0, 0), rgb(255, 255, 255))
        case .secondaryLabel: (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
        case .tertiaryLabel, .placeholderText: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
        case .quaternaryLabel: (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
        case .link: (rgb(0, 122, 255), rgb(9, 132, 255))
        case .darkText: (rgb(0, 0, 0), rgb(0, 0, 0))
        case .lightText: (rgb(255, 255, 255, 0.6), rgb(255, 255, 255, 0.6))
        case .separator: (rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
        case .opaqueSeparator: (rgb(198, 198, 200), rgb(56, 56, 58))
        case .systemFill: (rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
        case .secondarySystemFill: (rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
        case .tertiarySystemFill: (rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
        case .quaternarySystemFill: (rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
        case .systemBackground: (rgb(255, 255, 255), rgb(0, 0, 0))
        case .secondarySystemBackground: (rgb(242, 242, 247), rgb(28, 28, 30))
        case .tertiarySystemBackground: (rgb(255, 255, 255), rgb(44, 44, 46))
        case .systemGroupedBackground: (rgb(242, 242, 247), rgb(0, 0, 0))
        case .secondarySystemGroupedBackground: (rgb(255, 255, 255), rgb(28, 28, 30))
        default: (rgb(242, 242, 247), rgb(44, 44, 46))  // tertiarySystemGroupedBackground
        }
    }

    private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

extension UITraitCollection {
    /// Dark backgrounds are one step lighter on elevated content, such as sheets.
    fileprivate func elevatedBackground(of color: SystemColor) -> UIColor? {
        guard userInterfaceLevel == .elevated else { return nil }
        switch color {
        case .systemBackground, .systemGroupedBackground: return UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
        case .secondarySystemBackground, .secondarySystemGroupedBackground:
            return UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1)
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground:
            return UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1)
        default: return nil
        }
    }
}

extension UIColor {
    /// The system or fixed colour of a name as documents write it, with or without the ending `Color`, or nil.
    package static func systemColor(named name: String) -> UIColor? {
        let short = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
        if let system = SystemColor(rawValue: short) { return .system(system) }
        switch short {
        case "black": return .black
        case "white": return .white
        case "darkGray": return .darkGray
        case "lightGray": return .lightGray
        case "gray": return .gray
        case "red": return .red
        case "green": return .green
        case "blue": return .blue
        case "cyan": return .cyan
        case "yellow": return .yellow
        case "magenta": return .magenta
        case "orange": return .orange
        case "purple": return .purple
        case "brown": return .brown
        case "clear": return .clear
        case "groupTableViewBackground": return .system(.systemGroupedBackground)
        default: return nil
        }
    }

    private static let systemColors = Dictionary(uniqueKeysWithValues: SystemColor.allCases.map { ($0, $0.color) })

    static func system(_ color: SystemColor) -> UIColor { systemColors[color] ?? .black }
}

extension UIColor {
    /// Red that adapts to the traits.
    public class var systemRed: UIColor { .system(.systemRed) }
    /// Orange that adapts to the traits.
    public class var systemOrange: UIColor { .system(.systemOrange) }
    /// Yellow that adapts to the traits.
    public class var systemYellow: UIColor { .system(.systemYellow) }
    /// Green that adapts to the traits.
    public class var systemGreen: UIColor { .system(.systemGreen) }
    /// Mint that adapts to the traits.
    public class var systemMint: UIColor { .system(.systemMint) }
    /// Teal that adapts to the traits.
    public class var systemTeal: UIColor { .system(.systemTeal) }
    /// Cyan that adapts to the traits.
    public class var systemCyan: UIColor { .system(.systemCyan) }
    /// Blue that adapts to the traits.
    public class var systemBlue: UIColor { .system(.systemBlue) }
    /// Indigo that adapts to the traits.
    public class var systemIndigo: UIColor { .system(.systemIndigo) }
    /// Purple that adapts to the traits.
    public class var systemPurple: UIColor { .system(.systemPurple) }
    /// Pink that adapts to the traits.
    public class var systemPink: UIColor { .system(.systemPink) }
    /// Brown that adapts to the traits.
    public class var systemBrown: UIColor { .system(.systemBrown) }
    /// The base grey.
    public class var systemGray: UIColor { .system(.systemGray) }
    /// A grey one step nearer to the background.
    public class var systemGray2: UIColor { .system(.systemGray2) }
    /// A grey two steps nearer to the background.
    public class var systemGray3: UIColor { .system(.systemGray3) }
    /// A grey three steps nearer to the background.
    public class var systemGray4: UIColor { .system(.systemGray4) }
    /// A grey four steps nearer to the background.
    public class var systemGray5: UIColor { .system(.systemGray5) }
    /// A grey close to the background.
    public class var systemGray6: UIColor { .system(.systemGray6) }
    /// Text of the first level.
    public class var label: UIColor { .system(.label) }
    /// Text of the second level.
    public class var secondaryLabel: UIColor { .system(.secondaryLabel) }
    /// Text of the third level.
    public class var tertiaryLabel: UIColor { .system(.tertiaryLabel) }
    /// Text of the fourth level.
    public class var quaternaryLabel: UIColor { .system(.quaternaryLabel) }
    /// A placeholder in a field.
    public class var placeholderText: UIColor { .system(.placeholderText) }
    /// A link.
    public class var link: UIColor { .system(.link) }
    /// Dark text, whatever the traits.
    public class var darkText: UIColor { .system(.darkText) }
    /// Light text, whatever the traits.
    public class var lightText: UIColor { .system(.lightText) }
    /// The tint of a view that sets none: system blue.
    public class var tintColor: UIColor { .system(.tintColor) }
    /// A thin line that lets what is below show through.
    public class var separator: UIColor { .system(.separator) }
    /// A thin line that hides what is below.
    public class var opaqueSeparator: UIColor { .system(.opaqueSeparator) }
    /// A fill for thin and small shapes.
    public class var systemFill: UIColor { .system(.systemFill) }
    /// A fill for medium shapes.
    public class var secondarySystemFill: UIColor { .system(.secondarySystemFill) }
    /// A fill for large shapes.
    public class var tertiarySystemFill: UIColor { .system(.tertiarySystemFill) }
    /// A fill for large areas with complex content.
    public class var quaternarySystemFill: UIColor { .system(.quaternarySystemFill) }
    /// The main background.
    public class var systemBackground: UIColor { .system(.systemBackground) }
    /// Content laid on the main background.
    public class var secondarySystemBackground: UIColor { .system(.secondarySystemBackground) }
    /// Content laid on the secondary background.
    public class var tertiarySystemBackground: UIColor { .system(.tertiarySystemBackground) }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { .system(.systemGroupedBackground) }
    /// Content laid on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { .system(.secondarySystemGroupedBackground) }
    /// Content laid on the secondary grouped background.
    public class var tertiarySystemGroupedBackground: UIColor { .system(.tertiarySystemGroupedBackground) }
}
