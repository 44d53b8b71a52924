import ConstraintSolver

/// A conflict of a console's log, solved: which of the listed constraints can't hold together, by how much, and what to do.
public struct LoggedConflict: Sendable {
    /// One of the smallest set that can't hold.
    public enum Member: Hashable, Sendable {
        /// A constraint of the list.
        case constraint(LoggedConstraint)
        /// That a length isn't below zero, which UIKit never lists.
        case nonNegative(LoggedConstraint.Item, isWidth: Bool)
        /// That margins lie inside their view, which UIKit never lists.
        case marginsInside(LoggedConstraint.Item)
    }

    /// The conflict as it was printed.
    public let block: ConsoleLog.Block
    /// A smallest set that can't hold together, in the order of the list; empty when what was read of the list can hold.
    public let core: [Member]
    /// The sum that doesn't come out, as `8 + 42 + 8 = 58, and the cell gives 50: 8 missing`; nil without a core.
    public let arithmetic: String?
    /// Whether the set was found only by taking every baseline as equally far from its view's edge, and margins as inside their views: the log
    /// doesn't tell either.
    public let isGuessed: Bool

    let names: LoggedNames

    /// Solves a conflict.
    public init(_ block: ConsoleLog.Block) {
        self.block = block
        names = LoggedNames(block.constraints)
        let told = Self.smallestCore(of: block, guesses: false)
        let guessed = told.isEmpty ? Self.smallestCore(of: block, guesses: true) : []
        core = told.isEmpty ? guessed : told
        isGuessed = !guessed.isEmpty
        arithmetic = Self.arithmetic(core, of: block, guesses: isGuessed, names)
    }

    /// The constraints of the core.
    var constraints: [LoggedConstraint] {
        core.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
    }

    // MARK: The core

    /// Which irreducible set is found depends on the order in which constraints are entered: each order is tried, the smallest set wins.
    private static func smallestCore(of block: ConsoleLog.Block, guesses: Bool) -> [Member] {
        let required = block.constraints.enumerated().filter { $0.element.isInConflict }.map { (number: $0.offset, constraint: $0.element) }
        var best: [LoggedSystem.Meaning] = []
        for turn in 0..<min(max(required.count, 1), 24) {
            let turned = Array(required[min(turn, required.count)...] + required[..<min(turn, required.count)])
            var system = LoggedSystem(turned, context: block.constraints, guesses: guesses)
            guard let core = system.core() else { return [] }
            if best.isEmpty || core.count < best.count { best = core }
        }
        var told: Set<LoggedSystem.Meaning> = []
        return best.filter { told.insert($0).inserted }.sorted { rank($0) < rank($1) }.map { meaning in
            switch meaning {
            case .constraint(let number): .constraint(block.constraints[number])
            case .nonNegative(let item, let isWidth): .nonNegative(item, isWidth: isWidth)
            case .marginsInside(let item): .marginsInside(item)
            }
        }
    }

    private static func rank(_ meaning: LoggedSystem.Meaning) -> Int {
        if case .constraint(let number) = meaning { number } else { .max }
    }

    // MARK: The arithmetic

    /// Leaves out the member that sets the limit, and says what the others make of it.
    private static func arithmetic(_ core: [Member], of block: ConsoleLog.Block, guesses: Bool, _ names: LoggedNames) -> String? {
        let constraints = core.compactMap { member -> LoggedConstraint? in if case .constraint(let one) = member { one } else { nil } }
        guard let limit = limit(constraints, broken: block.broken) else { return nil }
        let others = constraints.filter { $0 != limit }.enumerated().map { (number: $0.offset, constraint: $0.element) }
        var system = LoggedSystem(others, context: block.constraints, guesses: guesses)
        let (range, parts) = system.range(of: system.expression(of: limit))
        let has = limit.constant
        let needs = range.lower > has + 1e-6 ? range.lower : range.upper < has - 1e-6 ? range.upper : nil
        guard let needs, needs.isFinite else { return nil }
        // A sum that begins with what is taken away is hard to read.
        let ordered = parts.filter { $0 > 0 } + parts.filter { $0 < 0 }
        // What misses by less than a hundredth is shown to the last digit that the log has.
        let decimals = abs(needs - has) < 0.005 ? 6 : 2
        func number(_ value: Double) -> String { LayoutArithmetic.number(value, decimals: decimals) }
        let sum = parts.count > 1 && range.isUnique ? LayoutArithmetic.sum(ordered, decimals: decimals) + " = " : ""
        let bound = range.isUnique ? "" : needs > has ? "at least " : "at most "
        // Against a limit something is missing when there is more below it than it allows, or when what must be reached isn't.
        let isMissing = limit.relation == .equal ? needs > has : limit.relation == .greaterThanOrEqual
        let difference = "\(number(abs(needs - has))) \(isMissing ? "missing" : "too many")"
        return
            "the others make \(names.quantity(of: limit)) \(bound)\(sum)\(number(needs)), and it is \(limit.wanted(decimals: decimals)): \(difference)"
    }

    /// The constraint the others run against: a size imposed from outside, else a length, where possible the one that UIKit breaks.
    private static func limit(_ constraints: [LoggedConstraint], broken: LoggedConstraint?) -> LoggedConstraint? {
        let tests: [(LoggedConstraint) -> Bool] = [
            { $0.isEncapsulated }, { $0.isTemporary }, { $0.identifier == "UISV-hiding" },
            { $0.isFromAutoresizingMask && $0.second == nil && ["width", "height"].contains($0.first.attribute) },
            { $0.address == broken?.address && $0.second == nil && !$0.isContentSize }, { $0.second == nil && $0.isAuthors },
            { $0.address == broken?.address },
        ]
        for test in tests { if let found = constraints.first(where: test) { return found } }
        return constraints.last
    }
}

extension LoggedConstraint {
    /// `50`, `to be at least 44`.
    func wanted(decimals: Int) -> String {
        let number = LayoutArithmetic.number(constant, decimals: decimals)
        return switch relation {
        case .equal: number
        case .lessThanOrEqual: "to be at most \(number)"
        case .greaterThanOrEqual: "to be at least \(number)"
        }
    }
}

/// Sums and numbers of points as people write them.
enum LayoutArithmetic {
    /// At most two decimals, or as many as asked for.
    static func number(_ value: Double, decimals: Int = 2) -> String {
        let parts = decimals == 2 ? 100.0 : (0..<decimals).reduce(1) { whole, _ in whole * 10 }
        let rounded = (value * parts).rounded() / parts
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// `8 + 42 - 3`.
    static func sum(_ parts: [Double], decimals: Int = 2) -> String {
        var text = ""
        for part in parts {
            text += text.isEmpty ? (part < 0 ? "-" : "") : (part < 0 ? " - " : " + ")
            text += number(abs(part), decimals: decimals)
        }
        return text
    }
}
