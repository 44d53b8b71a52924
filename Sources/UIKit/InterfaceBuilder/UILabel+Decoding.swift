import Foundation
import IBDocuments

extension UILabel {
    /// What documents say about labels.
    static let labelAttributes: [DecodedAttribute<UILabel>] = [
        .custom { label, source, decoder in
            if let font = decoder.font(source.child(key: "fontDescription"), defaultSize: 17) { label.font = font }
        },
        .custom { label, source, _ in
            // Without the attribute a document means one line; Interface Builder always writes the mode.
            if let lines = source.integer("numberOfLines", in: 0...Int.max) { label.numberOfLines = lines }
        },
        .choice("lineBreakMode", \.lineBreakMode, NSLineBreakMode.documentNames),
        .choice("textAlignment", \.textAlignment, NSTextAlignment.documentNames),
        .choice(
            "baselineAdjustment", \.baselineAdjustment, ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        .string("text", \.text),
        .custom { label, source, decoder in
            if let color = source.child(key: "textColor").flatMap({ decoder.color($0) }) { label.textColor = color }
            label.highlightedTextColor = source.child(key: "highlightedColor").flatMap { decoder.color($0) }
            label.shadowColor = source.child(key: "shadowColor").flatMap { decoder.color($0) }
            if let offset = source.child(key: "shadowOffset") {
                label.shadowOffset = CGSize(width: offset.usable("width"), height: offset.usable("height"))
            }
        },
        // Left out, it is so: Interface Builder writes "NO" (2,822 labels of public documents; the 254 others all have a limit).
        .custom { label, source, _ in
            let hasLimit = source["minimumScaleFactor"] != nil || source["minimumFontSize"] != nil
            label.adjustsFontSizeToFitWidth = source.bool("adjustsFontSizeToFit") ?? hasLimit
        },
        .cgFloat("minimumScaleFactor", \.minimumScaleFactor, in: 0...1),
        .custom { label, source, _ in
            // Before iOS 6 the limit was a size of the font.
            guard source["minimumScaleFactor"] == nil, let least = source.number("minimumFontSize", in: 0...10_000),
                label.adjustsFontSizeToFitWidth, let size = label.font?.pointSize, size > 0
            else { return }
            label.minimumScaleFactor = min(least / size, 1)
            label.leastSizeIsOfFont = true
        },
        .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .cgFloat("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, in: 0...IBConstraint.largestConstant),
        .bool("enabled", \.isEnabled),
        .bool("highlighted", \.isHighlighted),
        .custom { label, source, decoder in
            let text = decoder.attributedString(source.child(key: "attributedText"))
            if let text, text.length > 0 { label.attributedText = text }
        },
    ]
}
