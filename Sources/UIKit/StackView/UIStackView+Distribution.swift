import Foundation

// The constraints along the axis. S is the stack (or its margins), V0...Vn the arranged views.
//
//   UISV-canvas-connection    S.start == V0.start, Vn.end == S.end                            1000
//   UISV-spacing              V(i+1).start == Vi.end + spacing (>= for the equal... gaps)      1000
//   UISV-fill-equally         Vi.length == V0.length                                          1000
//   UISV-fill-proportionally  Vi.length == ci / (sum of c and spacings) * S.length            999 - index
//   UISV-distributing-edge    guide between ends (equalSpacing) or centres (equalCentering)   1000
//   UISV-fill-equally         guides equally long                                             1000; 150 - index for centres
//   UISV-hiding               hidden.length == 0                                              1000
//
// As printed by iOS 10 and later; multipliers, denominators and the halves beside hidden views are measured.

extension UIStackView {
    /// Whether gaps are made equal with guides.
    var needsGapGuides: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// The first and last view of the line against the canvas.
    func canvasConstraints() -> [StackConstraint] {
        guard let first = lined.first, let last = lined.last else { return crossCanvasConstraints() }
        return [
            StackConstraint(
                identifier: "UISV-canvas-connection", first: canvas, firstAttribute: along.start, second: first,
                secondAttribute: along.start),
            StackConstraint(
                identifier: "UISV-canvas-connection", first: canvas, firstAttribute: along.end, second: last, secondAttribute: along.end),
        ] + crossCanvasConstraints()
    }

    /// Neighbours at their spacing.
    func spacingConstraints() -> [StackConstraint] {
        if hasViewsAside { return spacingBesideHiddenViews() }
        return zip(arranged, arranged.dropFirst()).enumerated().map { index, pair in
            let (before, after) = pair
            let byBaseline = axis == .vertical && isBaselineRelativeArrangement && !before.isHidden && !after.isHidden
            return StackConstraint(
                identifier: "UISV-spacing", first: after, firstAttribute: byBaseline ? .firstBaseline : along.start,
                relation: needsGapGuides ? .greaterThanOrEqual : .equal, second: before,
                secondAttribute: byBaseline ? .lastBaseline : along.end, constant: gap(afterIndex: index))
        }
    }

    /// The constant between the arranged views at an index and the next one.
    ///
    /// A hidden view stands in the middle of the gap it leaves: half of the spacing before it, half after it, nothing at the ends of the
    /// stack. The spacing is that of the visible view before it.
    private func gap(afterIndex index: Int) -> CGFloat {
        guard let before = arranged[...index].last(where: { !$0.isHidden }),
            arranged[(index + 1)...].contains(where: { !$0.isHidden })
        else { return 0 }
        let spacing = spacing(after: before)
        let isFirstOfGap = !arranged[index].isHidden
        let isLastOfGap = !arranged[index + 1].isHidden
        if isFirstOfGap && isLastOfGap { return spacing }
        return isFirstOfGap || isLastOfGap ? spacing / 2 : 0
    }

