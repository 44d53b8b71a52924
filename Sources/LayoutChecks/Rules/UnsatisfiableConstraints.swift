import Findings
import UIKit

/// Required constraints that can't hold together. UIKit gives one of them up and prints the set to the console.
///
/// The finding names an irreducible set (without any one of its members the rest holds), the one that UIKit gives up, and by how many
/// points that one then fails.
enum UnsatisfiableConstraints: LayoutRule {
    static let kinds = [
        FindingKind(
            "unsat.aspect-ratio", .error, "Required constraints can't hold together, and a ratio of a view's own sides takes part.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose.",
            mend: "Lower the priority of the ratio or of one length.",
            example: "photo.width == 100\nphoto.height == 100\nphoto.width == 16/9 * photo.height"),
        FindingKind(
            "unsat.autoresizing-mask", .error,
            "Required constraints can't hold together, and a frame that an autoresizing mask holds takes part.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose. A view keeps the frame it was given as long as translatesAutoresizingMaskIntoConstraints is true.",
            mend: "Set translatesAutoresizingMaskIntoConstraints of the view named to false.",
            example: "let box = UIView(frame: .zero)\nview.addSubview(box)\nbox.widthAnchor.constraint(equalToConstant: 80).isActive = true"
        ),
        FindingKind(
            "unsat.contradictory-constants", .error, "The same quantity is given two values.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose.",
            mend: "Keep one of them; where the value is to change, change the constant of one constraint.",
            example: "bar.height == 44\nbar.height == 60"),
        FindingKind(
            "unsat.inequality-vs-fixed", .error, "Required constraints can't hold together, and an inequality takes part.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose.",
            mend: "Lower the priority of the inequality or of a fixed length.",
            example: "a.width == 200\nb.width >= 200\na.trailing == b.leading (in 375 points)"),
        FindingKind(
            "unsat.negative-size", .error, "The equations force a length below 0.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose. The equations alone can hold, but a width or height is never negative.",
            mend: "Make room: lower the priority of a gap, or give the container more.",
            example: "text.leading == box.leading + 16\ntext.trailing == box.trailing - 16\nbox.width == 20"),
        FindingKind(
            "unsat.safe-area-margin", .error, "Required constraints can't hold together, and a safe area or margins guide takes part.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose. Safe areas differ between devices, so it may hold on one and fail on another.",
            mend: "Lower the priority of a fixed length, or tie to the view's edge.",
            example: "bar.top == safeArea.top\nbar.bottom == view.top + 44"),
        FindingKind(
            "unsat.set", .error, "Required constraints can't hold together.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose. The finding names a smallest set (without any one of them the rest holds) and the one given up.",
            mend: "Remove one of the set, or lower its priority below 1000.",
            example: "a.leading == view.leading + 20\na.width == 300\na.trailing == view.trailing - 100 (in 375 points)"),
        FindingKind(
            "unsat.stack-alignment", .error, "Required constraints can't hold together, and a stack view's alignment takes part.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose. A stack view that fills makes its arranged views as long as itself across its axis.",
            mend: "Choose another alignment, or lower the priority of the view's own length.",
            example: "stack.alignment = .fill\nstack.height == 44\nicon.height == 24 (arranged)"),
        FindingKind(
            "unsat.stack-hiding", .error, "A stack view hides an arranged view that has a required length.",
            why:
                "UIKit prints \"Unable to simultaneously satisfy constraints\", gives one of them up, and the layout is wrong in a way that nobody chose. A stack view hides a view by making it 0 long, against the view's own required length or the paddings inside it.",
            mend: "Lower the priority of the view's own length or of one of its paddings to 999.",
            example: "row.isHidden = true\nrow.height == 44"),
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
