import Foundation
import IBDocuments

extension NSTextAlignment {
    static let documentNames: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
}

extension NSLineBreakMode {
    static let documentNames: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}

extension UIFont.Weight {
    static let documentNames: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIFont.TextStyle {
    /// Text styles by the names that documents give them; `UICTFontTextStyleTitle0` is the large title.
    static let documentNames: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    ]
}

extension IBDecoder {
    /// The font of a `fontDescription` or `font` element; nil without one.
    ///
    /// A font of an app that can't be had here becomes the system font of its size; a finding says so.
    func font(_ element: IBElement?, defaultSize: Double) -> UIFont? {
        guard let element, let font = element.font(defaultSize: defaultSize) else { return nil }
        checkFont(source(element))
        switch font {
        case .system(let size, let weight, let isItalic):
            if isItalic { return .italicSystemFont(ofSize: size) }
            return .systemFont(ofSize: size, weight: weight.flatMap { UIFont.Weight.documentNames[$0] } ?? .regular)
        case .style(let name):
            return .preferredFont(forTextStyle: UIFont.TextStyle.documentNames[name] ?? .body, compatibleWith: traits)
        case .custom(let name, _, let size):
            return customFont(name, size: size, element)
        }
    }

    /// What names of a font aren't known.
    private func checkFont(_ font: IBSource) {
        _ = font.choice("type", ["system": true, "boldSystem": true, "italicSystem": true])
        _ = font.choice("weight", UIFont.Weight.documentNames)
        _ = font.choice("style", UIFont.TextStyle.documentNames)
    }

    /// The attributed text of an `attributedString` element; nil without one.
    func attributedString(_ element: IBElement?) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment.string("content") ?? ""
            text.append(NSAttributedString(string: content, attributes: textAttributes(fragment.first("attributes"))))
        }
        return text
    }

    private func textAttributes(_ element: IBElement?) -> [NSAttributedString.Key: Any] {
        guard let element else { return [:] }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font(element.child(key: "NSFont"), defaultSize: 12) { attributes[.font] = font }
        if let color = element.child(key: "NSColor").flatMap({ color($0) }) { attributes[.foregroundColor] = color }
        if let style = element.child(key: "NSParagraphStyle") { attributes[.paragraphStyle] = paragraphStyle(style) }
        if let kern = element.child(key: "NSKern").map(source)?.number("value") { attributes[.kern] = kern }
        return attributes
    }

    private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let source = source(element)
        if let alignment = source.choice("alignment", NSTextAlignment.documentNames) { style.alignment = alignment }
        if let mode = source.choice("lineBreakMode", NSLineBreakMode.documentNames) { style.lineBreakMode = mode }
        style.lineSpacing = source.number("lineSpacing") ?? 0
        style.paragraphSpacing = source.number("paragraphSpacing") ?? 0
        style.paragraphSpacingBefore = source.number("paragraphSpacingBefore") ?? 0
        style.firstLineHeadIndent = source.number("firstLineHeadIndent") ?? 0
        style.headIndent = source.number("headIndent") ?? 0
        style.tailIndent = source.number("tailIndent") ?? 0
        style.lineHeightMultiple = source.number("lineHeightMultiple") ?? 0
        style.minimumLineHeight = source.number("minimumLineHeight") ?? 0
        style.maximumLineHeight = source.number("maximumLineHeight") ?? 0
        style.defaultTabInterval = source.number("defaultTabInterval") ?? 0
        style.hyphenationFactor = Float(source.number("hyphenationFactor") ?? 0)
        style.allowsDefaultTighteningForTruncation = source.bool("allowsDefaultTighteningForTruncation") ?? false
        return style
    }
}
