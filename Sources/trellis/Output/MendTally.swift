import Findings
import LayoutChecks

/// What a run of `fix` did and what it had nothing for, so that silence is never the answer.
@MainActor struct MendTally {
    private let rules: Set<String>
    private var paths: [String] = []
    private var mended = 0
    private var left = 0
    /// The findings for which there was no edit at all.
    private var others: [Finding] = []

    init(rules: Set<String>) { self.rules = rules }

    /// Adds a document.
    ///
    /// - Parameter findings: What counts of its findings before the first edit.
    mutating func add(_ path: String, _ mending: DocumentMending, _ findings: [Finding]) {
        paths.append(path)
        mended += mending.mended.count
        left += mending.refused.count
        // What an edit took with it isn't left over.
        let had = Set((mending.mended.map(\.finding) + mending.refused.map(\.finding)).map(Place.init))
        others += findings.filter { !had.contains(Place($0)) && (mending.mended.isEmpty || !LayoutMends.kinds.contains($0.kind)) }
    }

    /// One sentence: of several documents always, of one when nothing was done in it.
    var sentence: String? {
        guard let path = paths.first else { return nil }
        if paths.count > 1 {
            let rest = others.isEmpty ? "" : "; no safe edit for \(Self.count(others.count))"
            return "\(paths.count) documents: \(Self.count(mended)) mended, \(left) left\(rest)"
        }
        guard mended + left == 0 else { return nil }
        let word = rules.isEmpty ? "" : " of \(rules.sorted().joined(separator: ", "))"
        guard !others.isEmpty else { return "\(path): nothing to mend: no finding\(word)" }
        // Left out are findings of severity info, unless --rule names them.
        func isMild(_ finding: Finding) -> Bool { rules.isEmpty && finding.severity == .info && LayoutMends.kinds.contains(finding.kind) }
        let (mild, stuck) = (others.filter(isMild), others.filter { !isMild($0) })
        var parts: [String] = []
        if !stuck.isEmpty { parts.append("\(Self.count(stuck.count)) without a safe edit: \(Self.kinds(of: stuck))") }
        if !mild.isEmpty { parts.append("\(Self.count(mild.count)) of severity info, which --rule may mend: \(Self.kinds(of: mild))") }
        return "\(path): nothing mended: \(parts.joined(separator: "; "))"
    }

    private struct Place: Hashable {
        let kind: String
        let location: SourceLocation?

        init(_ finding: Finding) { (kind, location) = (finding.kind, finding.location) }
    }

    private static func count(_ number: Int) -> String { "\(number) finding\(number == 1 ? "" : "s")" }

    /// `view.overlap, text.clipped (3)`: the kinds with their numbers.
    private static func kinds(of findings: [Finding]) -> String {
        Dictionary(grouping: findings, by: \.kind).sorted { $0.key < $1.key }.map { kind, found in
            found.count == 1 ? kind : "\(kind) (\(found.count))"
        }.joined(separator: ", ")
    }
}
