import Foundation

/// One constraint that a stack view wants, as a value: it can be compared with what is installed.
struct StackConstraint {
    /// What makes two wishes the same constraint: everything but the numbers that may change while it is installed.
    struct Key: Hashable {
        var identifier: String
        var first: ObjectIdentifier
        var firstAttribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var second: ObjectIdentifier?
        var secondAttribute: NSLayoutConstraint.Attribute
        var multiplier: CGFloat
        var isRequired: Bool
    }

    var identifier: String
    var first: AnyObject
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation = .equal
    var second: AnyObject?
    var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: UILayoutPriority = .required

    var key: Key {
        Key(
            identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
            second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute, multiplier: multiplier,
            isRequired: priority == .required)
    }
}

/// The constraints a stack view has installed, kept so that a change touches only what differs.
@MainActor struct StackConstraintSet {
    private var byKey: [StackConstraint.Key: NSLayoutConstraint] = [:]
    /// How many constraints the last update installed, removed or changed, for tests that count work.
    private(set) var touched = 0

    /// Every installed constraint.
    var all: [NSLayoutConstraint] { Array(byKey.values) }

    /// Installs what is missing, removes what is no longer wanted, and changes constants and priorities of the rest.
    ///
    /// New constraints are activated in the order of the wishes; two equal wishes are installed once.
    mutating func update(to wishes: [StackConstraint]) {
        touched = 0
        var next: [StackConstraint.Key: NSLayoutConstraint] = [:]
        var added: [NSLayoutConstraint] = []
        for wish in wishes where next[wish.key] == nil {
            if let kept = byKey.removeValue(forKey: wish.key), kept.isActive {
                adjust(kept, to: wish)
                next[wish.key] = kept
            } else {
                let made = make(wish)
                added.append(made)
                next[wish.key] = made
            }
        }
        let stale = byKey.values.filter(\.isActive)
        touched += added.count + stale.count
        byKey = next
        NSLayoutConstraint.deactivate(stale)
        NSLayoutConstraint.activate(added)
    }

    private mutating func adjust(_ constraint: NSLayoutConstraint, to wish: StackConstraint) {
        if constraint.constant != wish.constant {
            constraint.constant = wish.constant
            touched += 1
        }
        if constraint.priority != wish.priority {
            constraint.priority = wish.priority
            touched += 1
        }
    }

    private func make(_ wish: StackConstraint) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: wish.first, attribute: wish.firstAttribute, relatedBy: wish.relation, toItem: wish.second,
            attribute: wish.secondAttribute, multiplier: wish.multiplier, constant: wish.constant)
        constraint.priority = wish.priority
        constraint.identifier = wish.identifier
        constraint.isSystem = true
        return constraint
    }
}
