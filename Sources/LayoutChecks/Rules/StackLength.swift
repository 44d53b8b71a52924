import Findings
import UIKit

/// Stack views whose length nothing settles: empty ones, and arranged views without a natural length.
enum StackLength: LayoutRule {
    static let kinds = [empty, noIntrinsic, margin]

    private static let empty = FindingKind(
        "stack.empty-has-no-length", .error, "A stack view without visible views has no length of its own.",
        why: "A stack view is as long as what it arranges. With nothing visible any length will do, and it may fill the screen.",
        mend: "Give it a length of 0 at a low priority, or hide the stack view itself.",
        example: "stack.arrangedSubviews.isEmpty\nlist.top == stack.bottom\nlist.bottom == view.bottom")
    private static let noIntrinsic = FindingKind(
        "stack.no-intrinsic-arranged", .error, "An arranged view has no length along the stack view's axis.",
        why: "Plain views and scroll views have no natural length. Where nothing else says how long one is, the stack view can't tell.",
        mend: "Give it a length, or content that has one and is pinned to its edges.",
        example: "stack.axis = .vertical\nstack.addArrangedSubview(UIView())\nstack.addArrangedSubview(UIView())")
    private static let margin = FindingKind(
        "stack.hidden-keeps-margin", .info, "A stack view whose views are all hidden still takes room for its margins.",
        why: "Margins and required paddings don't go with the views, so a gap stays where nothing is shown.",
        mend: "Hide the stack view itself.",
        example: "stack.isLayoutMarginsRelativeArrangement = true\n(all arranged views hidden, margins 16 above and below)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.stacks.filter { tree.isShown($0.stack) }.flatMap { reading in
            reading.visible.isEmpty ? [emptyStack(reading, in: tree)].compactMap { $0 } : openViews(reading, in: tree)
        }
    }

    private static func emptyStack(_ reading: StackReading, in tree: CheckedTree) -> Finding? {
        let stack = reading.stack
        let axis = reading.axis
        if tree.isPlacedByConstraints(stack), let range = tree.lengthRange(of: stack, axis) {
            return tree.finding(
                empty, at: stack,
                "\(tree.subject(stack)) shows no view, so its \(axis.lengthName) can be \(range.words); it is "
                    + "\(CheckedTree.number(axis.length(of: stack.bounds.size))).",
                fix: "Give it a \(axis.lengthName) of 0 at priority 250.")
        }
        guard !stack.arrangedSubviews.isEmpty, reading.margins > 0.5, axis.length(of: stack.bounds.size) > 0.5 else { return nil }
        return tree.finding(
            margin, at: stack,
            "All views of \(tree.name(stack)) are hidden, and its margins keep \(CheckedTree.number(axis.length(of: stack.bounds.size))) "
                + "points of room.",
            fix: "Hide \(tree.name(stack)) itself.")
    }

    private static func openViews(_ reading: StackReading, in tree: CheckedTree) -> [Finding] {
        guard [.fill, .equalSpacing, .equalCentering].contains(reading.stack.distribution) else { return [] }
        let open = reading.visible.prefix(OpenLayout.limit(for: tree)).filter { view in
            tree.naturalLength(of: view, reading.axis) == nil && tree.isPlacedByConstraints(view) && tree.verifiesSize(of: view)
                && tree.lengthRange(of: view, reading.axis) != nil
        }
        guard let first = open.first else { return [] }
        let standIns = tree.standIns(open)
        return [
            tree.finding(
                noIntrinsic, standIns.severity, at: first,
                "\(tree.subject(first)) has no \(reading.axis.lengthName) of its own, and \(tree.name(reading.stack)) can't tell how "
                    + "\(reading.axis == .horizontal ? "wide" : "high") to make it.",
                notes: standIns.notes + open.dropFirst().map { tree.note($0, "so has") },
                fix: "Give it a \(reading.axis.lengthName), or pin content that has one to its edges.")
        ]
    }
}
