/// How grave a finding is; the exit status of `trellis check` is 1 when at least one finding is an error.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// The layout is wrong, or the document can't be read: what a user sees is not what the author drew.
    case error
    /// The layout is right here, and likely wrong at another size, text size or language.
    case warning
    /// Something an author asked about, or may want to know.
    case info
}

extension Severity: Comparable {
    /// Orders from the mildest to the gravest: `info < warning < error`.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}
