import ConstraintSolver

extension LayoutEngine {
    /// Adds a constraint. Both items must stand under one root.
    ///
    /// Items mentioned for the first time bring their intrinsic lengths into the system before the constraint itself: among equal optional constraints the
    /// item mentioned first takes the slack (measured on iOS 26.1: facts 6.3).
    ///
    /// A constraint that `entersLate` is the one that stays violated in a tie with the others, whatever their order.
    public func addConstraint(_ description: EngineConstraintDescription, entersLate: Bool = false) -> ConstraintHandle {
        for anchor in [description.first, description.firstOrigin, description.second, description.secondOrigin] {
            if let anchor { mention(anchor.item) }
        }
        var builder = ExpressionBuilder(engine: self)
        let expression = tamed(builder.expression(for: description))
        let slot = freeSlots.popLast() ?? slots.count
        if slot == slots.count { slots.append(nil) }
        let row = addRow(
            expression, description.relation, priority: Priority(description.priority), entersLate: entersLate, .constraint(slot))
        slots[slot] = ConstraintSlot(
            description: description, row: row, expression: expression, dependencies: builder.dependencies, entersLate: entersLate)
        for item in builder.dependencies { items[item.index].dependents.insert(slot) }
        return ConstraintHandle(slot: slot)
    }

    /// Takes a constraint out.
    public func removeConstraint(_ handle: ConstraintHandle) {
        guard let slot = slots[handle.slot] else { return }
        for item in slot.dependencies { items[item.index].dependents.remove(handle.slot) }
        removeRow(slot.row)
        slots[handle.slot] = nil
        freeSlots.append(handle.slot)
    }

    /// Changes a constraint's constant, in points.
    public func setConstant(_ constant: Double, of handle: ConstraintHandle) {
        guard slots[handle.slot] != nil else { return }
        slots[handle.slot]?.description.constant = constant
        rebuild(handle.slot)
    }

    /// Changes a constraint's priority.
    public func setPriority(_ priority: Float, of handle: ConstraintHandle) {
        guard let slot = slots[handle.slot], slot.description.priority != priority else { return }
        slots[handle.slot]?.description.priority = priority
        sound { try solver.setPriority(Priority(priority), of: slot.row) }
        needsSolve = true
    }

    /// Rebuilds a constraint's expression; where only its constant differs the solver is told no more than that.
    func rebuild(_ index: Int) {
        guard let slot = slots[index] else { return }
        var builder = ExpressionBuilder(engine: self)
        let expression = tamed(builder.expression(for: slot.description))
        if expression == slot.expression { return }
        slots[index]?.expression = expression
        if expression.terms == slot.expression.terms {
            sound { try solver.setConstant(expression.constant, of: slot.row) }
        } else {
            removeRow(slot.row)
            slots[index]?.row = addRow(
                expression, slot.description.relation, priority: Priority(slot.description.priority), entersLate: slot.entersLate,
                .constraint(index))
        }
        if builder.dependencies != slot.dependencies {
            for item in slot.dependencies { items[item.index].dependents.remove(index) }
            for item in builder.dependencies { items[item.index].dependents.insert(index) }
            slots[index]?.dependencies = builder.dependencies
        }
        needsSolve = true
    }

    // MARK: Intrinsic lengths

    /// Tells an item's natural length on an axis. `entersLate` marks text that wraps: UIKit re-adds its rows in a second pass, so in a tie they are the ones
    /// that stay violated (facts 6.3, rows approw_lines0_*).
    ///
    /// `yieldsFirst` marks the views of a stack: there the first of equals stretches and the first shrinks too (measured on iOS 26: S9-S11), while of views
    /// tied by plain constraints the later one is squeezed (facts 6.3).
    public func setIntrinsic(
        _ intrinsic: IntrinsicLength, of id: ItemID, _ axis: LayoutAxis, entersLate: Bool = false, yieldsFirst: Bool = false
    ) {
        let old = items[id.index].intrinsic[axis.rawValue]
        let wasLate = items[id.index].entersLate
        let turnsRound = items[id.index].yieldsFirst != yieldsFirst
        guard old != intrinsic || wasLate != entersLate || turnsRound else { return }
        items[id.index].intrinsic[axis.rawValue] = intrinsic
        items[id.index].entersLate = entersLate
        items[id.index].yieldsFirst = yieldsFirst
        guard let rows = items[id.index].intrinsicRows[axis.rawValue] else { return }
        guard let length = intrinsic.length, old?.length != nil, wasLate == entersLate, !turnsRound else {
            clearIntrinsicRows(of: id, axis)
            addIntrinsicRows(of: id, axis)
            return
        }
        sound {
            try solver.setConstant(-length, of: rows.hugging)
            try solver.setConstant(-length, of: rows.compression)
            if old?.hugging != intrinsic.hugging { try solver.setPriority(optional(intrinsic.hugging), of: rows.hugging) }
            if old?.compressionResistance != intrinsic.compressionResistance {
                try solver.setPriority(optional(intrinsic.compressionResistance), of: rows.compression)
            }
        }
        needsSolve = true
    }

    /// Brings an item's intrinsic lengths into the system, once; also without any constraint on it (a view that only has a natural size).
    public func mention(_ id: ItemID) {
        for axis in LayoutAxis.allCases where items[id.index].intrinsicRows[axis.rawValue] == nil { addIntrinsicRows(of: id, axis) }
    }

