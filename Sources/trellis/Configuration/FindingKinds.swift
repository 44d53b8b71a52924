import Findings
import LayoutChecks

/// The kinds of findings by their ids, as options and configurations name them.
@MainActor enum FindingKinds {
    private static let byID = Dictionary(LayoutRules.allKinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    private static let groups = Set(LayoutRules.allKinds.map(\.group))

    /// The kind of an id.
    static func kind(_ id: String) -> FindingKind? { byID[id] }

    /// `scroll` for `scroll.sideways`.
    nonisolated static func group(of kind: String) -> String {
        String(kind.prefix { $0 != "." })
    }

    /// Whether a word names a kind or a group of kinds.
    static func isKindOrGroup(_ word: String) -> Bool { byID[word] != nil || groups.contains(word) }
}
