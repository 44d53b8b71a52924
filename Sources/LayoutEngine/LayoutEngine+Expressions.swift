import ConstraintSolver

/// A stretch along one axis, as expressions: where it starts and how long it is.
struct Span {
    var min: LinearExpression
    var length: LinearExpression
    var max: LinearExpression { min + length }
    var center: LinearExpression { min + length * 0.5 }
}

/// Builds the expression of one constraint and remembers whose state it read.
struct ExpressionBuilder {
    let engine: LayoutEngine
    private(set) var dependencies: [ItemID] = []

    init(engine: LayoutEngine) { self.engine = engine }

    /// `first - multiplier * second - constant`, in the bounds space of the nearest common ancestor.
    mutating func expression(for constraint: EngineConstraintDescription) -> LinearExpression {
        let anchors = [constraint.first, constraint.firstOrigin, constraint.second, constraint.secondOrigin].compactMap { $0 }
        let space = commonSpace(anchors)
        let flips = space.map { engine.items[$0.index].isRightToLeft } ?? false
        if let space { note(space) }
        let mirrors = flips && anchors.contains { $0.attribute.followsDirection }
        var result = end(constraint.first, from: constraint.firstOrigin, beside: constraint.second, in: space, rightToLeft: flips)
        if let second = constraint.second, constraint.multiplier != 0 {
            let value = end(second, from: constraint.secondOrigin, beside: constraint.first, in: space, rightToLeft: flips)
            result = result - value * constraint.multiplier
        }
        // Distances count from the right then: turned round as a whole, so that an inequality keeps its sense.
        if mirrors { result = result * -1 }
        result.constant -= constraint.constant
        return result
    }

    private mutating func end(
        _ anchor: LayoutAnchor, from origin: LayoutAnchor?, beside other: LayoutAnchor?, in space: ItemID?, rightToLeft: Bool
    ) -> LinearExpression {
        let value = value(of: anchor, beside: origin ?? other, in: space, rightToLeft: rightToLeft)
        guard let origin else { return value }
        return value - self.value(of: origin, beside: anchor, in: space, rightToLeft: rightToLeft)
    }

    private mutating func note(_ item: ItemID) {
        if !dependencies.contains(item) { dependencies.append(item) }
    }

    /// The attribute's value; `other` tells a scroll view whether it is looked at from inside.
    private mutating func value(
        of anchor: LayoutAnchor, beside other: LayoutAnchor?, in space: ItemID?, rightToLeft: Bool
    ) -> LinearExpression {
        guard let axis = anchor.attribute.axis else { return LinearExpression(constant: 0) }
        note(anchor.item)
        let item = engine.items[anchor.item.index]
        let edge = anchor.attribute.edge(rightToLeft: rightToLeft)
        let isInside = item.isScrollView && space == anchor.item && other != nil && other?.item != anchor.item
        let span = span(
            of: anchor, axis, in: space, contentEdges: isInside && edge != .length && edge != .center, rightToLeft: rightToLeft)
        switch edge {
        case .min: return span.min
        case .max: return span.max
        case .center: return span.center
        case .length: return span.length
        case .firstBaseline:
            if let height = item.baselinesCenteredIn { return span.center + LinearExpression(constant: item.firstBaseline - height / 2) }
            return span.min + LinearExpression(constant: item.firstBaseline)
        case .lastBaseline:
            if let height = item.baselinesCenteredIn { return span.center + LinearExpression(constant: height / 2 - item.lastBaseline) }
            return span.max - LinearExpression(constant: item.lastBaseline)
        }
    }

    private mutating func span(
        of anchor: LayoutAnchor, _ axis: LayoutAxis, in space: ItemID?, contentEdges: Bool, rightToLeft: Bool
    ) -> Span {
        var region = anchor.region
        if region == .own && anchor.attribute.isWithinMargins { region = contentEdges ? .content : .margins }
        if region == .own && contentEdges { region = .content }
        guard region != .own || space == anchor.item && !engine.items[anchor.item.index].isGuide else {
            return raised(ownSpan(of: anchor.item, axis), from: engine.items[anchor.item.index].parent, to: space, axis)
        }
        var local = localSpan(
            of: anchor.item, region, axis, attribute: anchor.attribute, contentEdges: contentEdges, rightToLeft: rightToLeft)
        if space != anchor.item {
            local.min = local.min + frameOrigin(of: anchor.item, axis)
            local = raised(local, from: engine.items[anchor.item.index].parent, to: space, axis)
        }
        return local
    }

