import Foundation
import LayoutEngine

extension NSLayoutConstraint {
    private static var lastActivationIndex = 0
    private static var waiting: [WeakConstraint] = []

    /// The constraints that were to be activated and stayed inactive, because a guide had no view.
    package static var leftInactive: [NSLayoutConstraint] { waiting.compactMap(\.constraint).filter { !$0.isActive } }

    private static func rememberLeftInactive(_ constraint: NSLayoutConstraint) {
        waiting.removeAll { $0.constraint == nil || $0.constraint === constraint }
        waiting.append(WeakConstraint(constraint: constraint))
    }

    func activate() {
        guard holder == nil else { return }
        guard firstEnd != nil, !(hasSecondEnd && secondEnd == nil) else { return }
        let owners = ownerViews
        // A guide without an owner leaves the constraint inactive, without an exception (measured under Mac Catalyst: facts 6.5).
        guard owners.count == ends.count else {
            Self.rememberLeftInactive(self)
            return
        }
        guard let ancestor = UIView.nearestCommonAncestor(of: owners) else {
            raise("NSGenericException", noCommonAncestorText)
        }
        hold(by: ancestor)
    }

    /// Makes `view` the holder and queues the constraint for the engine.
    func hold(by view: UIView) {
        NSLayoutConstraint.lastActivationIndex += 1
        activationIndex = NSLayoutConstraint.lastActivationIndex
        let host = view.hierarchyRoot.engineHost
        holder = view
        view.heldConstraints.append(self)
        for end in ends { layoutNode(of: end)?.referencing[ObjectIdentifier(self)] = self }
        host.enqueue(self)
        view.hierarchyRoot.setNeedsEngineUpdate()
    }

    func deactivate() {
        guard let view = holder else { return }
        uninstall()
        holder = nil
        for end in ends { layoutNode(of: end)?.referencing[ObjectIdentifier(self)] = nil }
        if let index = view.heldConstraints.lastIndex(where: { $0 === self }) { view.heldConstraints.remove(at: index) }
        view.hierarchyRoot.setNeedsEngineUpdate()
    }

    /// Takes the constraint out of the engine; it stays active.
    func uninstall() {
        host?.uninstall(self)
    }

    /// The items at the constraint's ends, also those that only serve as origins of a distance.
    var ends: [AnyObject] { [firstEnd, firstOrigin?.item, secondEnd, secondOrigin?.item].compactMap { $0 } }

    private var ownerViews: [UIView] { ends.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView } }

    private var noCommonAncestorText: String {
        let first = firstAnchor
        let second = secondAnchor
        return
            "Unable to activate constraint with anchors \(first.description) and \(second?.description ?? "(null)") because they have no common ancestor.  "
            + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }
}

extension UIView {
    /// The nearest view that is an ancestor of, or is, every view given; nil where there is none. O(depth).
    static func nearestCommonAncestor(of views: [UIView]) -> UIView? {
        guard var common = views.first else { return nil }
        for view in views.dropFirst() {
            guard let next = nearestCommonAncestor(common, view) else { return nil }
            common = next
        }
        return common
    }

    private static func nearestCommonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
        if first === second { return first }
        if first === second.superview { return first }
        if second === first.superview { return second }
        if let shared = first.superview, shared === second.superview { return shared }
        var seen: Set<ObjectIdentifier> = []
        for view in sequence(first: first, next: { $0.superview }) { seen.insert(ObjectIdentifier(view)) }
        return sequence(first: second, next: { $0.superview }).first { seen.contains(ObjectIdentifier($0)) }
    }
}

private struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
}
