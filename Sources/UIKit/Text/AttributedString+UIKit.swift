import Foundation

// Foundation on Linux has attributed strings of value type, but neither UIKit's attributes nor the way to and from `NSAttributedString`.
extension AttributeScopes {
    /// UIKit's attributes and Foundation's.
    ///
    /// Apple: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph's settings.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the glyphs.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the glyphs.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character, in place of `kern`.
        public let tracking: TrackingAttribute
        /// Points by which the baseline is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIFont
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The paragraph's settings.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSParagraphStyle
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The colour of the glyphs.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The colour behind the glyphs.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// Points added after each character.
        public enum KernAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Points added after each character, in place of `kern`.
        public enum TrackingAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// Points by which the baseline is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The colour of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name, that of an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// The attributes that an `NSAttributedString` holds for these.
    var dictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self.font
        result[.paragraphStyle] = self.paragraphStyle
        result[.foregroundColor] = self.foregroundColor
        result[.backgroundColor] = self.backgroundColor
        result[.kern] = self.kern
        result[.tracking] = self.tracking
        result[.baselineOffset] = self.baselineOffset
        result[.underlineStyle] = self.underlineStyle?.rawValue
        result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        result[.underlineColor] = self.underlineColor
        result[.strikethroughColor] = self.strikethroughColor
        result[.link] = self.link
        return result
    }

    /// The attributes of an `NSAttributedString`, as far as they are UIKit's.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
                ?? (dictionary[key] as? Double).map { CGFloat($0) } ?? (dictionary[key] as? Int).map { CGFloat($0) }
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            dictionary[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
        }
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        (self.kern, self.tracking, self.baselineOffset) = (number(.kern), number(.tracking), number(.baselineOffset))
        (self.underlineStyle, self.strikethroughStyle) = (style(.underlineStyle), style(.strikethroughStyle))
        self.underlineColor = dictionary[.underlineColor] as? UIColor
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }
}

extension NSAttributedString {
    /// Makes the same text with its UIKit attributes and links.
    public convenience init(_ attrStr: AttributedString) {
        let made = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            made.append(
                NSAttributedString(string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: made)
    }
}

extension AttributedString {
    /// Makes the same text with its UIKit attributes and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let part = NSString(string: nsStr.string).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
