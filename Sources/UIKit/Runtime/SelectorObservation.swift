import Foundation

extension NotificationCenter {
    /// Sends an observer, held weakly, a message for each notification of a name from an object; nil stands for any.
    ///
    /// Foundation on Linux has no selectors, so that this is UIKit's here. Notifications are to be posted on the main thread.
    /// Apple: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {
        let observation = SelectorObservation(observer: observer as AnyObject, center: self, name: aName, object: anObject as AnyObject?)
        observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observation] notification in
            observation?.send(aSelector, notification)
        }
        SelectorObservation.all.withLock { $0.append(observation) }
    }

    /// Ends what an object was added for by selector.
    public func removeObserver(_ observer: NSObject) {
        SelectorObservation.remove { $0.isOf(observer, self) }
        removeObserver(observer as Any)
    }

    /// Ends what an object was added for by selector; nil stands for any name or any sender.
    public func removeObserver(_ observer: NSObject, name aName: Notification.Name?, object anObject: Any?) {
        SelectorObservation.remove {
            $0.isOf(observer, self) && (aName == nil || $0.name == aName) && (anObject == nil || $0.object === anObject as AnyObject?)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An observer that gets a message for notifications.
private final class SelectorObservation: @unchecked Sendable {
    /// Every observation that wasn't ended, in order of adding.
    static let all = LockedList()

    private weak var observer: AnyObject?
    private weak var center: NotificationCenter?
    let name: Notification.Name?
    private(set) weak var object: AnyObject?
    /// What Foundation gave for the closure.
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, center: NotificationCenter, name: Notification.Name?, object: AnyObject?) {
        self.observer = observer
        self.center = center
        self.name = name
        self.object = object
    }

    func isOf(_ observer: AnyObject, _ center: NotificationCenter) -> Bool { self.observer === observer && self.center === center }

    func send(_ selector: Selector, _ notification: Notification) {
        guard let observer else { return }
        nonisolated(unsafe) let (receiver, message) = (observer, notification)
        MainActor.assumeIsolated { _ = MessageDelivery.require(selector, of: receiver, with: [message]) }
    }

    /// Ends the observations that match, and those whose observer is gone.
    static func remove(where matches: (SelectorObservation) -> Bool) {
        let ended = all.withLock { list in
            let ended = list.filter { $0.observer == nil || matches($0) }
            list.removeAll { one in ended.contains { $0 === one } }
            return ended
        }
        for observation in ended {
            if let token = observation.token { observation.center?.removeObserver(token) }
        }
    }

    /// The list behind a lock: observers may be removed where they are released, on any thread.
    final class LockedList: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [SelectorObservation] = []

        func withLock<Result>(_ body: (inout [SelectorObservation]) -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body(&list)
        }
    }
}

extension Timer {
    /// Makes a timer on the present run loop that sends a target, which it holds, a message each time it fires.
    ///
    /// Foundation on Linux has no selectors, so that this is UIKit's here.
    /// Apple: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
    @discardableResult
    public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = MessageDelivery.require(aSelector, of: target, with: [timer]) }
        }
    }
}

extension NSObject {
    /// Whether an object answers a message, as far as generated code tells. To be called on the main thread.
    public func responds(to aSelector: Selector?) -> Bool {
        guard let aSelector else { return false }
        nonisolated(unsafe) let receiver = self
        return MainActor.assumeIsolated { MessageDelivery.isAnswered(aSelector, by: receiver) }
    }

    /// Sends this object a message. To be called on the main thread.
    ///
    /// Stops with `NSInvalidArgumentException` when it doesn't answer it.
    public func perform(_ aSelector: Selector) {
        nonisolated(unsafe) let receiver = self
        MainActor.assumeIsolated { _ = MessageDelivery.require(aSelector, of: receiver, with: []) }
    }

    /// Sends this object a message with an argument. To be called on the main thread.
    ///
    /// Stops with `NSInvalidArgumentException` when it doesn't answer it.
    public func perform(_ aSelector: Selector, with object: Any?) {
        nonisolated(unsafe) let (receiver, argument) = (self, object)
        MainActor.assumeIsolated { _ = MessageDelivery.require(aSelector, of: receiver, with: [argument]) }
    }
}
