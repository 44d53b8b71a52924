import Findings
import IBDocuments
import UIKit

/// A safe edit of a document for some kinds of findings. Each mend has a file of its own.
@MainActor protocol LayoutMend {
    /// The ids of the kinds it mends.
    static var kinds: Set<String> { get }

    /// Whether no frame of the document may change, as drawn: such a mend only takes away what does harm under other conditions.
    static var keepsFrames: Bool { get }

    /// The edits that may mend a finding, the best first: the first that is found good when the document is laid out again is made.
    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal]
}

/// An edit that may mend a finding.
struct MendProposal {
    /// What it does, in one sentence.
    let words: String
    /// Makes the edit.
    let edit: (inout DocumentEditor) throws(DocumentEditor.Failure) -> Void

    /// A proposal.
    init(_ words: String, _ edit: @escaping (inout DocumentEditor) throws(DocumentEditor.Failure) -> Void) {
        self.words = words
        self.edit = edit
    }
}

/// A document with the layout in which a finding was seen.
@MainActor struct MendPatient {
    let document: IBDocument
    let trees: [CheckedTree]

    /// The element a finding is about.
    func element(of finding: Finding) -> IBElement? { finding.location?.objectID.flatMap { document.elements[$0] } }

    /// The view of an object id, with the tree it stands in.
    func view(_ id: String?) -> (view: UIView, tree: CheckedTree)? {
        guard let id else { return nil }
        for tree in trees { if let view = tree.views.first(where: { $0.documentID == id }) { return (view, tree) } }
        return nil
    }

    /// The view that a finding is about.
    func view(of finding: Finding) -> (view: UIView, tree: CheckedTree)? { view(finding.location?.objectID) }

    /// The constraint of an object id.
    func constraint(_ id: String?) -> NSLayoutConstraint? {
        guard let id else { return nil }
        return trees.lazy.flatMap(\.constraints).first { $0.documentID == id }
    }
}

/// The mends there are.
@MainActor public enum LayoutMends {
    static let all: [any LayoutMend.Type] = [
        FarEdgeMend.self, WidthTieMend.self, HandednessMend.self, AlignmentMend.self, ClippedTextMend.self, DuplicateMend.self,
        TieMend.self, LowerPriorityMend.self, ArrangedPositionMend.self, TrailingMend.self, StoredFrameMend.self,
    ]

    /// The ids of the kinds that have a mend, sorted.
    public static var kinds: [String] { all.flatMap { $0.kinds }.sorted() }
}