    /// The distance after a visible view: its custom spacing if it has one, else the stack's; the system's is 8 points between edges.
    func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        guard spacing.isFinite else { return 0 }
        return spacing == Self.spacingUseSystem ? 8 : onPixelGrid(spacing)
    }

    /// The distance after a visible view as a number: the system's, which is an anchor's business, counts as nothing. So it does in shares
    /// of a length (two public documents whose views share a length less 8 points as if there were no gap).
    private func givenSpacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        return spacing == Self.spacingUseSystem ? 0 : self.spacing(after: view)
    }

    /// Hidden views take no room.
    func hidingConstraints() -> [StackConstraint] {
        arranged.filter(\.isHidden).map {
            StackConstraint(identifier: "UISV-hiding", first: $0, firstAttribute: along.length, priority: hidingPriority)
        }
    }

    /// Lengths and gaps.
    func distributionConstraints() -> [StackConstraint] {
        switch distribution {
        case .fill: textWidths()
        case .fillEqually: equalLengths(of: visible, priority: { _ in .required })
        case .fillProportionally: proportionalLengths()
        case .equalSpacing: gapEdges(from: along.end, to: along.start) + equalLengths(of: gapGuides, priority: { _ in .required })
        case .equalCentering:
            gapEdges(from: along.center, to: along.center) + equalLengths(of: gapGuides) { UILayoutPriority(Float(150 - $0)) }
        }
    }

    /// Wrapping texts side by side would otherwise settle their widths by chance: each likes its share of the row, at 760.
    ///
    /// Printed by iOS 10 for three labels: a third of the row, less its part of the spacings.
    private func textWidths() -> [StackConstraint] {
        guard axis == .horizontal else { return [] }
        let views = visible
        let texts = views.filter(\.entersIntrinsicSizeLate)
        guard views.count > 1, !texts.isEmpty else { return [] }
        let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
        let share = 1 / CGFloat(views.count)
        return texts.map {
            StackConstraint(
                identifier: "UISV-text-width-disambiguation", first: $0, firstAttribute: .width, second: canvas, secondAttribute: .width,
                multiplier: share, constant: -gaps * share, priority: 760)
        }
    }

    /// Every item as long as the first; an item's index sets its priority.
    private func equalLengths(of items: [AnyObject], priority: (Int) -> UILayoutPriority) -> [StackConstraint] {
        guard let first = items.first else { return [] }
        return items.enumerated().dropFirst().map { index, item in
            StackConstraint(
                identifier: "UISV-fill-equally", first: item, firstAttribute: along.length, second: first, secondAttribute: along.length,
                priority: priority(index))
        }
    }

    /// Each gap guide from an attribute of one visible view to one of the next.
    private func gapEdges(from: Attribute, to: Attribute) -> [StackConstraint] {
        let views = visible
        return gapGuides.enumerated().flatMap { index, guide in
            [
                StackConstraint(
                    identifier: "UISV-distributing-edge", first: guide, firstAttribute: along.start, second: views[index],
                    secondAttribute: from),
                StackConstraint(
                    identifier: "UISV-distributing-edge", first: guide, firstAttribute: along.end, second: views[index + 1],
                    secondAttribute: to),
            ]
        }
    }

    /// Shares of the stack's own length, margins or not: with margins the last view is the one that falls short (public reports, shared case
    /// ST-03: 50 and 130 of 200 with margins of 10, not 45 and 135). The total counts the spacings too, so that natural lengths fit exactly; each later view has a lower
    /// priority, so the last one takes what is left over.
    private func proportionalLengths() -> [StackConstraint] {
        let views = visible
        let lengths = views.map(naturalLength)
        let spacings = views.dropLast().reduce(0) { $0 + givenSpacing(after: $1) }
        let total = lengths.reduce(spacings) { $0 + max(0, $1) }
        let isAlone = lengths.filter { $0 > 0 }.count == 1
        return zip(views, lengths).map { view, length in
            // A length beyond all numbers has no share.
            guard length > 0, total > 0, total.isFinite else {
                return StackConstraint(identifier: "UISV-fill-proportionally", first: view, firstAttribute: along.length)
            }
            let index = arranged.firstIndex { $0 === view } ?? 0
            return StackConstraint(
                identifier: "UISV-fill-proportionally", first: view, firstAttribute: along.length, second: self,
                secondAttribute: along.length, multiplier: length / total,
                priority: isAlone ? .required : UILayoutPriority(max(1, Float(999 - index))))
        }
    }

    /// A view's natural length along the axis: intrinsic, or its compressed fitting length where it has no intrinsic one.
    private func naturalLength(_ view: UIView) -> CGFloat {
        let intrinsic = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        if intrinsic != UIView.noIntrinsicMetric { return intrinsic }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }
}
