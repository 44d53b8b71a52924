import Foundation

/// A guide that follows something that moves about, and has constraints that hold only while it is near an edge of its view or away from it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Rule {
        var constraint: NSLayoutConstraint
        var edges: NSDirectionalRectEdge
        var holdsNear: Bool
    }
    private var rules: [Rule] = []

    /// The edges of the view that the guide is near at the moment.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Lets constraints hold only while the guide is near an edge; several edges have to be near at once.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        set(trackingConstraints, edge, holdsNear: true)
    }

    /// Lets constraints hold only while the guide is away from an edge; several edges have to be away at once.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        set(trackingConstraints, edge, holdsNear: false)
    }

    /// The constraints that were set for being near an edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        rules.filter { $0.holdsNear && $0.edges == edge }.map(\.constraint)
    }

    /// The constraints that were set for being away from an edge.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        rules.filter { !$0.holdsNear && $0.edges == edge }.map(\.constraint)
    }

    /// Forgets every constraint that was set, and deactivates them.
    open func removeAllTrackedConstraints() {
        for rule in rules { rule.constraint.isActive = false }
        rules = []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, holdsNear: Bool) {
        let replaced = rules.filter { $0.holdsNear == holdsNear && $0.edges == edges }.map(\.constraint)
        for constraint in replaced where !constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
        rules.removeAll { $0.holdsNear == holdsNear && $0.edges == edges }
        rules += constraints.map { Rule(constraint: $0, edges: edges, holdsNear: holdsNear) }
        applyRules()
    }

    /// Activates what holds now and deactivates the rest; what goes, goes first.
    func applyRules() {
        guard !rules.isEmpty else { return }
        let near = nearEdges
        let (held, dropped) = (rules.filter { holds($0, near) }, rules.filter { !holds($0, near) })
        for rule in dropped { rule.constraint.isActive = false }
        for rule in held { rule.constraint.isActive = true }
    }

    private func holds(_ rule: Rule, _ near: NSDirectionalRectEdge) -> Bool {
        rule.holdsNear ? rule.edges.isSubset(of: near) : rule.edges.isDisjoint(with: near)
    }
}
