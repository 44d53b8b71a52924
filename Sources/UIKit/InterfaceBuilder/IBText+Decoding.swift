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
    /// A text style by the name that documents give it; `UICTFontTextStyleTitle0` is the large title.
    init(documentName: String) {
        switch documentName {
        case "UICTFontTextStyleTitle0": self = .largeTitle
        case "UICTFontTextStyleTitle1": self = .title1
        case "UICTFontTextStyleTitle2": self = .title2
        case "UICTFontTextStyleTitle3": self = .title3
        case "UICTFontTextStyleHeadline": self = .headline
        case "UICTFontTextStyleSubhead": self = .subheadline
        case "UICTFontTextStyleCallout": self = .callout
        case "UICTFontTextStyleFootnote": self = .footnote
        case "UICTFontTextStyleCaption1": self = .caption1
        case "UICTFontTextStyleCaption2": self = .caption2
        default: self = .body
        }
    }
}

extension IBDecoder {
    /// The font of a `fontDescription` or `font` element; nil without one.
    ///
    /// A font of an app that can't be had here becomes the system font of its size; a finding says so.
    func font(_ element: IBElement?, defaultSize: Double) -> UIFont? {
        guard let font = element?.font(defaultSize: defaultSize) else { return nil }
        switch font {
        case .system(let size, let weight, let isItalic):
            if isItalic { return .italicSystemFont(ofSize: size) }
            return .systemFont(ofSize: size, weight: weight.flatMap { UIFont.Weight.documentNames[$0] } ?? .regular)
        case .style(let name):
            return .preferredFont(forTextStyle: UIFont.TextStyle(documentName: name), compatibleWith: traits)
        case .custom(let name, _, let size):
            return customFont(name, size: size, element)
        }
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
        if let kern = element.child(key: "NSKern")?.number("value") { attributes[.kern] = kern }
        return attributes
    }

    private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"].flatMap({ NSTextAlignment.documentNames[$0] }) { style.alignment = alignment }
        if let mode = element["lineBreakMode"].flatMap({ NSLineBreakMode.documentNames[$0] }) { style.lineBreakMode = mode }
        style.lineSpacing = element.usable("lineSpacing")
        style.paragraphSpacing = element.usable("paragraphSpacing")
        style.paragraphSpacingBefore = element.usable("paragraphSpacingBefore")
        style.firstLineHeadIndent = element.usable("firstLineHeadIndent")
        style.headIndent = element.usable("headIndent")
        style.tailIndent = element.usable("tailIndent")
        style.lineHeightMultiple = element.usable("lineHeightMultiple")
        style.minimumLineHeight = element.usable("minimumLineHeight")
        style.maximumLineHeight = element.usable("maximumLineHeight")
        return style
    }
}
