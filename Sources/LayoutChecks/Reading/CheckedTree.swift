import Findings
import IBDocuments
import IBLoading
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
    /// Every active constraint of the tree, those that UIKit made for stack views and masks among them.
    let allConstraints: [NSLayoutConstraint]
    /// What Interface Builder was told not to check: `verifyAmbiguity` by object id.
    private let verification: [String: String]
    private let touched: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>]

    /// A tree made in code, laid out.
    package init(root: UIView) {
        self.init(root: root, file: nil, verification: [:])
    }

    /// A tree of a document, laid out.
    package init(_ tree: LaidOutTree, of document: IBDocument) {
        var verification: [String: String] = [:]
        for view in tree.views {
            verification[view.id] = document.elements[view.id]?["verifyAmbiguity"]
        }
        self.init(root: tree.rootView, file: document.path, verification: verification)
    }

    private init(root: UIView, file: String?, verification: [String: String]) {
        self.root = root
        self.file = file
        self.verification = verification
        views = Self.authored(root, isDocument: file != nil)
        allConstraints = Self.allViews(root).flatMap(\.constraints)
        constraints = allConstraints.filter { !$0.isSystem }
        touched = Self.touched(by: allConstraints)
    }

    /// Whether a constraint has a say in a view's place or size on an axis.
    func isTouched(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        touched[axis]?.contains(ObjectIdentifier(view)) ?? false
    }

    /// Whether constraints decide where a view stands, seen from the root.
    ///
    /// Bars lay the custom views of their items out themselves, and a root that gave up its mask gets its frame from elsewhere: what is open
    /// about these is open about everything inside them, and no constraint of the author's can settle it.
    func isPlacedByConstraints(_ view: UIView) -> Bool {
        guard !view.translatesAutoresizingMaskIntoConstraints, view !== root else { return false }
        var next: UIView? = view
        while let here = next, !here.translatesAutoresizingMaskIntoConstraints {
            let outer = here.superview
            if here === root || outer is UINavigationBar || outer is UIToolbar || outer is UITabBar { return false }
            next = outer
        }
        return true
    }

    /// Whether the author wants an ambiguous size of this view to be reported (`verifyAmbiguity` in Interface Builder).
    func verifiesSize(of view: UIView) -> Bool {
        !["off", "ignoreSizes"].contains(view.documentID.flatMap { verification[$0] } ?? "")
    }

    /// Whether the author wants an ambiguous position of this view to be reported.
    func verifiesPosition(of view: UIView) -> Bool {
        !["off", "ignorePositions"].contains(view.documentID.flatMap { verification[$0] } ?? "")
    }

    /// Where a view stands in its document.
    func location(of view: UIView) -> SourceLocation? {
        location(line: view.sourceLine, id: view.documentID)
    }

    /// Where a constraint stands in its document.
    func location(of constraint: NSLayoutConstraint) -> SourceLocation? {
        location(line: constraint.sourceLine, id: constraint.documentID)
    }

    /// What to call a view in a sentence: the author's label, its identifier, its text, or else its class and object id.
    func name(_ view: UIView) -> String {
        if let name = givenName(view) { return name }
        if let text = ViewNoun.text(of: view) { return "\(ViewNoun.noun(for: view)) \"\(ViewNoun.shortened(text))\"" }
        if view === root { return "the root view" }
        return ViewNoun.noun(for: view) + (view.documentID.map { " \($0)" } ?? "")
    }

    /// The name at the beginning of a sentence.
    func subject(_ view: UIView) -> String {
        let name = name(view)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// What to call a view in an equation, close to how UIKit's logs do: `"Page"`, `UILabel "Lisbon"`, `UIView egd-1G-oIf`.
    func shortName(_ view: UIView) -> String {
        if let name = givenName(view) { return name }
        let type = String(describing: type(of: view))
        if let text = ViewNoun.text(of: view) { return "\(type) \"\(ViewNoun.shortened(text))\"" }
        return type + (view.documentID.map { " \($0)" } ?? "")
    }

    private func givenName(_ view: UIView) -> String? {
        [view.userLabel, view.accessibilityIdentifier].lazy.compactMap { $0 }.first { !$0.isEmpty }.map { "\"\($0)\"" }
    }

    private func location(line: Int?, id: String?) -> SourceLocation? {
        guard let file else { return nil }
        return SourceLocation(file: file, line: line ?? 0, objectID: id)
    }

    private static func touched(by constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] {
        var touched: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] = [:]
        for constraint in constraints {
            for (item, attribute) in [
                (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            ] {
                guard let item, let axis = attribute.axis else { continue }
                touched[axis, default: []].insert(ObjectIdentifier(item))
                // A view's guides are tied to the view itself.
                if let owner = (item as? UILayoutGuide)?.owningView { touched[axis, default: []].insert(ObjectIdentifier(owner)) }
            }
        }
        return touched
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
