import CoreGraphics
import Foundation

/// What a list has asked for ahead: one screen further in the direction in which it scrolls, as far as is known of UIKit's reach.
@MainActor struct Prefetching {
    private var asked: Set<IndexPath> = []
    private var last: CGFloat?
    private var isForward = true

    /// The stretch of the content that may come into sight soon, along the direction of scrolling.
    mutating func ahead(of sight: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        let length = sight.upperBound - sight.lowerBound
        if let last, sight.lowerBound != last { isForward = sight.lowerBound > last }
        last = sight.lowerBound
        return isForward ? sight.upperBound...(sight.upperBound + length) : (sight.lowerBound - length)...sight.lowerBound
    }

    /// Takes note of what shows and what may show soon.
    ///
    /// - Returns: what is to be asked for now, and what was asked for, didn't come, and isn't likely to any more.
    mutating func update(visible: Set<IndexPath>, ahead: [IndexPath]) -> (ask: [IndexPath], cancel: [IndexPath]) {
        let soon = Set(ahead).subtracting(visible)
        let cancelled = asked.subtracting(visible).subtracting(soon)
        let new = soon.subtracting(asked)
        asked = soon
        return (new.sorted(), cancelled.sorted())
    }

    /// Forgets what was asked for: the rows are others now.
    mutating func forget() { (asked, last, isForward) = ([], nil, true) }
}
