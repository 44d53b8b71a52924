import Findings
import UIKit

/// Required constraints that can't hold together. UIKit gives one of them up and prints the set to the console.
///
/// The finding names an irreducible set (without any one of its members the rest holds), the one that UIKit gives up, and by how many
/// points that one then fails.
enum UnsatisfiableConstraints: LayoutRule {
    static let kinds = [
        "unsat.aspect-ratio", "unsat.autoresizing-mask", "unsat.contradictory-constants", "unsat.inequality-vs-fixed",
        "unsat.negative-size",
        "unsat.safe-area-margin", "unsat.set", "unsat.stack-alignment", "unsat.stack-hiding",
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.conflicts.map { finding($0, in: tree) }
    }

    private static func finding(_ conflict: LayoutConflict, in tree: CheckedTree) -> Finding {
        let kind = kind(of: conflict, in: tree)
        return Finding(
            kind: kind, severity: .error, message: message(conflict, in: tree), location: location(conflict, in: tree),
            notes: conflict.core.map { note($0, in: tree) }, fix: fix(kind, conflict, in: tree))
    }

    private static func message(_ conflict: LayoutConflict, in tree: CheckedTree) -> String {
        let count = "\(conflict.core.count) required constraints can't hold together"
        guard let broken = conflict.broken.constraint else { return count + "." }
        let outcome = tree.shortfall(of: broken).map { ", which ends \(CheckedTree.number($0)) points off" } ?? ""
        return "\(count): UIKit gives up \(tree.text(broken))\(outcome)."
    }

    /// The constraint given up, else the first of the set that stands in the document, else the root.
    private static func location(_ conflict: LayoutConflict, in tree: CheckedTree) -> SourceLocation? {
        let members = [conflict.broken.constraint].compactMap { $0 } + conflict.core.compactMap(\.constraint)
        return members.lazy.filter { $0.sourceLine != nil }.first.flatMap(tree.location) ?? tree.location(of: tree.root)
    }

    private static func note(_ member: LayoutConflict.Member, in tree: CheckedTree) -> Note {
        switch member {
        case .constraint(let constraint): return Note(tree.text(constraint), location: tree.location(of: constraint))
        case .autoresizing(let view, let layoutAxis, let isLength):
            let axis = NSLayoutConstraint.Axis(layoutAxis)
            let value = isLength ? axis.length(of: view.bounds.size) : axis.near(of: view.frame)
            let why = view === tree.root ? "the size given to the root view" : "from its frame and autoresizing mask"
            let attribute = isLength ? axis.lengthName : axis.originName
            return Note("\(tree.shortName(view)).\(attribute) == \(CheckedTree.number(value)) (\(why))", location: tree.location(of: view))
        case .nonNegative(let item, let axis):
            let view = item as? UIView
            return Note(
                "\(tree.name(ofItem: item)).\(NSLayoutConstraint.Axis(axis).lengthName) >= 0 (nothing is smaller than nothing)",
                location: view.flatMap(tree.location))
        }
    }

    // MARK: The kind

    private static func kind(of conflict: LayoutConflict, in tree: CheckedTree) -> String {
        let constraints = conflict.core.compactMap(\.constraint)
        if contains("UISV-hiding", constraints) { return "unsat.stack-hiding" }
        if contains("UISV-alignment", constraints) { return "unsat.stack-alignment" }
        if constraints.count == conflict.core.count, isContradiction(constraints) { return "unsat.contradictory-constants" }
        if conflict.core.contains(where: { $0.autoresizedView(besides: tree.root) != nil }) { return "unsat.autoresizing-mask" }
        if constraints.contains(where: isAspectRatio) { return "unsat.aspect-ratio" }
        if conflict.core.contains(where: \.isNonNegative) { return "unsat.negative-size" }
        if constraints.contains(where: usesSystemGuide) { return "unsat.safe-area-margin" }
        if constraints.contains(where: { $0.relation != .equal }) { return "unsat.inequality-vs-fixed" }
        return "unsat.set"
    }

    private static func contains(_ identifier: String, _ constraints: [NSLayoutConstraint]) -> Bool {
        constraints.contains { $0.isSystem && $0.identifier == identifier }
    }

    private static func isContradiction(_ constraints: [NSLayoutConstraint]) -> Bool {
        guard let first = constraints.first else { return false }
        return constraints.allSatisfy {
            $0.secondItem == nil && $0.firstItem === first.firstItem && $0.firstAttribute == first.firstAttribute
        }
    }

    private static func isAspectRatio(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.firstItem === constraint.secondItem && constraint.firstAttribute.isLength && constraint.secondAttribute.isLength
            && constraint.firstAttribute != constraint.secondAttribute
    }

    private static func usesSystemGuide(_ constraint: NSLayoutConstraint) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains { item in
            guard let guide = item as? UILayoutGuide else { return false }
            return guide.identifier == "UIViewSafeAreaLayoutGuide" || guide.identifier == "UIViewLayoutMarginsGuide"
        }
    }

    private static func fix(_ kind: String, _ conflict: LayoutConflict, in tree: CheckedTree) -> String {
        switch kind {
        case "unsat.autoresizing-mask":
            let views = conflict.core.compactMap { $0.autoresizedView(besides: tree.root) }
            guard let view = views.first else { break }
            return "Set translatesAutoresizingMaskIntoConstraints of \(tree.name(view)) to false and give it constraints of its own."
        case "unsat.contradictory-constants": return "Keep one of them."
        case "unsat.stack-hiding":
            guard let own = conflict.core.lazy.compactMap(\.constraint).first(where: { !$0.isSystem }) else { break }
            return "Lower the priority of \(tree.text(own)) to 999, so that the stack view can close the gap of a hidden view."
        default: break
        }
        return "Remove one of them, or lower its priority below 1000."
    }
}
