import Foundation
import IBDocuments

extension UIButton {
    /// What documents say about buttons; the kind first, which the fonts and sizes depend on.
    static let buttonAttributes: [DecodedAttribute<UIButton>] = [
        .custom { button, source, _ in button.become(source.choice("buttonType", buttonTypes) ?? .custom) },
        .custom { button, source, decoder in
            if let font = decoder.font(source.child(key: "fontDescription"), defaultSize: button.documentFontSize) {
                button.titleLabel?.font = font
            }
        },
        .custom { button, source, _ in
            if let mode = source.choice("lineBreakMode", NSLineBreakMode.documentNames) { button.titleLabel?.lineBreakMode = mode }
        },
        .insets("contentEdgeInsets", \.contentEdgeInsets),
        .insets("titleEdgeInsets", \.titleEdgeInsets),
        .insets("imageEdgeInsets", \.imageEdgeInsets),
        .custom { button, source, decoder in
            // What a configuration leaves out isn't there: the title and picture of the state are left over from before it was chosen.
            if let element = source.child(key: "configuration"), element.name == "buttonConfiguration" {
                button.configuration = decoder.buttonConfiguration(element, of: source.element)
            } else {
                for state in source.element.children where state.name == "state" { button.decodeState(state, of: source.element, decoder) }
            }
        },
    ]

    /// A title's size where the document writes none: 15 points for system buttons, 18 for custom ones.
    private var documentFontSize: Double { buttonType == .custom ? 18 : 15 }

    private static let buttonTypes: [String: ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "plain": .plain,
    ]

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]

    private func decodeState(_ element: IBElement, of button: IBElement, _ decoder: IBDecoder) {
        let source = decoder.source(element)
        guard let state = source.choice("key", Self.states) else { return }
        if let title = element.string("title") {
            setTitle(decoder.localized(title, key: "\(element.key ?? "")Title", of: button), for: state)
        }
        if let text = decoder.attributedString(element.child(key: "attributedTitle")), text.length > 0 {
            setAttributedTitle(text, for: state)
        }
        if let image = decoder.image("image", of: source) { setImage(image, for: state) }
        if let image = decoder.image("backgroundImage", of: source, configuredBy: nil) { setBackgroundImage(image, for: state) }
        if let color = element.child(key: "titleColor").flatMap({ decoder.color($0) }) { setTitleColor(color, for: state) }
    }
}
