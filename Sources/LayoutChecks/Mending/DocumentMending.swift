import Findings
import IBDocuments
import IBLoading
import UIKit

/// Mends a document, one kind of finding after another: edits are made when the document, laid out again, lacks their findings, has no new error or
/// warning, and has moved nothing in other trees (and, where the kind of edit asks it, nothing at all).
///
/// All edits of a kind are tried at once, and those that can't be made are told from those that can by trying fewer: a document with thousands of
/// findings is laid out a few times, not thousands of times.
@MainActor public struct DocumentMending {
    /// A finding that was mended.
    public struct Mended: Sendable {
        /// The finding.
        public let finding: Finding
        /// What was done about it.
        public let words: String
        /// The views that it moved, and the scroll views whose content it made larger or smaller.
        public let changes: [FrameChange]
    }

    /// A finding that has a mend and could not be mended here.
    public struct Refused: Sendable {
        /// The finding.
        public let finding: Finding
        /// Why no edit was made.
        public let reason: String
    }

    /// What was mended, in order.
    public private(set) var mended: [Mended] = []
    /// What wasn't.
    public private(set) var refused: [Refused] = []
    /// The findings of the document before the first edit.
    public let findings: [Finding]
    /// How often the document was laid out.
    public private(set) var layoutCount = 1
    /// The bytes of the mended document's file.
    public var bytes: [UInt8] { state.document.fileBytes }

    private var state: DocumentState
    /// The document before the first edit.
    private let original: IBDocument
    private let isWanted: (Finding) -> Bool
    /// What has had its turn.
    private var tried: Set<FindingKey> = []
    /// How often the document was laid out for each kind.
    private var spent: [String: Int] = [:]

    /// Mends what can be mended.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - isWanted: Which findings are to be mended, of those that have a mend.
    public init(_ document: IBDocument, isWanted: @escaping (Finding) -> Bool = { _ in true }) {
        state = DocumentState(document)
        findings = state.findings
        original = document
        self.isWanted = isWanted
        // An edit may take other findings with it, so they are looked up anew after each kind.
        while let kind = state.findings.first(where: { isOpen($0) })?.kind, let mend = Self.mend(for: kind) { mendAll(kind, mend) }
    }

    /// How often a document may be laid out for the edits of one kind: enough to try those of a usual document one by one, and to halve those of a
    /// large one until the bad ones are found.
    public static func layoutLimit(for document: IBDocument) -> Int {
        max(8, min(64, 100_000 / max(1, document.elements.count)))
    }

    /// Edits that move views are tried one by one as long as a tree has no more of them than this: each can then be told with what it moves.
    public static let fewInTree = 8

    private func isOpen(_ finding: Finding) -> Bool {
        isWanted(finding) && Self.mend(for: finding.kind) != nil && !tried.contains(FindingKey(finding))
    }

    private static func mend(for kind: String) -> (any LayoutMend.Type)? { LayoutMends.all.first { $0.kinds.contains(kind) } }

    // MARK: One kind

    private mutating func mendAll(_ kind: String, _ mend: any LayoutMend.Type) {
        var lanes = lanes(kind, mend)
        var giveUps: [MendTrial.GiveUp] = []
        var mendedLanes: Set<Int> = []
        while true {
            if lanes.allSatisfy(\.active.isEmpty) {
                for number in lanes.indices { lanes[number].takeNext { attempts($0, mend) } }
            }
            if lanes.allSatisfy(\.active.isEmpty) { break }
            guard spent[kind, default: 0] < Self.layoutLimit(for: original) else {
                refuse(lanes.flatMap(\.rest))
                break
            }
            spent[kind, default: 0] += 1
            layoutCount += 1
            let trial = MendTrial(lanes, mend, before: state)
            if let after = trial.accepted {
                for number in lanes.indices where !lanes[number].active.isEmpty {
                    mendedLanes.insert(number)
                    let changes = trial.changes(in: lanes[number].tree)
                    record(lanes[number].commit(), changes)
                }
                state = after
            } else {
                giveUps += trial.split(&lanes)
            }
        }
        for giveUp in giveUps {
            // What was in the way of an edit may be gone by another one: then there is one more time.
            if giveUp.hadCompany, mendedLanes.contains(giveUp.lane), spent[kind, default: 0] < Self.layoutLimit(for: original) {
                tried.remove(giveUp.attempt.candidate.key)
            } else {
                refused.append(Refused(finding: asWritten(giveUp.attempt.finding), reason: giveUp.reason))
            }
        }
    }

