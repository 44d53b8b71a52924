import Foundation
import IBDocuments

extension UISearchBar {
    static let searchBarAttributes: [DecodedAttribute<UISearchBar>] = [
        .choice("searchBarStyle", \.searchBarStyle, ["minimal": .minimal, "prominent": .prominent, "default": .default]),
        .string("text", \.text),
        .string("placeholder", \.placeholder),
        .string("prompt", \.prompt),
        .bool("showsCancelButton", \.showsCancelButton),
        .bool("showsScopeBar", \.showsScopeBar),
        .custom { bar, source, _ in
            let titles = source.element.list("scopeButtonTitles").compactMap { $0.name == "string" ? $0.stringValue : nil }
            if !titles.isEmpty { bar.scopeButtonTitles = titles }
        },
    ]
}
