import ConstraintSolver

extension LayoutEngine {
    /// Adds a view, or a free guide of the view `parent`. Lengths never go below zero (UIKit reports a negative length as a conflict).
    public func addItem(parent: ItemID?, isGuide: Bool = false, isScrollView: Bool = false) -> ItemID {
        let id = ItemID(index: items.count)
        let length = PerAxis(newVariable(of: id), newVariable(of: id)), origin = PerAxis(newVariable(of: id), newVariable(of: id))
        var item = Item(
            parent: parent, depth: parent.map { items[$0.index].depth + 1 } ?? 0, isGuide: isGuide, origin: origin, length: length)
        item.isScrollView = isScrollView
        items.append(item)
        for axis in LayoutAxis.allCases {
            let row = addRow(LinearExpression(item.length[axis.rawValue]), .greaterThanOrEqual, priority: .required, .nonNegative(id, axis))
            items[id.index].nonNegative.append(row)
        }
        return id
    }

    /// Forgets an item and its rows. The caller removes the constraints on it first.
    public func removeItem(_ id: ItemID) {
        guard items[id.index].isAlive else { return }
        for axis in LayoutAxis.allCases {
            clearIntrinsicRows(of: id, axis)
            clearFixedRows(of: id, axis)
        }
        for row in items[id.index].nonNegative { removeRow(row) }
        let item = items[id.index]
        for axis in LayoutAxis.allCases.map(\.rawValue) {
            for variable in [item.origin[axis], item.length[axis], item.content[axis]].compactMap({ $0 }) {
                sound { try solver.removeVariable(variable) }
            }
        }
        items[id.index].isAlive = false
        items[id.index].dependents = []
        changed.remove(id)
        needsSolve = true
    }

    /// Insets of the alignment rectangle from the frame.
    public func setAlignmentInsets(_ insets: EdgeInsets, of id: ItemID) {
        guard items[id.index].alignmentInsets != insets else { return }
        update(id) { $0.alignmentInsets = insets }
    }

    /// Insets of a system guide from the bounds of its view.
    public func setInsets(_ insets: EdgeInsets, of region: LayoutRegion, of id: ItemID) {
        guard items[id.index].insets[region] != insets else { return }
        update(id) { $0.insets[region] = insets }
    }

    /// The origin of the view's bounds: a scroll view's content offset. Touches only the constraints that cross the view's boundary.
    public func setBoundsOrigin(x: Double, y: Double, of id: ItemID) {
        guard items[id.index].boundsOrigin.horizontal != x || items[id.index].boundsOrigin.vertical != y else { return }
        update(id) { $0.boundsOrigin = PerAxis(x, y) }
    }

    /// The direction in which leading and trailing are read.
    public func setRightToLeft(_ rightToLeft: Bool, of id: ItemID) {
        guard items[id.index].isRightToLeft != rightToLeft else { return }
        update(id) { $0.isRightToLeft = rightToLeft }
    }

    /// Distances of the first baseline below the alignment rectangle's top and of the last baseline above its bottom.
    ///
    /// - Parameter height: The height at which they are so far away, of an item that keeps its text in its middle at any height; nil for one
    ///   whose distances don't change.
    public func setBaselines(first: Double, last: Double, centeredIn height: Double? = nil, of id: ItemID) {
        let item = items[id.index]
        guard item.firstBaseline != first || item.lastBaseline != last || item.baselinesCenteredIn != height else { return }
        update(id) { ($0.firstBaseline, $0.lastBaseline, $0.baselinesCenteredIn) = (first, last, height) }
    }

    /// Changes an item's state and rebuilds what was built from it.
    private func update(_ id: ItemID, _ body: (inout Item) -> Void) {
        body(&items[id.index])
        for slot in items[id.index].dependents.sorted() { rebuild(slot) }
    }

    func newVariable(of id: ItemID, restsFirst: Bool = false) -> Variable {
        let variable = solver.addVariable(restsFirst: restsFirst)
        while owners.count <= Int(variable.index) { owners.append(id) }
        owners[Int(variable.index)] = id
        return variable
    }

    /// A scroll view's content length: it rests at zero before any position inside it does, as Interface Builder shows an ambiguous content size.
    func contentLength(of id: ItemID, _ axis: LayoutAxis) -> Variable {
        if let variable = items[id.index].content[axis.rawValue] { return variable }
        let variable = newVariable(of: id, restsFirst: true)
        items[id.index].content[axis.rawValue] = variable
        let row = addRow(LinearExpression(variable), .greaterThanOrEqual, priority: .required, .nonNegative(id, axis))
        items[id.index].nonNegative.append(row)
        return variable
    }
}
