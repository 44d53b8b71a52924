/// How Objective-C names a Swift function.
enum SelectorName {
    /// The name of a function's message: `save(_:)` is `save:`, `move(to:with:)` is `moveTo:with:`, `show(item:)` is `showWithItem:`.
    static func make(base: String, labels: [String?]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if let first {
            let isJoined = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
            name += (isJoined ? "" : "With") + capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    /// The name of the message that sets a property.
    static func setter(of property: String) -> String { "set\(capitalized(property)):" }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func firstWord(_ name: String) -> String {
        String(name.prefix(1)).lowercased() + String(name.dropFirst().prefix { !$0.isUppercase })
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    /// The words before which and behind which no "With" is put: the prepositions of the Swift compiler's list (lib/Basic/PartsOfSpeech.def).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Messages of UIKit's own classes that programs send without argument labels, and their names.
    static let known: [String: String] = [
        "resignFirstResponder": "resignFirstResponder", "becomeFirstResponder": "becomeFirstResponder", "endEditing": "endEditing:",
        "setNeedsLayout": "setNeedsLayout", "layoutIfNeeded": "layoutIfNeeded", "setNeedsDisplay": "setNeedsDisplay",
        "setNeedsUpdateConstraints": "setNeedsUpdateConstraints", "removeFromSuperview": "removeFromSuperview",
        "popViewController": "popViewControllerAnimated:",
    ]
}
