import ConstraintSolver

/// A conflict of a console's log, solved: which of the listed constraints can't hold together, by how much, and what to do.
public struct LoggedConflict: Sendable {
    /// One of the smallest set that can't hold.
    public enum Member: Hashable, Sendable {
        /// A constraint of the list.
        case constraint(LoggedConstraint)
        /// That a length isn't below zero, which UIKit never lists.
        case nonNegative(LoggedConstraint.Item, isWidth: Bool)
    }

    /// The conflict as it was printed.
    public let block: ConsoleLog.Block
    /// A smallest set that can't hold together, in the order of the list; empty when what was read of the list can hold.
    public let core: [Member]
    /// The sum that doesn't come out, as `8 + 42 + 8 = 58, and the cell gives 50: 8 missing`; nil without a core.
    public let arithmetic: String?

    let names: LoggedNames

    /// Solves a conflict.
    public init(_ block: ConsoleLog.Block) {
        self.block = block
        names = LoggedNames(block.constraints)
        core = Self.smallestCore(of: block)
        arithmetic = Self.arithmetic(core, broken: block.broken, names)
    }

    /// The constraints of the core.
    var constraints: [LoggedConstraint] {
        core.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
    }

    // MARK: The core

    /// Which irreducible set is found depends on the order in which constraints are entered: each order is tried, the smallest set wins.
    private static func smallestCore(of block: ConsoleLog.Block) -> [Member] {
        let required = block.constraints.enumerated().filter { $0.element.priority >= 1000 && !$0.element.isContentSize }.map {
            (number: $0.offset, constraint: $0.element)
        }
        var best: [LoggedSystem.Meaning] = []
        for turn in 0..<min(max(required.count, 1), 24) {
            var system = LoggedSystem(Array(required[turn...] + required[..<turn]))
            guard let core = system.core() else { return [] }
            if best.isEmpty || core.count < best.count { best = core }
        }
        return best.sorted { rank($0) < rank($1) }.map { meaning in
            switch meaning {
            case .constraint(let number): .constraint(block.constraints[number])
            case .nonNegative(let item, let isWidth): .nonNegative(item, isWidth: isWidth)
            }
        }
    }

    private static func rank(_ meaning: LoggedSystem.Meaning) -> Int {
        if case .constraint(let number) = meaning { number } else { .max }
    }

    // MARK: The arithmetic

    /// Leaves out the member that sets the limit, and says what the others make of it.
    private static func arithmetic(_ core: [Member], broken: LoggedConstraint?, _ names: LoggedNames) -> String? {
        let constraints = core.compactMap { member -> LoggedConstraint? in if case .constraint(let one) = member { one } else { nil } }
        guard let limit = limit(constraints, broken: broken) else { return nil }
        let others = constraints.filter { $0 != limit }.enumerated().map { (number: $0.offset, constraint: $0.element) }
        var system = LoggedSystem(others)
        let (range, parts) = system.range(of: system.expression(of: limit))
        let has = limit.constant
        let needs = range.lower > has + 1e-6 ? range.lower : range.upper < has - 1e-6 ? range.upper : nil
        guard let needs, needs.isFinite else { return nil }
        let sum = parts.count > 1 && range.isUnique ? LayoutArithmetic.sum(parts) + " = " : ""
        let bound = range.isUnique ? "" : needs > has ? "at least " : "at most "
        let difference =
            needs > has ? "\(LayoutArithmetic.number(needs - has)) missing" : "\(LayoutArithmetic.number(has - needs)) too many"
        return
            "the others make \(names.quantity(of: limit)) \(bound)\(sum)\(LayoutArithmetic.number(needs)), and it is \(limit.wanted): \(difference)"
    }

    /// The constraint the others run against: a size imposed from outside, else the one that UIKit breaks, else a length.
    private static func limit(_ constraints: [LoggedConstraint], broken: LoggedConstraint?) -> LoggedConstraint? {
        let tests: [(LoggedConstraint) -> Bool] = [
            { $0.isEncapsulated }, { $0.isTemporary }, { $0.identifier == "UISV-hiding" },
            { $0.isFromAutoresizingMask && $0.second == nil && ["width", "height"].contains($0.first.attribute) },
            { $0.address == broken?.address }, { $0.second == nil },
        ]
        for test in tests { if let found = constraints.first(where: test) { return found } }
        return constraints.last
    }
}

extension LoggedConstraint {
    /// `50`, `to be at least 44`.
    var wanted: String {
        let number = LayoutArithmetic.number(constant)
        return switch relation {
        case .equal: number
        case .lessThanOrEqual: "to be at most \(number)"
        case .greaterThanOrEqual: "to be at least \(number)"
        }
    }
}

/// Sums and numbers of points as people write them.
enum LayoutArithmetic {
    /// At most two decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// `8 + 42 - 3`.
    static func sum(_ parts: [Double]) -> String {
        var text = ""
        for part in parts {
            text += text.isEmpty ? (part < 0 ? "-" : "") : (part < 0 ? " - " : " + ")
            text += number(abs(part))
        }
        return text
    }
}
