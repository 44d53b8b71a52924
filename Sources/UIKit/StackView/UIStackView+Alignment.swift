import Foundation

// The constraints across the axis, for two and more views; sp is the spanner, a guide that reaches over all views.
//
//   fill            V0.start == Vi.start, V0.end == Vi.end      S.start == V0.start, S.end == V0.end
//   leading, top    V0.start == Vi.start                        S.start == V0.start, S.end == sp.end
//   center          V0.center == Vi.center                      S.start == sp.start, S.end == sp.end, S.center == V0.center
//   trailing ...    V0.end == Vi.end                            S.start == sp.start, S.end == V0.end
//   firstBaseline   V0.firstBaseline == Vi.firstBaseline        S.start == sp.start, S.end == sp.end
//   lastBaseline    V0.lastBaseline == Vi.lastBaseline          S.start == sp.start, V0.end <= S.end
//
//   UISV-spanning-boundary       sp against every view: 999.5 where ==, 1000 where <= or >=
//   UISV-spanning-fit            sp.length == 0 at 51
//   UISV-canvas-fit              S.length == 0 at 49: baselines, and a single view that isn't stretched
//   UISV-ambiguity-suppression   Vi.length == 0 at 25, unless they are stretched
//
// As printed by iOS 10 and later.

extension UIStackView {
    /// The alignment in force: baselines mean nothing in a column, where they count as leading and trailing.
    private var effectiveAlignment: Alignment {
        guard axis == .vertical else { return alignment }
        switch alignment {
        case .firstBaseline: return .leading
        case .lastBaseline: return .trailing
        default: return alignment
        }
    }

    /// Whether a guide spans the views.
    var needsSpanner: Bool { effectiveAlignment != .fill && arranged.count > 1 }

    /// The views against the first one.
    func alignmentConstraints() -> [StackConstraint] {
        guard let first = arranged.first else { return [] }
        let attributes: [Attribute] =
            switch effectiveAlignment {
            case .fill: [across.start, across.end]
            case .leading: [across.start]
            case .center: [across.center]
            case .trailing: [across.end]
            case .firstBaseline: [.firstBaseline]
            case .lastBaseline: [.lastBaseline]
            }
        return attributes.flatMap { attribute in
            arranged.dropFirst().map {
                StackConstraint(
                    identifier: "UISV-alignment", first: first, firstAttribute: attribute, second: $0, secondAttribute: attribute)
            }
        }
    }

    /// The first view or the spanner against the canvas.
    func crossCanvasConstraints() -> [StackConstraint] {
        guard let first = arranged.first else { return [] }
        guard let spanner else { return effectiveAlignment == .fill ? filling(first) : single(first) }
        switch effectiveAlignment {
        case .fill: return filling(first)
        case .leading: return [connect(across.start, first), connect(across.end, spanner)]
        case .center: return [connect(across.start, spanner), connect(across.end, spanner), connect(across.center, first)]
        case .trailing: return [connect(across.start, spanner), connect(across.end, first)]
        // On the canvas the first view begins the row, and others may stand out above it (one document), as they do below a last baseline.
        case .firstBaseline where isOnCanvas: return [connect(across.start, first, .lessThanOrEqual), connect(across.end, spanner)]
        case .firstBaseline: return [connect(across.start, spanner), connect(across.end, spanner)]
        case .lastBaseline: return [connect(across.start, spanner), connect(across.end, first, .greaterThanOrEqual)]
        }
    }

    private func filling(_ view: UIView) -> [StackConstraint] {
        [connect(across.start, view), connect(across.end, view)]
    }

    /// One view that isn't stretched: held on its side, kept inside on the others.
    private func single(_ view: UIView) -> [StackConstraint] {
        switch effectiveAlignment {
        case .fill: filling(view)
        case .leading, .firstBaseline: [connect(across.start, view), connect(across.end, view, .greaterThanOrEqual)]
        case .trailing, .lastBaseline: [connect(across.start, view, .lessThanOrEqual), connect(across.end, view)]
        case .center:
            [
                connect(across.start, view, .lessThanOrEqual), connect(across.end, view, .greaterThanOrEqual), connect(across.center, view),
            ]
        }
    }

    private func connect(
        _ attribute: Attribute, _ item: AnyObject, _ relation: NSLayoutConstraint.Relation = .equal
    ) -> StackConstraint {
        StackConstraint(
            identifier: "UISV-canvas-connection", first: canvas, firstAttribute: attribute, relation: relation, second: item,
            secondAttribute: attribute)
    }

    /// The spanner against every view.
    func spannerConstraints() -> [StackConstraint] {
        guard let spanner else { return [] }
        let startsWithViews = effectiveAlignment == .leading
        let endsWithViews = effectiveAlignment == .trailing
        let boundaries = arranged.flatMap { view in
            [
                boundary(spanner, across.start, startsWithViews ? .equal : .lessThanOrEqual, view),
                boundary(spanner, across.end, endsWithViews ? .equal : .greaterThanOrEqual, view),
            ]
        }
        return boundaries + [
            StackConstraint(identifier: "UISV-spanning-fit", first: spanner, firstAttribute: across.length, priority: 51)
        ]
    }

    private func boundary(
        _ spanner: UILayoutGuide, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ view: UIView
    ) -> StackConstraint {
        StackConstraint(
            identifier: "UISV-spanning-boundary", first: spanner, firstAttribute: attribute, relation: relation, second: view,
            secondAttribute: attribute, priority: relation == .equal ? 999.5 : .required)
    }

    /// The weak wishes that leave nothing undecided.
    func fittingConstraints() -> [StackConstraint] {
        var wishes: [StackConstraint] = []
        if !arranged.isEmpty, needsGapGuides {
            wishes.append(StackConstraint(identifier: "UISV-canvas-fit", first: canvas, firstAttribute: along.length, priority: 49))
        }
        guard effectiveAlignment != .fill else { return wishes }
        let onBaseline = effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
        if arranged.count == 1 || (onBaseline && !arranged.isEmpty) {
            wishes.append(StackConstraint(identifier: "UISV-canvas-fit", first: canvas, firstAttribute: across.length, priority: 49))
        }
        return wishes
            + arranged.map {
                StackConstraint(
                    identifier: "UISV-ambiguity-suppression", first: $0, firstAttribute: across.length, priority: 25)
            }
    }
}
