import Findings
import IBDocuments
import IBLoading
import UIKit

/// Mends a document, one finding after another: an edit is made when the document, laid out again, lacks the finding, has no new error or
/// warning, and has moved nothing in other trees (and, where the kind of edit asks it, nothing at all).
@MainActor public struct DocumentMending {
    /// A finding that was mended.
    public struct Mended: Sendable {
        /// The finding.
        public let finding: Finding
        /// What was done about it.
        public let words: String
        /// The views that it moved.
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
    /// The bytes of the mended document's file.
    public var bytes: [UInt8] { state.document.fileBytes }

    private var state: DocumentState
    /// The document before the first edit.
    private let original: IBDocument
    private let isWanted: (Finding) -> Bool

    /// Mends what can be mended.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - isWanted: Which findings are to be mended, of those that have a mend.
    public init(_ document: IBDocument, isWanted: @escaping (Finding) -> Bool = { _ in true }) {
        state = DocumentState(document)
        original = document
        self.isWanted = isWanted
        var tried: Set<Key> = []
        // An edit may take other findings with it, so they are looked up anew after each.
        while let finding = state.findings.first(where: { isWanted($0) && !tried.contains(Key($0)) && Self.mend(for: $0) != nil }) {
            tried.insert(Key(finding))
            mend(finding)
        }
    }

    private mutating func mend(_ finding: Finding) {
        guard let mend = Self.mend(for: finding) else { return }
        let proposals = mend.proposals(for: finding, in: state.patient)
        // What is merely mentioned needs no edit.
        if proposals.isEmpty, finding.severity == .info { return }
        var reason = "there is no edit for what is there"
        for proposal in proposals {
            switch outcome(of: proposal, mend, finding) {
            case .success(let (after, changes)):
                mended.append(Mended(finding: asWritten(finding), words: proposal.words, changes: changes))
                state = after
                return
            case .failure(let refusal): reason = refusal.reason
            }
        }
        refused.append(Refused(finding: asWritten(finding), reason: reason))
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

    private struct Refusal: Error {
        let reason: String
    }

    private func outcome(
        of proposal: MendProposal, _ mend: any LayoutMend.Type, _ finding: Finding
    ) -> Result<(DocumentState, [FrameChange]), Refusal> {
        var editor = DocumentEditor(state.document)
        guard (try? proposal.edit(&editor)) != nil, let bytes = try? editor.edited(),
            let document = try? IBDocument.read(bytes: bytes, path: state.document.path)
        else { return .failure(Refusal(reason: "the edit gives no document")) }
        let after = DocumentState(document)
        if after.findings.contains(where: { Key($0) == Key(finding) }) { return .failure(Refusal(reason: "the finding stays")) }
        let known = Set(state.findings.map(Key.init))
        if let new = after.findings.first(where: { $0.severity >= .warning && !known.contains(Key($0)) }) {
            return .failure(Refusal(reason: "it would bring a new \(new.severity.rawValue), \(new.kind)"))
        }
        let changes = state.changes(to: after)
        let own = finding.location?.objectID.flatMap { id in state.trees.first { $0.holds(id) }?.id }
        if let other = changes.first(where: { $0.tree != own }), let view = other.views.first {
            return .failure(Refusal(reason: "it would move another tree: \(view.text)"))
        }
        let moved = changes.flatMap(\.views)
        if mend.keepsFrames, let view = moved.first { return .failure(Refusal(reason: "it would move \(view.text)")) }
        return .success((after, moved))
    }

    private static func mend(for finding: Finding) -> (any LayoutMend.Type)? {
        LayoutMends.all.first { $0.kinds.contains(finding.kind) }
    }

    /// By what a finding is known again in an edited document: lines move.
    private struct Key: Hashable {
        let kind: String
        let object: String
        let direction: String

        init(_ finding: Finding) {
            let identity = SweptFinding.Identity(finding)
            kind = finding.kind
            object = finding.location?.objectID ?? finding.message
            direction = identity.direction
        }
    }
}

extension LaidOutTree {
    /// Whether an object is one of the tree's views or constraints.
    @MainActor fileprivate func holds(_ id: String) -> Bool {
        views.contains { $0.id == id || $0.view.constraints.contains { $0.documentID == id } }
    }
}
