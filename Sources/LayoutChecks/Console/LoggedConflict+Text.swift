extension LoggedConflict {
    /// The conflict as a person reads it: the smallest set, the sum, what UIKit does, and what to do.
    public var text: String {
        var lines = ["line \(block.line): \(headline)"]
        lines += core.map { "    " + describe($0) }
        if let arithmetic { lines.append("  sum: \(arithmetic).") }
        if let broken = block.broken {
            lines.append(
                "  UIKit gives up: \(names.text(of: broken))\(isInCore(broken) ? "" : " (not one of this set: the list holds more than one)")"
            )
        }
        lines.append("  mend: \(mend)")
        lines += block.unread.map { "  not read: <\($0)>" }
        return lines.joined(separator: "\n")
    }

    private var headline: String {
        let count = block.constraints.count
        if core.isEmpty {
            return "\(count) constraints are listed, and what can be read of them can hold together."
        }
        let listed = constraints.count == count ? "" : " of the \(count) listed"
        return "\(constraints.count) constraints\(listed) can't hold together:"
    }

    private func isInCore(_ constraint: LoggedConstraint) -> Bool { constraints.contains { $0.address == constraint.address } }

    private func describe(_ member: Member) -> String {
        switch member {
        case .constraint(let constraint):
            let notes = constraint.origin.map { " (\($0))" } ?? ""
            return names.text(of: constraint) + notes
        case .nonNegative(let item, let isWidth):
            return "\(names.name(of: item)).\(isWidth ? "width" : "height") >= 0 (nothing is smaller than nothing; UIKit doesn't list it)"
        }
    }

    // MARK: What to do

    /// The likely mend, for the first of these that fits: what UIKit or a container made says what kind of mistake it is.
    public var mend: String {
        let all = core.isEmpty ? block.constraints : constraints
        if let mask = all.first(where: \.isFromAutoresizingMask) {
            let view = names.name(of: mask.first.item)
            return
                "Set translatesAutoresizingMaskIntoConstraints of \(view) to false before you give it constraints; its frame and mask speak here."
        }
        let own = all.filter(\.isAuthors)
        if all.contains(where: { $0.isTemporary || ($0.isEncapsulated && $0.constant == 0) }) {
            return "A pass before the final one lays this out at 0. It is harmless when the final pass holds; \(lower(own)) silences it."
        }
        if let imposed = all.first(where: \.isEncapsulated) {
            let what = imposed.first.attribute
            return
                "\(names.name(of: imposed.first.item)) is given a \(what) of \(LayoutArithmetic.number(imposed.constant)) from outside (a row's, an item's or a hosted view's). "
                + "Let it size itself (automatic dimension, with an estimate), or \(lower(own, last: true)) so that the outside wins in between."
        }
        if all.contains(where: { $0.identifier == "UISV-hiding" }) {
            return "A stack view closes the gap of a hidden view: \(lower(own)), so that it can become 0."
        }
        if all.contains(where: \.isOfStackView) {
            return
                "A stack view's own constraints decide this: remove \(own.first.map { names.text(of: $0) } ?? "the constraint on its arranged view"), or \(lower(own))."
        }
        if constraints.count == 2, own.count == 2, own[0].first == own[1].first, own[0].second == nil, own[1].second == nil {
            return "Both speak of \(names.quantity(of: own[0])): keep one. Was one added twice, for example each time a cell is reused?"
        }
        if all.contains(where: \.isOfSystemGuide) {
            return "The safe area or the margins take room on this device: \(lower(own)), or tie to the guide instead of a number."
        }
        if own.isEmpty { return "All of these are UIKit's own: look at the sizes that are set in code." }
        return "Remove one you don't mean, or \(lower(own))."
    }

    /// Which priority to lower: of the constraint that UIKit breaks, where it is the author's.
    private func lower(_ own: [LoggedConstraint], last: Bool = false) -> String {
        let broken = own.first { $0.address == block.broken?.address }
        guard let one = broken ?? (last ? own.last : own.first) else { return "lower the priority of one of your constraints to 999" }
        return "lower the priority of \(names.text(of: one)) to 999"
    }
}

extension LoggedConstraint {
    /// Who made it, where that isn't the app.
    var origin: String? {
        if isFromAutoresizingMask { return "from its frame and autoresizing mask" }
        if isTemporary { return "from a pass before the final one" }
        if isEncapsulated { return "imposed from outside" }
        if isOfStackView { return "made by a stack view" }
        if isOfSystemGuide { return "made for a system guide" }
        if isContentSize { return "a natural size" }
        return nil
    }
}
