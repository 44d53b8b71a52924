import Findings
import UIKit

/// Required constraints that can't hold together. UIKit gives one of them up and prints the set to the console.
///
/// The finding names an irreducible set (without any one of its members the rest holds), its arithmetic, the one that UIKit gives up, and by
/// how many points that one then fails. A set of which more can be said (a length below 0, a ratio, a row's old height) gives a second
/// finding that says it, because that is another way to mend it.
enum UnsatisfiableConstraints: LayoutRule {
    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.memory.conflicts.filter(\.isSearched).flatMap { conflict -> [Finding] in
            let arithmetic = CoreArithmetic(conflict, in: tree)
            let core = ConflictCore(conflict, arithmetic, in: tree)
            if let row = core.drawnRow { return [drawn(row, core, arithmetic, in: tree)] }
            return [finding(core, arithmetic, in: tree)] + core.furtherKinds.map { further($0, core, arithmetic, in: tree) }
        } + unsearched(tree.memory.conflicts.filter { !$0.isSearched }, in: tree)
    }

    /// One finding for what was given up without a search: there are too many conflicts, or too large ones, to tell them apart.
    private static func unsearched(_ conflicts: [LayoutConflict], in tree: CheckedTree) -> [Finding] {
        let broken = conflicts.compactMap(\.broken.constraint)
        guard let first = conflicts.first else { return [] }
        let many = conflicts.count == 1 ? "1 more required constraint was" : "\(conflicts.count) more required constraints were"
        return [
            Finding(
                kind: set,
                message: "\(many) given up: so many can't hold together that which contradict which wasn't searched for.",
                location: location(first, in: tree), notes: broken.prefix(6).map { tree.note($0, "given up") },
                fix: "Mend the conflicts that are told first, and check again.")
        ]
    }

    private static func finding(_ core: ConflictCore, _ arithmetic: CoreArithmetic?, in tree: CheckedTree) -> Finding {
        Finding(
            kind: core.kind, severity: core.failsAsDrawnOnly ? min(core.kind.severity, .warning) : nil,
            message: message(core, arithmetic, in: tree), location: location(core.conflict, in: tree),
            notes: core.conflict.core.map { note($0, in: tree) }, fix: fix(core, in: tree))
    }

    /// A row that a running table makes as high as its content: the height it was drawn with is nobody's but the canvas's.
    private static func drawn(_ row: UITableViewCell, _ core: ConflictCore, _ arithmetic: CoreArithmetic?, in tree: CheckedTree) -> Finding
    {
        let height = row.contentView.bounds.height
        let sums = [arithmetic?.needed.total, arithmetic?.available.total].compactMap { $0 }
        let needs =
            sums.first { abs($0 - height) > 0.1 }.map { " and its content needs \(CheckedTree.number($0))" }
            ?? ", which doesn't fit its content"
        return Finding(
            kind: encapsulatedHeight, severity: .info,
            message:
                "\(tree.subject(row)) is drawn \(CheckedTree.number(height)) points high\(needs): a table whose rows are as high as their "
                + "content makes room, one of fixed row height doesn't.",
            location: location(core.conflict, in: tree), notes: core.conflict.core.map { note($0, in: tree) })
    }

    private static func message(_ core: ConflictCore, _ arithmetic: CoreArithmetic?, in tree: CheckedTree) -> String {
        let count = "\(core.conflict.core.count) required constraints can't hold together"
        let sums = arithmetic.map { words($0, core) } ?? ""
        guard let broken = core.conflict.broken.constraint else { return count + "." + sums }
        let outcome = tree.shortfall(of: broken).map { ", which ends \(CheckedTree.points($0)) off" } ?? ""
        return "\(count): UIKit gives up \(tree.text(broken))\(outcome).\(sums)"
    }

    /// ` They need 8 + 42 + 8 = 58 points and have 50: 8 missing.`
    private static func words(_ arithmetic: CoreArithmetic, _ core: ConflictCore) -> String {
        let decimals = arithmetic.difference < 0.01 ? 4 : 2
        let difference = CheckedTree.number(arithmetic.difference, decimals: decimals)
        if core.kind == precision { return " They differ by \(difference) points, less than a log prints." }
        let (needed, available) = (arithmetic.needed.text(decimals: decimals), arithmetic.available.text(decimals: decimals))
        if core.kind == contradiction { return " One says \(available) and another \(needed): \(difference) apart." }
        if arithmetic.needed.total > arithmetic.available.total {
            return " They need \(needed) points and have \(available): \(difference) missing."
        }
        return arithmetic.isGivenAround
            ? " They fill \(needed) of \(available) points: \(difference) left over."
            : " They come to \(needed) on one side and \(available) on the other: \(difference) apart."
    }

    /// The constraint given up, else the first of the set that stands in the document, else the root.
    private static func location(_ conflict: LayoutConflict, in tree: CheckedTree) -> SourceLocation? {
        let members = [conflict.broken.constraint].compactMap { $0 } + conflict.core.compactMap(\.constraint)
        if let own = members.first(where: { $0.sourceLine != nil }) { return tree.location(of: own) }
        // A set that UIKit made is mended at its views.
        let views = members.flatMap(\.endViews).filter { $0.sourceLine != nil }
        return (views.first { $0 !== tree.root } ?? views.first).flatMap(tree.location) ?? tree.location(of: tree.root)
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

    // MARK: What else is to be said of a set

    private static func further(
        _ kind: FindingKind, _ core: ConflictCore, _ arithmetic: CoreArithmetic?, in tree: CheckedTree
    ) -> Finding {
        Finding(
            kind: kind, severity: core.failsAsDrawnOnly ? min(kind.severity, .warning) : nil,
            message: furtherMessage(kind, core, arithmetic, in: tree), location: location(core.conflict, in: tree),
            notes: core.evidence(for: kind).map { tree.note($0) }, fix: kind.mend)
    }

    private static func furtherMessage(
        _ kind: FindingKind, _ core: ConflictCore, _ arithmetic: CoreArithmetic?, in tree: CheckedTree
    ) -> String {
        switch kind {
        case negative:
            guard let (item, axis) = core.boundedItem else { break }
            let length = arithmetic?.negative.map { " of \(CheckedTree.number($0.length))" } ?? " below 0"
            return
                "The equations of a conflict force a \(axis.lengthName)\(length) on \(tree.name(ofItem: item)), and nothing is smaller than 0."
        case staleHeight:
            guard let needed = arithmetic?.needed, let available = arithmetic?.available else { break }
            let row = core.imposedView.map(tree.subject) ?? "A row"
            return
                "\(row) is \(CheckedTree.number(available.total)) points high, and its content needs \(CheckedTree.number(needed.total))."
        case ratio:
            guard let tie = core.evidence(for: ratio).first else { break }
            return tie.firstItem === tie.secondItem
                ? "A ratio of a view's own sides takes part in a conflict: \(tree.text(tie))."
                : "A length that is a share of another takes part in a conflict: \(tree.text(tie))."
        case safeArea: return "A safe area or margins guide takes part in a conflict, so other devices may be free of it."
        case inequality:
            guard let one = core.evidence(for: inequality).first else { break }
            return "An inequality takes part in a conflict: \(tree.text(one))."
        default: break
        }
        return kind.summary
    }

    private static func fix(_ core: ConflictCore, in tree: CheckedTree) -> String {
        let own = core.constraints.filter { !$0.isSystem }
        switch core.kind {
        case mask:
            guard let view = core.maskedViews.first else { break }
            if let table = view.superview as? UITableView, table.tableHeaderView === view || table.tableFooterView === view {
                return
                    "Set the frame's height of \(tree.name(view)) to what it needs at the table's width, and assign it to the table again."
            }
            return "Set translatesAutoresizingMaskIntoConstraints of \(tree.name(view)) to false and give it constraints of its own."
        case hiding:
            guard let first = own.first else { return hiding.mend }
            return "Lower the priority of \(tree.text(first)) to 999, so that the stack view can close the gap of a hidden view."
        case encapsulatedHeight, encapsulatedWidth, separator, temporary:
            // The content keeps its place and its length where the tie at the far end gives way.
            let isFar = { (one: NSLayoutConstraint) in one.firstAttribute.isFarEdge && one.secondAttribute.isFarEdge }
            guard let yielding = own.last(where: isFar) ?? own.last else { break }
            return "Lower the priority of \(tree.text(yielding)) to 999."
        default: break
        }
        if let words = besideStack(own, core, in: tree) { return words }
        switch core.kind {
        case contradiction: return "Keep one of them."
        case collapsed:
            guard let padding = own.last(where: { $0.firstAttribute.isFarEdge }) ?? own.last(where: { $0.secondItem != nil }) else {
                return collapsed.mend
            }
            return "Lower the priority of \(tree.text(padding)) to 999, or hide the container in a stack view."
        default: break
        }
        return yielding(own, core).map { "Lower the priority of \(tree.text($0)) to 999, or remove it." } ?? core.kind.mend
    }

    /// The author's constraint that does the least harm when it gives way: a fixed length of something inside, else the one that UIKit gives up.
    private static func yielding(_ own: [NSLayoutConstraint], _ core: ConflictCore) -> NSLayoutConstraint? {
        let lengths = own.filter { one in
            one.secondItem == nil && one.firstAttribute.isLength && one.relation == .equal && one.constant > 0.01
                && !core.constraints.allSatisfy { other in other.endViews.allSatisfy { $0.isDescendant(of: one.endViews.first ?? $0) } }
        }
        let broken = core.conflict.broken.constraint
        return lengths.first { $0 === broken } ?? lengths.first ?? own.first { $0 === broken }
    }

    /// What an author has against a stack view's own constraints, where it is one or two.
    private static func besideStack(_ own: [NSLayoutConstraint], _ core: ConflictCore, in tree: CheckedTree) -> String? {
        guard !own.isEmpty, own.count <= 2, core.constraints.contains(where: { $0.identifier?.hasPrefix("UISV-") ?? false }) else {
            return nil
        }
        return
            "Remove \(own.map(tree.text).joined(separator: " or ")), or lower its priority to 999: the stack view makes the others itself."
    }
}
