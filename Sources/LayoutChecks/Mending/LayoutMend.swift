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

/// A document with the layout in which a finding was seen. What menders ask of it by id is looked up, never searched for: there may be thousands
/// of findings.
@MainActor final class MendPatient {
    let document: IBDocument
    let trees: [CheckedTree]
    private lazy var views = Dictionary(
        trees.enumerated().flatMap { number, tree in tree.views.compactMap { view in view.documentID.map { ($0, (view, number)) } } },
        uniquingKeysWith: { first, _ in first })
    private lazy var constraints = Dictionary(
        trees.enumerated().flatMap { number, tree in
            tree.constraints.compactMap { constraint in constraint.documentID.map { ($0, (constraint, number)) } }
        }, uniquingKeysWith: { first, _ in first })

    private let owners: [String: Int]

    /// - Parameter owners: The number of the tree that each object, a view or a constraint, stands in.
    init(document: IBDocument, trees: [CheckedTree], owners: [String: Int]) {
        (self.document, self.trees, self.owners) = (document, trees, owners)
    }

    /// The element a finding is about.
    func element(of finding: Finding) -> IBElement? { finding.location?.objectID.flatMap { document.elements[$0] } }

    /// The view of an object id, with the tree it stands in.
    func view(_ id: String?) -> (view: UIView, tree: CheckedTree)? { id.flatMap { views[$0] }.map { ($0.0, trees[$0.1]) } }

    /// The view that a finding is about.
    func view(of finding: Finding) -> (view: UIView, tree: CheckedTree)? { view(finding.location?.objectID) }

    /// The constraint of an object id.
    func constraint(_ id: String?) -> NSLayoutConstraint? { id.flatMap { constraints[$0]?.0 } }

    /// The number of the tree that an object, a view or a constraint, stands in.
    func tree(of id: String?) -> Int? { id.flatMap { owners[$0] } }

    /// What to call a constraint: as its equation.
    func text(_ constraint: NSLayoutConstraint) -> String {
        constraint.documentID.flatMap { constraints[$0]?.1 }.map { trees[$0].text(constraint) } ?? "the constraint"
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
