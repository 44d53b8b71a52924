import Foundation
import IBDocuments

extension UITextField {
    /// What documents say about text fields.
    static let textFieldAttributes: [DecodedAttribute<UITextField>] = [
        .custom { field, source, decoder in
            if let font = decoder.font(source.child(key: "fontDescription"), defaultSize: 14) { field.font = font }
        },
        .choice(
            "borderStyle", \.borderStyle, ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        .string("text", \.text),
        .string("placeholder", \.placeholder),
        .choice("textAlignment", \.textAlignment, NSTextAlignment.documentNames),
        .color("textColor", \.textColor),
        .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .custom { field, source, decoder in
            let text = decoder.attributedString(source.child(key: "attributedText"))
            if let text, text.length > 0 { field.attributedText = text }
        },
    ]
}
