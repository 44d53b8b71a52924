import Findings
import LayoutChecks

/// `trellis rules`: what is looked for.
struct RulesCommand: Subcommand {
    static let name = "rules"
    static let summary = "Lists every kind of finding, or explains the kinds and groups that are named."
    static let usage = "[ID...]"
    static let discussion = "Without an ID: each kind with its severity and one line; a star marks those that `trellis fix` can mend."
    static let options: [Option] = []

    private let ids: [String]

    static func needsFiles(_ arguments: Arguments) -> Bool { false }

    init(_ arguments: Arguments) throws(UsageError) {
        ids = arguments.files
        for id in ids where !FindingKinds.isKindOrGroup(id) { throw .unknownRule(id) }
    }

    func run() -> ExitStatus {
        let all = LayoutRules.allKinds
        if ids.isEmpty {
            print(
                columns(
                    all.map {
                        ($0.id + (LayoutMends.kinds.contains($0.id) ? " *" : ""), "\($0.severity.rawValue.padded(to: 7))  \($0.summary)")
                    }))
        } else {
            let wanted = all.filter { kind in ids.contains { $0 == kind.id || $0 == kind.group } }
            print(wanted.map(page).joined(separator: "\n\n"))
        }
        return .success
    }

    private func page(_ kind: FindingKind) -> String {
        let example = kind.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
        let fix = LayoutMends.kinds.contains(kind.id) ? "\n\n`trellis fix --rule \(kind.id)` mends it where that is safe." : ""
        return "\(kind.id)\n\(kind.severity.rawValue): \(kind.summary)\n\n\(kind.why)\n\nMend: \(kind.mend)\n\n\(example)\(fix)"
    }
}

extension String {
    /// The text with blanks behind it up to a length.
    fileprivate func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
