import Findings
import UIKit

/// Arranged views that don't fit: a squeezed one in a stack view that is too short, or baselines that lift one out of it.
enum StackOverflow: LayoutRule {
    static let kinds = [overflow, baseline]

    private static let overflow = FindingKind(
        "stack.overflow", .warning, "The views of a stack view need more room than it has, and one of them is squeezed.",
        why: "Lengths and gaps add up to more than the stack view is long. The view that resists least gives way.",
        mend: "Let the stack view be longer, scroll, or shorten what is in it.",
        example: "row 288 long: 3 images of 100 and 2 gaps of 8")
    private static let baseline = FindingKind(
        "stack.baseline-overflow", .warning, "Aligned baselines lift a view out of its stack view, or are asked of views without text.",
        why: "With baseline alignment the stack view is as high as its views need on one line only where they all have baselines; a "
            + "column has no common baseline at all.",
        mend: "Use center, top or bottom alignment, or give the stack view room.",
        example: "column.alignment = .firstBaseline")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.stacks.filter { tree.isShown($0.stack) && $0.visible.count > 1 }.flatMap { reading in
            [squeezed(reading, in: tree), lifted(reading, in: tree)].compactMap { $0 }
        }
    }

    private static func squeezed(_ reading: StackReading, in tree: CheckedTree) -> Finding? {
        guard [.fill, .equalSpacing, .equalCentering].contains(reading.stack.distribution) else { return nil }
        let lengths = reading.visible.map { tree.naturalLength(of: $0, reading.axis) ?? reading.length(of: $0) }
        let needs = lengths.reduce(reading.gaps, +)
        let squeezed = zip(reading.visible, lengths).filter { view, natural in
            // Texts are cut by lines: their rules speak of them.
            natural - reading.length(of: view) > 1 && ViewNoun.text(of: view) == nil
                && !tree.ties(of: view, reading.axis).contains { $0.attribute.isLength }
        }
        guard needs > reading.length + 1,
            let (view, natural) = squeezed.max(by: { $0.1 - reading.length(of: $0.0) < $1.1 - reading.length(of: $1.0) }),
            reading.axis == .horizontal || !CellHeight.isInRowThatGrows(reading.stack, in: tree)
        else { return nil }
        return tree.finding(
            overflow, at: view,
            "\(tree.subject(view)) is squeezed from \(CheckedTree.number(natural)) to \(CheckedTree.number(reading.length(of: view))): the views of "
                + "\(tree.name(reading.stack)) need \(CheckedTree.points(needs)) of \(reading.axis.lengthName) and have "
                + "\(CheckedTree.number(reading.length)), \(CheckedTree.number(needs - reading.length)) missing.")
    }

    private static func lifted(_ reading: StackReading, in tree: CheckedTree) -> Finding? {
        guard [.firstBaseline, .lastBaseline].contains(reading.stack.alignment) else { return nil }
        let name = tree.name(reading.stack)
        if reading.axis == .vertical {
            return tree.finding(
                baseline, at: reading.stack, "\(tree.subject(reading.stack)) aligns baselines, and a column has none in common.")
        }
        // The canvas begins a row with its first view; devices make room for all.
        if tree.document != nil, reading.stack.alignment == .firstBaseline { return nil }
        let bounds = reading.stack.bounds
        guard let out = reading.visible.first(where: { $0.frame.minY < bounds.minY - 1.5 || $0.frame.maxY > bounds.maxY + 1.5 }) else {
            return nil
        }
        let points = max(bounds.minY - out.frame.minY, out.frame.maxY - bounds.maxY)
        return tree.finding(
            baseline, at: out,
            "\(tree.subject(out)) sticks out of \(name) by \(CheckedTree.points(points)) to meet the others' baseline.",
            fix: "Use another alignment, or let the stack view be as high as its views need.")
    }
}
