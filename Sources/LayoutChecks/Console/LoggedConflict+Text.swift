extension LoggedConflict {
    /// The conflict as a person reads it: the smallest set, the sum, what UIKit does, and what to do.
    public var text: String {
        var lines = ["line \(block.line): \(headline)"]
        lines += core.map { "    " + describe($0) }
        if let arithmetic { lines.append("  sum: \(arithmetic).") }
        if let broken = block.broken {
            let remark = core.isEmpty || isInCore(broken) ? "" : " (not one of this set: the list holds more than one)"
            lines.append("  UIKit gives up: \(names.text(of: broken))\(remark)")
        }
        lines.append("  mend: \(mend)")
        lines += block.unread.map { "  not read: <\($0)>" }
        if block.leftOut > 0 { lines.append("  not looked at: \(block.leftOut) more that stand in the list") }
        return lines.joined(separator: "\n")
    }

    private var headline: String {
        let count = block.constraints.count
        if count == 0, block.isHidden { return "the console shows <private> instead of the constraints." }
        if core.isEmpty {
            let untold = untold
            return "\(count) constraint\(count == 1 ? " is" : "s are") listed, and what can be read of them can hold together"
                + (untold.isEmpty ? "." : "; where these lie the log doesn't tell: \(untold.joined(separator: ", ")).")
        }
        let listed = constraints.count == count ? "" : " of the \(count) listed"
        let guess = isGuessed ? ", if every baseline is as far from its view's edge as the others and margins are not negative" : ""
        if constraints.count == 1 { return "1 constraint\(listed) can't hold\(guess):" }
        return "\(constraints.count) constraints\(listed) can't hold together\(guess):"
    }

    /// The baselines and margins that take part.
    private var untold: [String] {
        let ends = block.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }.filter { LoggedSystem.isUntold($0.attribute) }
        return Set(ends.map { "\(names.name(of: $0.item)).\($0.attribute)" }).sorted()
    }

    private func isInCore(_ constraint: LoggedConstraint) -> Bool { constraints.contains { $0.address == constraint.address } }

    private func describe(_ member: Member) -> String {
        switch member {
        case .constraint(let constraint):
            let notes = [constraint.origin, constraint.source].compactMap { $0 }
            return names.text(of: constraint) + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        case .nonNegative(let item, let isWidth):
            return "\(names.name(of: item)).\(isWidth ? "width" : "height") >= 0 (nothing is smaller than nothing; UIKit doesn't list it)"
        case .marginsInside(let item): return "the margins of \(names.name(of: item)) lie inside it (UIKit doesn't list where)"
        }
    }

    // MARK: What to do

    /// The likely mend, for the first of these that fits: what UIKit or a container made says what kind of mistake it is.
    public var mend: String {
        let all = core.isEmpty ? block.constraints : constraints
        if all.isEmpty {
            return "Run the app from Xcode, or set a breakpoint on UIViewAlertForUnsatisfiableConstraints: there the constraints are shown."
        }
        if core.isEmpty, block.broken == nil {
            return
                "The list may end early: copy the console's text as far as \"Will attempt to recover by breaking constraint\" and what it names."
        }
        if !all.contains(where: \.isAuthors), let own = all.first(where: \.isOfPrivateViews) {
            let item = own.first.item.isPrivate ? own.first.item : own.second?.item ?? own.first.item
            return "Only constraints that UIKit makes take part (\(names.name(of: item))): nothing of yours is wrong. "
                + "A bar, an alert or a keyboard that has no size before it is shown prints this."
        }
        if all.count == 1, all[0].second == nil, all[0].constant < 0 {
            return "\(names.quantity(of: all[0])) is to be below 0, which nothing can be: raise the constant. "
                + "If no code of yours says so, UIKit does, as in action sheets of some releases; then it is harmless."
        }
        if let prototype = all.first(where: \.isPrototype) {
            return
                "\(names.name(of: prototype.first.item)) has no constraints of its own in its document, so that its frame was made into some: add those "
                + "that are missing, or mark its place as built for the canvas only."
        }
        if let mask = all.first(where: { $0.isFromAutoresizingMask && $0.first.item.isPrivate }) {
            return
                "UIKit gives \(names.name(of: mask.first.item)) a \(mask.first.attribute) of \(LayoutArithmetic.number(mask.constant)): give the bar it "
                + "stands in its size before you fill it, or \(lower(all.filter(\.isAuthors)))."
        }
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
        if isPrototype { return "made by Interface Builder" }
        return nil
    }
}
