import Findings
import UIKit

/// A view that gave up its autoresizing mask and that no constraint touches: UIKit leaves it at 0.
///
/// In a document, a view without any constraint is a lesser fault: Xcode adds constraints that fix the frame it has on the canvas.
enum NoConstraints: LayoutRule {
    static let kinds = [
        FindingKind(
            "ambiguous.no-constraints", .error, "No constraint touches a view, and its frame isn't taken either.",
            why:
                "A view whose translatesAutoresizingMaskIntoConstraints is false gets its frame from constraints alone; without any it ends at 0.",
            mend: "Add constraints for its position and size, or leave translatesAutoresizingMaskIntoConstraints true.",
            example: "badge.translatesAutoresizingMaskIntoConstraints = false\nview.addSubview(badge)"),
        FindingKind(
            "ib.no-constraints-views", .warning, "A view of a document without any constraint.",
            why:
                "Xcode fixes the frame it has on the canvas when it builds; on other screens and with other texts it stands where it stood.",
            mend: "Add constraints for its position and size.",
            example: "<label text=\"Total\" fixedFrame=\"YES\" id=\"a1B-2c-D3e\"/> (and no constraint that names it)", isToldOnce: true),
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            if isHeldAsDrawn(view, in: tree) { return fixed(view, in: tree) }
            guard lacksConstraints(view, in: tree), tree.verifiesPosition(of: view), !SizeClasses.hasOthers(view, in: tree) else {
                return nil
            }
            return tree.file == nil ? unplaced(view, in: tree) : fixed(view, in: tree)
        }
    }

    /// Whether a view is left to constraints and has none at all. Where it has some on one axis only, the other is ambiguous.
    static func lacksConstraints(_ view: UIView, in tree: CheckedTree) -> Bool {
        guard tree.isPlacedByConstraints(view) else { return false }
        if tree.isPlacedByContainer(view) { return false }
        return !NSLayoutConstraint.Axis.both.contains { tree.isTouched(view, $0) }
    }

    /// Whether a view of a document has no constraint at all, so that Xcode's build gives it the frame of the canvas.
    static func isFixedByXcode(_ view: UIView, in tree: CheckedTree) -> Bool {
        tree.file != nil && lacksConstraints(view, in: tree) && !SizeClasses.hasOthers(view, in: tree)
    }

    /// Whether Interface Builder marked a view as one that keeps its frame, for want of constraints (`fixedFrame`), and its autoresizing mask is the one
    /// that every view has at first: who sets another one means it.
    private static func isHeldAsDrawn(_ view: UIView, in tree: CheckedTree) -> Bool {
        guard let document = tree.document, document.usesAutoLayout, let element = tree.element(of: view),
            element.bool("fixedFrame") == true, element["translatesAutoresizingMaskIntoConstraints"] == "NO"
        else { return false }
        return view.autoresizingMask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) && tree.ties(of: view).isEmpty
            && tree.verifiesPosition(of: view) && !tree.isPlacedByContainer(view)
            && !SizeClasses.hasOthers(view, in: tree)
    }

    private static func unplaced(_ view: UIView, in tree: CheckedTree) -> Finding {
        Finding(
            kind: kinds[0], severity: .error,
            message: "No constraint touches \(tree.name(view)), and its frame is not taken either, so it ends at 0.",
            location: tree.location(of: view),
            fix: "Add constraints for its position and size, or set its translatesAutoresizingMaskIntoConstraints to true.")
    }

    private static func fixed(_ view: UIView, in tree: CheckedTree) -> Finding {
        let frame = tree.element(of: view)?.rect(key: "frame") ?? view.frame
        return Finding(
            kind: kinds[1], severity: .warning,
            message:
                "No constraint touches \(tree.name(view)): it keeps the frame it is drawn with (\(CheckedTree.number(frame.minX)), "
                + "\(CheckedTree.number(frame.minY)), \(CheckedTree.size(frame.size))) on every screen.",
            location: tree.location(of: view), fix: "Add constraints for its position and size.")
    }
}
