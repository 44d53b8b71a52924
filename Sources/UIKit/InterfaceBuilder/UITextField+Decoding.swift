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
        .choice("clearButtonMode", \.clearButtonMode, ViewMode.documentNames),
        .bool("clearsOnBeginEditing", \.clearsOnBeginEditing),
        // Left out, it is so, as in labels.
        .custom { field, source, _ in
            field.adjustsFontSizeToFitWidth = source.bool("adjustsFontSizeToFit") ?? (source["minimumFontSize"] != nil)
        },
        .cgFloat("minimumFontSize", \.minimumFontSize, in: 0...10_000),
        .image("background", \.background),
        .image("disabledBackground", \.disabledBackground),
        .custom { field, source, decoder in
            let text = decoder.attributedString(source.child(key: "attributedText"))
            if let text, text.length > 0 { field.attributedText = text }
        },
        .custom { field, source, decoder in
            if let traits = source.child(key: "textInputTraits") { field.decodeInputTraits(decoder.source(traits)) }
        },
    ]

    /// What the keyboard is to be, and whether the text is hidden.
    private func decodeInputTraits(_ source: IBSource) {
        if let isSecure = source.bool("secureTextEntry") { isSecureTextEntry = isSecure }
        if let enables = source.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = enables }
        if let type = source.choice("keyboardType", UIKeyboardType.documentNames) { keyboardType = type }
        if let type = source.choice("returnKeyType", UIReturnKeyType.documentNames) { returnKeyType = type }
        if let look = source.choice("keyboardAppearance", UIKeyboardAppearance.documentNames) { keyboardAppearance = look }
        // Documents write every way but none.
        autocapitalizationType = source.choice("autocapitalizationType", UITextAutocapitalizationType.documentNames) ?? .none
        let corrects: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = source.choice("autocorrectionType", corrects) { autocorrectionType = type }
        let checks: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
        if let type = source.choice("spellCheckingType", checks) { spellCheckingType = type }
        if let type = source["textContentType"] { textContentType = UITextContentType(rawValue: type) }
    }
}

extension UITextField.ViewMode {
    fileprivate static let documentNames: [String: Self] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension UIKeyboardType {
    fileprivate static let documentNames: [String: Self] = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
}

extension UIReturnKeyType {
    fileprivate static let documentNames: [String: Self] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}

extension UIKeyboardAppearance {
    fileprivate static let documentNames: [String: Self] = ["default": .default, "alert": .dark, "dark": .dark, "light": .light]
}

extension UITextAutocapitalizationType {
    fileprivate static let documentNames: [String: Self] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}
