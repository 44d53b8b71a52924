import Findings
import UIKit

/// One thing to look for in a laid-out tree. Each rule has a file of its own, and each of its kinds one meaning for ever.
@MainActor protocol LayoutRule {
    /// The ids of the kinds of findings it gives.
    static var kinds: [String] { get }

    /// What it finds in a tree whose layout is done.
    static func findings(in tree: CheckedTree) -> [Finding]
}

/// The rules for laid-out trees.
@MainActor public enum LayoutRules {
    static let all: [any LayoutRule.Type] = [
        UnsatisfiableConstraints.self,
        AmbiguousLayout.self,
        NoConstraints.self,
        ScrollableContentAmbiguous.self,
        MissingFarEdge.self,
        NotScrolling.self,
        ContentTiedToFrame.self,
        ScrollsSideways.self,
        ZeroSize.self,
        SelfRelation.self,
        DuplicateConstraint.self,
    ]

    /// The ids of every kind of finding that the rules give, sorted.
    public static var kinds: [String] { all.flatMap { $0.kinds }.sorted() }

    /// Runs every rule over a tree that has been laid out.
    package static func findings(in tree: CheckedTree) -> [Finding] {
        all.flatMap { $0.findings(in: tree) }.sorted()
    }

    /// Lays a view hierarchy out and says what is wrong with it.
    ///
    /// - Parameter root: The topmost view; its frame (in points) is taken as it stands.
    public static func findings(in root: UIView) -> [Finding] {
        root.layoutIfNeeded()
        return findings(in: CheckedTree(root: root))
    }
}
