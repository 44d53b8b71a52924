import CoreGraphics
import Foundation
import Typography

extension UIFontDescriptor {
    /// What a font is described by.
    /// https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the attribute.
        public var rawValue: String

        /// Creates a name from Apple's string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of a face within its family, such as `Bold`, a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary with `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What the dictionary of `AttributeName.traits` holds.
    /// https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the trait.
        public var rawValue: String

        /// Creates a key from Apple's string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of `SymbolicTraits`, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// How far the letters lean: 0 upright, anything more is italic here.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Creates a descriptor from its attributes; what they don't say is the system font's, at 12 points.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let usual = UIFontDescriptor(FontDescription(size: 12))
        let made = usual.addingAttributes(attributes)
        self.init(made.fontDescription, textStyle: made.textStyle)
    }

    /// Returns the same descriptor with some attributes replaced.
    ///
    /// A family or face that can't be had leaves the font as it is.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var description = fontDescription
        var style = textStyle
        if let named = attributes[.textStyle] as? UIFont.TextStyle
            ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
        {
            description = UIFont.preferredFont(forTextStyle: named).fontDescription
            style = named
        }
        if let size = textNumber(attributes[.size]), size > 0, size != description.size { description = description.withSize(size) }
        if let name = attributes[.name] as? String, let named = FontDescription(name: name, size: description.size, isOwn: true) {
            (description, style) = (named, nil)
        } else if let family = attributes[.family] as? String, let named = FontDescription(name: family, size: description.size) {
            (description, style) = (named, nil)
        }
        if let face = attributes[.face] as? String { description = description.withFace(face) }
        if let traits = attributes[.traits] as? [TraitKey: Any] { description = description.withTraits(traits) }
        return UIFontDescriptor(description, textStyle: style)
    }

    /// The attributes from which `init(fontAttributes:)` makes an equal descriptor.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize]
        if let textStyle { attributes[.textStyle] = textStyle } else { attributes[.name] = postscriptName }
        return attributes
    }

    /// One attribute; nil for one that the descriptor hasn't got.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: fontDescription.familyName
        case .name: postscriptName
        case .size: pointSize
        case .traits:
            [
                TraitKey.symbolic: symbolicTraits.rawValue, .weight: fontDescription.weight.value,
                .slant: CGFloat(fontDescription.isItalic ? 1 : 0),
            ] as [TraitKey: Any]
        case .textStyle: textStyle
        default: nil
        }
    }

    /// Returns the descriptor of another family at the same size; the same descriptor where no font has the name.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns the descriptor of another face of the family, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
}

extension FontDescription {
    /// The member of the family that a name of a face means.
    fileprivate func withFace(_ face: String) -> FontDescription {
        var copy = self
        copy.isItalic = face.contains("Italic") || face.contains("Oblique")
        copy.weight = Self.weight(named: face.filter { $0 != " " }[...])
        return copy.isAvailable ? copy : self
    }

    fileprivate func withTraits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontDescription {
        var copy = self
        if let symbolic = textNumber(traits[.symbolic]),
            let described = UIFontDescriptor(copy).withSymbolicTraits(.init(rawValue: UInt32(max(0, min(symbolic, 0xFFFF_FFFF)))))
        {
            copy = described.fontDescription
        }
        if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? textNumber(traits[.weight]) { copy.weight = FontWeight(weight) }
        if let slant = textNumber(traits[.slant]) { copy.isItalic = slant > 0 }
        return copy.isAvailable ? copy : self
    }
}