    /// The findings of a kind by their trees.
    private mutating func lanes(_ kind: String, _ mend: any LayoutMend.Type) -> [MendLane] {
        var keys: [Int?: [FindingKey]] = [:]
        for finding in state.findings where finding.kind == kind && isOpen(finding) {
            let key = FindingKey(finding)
            tried.insert(key)
            keys[state.patient.tree(of: finding.location?.objectID), default: []].append(key)
        }
        return keys.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map { tree, keys in
            MendLane(tree: tree, keys, oneByOne: !mend.keepsFrames && keys.count <= Self.fewInTree)
        }
    }

    /// What is left of a group, with the edits for it as the document is now.
    private mutating func attempts(_ group: [MendLane.Candidate], _ mend: any LayoutMend.Type) -> [MendLane.Attempt] {
        group.compactMap { candidate in
            guard let finding = state.findingsByKey[candidate.key] else { return nil }
            let proposals = mend.proposals(for: finding, in: state.patient)
            if candidate.choice < proposals.count {
                return MendLane.Attempt(candidate: candidate, finding: finding, proposals: proposals)
            }
            // What is merely mentioned needs no edit.
            if finding.severity > .info {
                let reason = proposals.isEmpty ? "there is no edit for what is there" : "the finding stays"
                refused.append(Refused(finding: asWritten(finding), reason: reason))
            }
            return nil
        }
    }

    private mutating func refuse(_ rest: [MendLane.Candidate]) {
        for candidate in rest {
            guard let finding = state.findingsByKey[candidate.key] else { continue }
            let reason = "too many edits of this kind can't be made together; \(Self.layoutLimit(for: original)) layouts were tried"
            refused.append(Refused(finding: asWritten(finding), reason: reason))
        }
    }

    // MARK: Telling

    /// Notes what was made in one tree; each view that moved is told with the edit that is nearest to it.
    private mutating func record(_ attempts: [MendLane.Attempt], _ changes: [FrameChange]) {
        var shares: [Int: [FrameChange]] = [:]
        if attempts.count == 1 || changes.isEmpty {
            shares[0] = changes
        } else {
            let numbers = Dictionary(attempts.enumerated().map { ($1.finding.location?.objectID ?? "", $0) }, uniquingKeysWith: min)
            for change in changes { shares[nearest(to: change.id, numbers), default: []].append(change) }
        }
        for (number, attempt) in attempts.enumerated() {
            mended.append(Mended(finding: asWritten(attempt.finding), words: attempt.proposal.words, changes: shares[number] ?? []))
        }
    }

    private func nearest(to id: String, _ numbers: [String: Int]) -> Int {
        var next = state.patient.view(id)?.view
        while let view = next {
            if let number = view.documentID.flatMap({ numbers[$0] }) { return number }
            for constraint in view.constraints { if let number = constraint.documentID.flatMap({ numbers[$0] }) { return number } }
            next = view.superview
        }
        return 0
    }

    /// A finding with the lines of the document before the first edit, which the person has on screen: edits made on the way move them.
    private func asWritten(_ finding: Finding) -> Finding {
        var finding = finding
        finding.location = finding.location.map(asWritten)
        for index in finding.notes.indices { finding.notes[index].location = finding.notes[index].location.map(asWritten) }
        return finding
    }

    private func asWritten(_ location: SourceLocation) -> SourceLocation {
        guard let id = location.objectID, let now = state.document.elements[id], let before = original.elements[id],
            location.line == now.line
        else { return location }
        var location = location
        location.line = before.line
        if location.column > 0 { location.column = before.column }
        return location
    }
}
