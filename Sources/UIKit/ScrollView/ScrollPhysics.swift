import Foundation

/// The formulas by which a scroll view moves, as measured on iOS 26.1 (facts 1.5). Points, seconds, points a second.
package enum ScrollPhysics {
    /// How far a finger travels before it drags.
    package static let slop: CGFloat = 10
    /// The speed at which deceleration stops dead.
    package static let restSpeed: CGFloat = 10
    /// The speed from which a release outside the content is a throw rather than a letting go.
    package static let throwSpeed: CGFloat = 50
    /// The time over which the speed of a release is taken.
    package static let velocityWindow: TimeInterval = 0.1
    /// How long `setContentOffset(_:animated:)` takes.
    package static let animationDuration: TimeInterval = 0.3

    /// How far content shows beyond its edge when a finger pulls it `distance` beyond: the rubber band, with a constant of 0.55 (measured pointwise).
    package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return (1 - 1 / (0.55 * abs(distance) / dimension + 1)) * dimension * (distance < 0 ? -1 : 1)
    }

    /// How far a finger has pulled content that shows `shown` beyond its edge: the inverse of `rubberBand`.
    package static func pull(showing shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, abs(shown) < dimension else { return shown }
        return shown / (0.55 * (1 - abs(shown) / dimension))
    }

    /// The fraction of an animated offset change that is done after a fraction of its time: cosine ease in and out.
    package static func eased(_ fraction: CGFloat) -> CGFloat { (1 - cos(.pi * min(max(fraction, 0), 1))) / 2 }

    /// Coming to rest after a throw: the speed falls by `rate` each millisecond.
    package struct Deceleration: Sendable {
        package let start: CGFloat
        package let velocity: CGFloat
        package let rate: CGFloat

        package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
            (self.start, self.velocity, self.rate) = (start, velocity, rate)
        }

        /// The sum of a geometric series of milliseconds, not the integral: 0.499 s at the normal rate.
        private var factor: CGFloat { rate / (1 - rate) / 1000 }

        package func velocity(at time: TimeInterval) -> CGFloat { velocity * pow(rate, 1000 * time) }
        package func position(at time: TimeInterval) -> CGFloat { start + velocity * factor * (1 - pow(rate, 1000 * time)) }

        /// When the speed has fallen to the rest speed.
        package var duration: TimeInterval {
            let speed = abs(velocity)
            return speed > ScrollPhysics.restSpeed ? log(speed / ScrollPhysics.restSpeed) / abs(1000 * log(rate)) : 0
        }

        /// Where it comes to rest.
        package var target: CGFloat {
            let speed = abs(velocity)
            guard speed > ScrollPhysics.restSpeed else { return start }
            return start + (velocity < 0 ? -1 : 1) * (speed - ScrollPhysics.restSpeed) * factor
        }

        /// When the content passes a place on its way, or nil if it stops before.
        package func time(at place: CGFloat) -> TimeInterval? {
            guard velocity != 0 else { return nil }
            let part = 1 - (place - start) / (velocity * factor)
            guard part > 0, part <= 1 else { return nil }
            let time = log(part) / (1000 * log(rate))
            return time <= duration ? time : nil
        }
    }

    /// Coming back to an edge (or going on to a page): a damped spring about `anchor`.
    package struct Spring: Sendable {
        package let anchor: CGFloat
        /// Distance from the anchor at time 0.
        package let distance: CGFloat
        package let velocity: CGFloat

        package init(to anchor: CGFloat, from start: CGFloat, velocity: CGFloat) {
            (self.anchor, self.distance, self.velocity) = (anchor, start - anchor, velocity)
        }

        /// A throw is critically damped at 11 a second; a letting go overdamped with rates of 9 and 46 a second.
        private var isThrown: Bool { abs(velocity) >= ScrollPhysics.throwSpeed }

        package func position(at time: TimeInterval) -> CGFloat {
            let t = CGFloat(time)
            if isThrown { return anchor + (distance + (velocity + 11 * distance) * t) * exp(-11 * t) }
            let slow = (velocity + 46 * distance) / 37
            return anchor + slow * exp(-9 * t) + (distance - slow) * exp(-46 * t)
        }

        package func velocity(at time: TimeInterval) -> CGFloat { (position(at: time + 0.0005) - position(at: time - 0.0005)) / 0.001 }

        /// Whether it is too near to the anchor, and too slow, to be seen moving.
        package func isAtRest(at time: TimeInterval) -> Bool {
            abs(position(at: time) - anchor) < 0.1 && abs(velocity(at: time)) < ScrollPhysics.restSpeed
        }
    }
}