    /// The alignment rectangle in the superview's bounds space.
    private func ownSpan(of id: ItemID, _ axis: LayoutAxis) -> Span {
        let item = engine.items[id.index]
        return Span(
            min: LinearExpression(item.origin[axis.rawValue]), length: LinearExpression(item.length[axis.rawValue]))
    }

    /// A region in the item's own bounds space.
    private func localSpan(
        of id: ItemID, _ region: LayoutRegion, _ axis: LayoutAxis, attribute: LayoutAttribute, contentEdges: Bool, rightToLeft: Bool
    ) -> Span {
        let item = engine.items[id.index]
        let origin = item.boundsOrigin[axis.rawValue]
        let frameLength = self.frameLength(of: id, axis)
        let insets = item.insets[region]
        switch region {
        case .own:
            // A scroll view's centre and lengths, seen from inside, are the frame's at content offset zero.
            let start = item.isScrollView ? 0 : origin
            return Span(
                min: LinearExpression(constant: start + item.alignmentInsets.min(axis)),
                length: LinearExpression(item.length[axis.rawValue]))
        case .frame:
            return Span(min: LinearExpression(constant: origin), length: frameLength)
        case .content:
            // Only the far edge, the centre and the length speak of how long the content is.
            let speaksOfLength = attribute.edge(rightToLeft: rightToLeft) != .min
            let length = speaksOfLength ? LinearExpression(engine.contentLength(of: id, axis)) : LinearExpression(constant: 0)
            guard contentEdges && attribute.isWithinMargins else { return Span(min: LinearExpression(constant: 0), length: length) }
            let margins = item.insets[.margins]
            return Span(
                min: LinearExpression(constant: margins.min(axis)),
                length: length - LinearExpression(constant: margins.min(axis) + margins.max(axis)))
        case .keyboard where axis == .vertical:
            // Held to the bottom edge: its height is known and not what is left of the frame's.
            return Span(
                min: frameLength + LinearExpression(constant: origin - insets.bottom - insets.top),
                length: LinearExpression(constant: insets.top))
        case .margins, .safeArea, .readable, .keyboard:
            return Span(
                min: LinearExpression(constant: origin + insets.min(axis)),
                length: frameLength - LinearExpression(constant: insets.min(axis) + insets.max(axis)))
        }
    }

    /// The length of the frame: the alignment rectangle's with its insets.
    private func frameLength(of id: ItemID, _ axis: LayoutAxis) -> LinearExpression {
        let item = engine.items[id.index]
        let insets = item.alignmentInsets
        return LinearExpression(item.length[axis.rawValue]) + LinearExpression(constant: insets.min(axis) + insets.max(axis))
    }

    /// What to add to a place in the item's bounds space to have it in the superview's.
    private func frameOrigin(of id: ItemID, _ axis: LayoutAxis) -> LinearExpression {
        let item = engine.items[id.index]
        return LinearExpression(item.origin[axis.rawValue])
            + LinearExpression(constant: -item.alignmentInsets.min(axis) - item.boundsOrigin[axis.rawValue])
    }

    private mutating func raised(_ span: Span, from start: ItemID?, to space: ItemID?, _ axis: LayoutAxis) -> Span {
        var result = span
        var step = start
        while let current = step, current != space {
            note(current)
            result.min = result.min + frameOrigin(of: current, axis)
            step = engine.items[current.index].parent
        }
        return result
    }

    /// The nearest view whose bounds space holds every anchor; nil above the root.
    private func commonSpace(_ anchors: [LayoutAnchor]) -> ItemID? {
        var common = innermostSpace(of: anchors[0].item)
        for anchor in anchors.dropFirst() {
            guard let space = common, let other = innermostSpace(of: anchor.item) else { return nil }
            common = nearestCommon(space, other)
        }
        return common
    }

    /// A view's own bounds; a guide's owner's.
    private func innermostSpace(of id: ItemID) -> ItemID? { engine.items[id.index].isGuide ? engine.items[id.index].parent : id }

    /// The nearest view that is both or an ancestor of both. Takes a step for each level that the two stand apart from it.
    private func nearestCommon(_ first: ItemID, _ second: ItemID) -> ItemID? {
        var a = first, b = second
        while a != b {
            let isLower = engine.items[a.index].depth >= engine.items[b.index].depth
            guard let up = engine.items[(isLower ? a : b).index].parent else { return nil }
            if isLower { a = up } else { b = up }
        }
        return a
    }
}
