import Findings
import IBDocuments
import UIKit

/// The edits of all lanes made at once, and what the document laid out again says of them.
@MainActor struct MendTrial {
    /// What is wrong with the edits of a lane.
    private struct Fault {
        var reason: String
        /// The objects that what is wrong is about; nil when nothing is wrong but findings that stay.
        var objects: Set<String>?
    }

    /// The document with the edits, when they may be made.
    private(set) var accepted: DocumentState?

    private let before: DocumentState
    private var moved: [Int: [FrameChange]] = [:]
    private var stays: Set<FindingKey> = []
    /// By lane.
    private var faults: [Int: Fault] = [:]
    /// What no lane can be blamed for.
    private var sharedReason: String?

    init(_ lanes: [MendLane], _ mend: any LayoutMend.Type, before: DocumentState) {
        self.before = before
        var editor = DocumentEditor(before.document)
        for lane in lanes {
            for attempt in lane.active where (try? attempt.proposal.edit(&editor)) == nil { stays.insert(attempt.candidate.key) }
        }
        guard let bytes = try? editor.edited(), let document = try? IBDocument.read(bytes: bytes, path: before.document.path) else {
            stays = []
            sharedReason = "the edit gives no document"
            return
        }
        let after = DocumentState(document)
        judge(after, lanes, mend)
        if faults.isEmpty, sharedReason == nil { accepted = after }
    }

    /// The views that move in a tree, and the scroll views whose content changes.
    func changes(in tree: Int?) -> [FrameChange] { tree.flatMap { moved[$0] } ?? [] }

    /// Why the edits of a lane can't be made.
    private func reason(_ lane: Int) -> String { faults[lane]?.reason ?? sharedReason ?? "the finding stays" }

    // MARK: Judging

    private mutating func judge(_ after: DocumentState, _ lanes: [MendLane], _ mend: any LayoutMend.Type) {
        let numbers = Dictionary(
            lanes.indices.compactMap { number in lanes[number].active.isEmpty ? nil : lanes[number].tree.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
        // What is worst is told first: findings that stay, then new ones, then what moved.
        for (number, lane) in lanes.enumerated() {
            for attempt in lane.active where after.findingsByKey[attempt.candidate.key] != nil { stays.insert(attempt.candidate.key) }
            if lane.active.contains(where: { stays.contains($0.candidate.key) }) { faults[number] = Fault(reason: "the finding stays") }
        }
        for new in after.findings where new.severity >= .warning && before.findingsByKey[FindingKey(new)] == nil {
            let id = new.location?.objectID
            blame(
                numbers, tree: after.patient.tree(of: id), objects: id.map { [$0] } ?? [],
                "it would bring a new \(new.severity.rawValue), \(new.kind)")
        }
        for (tree, views) in before.changes(to: after) {
            guard numbers[tree] != nil, !mend.keepsFrames else {
                let text = views.first?.text ?? ""
                let reason = numbers[tree] == nil ? "it would move another tree: \(text)" : "it would move \(text)"
                blame(numbers, tree: tree, objects: Set(views.map(\.id)), reason)
                continue
            }
            moved[tree] = views
        }
        if !mend.keepsFrames { for (tree, contents) in before.contentChanges(to: after) { moved[tree, default: []] += contents } }
    }

    private mutating func blame(_ numbers: [Int: Int], tree: Int?, objects: Set<String>, _ reason: String) {
        guard let lane = tree.flatMap({ numbers[$0] }) else {
            sharedReason = sharedReason ?? reason
            return
        }
        var fault = faults[lane] ?? Fault(reason: reason)
        fault.objects = (fault.objects ?? []).union(objects)
        faults[lane] = fault
    }

    // MARK: What next

    /// A finding for which no edit is left.
    struct GiveUp {
        let lane: Int
        let attempt: MendLane.Attempt
        let reason: String
        /// Whether others of its lane were tried with it, which may have been in its way.
        let hadCompany: Bool
    }

    /// Takes the edits apart that can't be made together. Answers what has no edit left.
    func split(_ lanes: inout [MendLane]) -> [GiveUp] {
        var given: [GiveUp] = []
        func split(_ number: Int, _ isSuspect: ((MendLane.Attempt) -> Bool)?) {
            let hadCompany = lanes[number].active.count > 1
            given += lanes[number].split(stays: stays, isSuspect: isSuspect).map {
                GiveUp(lane: number, attempt: $0, reason: reason(number), hadCompany: hadCompany)
            }
        }
        for number in lanes.indices {
            guard let fault = faults[number] else { continue }
            split(number, fault.objects.map { objects in { isSuspect($0, objects) } })
        }
        guard sharedReason != nil, faults.isEmpty else { return given }
        let active = lanes.indices.filter { !lanes[$0].active.isEmpty }
        if active.count == 1 {
            split(active[0]) { _ in false }
        } else {
            for number in active.dropFirst((active.count + 1) / 2) { lanes[number].stepBack() }
        }
        return given
    }

    /// Whether a finding is about one of some objects, or about a constraint of one of them.
    private func isSuspect(_ attempt: MendLane.Attempt, _ objects: Set<String>) -> Bool {
        guard let id = attempt.finding.location?.objectID else { return false }
        if objects.contains(id) { return true }
        let ends = before.patient.constraint(id)?.endViews ?? []
        return ends.contains { $0.documentID.map(objects.contains) ?? false }
    }
}
