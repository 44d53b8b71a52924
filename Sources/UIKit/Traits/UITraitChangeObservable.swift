import Foundation

/// What `registerForTraitChanges` answers; hand it to `unregisterForTraitChanges(_:)` to hear no more.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitraitchangeregistration-swift.protocol
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Traits someone wants to hear of, and what is then done with the object that has them.
final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    /// Whether one of the traits differs.
    func concerns(_ previous: UITraitCollection, _ now: UITraitCollection) -> Bool {
        traits.contains { trait in
            if let standard = trait as? any StandardTrait.Type {
                return CustomTraitValue(value: standard.value(in: previous.values))
                    != CustomTraitValue(value: standard.value(in: now.values))
            }
            return previous.values.custom[ObjectIdentifier(trait)] != now.values.custom[ObjectIdentifier(trait)]
        }
    }
}

/// Views and controllers, which tell of changes of their traits (iOS 17).
///
/// Apple: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// The traits now.
    var traitCollection: UITraitCollection { get }
    /// Keeps a registration: UIKit's classes do.
    func keepTraitRegistration(_ registration: any UITraitChangeRegistration)
    /// Forgets a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Calls a closure with this object and the traits before, each time one of some traits has changed.
    ///
    /// The closure names the object's type: `registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in ... }`.
    @discardableResult
    public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Observer, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { object, previous in
            if let object = object as? Observer { handler(object, previous) }
        }
        keepTraitRegistration(registration)
        return registration
    }

    /// Sends this object a message each time one of some traits has changed; it answers messages by name.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { object, previous in
            MessageDelivery.require(action, of: object, with: [object, previous])
        }
        keepTraitRegistration(registration)
        return registration
    }
}

extension UIView: UITraitChangeObservable {
    /// Keeps a registration.
    public func keepTraitRegistration(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { traitRegistrations.append(registration) }
    }

    /// Forgets a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    func tellTraitRegistrations(_ previous: UITraitCollection) {
        guard !traitRegistrations.isEmpty else { return }
        let now = traitCollection
        for registration in traitRegistrations where registration.concerns(previous, now) { registration.handler(self, previous) }
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Keeps a registration.
    public func keepTraitRegistration(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { traitRegistrations.append(registration) }
    }

    /// Forgets a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    func tellTraitRegistrations(_ previous: UITraitCollection) {
        guard !traitRegistrations.isEmpty else { return }
        let now = traitCollection
        for registration in traitRegistrations where registration.concerns(previous, now) { registration.handler(self, previous) }
    }
}
