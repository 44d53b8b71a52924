import UIKit

/// The words for views that have no name of their own.
@MainActor enum ViewNoun {
    /// `the label`, `the scroll view`, `the RatingView`.
    static func noun(for view: UIView) -> String {
        let name = String(describing: type(of: view))
        guard name.hasPrefix("UI") else { return "the \(name)" }
        return "the " + words(name.dropFirst(2))
    }

    /// The text that a view shows, by which its author knows it.
    static func text(of view: UIView) -> String? {
        let text: String?
        switch view {
        case let label as UILabel: text = label.text
        case let button as UIButton: text = button.currentTitle
        case let field as UITextField: text = field.text?.isEmpty == false ? field.text : field.placeholder
        default: text = nil
        }
        return text?.isEmpty == false ? text : nil
    }

    /// At most 25 characters on one line: enough to find it, short enough for a sentence.
    static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 25 ? line.prefix(24) + "…" : line
    }

    /// `ScrollView` -> `scroll view`.
    private static func words(_ name: Substring) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
        return words
    }
}
