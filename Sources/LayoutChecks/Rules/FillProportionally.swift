import Findings
import UIKit

/// Stack views with proportional filling, whose shares aren't in proportion once there are gaps or margins.
enum FillProportionally: LayoutRule {
    static let kinds = [spacing, margins, noIntrinsic]

    private static let spacing = FindingKind(
        "stack.fill-proportionally-spacing", .warning, "Gaps spoil the proportions of a stack view that fills proportionally.",
        why: "UIKit gives each view natural / (sum of naturals + gaps) of the whole length, gaps included, at falling priorities. What is "
            + "over or missing falls to the last view.",
        mend: "Set spacing to 0 and leave the gaps inside the views, or tie the views' lengths to each other.",
        example: "stack.distribution = .fillProportionally\nstack.spacing = 8")
    private static let margins = FindingKind(
        "stack.fill-proportionally-margins", .warning, "Margins spoil the proportions of a stack view that fills proportionally.",
        why: "The shares are of the stack view's whole length, margins included, so the last view ends short by the margins.",
        mend: "Pin the stack view inside the margins instead of making its arrangement relative to them.",
        example: "stack.distribution = .fillProportionally\nstack.isLayoutMarginsRelativeArrangement = true")
    private static let noIntrinsic = FindingKind(
        "stack.fill-proportionally-no-intrinsic", .error,
        "A view without a natural length stands in a stack view that fills proportionally.",
        why: "Its share of the whole is its natural length's, which it hasn't got: it is laid out with length 0.",
        mend: "Choose fill or fillEqually, or give the view a natural length.",
        example: "stack.distribution = .fillProportionally\nstack.addArrangedSubview(UIView())")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.stacks.filter { $0.stack.distribution == .fillProportionally && $0.visible.count > 1 && tree.isShown($0.stack) }.flatMap {
            reading -> [Finding] in
            let lacking = reading.visible.filter { tree.naturalLength(of: $0, reading.axis) == nil && reading.length(of: $0) < 0.5 }
            if let view = lacking.first { return [lacks(view, reading, in: tree)] }
            return [uneven(reading, in: tree)].compactMap { $0 }
        }
    }

    private static func lacks(_ view: UIView, _ reading: StackReading, in tree: CheckedTree) -> Finding {
        tree.finding(
            noIntrinsic, at: view,
            "\(tree.subject(view)) has no natural \(reading.axis.lengthName), so its share of \(tree.name(reading.stack)) is 0.",
            fix: "Choose distribution fill or fillEqually, or give it a \(reading.axis.lengthName).")
    }

    private static func uneven(_ reading: StackReading, in tree: CheckedTree) -> Finding? {
        let naturals = reading.visible.compactMap { tree.naturalLength(of: $0, reading.axis) }
        let sum = naturals.reduce(0, +)
        let room = reading.length - reading.gaps
        guard naturals.count == reading.visible.count, sum > 0, room > 0, reading.gaps > 0.5 || reading.margins > 0.5 else { return nil }
        let off = zip(reading.visible, naturals).map { (view: $0, share: $1 / sum * room) }
            .max { abs(reading.length(of: $0.view) - $0.share) < abs(reading.length(of: $1.view) - $1.share) }
        guard let off, abs(reading.length(of: off.view) - off.share) > 1 else { return nil }
        let isMargin = reading.margins > reading.gaps
        return tree.finding(
            isMargin ? margins : spacing, at: reading.stack,
            "\(tree.subject(off.view)) is \(CheckedTree.number(reading.length(of: off.view))) long, and in proportion it would be "
                + "\(CheckedTree.number(off.share)): the \(isMargin ? "margins" : "gaps") of \(tree.name(reading.stack)) "
                + "(\(CheckedTree.number(isMargin ? reading.margins : reading.gaps))) aren't taken off before the shares are made.",
            fix: isMargin
                ? "Pin the stack view inside the margins, and set isLayoutMarginsRelativeArrangement to false."
                : "Set spacing to 0, or tie the views' lengths to each other.")
    }
}
