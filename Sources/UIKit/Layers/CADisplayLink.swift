import Foundation

/// Sends a message sixty times a second while a run loop runs.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var target: NSObject?
    private let selector: Selector
    private var timer: Timer?
    /// When the last message was sent, on the clock of `CACurrentMediaTime()`.
    open private(set) var timestamp: TimeInterval = 0
    /// When the next message is due.
    open var targetTimestamp: TimeInterval { timestamp + duration }
    /// The seconds between two frames.
    open private(set) var duration: TimeInterval = 1.0 / 60
    /// Whether no messages are sent for now.
    open var isPaused = false
    /// How many messages a second are wanted; 0 is all.
    open var preferredFramesPerSecond = 0

    /// Makes a link that sends a message to an object, which it keeps.
    public init(target: Any, selector sel: Selector) {
        self.target = target as? NSObject
        selector = sel
    }

    /// Sends messages in a run loop from now on.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        timer?.invalidate()
        let interval = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.tick() } }
        self.timer = timer
        runloop.add(timer, forMode: mode)
    }

    /// Sends no more messages in a run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { timer?.invalidate() }

    /// Ends the link and lets its object go.
    open func invalidate() {
        timer?.invalidate()
        (timer, target) = (nil, nil)
    }

    private func tick() {
        guard !isPaused, let target else { return }
        timestamp = CACurrentMediaTime()
        MessageDelivery.require(selector, of: target, with: [self])
    }
}
