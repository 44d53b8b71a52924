import Foundation

/// Seconds on a clock that never jumps, counted from an arbitrary start.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> TimeInterval {
    ProcessInfo.processInfo.systemUptime
}
