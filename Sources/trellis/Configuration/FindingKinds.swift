import Findings
import LayoutChecks

/// What the tool knows of the kinds of findings: those of the rules, of the reading of documents, and of sweeps.
enum FindingKinds {
    /// `scroll` for `scroll.sideways`.
    static func group(of kind: String) -> String {
        String(kind.prefix { $0 != "." })
    }

    /// Whether a word of a configuration means anything.
    static func isKindOrGroup(_ word: String) -> Bool { true }

    static func summary(of kind: String) -> String { kind }
    static func explanation(of kind: String) -> String { kind }
    static func severity(of kind: String) -> Severity { .error }
}
