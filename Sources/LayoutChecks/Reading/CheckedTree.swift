import Findings
import UIKit

/// What rules look at: a laid-out tree, its author's views and constraints, and how to speak of them.
@MainActor package struct CheckedTree {
    /// The topmost view.
    package let root: UIView
    /// The document's path; nil for a tree made in code.
    package let file: String?
    /// The author's views, parents first. What UIKit puts into its own controls is not among them: nobody can mend that.
    let views: [UIView]
    /// The active constraints of the author, in the order of their views.
    let constraints: [NSLayoutConstraint]
    /// What the document's author calls a view.
    private let userLabels: [String: String]

    /// A tree of a document (or of code, without a file).
    ///
    /// - Parameter userLabels: Interface Builder's labels by object id.
    package init(root: UIView, file: String? = nil, userLabels: [String: String] = [:]) {
        self.root = root
        self.file = file
        self.userLabels = userLabels
        views = Self.authored(root, isDocument: file != nil)
        constraints = Self.allViews(root).flatMap(\.constraints).filter { !$0.isSystem }
    }

    /// Where a view stands in its document.
    func location(of view: UIView) -> SourceLocation? {
        location(line: view.sourceLine, id: view.documentID)
    }

    /// Where a constraint stands in its document.
    func location(of constraint: NSLayoutConstraint) -> SourceLocation? {
        location(line: constraint.sourceLine, id: constraint.documentID)
    }

    /// What to call a view: the author's label, its identifier, its text, or else its class.
    func name(_ view: UIView) -> String {
        if let label = view.documentID.flatMap({ userLabels[$0] }) { return "\"\(label)\"" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\"\(identifier)\"" }
        let noun = ViewNoun.noun(for: view)
        if let text = ViewNoun.text(of: view) { return "\(noun) \"\(ViewNoun.shortened(text))\"" }
        return view === root ? "the root view" : noun
    }

    private func location(line: Int?, id: String?) -> SourceLocation? {
        guard let file else { return nil }
        return SourceLocation(file: file, line: line ?? 0, objectID: id)
    }

    private static func authored(_ view: UIView, isDocument: Bool) -> [UIView] {
        if isDocument { return allViews(view).filter { $0.documentID != nil } }
        let isClosed = view is UIControl || view is UILabel || view is UIImageView
        return [view] + (isClosed ? [] : view.subviews.flatMap { authored($0, isDocument: false) })
    }

    private static func allViews(_ view: UIView) -> [UIView] {
        var found = [view]
        var next = 0
        while next < found.count {
            found += found[next].subviews
            next += 1
        }
        return found
    }
}
