import Foundation

/// A colour as a document writes it.
public enum IBColor: Hashable, Sendable {
    /// Components 0...1 in the named colour space (`sRGB`, `displayP3`, `genericGamma22GrayColorSpace`...).
    case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    /// One of UIKit's own colours (`systemBackgroundColor`, `labelColor`, `whiteColor`).
    case system(String)
    /// A colour of an asset catalogue.
    case named(String)
}

/// A font as a document writes it.
public enum IBFont: Hashable, Sendable {
    /// The system font. Weight as written (`regular`, `semibold`...), nil for regular; `isItalic` for the slanted face.
    case system(size: Double, weight: String?, isItalic: Bool)
    /// A text style (`UICTFontTextStyleBody`).
    case style(String)
    /// A font by its PostScript name.
    case custom(name: String, family: String?, size: Double)
}

extension IBElement {
    /// The rectangle that a `rect` child with this role holds, in points. Unusable numbers count as 0.
    public func rect(key: String) -> CGRect? {
        guard let rect = first("rect", key: key) else { return nil }
        return CGRect(
            x: rect.usable("x"), y: rect.usable("y"), width: max(0, rect.usable("width")), height: max(0, rect.usable("height")))
    }

    /// The frame of views in static cells that Xcode 7 and 8 wrote as `<frame key="frameInset">`, in points.
    public var insetFrame: CGRect? {
        guard let frame = first("frame", key: "frameInset") else { return nil }
        return CGRect(
            x: frame.usable("minX"), y: frame.usable("minY"), width: max(0, frame.usable("width")), height: max(0, frame.usable("height")))
    }

    /// The size that a `size` child with this role holds, in points.
    public func size(key: String) -> CGSize? {
        guard let size = first("size", key: key) else { return nil }
        return CGSize(width: size.usable("width"), height: size.usable("height"))
    }

    /// The point that a `point` child with this role holds.
    public func point(key: String) -> CGPoint? {
        guard let point = first("point", key: key) else { return nil }
        return CGPoint(x: point.usable("x"), y: point.usable("y"))
    }

    /// A number within the range that layout can work with, 0 otherwise.
    public func usable(_ attribute: String) -> Double {
        guard let value = number(attribute), abs(value) <= IBConstraint.largestConstant else { return 0 }
        return value
    }

    /// A font's size, when it is one that text can be set in.
    private func fontSize(_ attribute: String) -> Double? {
        number(attribute).flatMap { $0 >= 0 && $0 <= IBConstraint.largestFontSize ? $0 : nil }
    }

    /// The text of an attribute, or of the `string` child that holds it when it has line breaks or is base64.
    public func string(_ key: String) -> String? {
        if let value = self[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.stringValue
    }

    /// The text of a `string` element: base64 is decoded.
    public var stringValue: String {
        guard bool("base64-UTF8") == true else { return text }
        return unpackedText ?? text
    }

    /// The text that is packed into this element; nil when it isn't base64 of UTF-8.
    var unpackedText: String? {
        packedBytes.flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The bytes that are packed into this element as base64, with or without its padding; nil when they aren't.
    package var packedBytes: Data? {
        let packed = String(text.filter { !$0.isWhitespace })
        let padded = packed + String(repeating: "=", count: (4 - packed.utf8.count % 4) % 4)
        return Data(base64Encoded: padded)
    }

    /// The colour that a `color` element names.
    public var color: IBColor? {
        guard name == "color" else { return nil }
        if let name = self["name"], self["colorSpace"] != "catalog" { return .named(name) }
        if let system = self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"] ?? self["cocoaTouchSystemColor"] {
            return .system(system)
        }
        let space = self["customColorSpace"] ?? self["colorSpace"] ?? "sRGB"
        let alpha = number("alpha") ?? 1
        if let white = number("white") {
            return .components(red: white, green: white, blue: white, alpha: alpha, space: space)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }

    /// The font that a `fontDescription` or `font` element names.
    ///
    /// Old documents write the size of `type="system"` only when it differs from the class's own; then the size is nil here as well.
    public func font(defaultSize: Double) -> IBFont? {
        guard name == "fontDescription" || name == "font" else { return nil }
        let size = fontSize("pointSize") ?? fontSize("size") ?? defaultSize
        if let style = self["style"] { return .style(style) }
        if let name = self["name"] { return .custom(name: name, family: self["family"], size: size) }
        if let meta = self["metaFont"] { return Self.metaFont(meta, size: fontSize("size")) }
        switch self["type"] {
        case "boldSystem": return .system(size: size, weight: "bold", isItalic: false)
        case "italicSystem": return .system(size: size, weight: nil, isItalic: true)
        default: return .system(size: size, weight: self["weight"], isItalic: false)
        }
    }

    /// The fonts of attributed text that are named by role (Interface Builder's `metaFont`): system 12, small 11, bold 12.
    private static func metaFont(_ name: String, size: Double?) -> IBFont {
        switch name {
        case "smallSystem": return .system(size: size ?? 11, weight: nil, isItalic: false)
        case "miniSystem": return .system(size: size ?? 9, weight: nil, isItalic: false)
        case "systemBold", "boldSystem": return .system(size: size ?? 12, weight: "bold", isItalic: false)
        default: return .system(size: size ?? 12, weight: nil, isItalic: false)
        }
    }
}
