import Foundation
import IBDocuments

extension UITextView {
    /// What documents say about text views.
    static let textViewAttributes: [DecodedAttribute<UITextView>] = [
        .custom { view, source, decoder in
            if let font = decoder.font(source.child(key: "fontDescription"), defaultSize: 14) { view.font = font }
            if let color = source.child(key: "textColor").flatMap({ decoder.color($0) }) { view.textColor = color }
            if let text = source.string("text") { view.text = decoder.localized(text, key: "text", of: source.element) }
        },
        .choice("textAlignment", \.textAlignment, NSTextAlignment.documentNames),
        .bool("editable", \.isEditable),
        .bool("selectable", \.isSelectable),
        .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .custom { view, source, decoder in
            let text = decoder.attributedString(source.child(key: "attributedText"))
            if let text, text.length > 0 { view.attributedText = text }
        },
    ]
}
