import Findings
import IBDocuments

/// The findings of one kind in one tree while they are mended: trees can't disturb each other unnoticed, so every tree has a lane of its own, and a
/// layout of the document tries the edits of all lanes at once.
@MainActor struct MendLane {
    /// A finding and which of the edits for it comes next.
    struct Candidate {
        let key: FindingKey
        var choice = 0
    }

    /// A finding with the edits for it as the document is now.
    struct Attempt {
        let candidate: Candidate
        let finding: Finding
        let proposals: [MendProposal]

        var proposal: MendProposal { proposals[candidate.choice] }
    }

    /// The number of the tree; nil for findings about the document.
    let tree: Int?
    /// Groups still to be tried, the next one last.
    private(set) var waiting: [[Candidate]]
    /// The edits that the next layout tries.
    private(set) var active: [Attempt] = []

    init(tree: Int?, _ keys: [FindingKey], oneByOne: Bool) {
        self.tree = tree
        let candidates = keys.map { Candidate(key: $0) }
        waiting = oneByOne ? candidates.reversed().map { [$0] } : [candidates]
    }

    var isDone: Bool { active.isEmpty && waiting.isEmpty }

    /// Everything that hasn't been settled, given up at the end of the budget.
    var rest: [Candidate] { active.map(\.candidate) + waiting.reversed().flatMap { $0 } }

    /// Takes the next group that still has something to be mended.
    ///
    /// - Parameter attempts: Makes attempts of the candidates that are left, as the document is now.
    mutating func takeNext(_ attempts: ([Candidate]) -> [Attempt]) {
        while active.isEmpty, let group = waiting.popLast() { active = attempts(group) }
    }

    /// The edits were made.
    mutating func commit() -> [Attempt] {
        defer { active = [] }
        return active
    }

    /// Waits for another time.
    mutating func stepBack() {
        if !active.isEmpty { waiting.append(active.map(\.candidate)) }
        active = []
    }

    /// What to do when the edits can't be made together. Answers the attempts that have no edit left.
    ///
    /// - Parameters:
    ///   - stays: The findings that are still there: the next edit for them is tried later, and the others are tried again without them.
    ///   - isSuspect: Whether an edit has to do with what went wrong besides; nil when nothing did. Suspects are tried by themselves; where that tells
    ///     nothing apart, one half is tried without the other.
    mutating func split(stays: Set<FindingKey>, isSuspect: ((Attempt) -> Bool)?) -> [Attempt] {
        if let isSuspect, active.count > 1 {
            var first = active.filter { !isSuspect($0) }
            if first.isEmpty || first.count == active.count { first = Array(active.prefix((active.count + 1) / 2)) }
            let keys = Set(first.map(\.candidate.key))
            waiting.append(active.map(\.candidate).filter { !keys.contains($0.key) })
            active = first
            return []
        }
        let failed = isSuspect == nil ? active.filter { stays.contains($0.candidate.key) } : active
        let next = failed.filter { $0.candidate.choice + 1 < $0.proposals.count }
        if !next.isEmpty { waiting.append(next.map { Candidate(key: $0.candidate.key, choice: $0.candidate.choice + 1) }) }
        active = isSuspect == nil ? active.filter { !stays.contains($0.candidate.key) } : []
        return failed.filter { $0.candidate.choice + 1 >= $0.proposals.count }
    }
}

/// By what a finding is known again in an edited document: lines move.
struct FindingKey: Hashable {
    let kind: String
    let object: String
    let direction: String

    init(_ finding: Finding) {
        kind = finding.kind
        object = finding.location?.objectID ?? finding.message
        direction = SweptFinding.Identity(finding).direction
    }
}
