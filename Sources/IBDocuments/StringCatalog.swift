import Findings
import Foundation

/// A string catalogue (`.xcstrings`, Xcode 15): JSON with the texts of all languages.
///
/// Apple: https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
struct StringCatalog {
    /// The languages that any text has, with the development language.
    private(set) var languages: [String] = []
    private(set) var findings: [Finding] = []
    private var strings: [String: [String: Any]] = [:]

    init(data: Data, path: String) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: [String: Any]]
        else {
            findings = [
                Finding(
                    kind: "ib.bad-strings", severity: .warning, message: "The file is no string catalogue.",
                    location: SourceLocation(file: path))
            ]
            return
        }
        self.strings = strings
        let own = (root["sourceLanguage"] as? String).map { [$0] } ?? []
        languages = Set(own + strings.values.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }).sorted()
    }

    /// The texts in a language; those that have none there are left out, and the document's own hold.
    func entries(language: String, device: String) -> [String: String] {
        strings.compactMapValues { entry in
            ((entry["localizations"] as? [String: Any])?[language] as? [String: Any]).flatMap { Self.text($0, device, depth: 0) }
        }
    }

    /// The text of a unit, or of the variation for the device; of plural forms the `other` one, as a document's texts hold no number.
    private static func text(_ unit: [String: Any], _ device: String, depth: Int) -> String? {
        if let value = (unit["stringUnit"] as? [String: Any])?["value"] as? String { return value }
        guard depth < 8, let variations = unit["variations"] as? [String: [String: Any]] else { return nil }
        let chosen = variations["device"].flatMap { $0[device] ?? $0["other"] } ?? variations["plural"]?["other"]
        return (chosen as? [String: Any]).flatMap { text($0, device, depth: depth + 1) }
    }
}
