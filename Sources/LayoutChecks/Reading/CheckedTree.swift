import Findings
import IBDocuments
import IBLoading
import UIKit

/// What rules look at: a laid-out tree, its author's views and constraints, and how to speak of them.
@MainActor package struct CheckedTree {
    /// The topmost view.
    package let root: UIView
    /// The document's path; nil for a tree made in code.
    package var file: String? { document?.path }
    /// The document; nil for a tree made in code.
    package let document: IBDocument?
    /// The author's views, parents first. What UIKit puts into its own controls is not among them: nobody can mend that.
    let views: [UIView]
    /// The active constraints of the author, in the order of their views.
    let constraints: [NSLayoutConstraint]
    /// Every active constraint of the tree, those that UIKit made for stack views and masks among them.
    package let allConstraints: [NSLayoutConstraint]
    private let touched: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>]
    private let tiesByItem: [ObjectIdentifier: [Tie]]
    let memory: TreeMemory

    /// A tree made in code, laid out.
    package init(root: UIView) {
        self.init(root: root, document: nil)
    }

    /// A tree of a document, laid out.
    package init(_ tree: LaidOutTree, of document: IBDocument) {
        self.init(root: tree.rootView, document: document)
    }

    private init(root: UIView, document: IBDocument?) {
        self.root = root
        self.document = document
        views = Self.authored(root, isDocument: document != nil)
        allConstraints = Self.allViews(root).flatMap(\.heldConstraints)
        // In a document what has no line is the canvas's, as the sizes of placeholders.
        constraints = allConstraints.filter { !$0.isSystem && (document == nil || $0.sourceLine != nil) }
        touched = Self.touched(by: allConstraints)
        tiesByItem = Self.ties(of: constraints)
        memory = TreeMemory(root: root, views: views, constraints: constraints)
    }

    /// Whether the program has an outlet to a constraint, and so may change it while it runs.
    func isOutlet(_ constraint: NSLayoutConstraint) -> Bool { constraint.documentID.map { document?.hasOutlet(to: $0) ?? false } ?? false }

    /// Whether an outlet or the mask of a variation names a constraint.
    func isNamed(_ constraint: NSLayoutConstraint) -> Bool { constraint.documentID.map { document?.isNamed($0) ?? false } ?? false }

    /// The author's constraints that name a view or a guide, seen from it.
    func ties(of item: AnyObject) -> [Tie] { tiesByItem[ObjectIdentifier(item)] ?? [] }

    /// Those that lie on an axis.
    func ties(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [Tie] { ties(of: item).filter { $0.attribute.axis == axis } }

    private static func ties(of constraints: [NSLayoutConstraint]) -> [ObjectIdentifier: [Tie]] {
        var ties: [ObjectIdentifier: [Tie]] = [:]
        for constraint in constraints {
            if let item = constraint.firstItem { ties[ObjectIdentifier(item), default: []].append(Tie(first: constraint)) }
            if let item = constraint.secondItem { ties[ObjectIdentifier(item), default: []].append(Tie(second: constraint)) }
        }
        return ties
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
        !["off", "ignoreSizes"].contains(element(of: view)?["verifyAmbiguity"] ?? "")
    }

    /// Whether the author wants an ambiguous position of this view to be reported.
    func verifiesPosition(of view: UIView) -> Bool {
        !["off", "ignorePositions"].contains(element(of: view)?["verifyAmbiguity"] ?? "")
    }

    /// Where a view stands in its document.
    func location(of view: UIView) -> SourceLocation? {
        location(line: view.sourceLine, id: view.documentID)
    }

    /// Where a constraint stands in its document.
    ///
    /// What a stack view made stands where the stack view does.
    func location(of constraint: NSLayoutConstraint) -> SourceLocation? {
        if constraint.sourceLine == nil, constraint.isSystem, let stack = stack(behind: constraint) { return location(of: stack) }
        return location(line: constraint.sourceLine, id: constraint.documentID)
    }

    private func stack(behind constraint: NSLayoutConstraint) -> UIStackView? {
        guard constraint.identifier?.hasPrefix("UISV-") == true else { return nil }
        return constraint.endViews.lazy.compactMap { $0.superview as? UIStackView ?? $0 as? UIStackView }.first
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
    package func shortName(_ view: UIView) -> String {
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
