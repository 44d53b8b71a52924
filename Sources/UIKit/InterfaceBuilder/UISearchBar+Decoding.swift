import Foundation
import IBDocuments

extension UISearchBar {
    static let searchBarAttributes: [DecodedAttribute<UISearchBar>] = [
        .choice("searchBarStyle", \.searchBarStyle, ["minimal": .minimal, "prominent": .prominent, "default": .default]),
        .string("text", \.text),
        .string("placeholder", \.placeholder),
        .string("prompt", \.prompt),
        .bool("showsCancelButton", \.showsCancelButton),
        .custom { bar, source, decoder in
            let titles = source.element.list("scopeButtonTitles").filter { $0.name == "string" }
            guard !titles.isEmpty else { return }
            bar.scopeButtonTitles = titles.enumerated().map { index, title in
                decoder.localized(title.stringValue, key: "scopeButtonTitles[\(index)]", of: source.element)
            }
        },
        .bool("showsScopeBar", \.showsScopeBar),
        .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, UIBarStyle.documentNames),
        .bool("translucent", \.isTranslucent),
    ]
}