    private func addIntrinsicRows(of id: ItemID, _ axis: LayoutAxis) {
        guard let intrinsic = items[id.index].intrinsic[axis.rawValue], let length = intrinsic.length else { return }
        let late = items[id.index].entersLate
        let yields = items[id.index].yieldsFirst
        let expression = LinearExpression(items[id.index].length[axis.rawValue]) + LinearExpression(constant: -length)
        items[id.index].intrinsicRows[axis.rawValue] = IntrinsicRows(
            hugging: addRow(
                expression, .lessThanOrEqual, priority: optional(intrinsic.hugging), entersLate: late,
                entersFirst: yields && late, .intrinsic(id, axis, isHugging: true)),
            compression: addRow(
                expression, .greaterThanOrEqual, priority: optional(intrinsic.compressionResistance), entersLate: late,
                entersFirst: yields,
                .intrinsic(id, axis, isHugging: false)))
    }

    func clearIntrinsicRows(of id: ItemID, _ axis: LayoutAxis) {
        guard let rows = items[id.index].intrinsicRows[axis.rawValue] else { return }
        removeRow(rows.hugging)
        removeRow(rows.compression)
        items[id.index].intrinsicRows[axis.rawValue] = nil
    }

    /// Content-size constraints at priority 1000 are not required: they beat every optional constraint and lose to a required one silently (facts 6.1, I1-I3).
    private func optional(_ priority: Float) -> Priority {
        if priority >= Priority.required.rawValue { return .brokenRequired }
        return Priority(priority > 0 ? priority : Float.leastNormalMagnitude)
    }

    // MARK: Frame-based items

    /// Holds a frame-based item where its frame says, following the superview's length by its autoresizing shares.
    /// `rect` is the alignment rectangle; `parentLength` the superview's bounds length on each axis when the frame was set.
    public func setFixed(_ rect: LayoutRect, parentLength: (width: Double, height: Double), shares: [AutoresizingShare], of id: ItemID) {
        for axis in LayoutAxis.allCases {
            let parentLength = axis == .horizontal ? parentLength.width : parentLength.height
            setFixed(rect.origin(axis), rect.length(axis), parentLength, shares[axis.rawValue], of: id, axis)
        }
    }

    private func setFixed(
        _ origin: Double, _ length: Double, _ parentLength: Double, _ share: AutoresizingShare, of id: ItemID, _ axis: LayoutAxis
    ) {
        let item = items[id.index]
        func expression(_ variable: Variable, _ share: Double, _ value: Double) -> LinearExpression {
            guard let parent = item.parent, share != 0 else { return LinearExpression(variable) + LinearExpression(constant: -value) }
            let insets = items[parent.index].alignmentInsets
            let following = LinearExpression(items[parent.index].length[axis.rawValue]) * share
            let frameExtra = insets.min(axis) + insets.max(axis)
            return LinearExpression(variable) - following + LinearExpression(constant: share * (parentLength - frameExtra) - value)
        }
        let originExpression = expression(item.origin[axis.rawValue], share.origin, origin)
        let lengthExpression = expression(item.length[axis.rawValue], share.length, length)
        if let rows = item.fixedRows[axis.rawValue], rows.share == share {
            sound {
                try solver.setConstant(tamed(originExpression).constant, of: rows.origin)
                try solver.setConstant(tamed(lengthExpression).constant, of: rows.length)
            }
            needsSolve = true
            return
        }
        clearFixedRows(of: id, axis)
        items[id.index].fixedRows[axis.rawValue] = FixedRows(
            origin: addRow(originExpression, .equal, priority: .required, .fixed(id, axis, isLength: false)),
            length: addRow(lengthExpression, .equal, priority: .required, .fixed(id, axis, isLength: true)), share: share)
    }

    /// Lets go of a frame-based item's frame.
    public func clearFixed(of id: ItemID) {
        for axis in LayoutAxis.allCases { clearFixedRows(of: id, axis) }
    }

    func clearFixedRows(of id: ItemID, _ axis: LayoutAxis) {
        guard let rows = items[id.index].fixedRows[axis.rawValue] else { return }
        removeRow(rows.origin)
        removeRow(rows.length)
        items[id.index].fixedRows[axis.rawValue] = nil
    }

    // MARK: Rows

    /// Runs a change of the solver. Rows and numbers are the engine's own, checked where they come in, so a refusal is a fault of the engine.
    func sound(_ change: () throws -> Void) {
        do { try change() } catch { preconditionFailure("the layout engine handed its solver something bad: \(error)") }
    }

    /// Keeps a row within numbers that arithmetic survives: what an app sets to "infinite" becomes a billion points.
    private func tamed(_ expression: LinearExpression) -> LinearExpression {
        func limit(_ value: Double, _ bound: Double) -> Double { value.isNaN ? 0 : min(max(value, -bound), bound) }
        guard !(abs(expression.constant) <= 1e9) || expression.terms.contains(where: { !(abs($0.coefficient) <= 1e9) }) else {
            return expression
        }
        var result = LinearExpression(constant: limit(expression.constant, 1e9))
        for term in expression.terms { result = result + LinearExpression(term.variable) * limit(term.coefficient, 1e9) }
        return result
    }

    /// Adds a solver row.
    func addRow(
        _ expression: LinearExpression, _ relation: Relation, priority: Priority, entersLate: Bool = false, entersFirst: Bool = false,
        _ meaning: RowMeaning
    ) -> ConstraintID {
        needsSolve = true
        do {
            let row = try solver.add(tamed(expression), relation, priority: priority, entersLate: entersLate, entersFirst: entersFirst)
            meanings[row] = meaning
            return row
        } catch {
            preconditionFailure("the layout engine handed its solver a bad row: \(error)")
        }
    }

    func removeRow(_ row: ConstraintID) {
        sound { try solver.remove(row) }
        meanings[row] = nil
        needsSolve = true
    }
}
