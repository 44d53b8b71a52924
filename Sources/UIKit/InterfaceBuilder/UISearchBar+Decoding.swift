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
    ]
}
