import Findings
import UIKit

/// Short ways to say something about a view or a constraint of the tree.
extension CheckedTree {
    /// A finding at a view.
    func finding(
        _ kind: FindingKind, _ severity: Severity? = nil, at view: UIView, _ message: String, notes: [Note] = [], fix: String? = nil
    ) -> Finding {
        Finding(kind: kind, severity: severity, message: message, location: location(of: view), notes: notes, fix: fix)
    }

    /// A finding at a constraint.
    func finding(
        _ kind: FindingKind, _ severity: Severity? = nil, at constraint: NSLayoutConstraint, _ message: String, notes: [Note] = [],
        fix: String? = nil
    ) -> Finding {
        Finding(
            kind: kind, severity: severity, message: message,
            location: location(of: constraint) ?? constraint.endViews.first.flatMap(location), notes: notes, fix: fix)
    }

    /// How grave it is that views have open lengths: where one is of a class that isn't linked, the class may bring a size of its own.
    func standIns(_ views: [UIView]) -> (severity: Severity, notes: [Note]) {
        let unknown = views.filter(isStandIn)
        guard !unknown.isEmpty else { return (.error, []) }
        return (.warning, unknown.prefix(3).map { note($0, "its class isn't linked, and may bring a size") })
    }

    /// Tries something out on the tree, without telling the console of conflicts that only the trial has.
    func quietly<Outcome>(_ trial: () -> Outcome) -> Outcome {
        let handler = LayoutDiagnostics.conflictHandler
        LayoutDiagnostics.conflictHandler = { _ in }
        defer { LayoutDiagnostics.conflictHandler = handler }
        return trial()
    }

    /// A note that shows a constraint.
    func note(_ constraint: NSLayoutConstraint, _ what: String = "") -> Note {
        Note(what.isEmpty ? text(constraint) : "\(what): \(text(constraint))", location: location(of: constraint))
    }

    /// A note that names a view.
    func note(_ view: UIView, _ what: String) -> Note { Note("\(what): \(name(view))", location: location(of: view)) }

    /// Names in a sentence: `"A", "B" and "C"`.
    func list(_ views: [UIView], _ word: String = "and") -> String {
        let names = views.map(name)
        guard names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
}
