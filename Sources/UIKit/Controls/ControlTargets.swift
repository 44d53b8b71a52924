import Foundation

/// What a control tells on which events: targets, held weakly, and actions.
@MainActor struct ControlTargets {
    /// One thing to do.
    enum Entry {
        case action(UIAction)
        case target(AnyObject?, Selector)
    }

    private struct Registration {
        weak var object: AnyObject?
        let hasObject: Bool
        let selector: Selector?
        let action: UIAction?
        var events: UIControl.Event
    }

    private var registrations: [Registration] = []

    /// Adds a target; the same target and message only gains events.
    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        if let index = registrations.firstIndex(where: {
            $0.selector == selector && $0.object === target && $0.hasObject == (target != nil)
        }) {
            registrations[index].events.formUnion(events)
            return
        }
        registrations.append(Registration(object: target, hasObject: target != nil, selector: selector, action: nil, events: events))
    }

    /// Adds an action.
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        registrations.append(Registration(object: nil, hasObject: false, selector: nil, action: action, events: events))
    }

    /// Takes events from targets; nil stands for any.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        subtract(events) { held in
            held.action == nil && (target == nil || held.object === target) && (selector == nil || held.selector == selector)
        }
    }

    /// Takes events from the action of an identifier.
    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        subtract(events) { $0.action?.identifier == identifier }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Registration) -> Bool) {
        for index in registrations.indices where matches(registrations[index]) { registrations[index].events.subtract(events) }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// What to do on some events, in order of adding; targets that are gone are passed over.
    func entries(for events: UIControl.Event) -> [Entry] {
        registrations.filter { !$0.events.isDisjoint(with: events) }.compactMap { held in
            if let action = held.action { return .action(action) }
            guard let selector = held.selector, held.object != nil || !held.hasObject else { return nil }
            return .target(held.object, selector)
        }
    }

    /// The targets that are still there.
    var objects: [AnyObject] { registrations.compactMap(\.object) }

    /// The events for which something was added.
    var events: UIControl.Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    /// The messages of a target on an event.
    func actions(of target: AnyObject?, _ event: UIControl.Event) -> [String] {
        registrations
            .filter { $0.selector != nil && $0.object === target && !$0.events.isDisjoint(with: event) }
            .compactMap { $0.selector?.description }
    }
}
