/// What to do when one constant keeps changing and nothing else does: a window being resized.
///
/// As long as no component passes a kink, every value is an affine function of that constant. A plan holds these functions and the
/// interval in which they are right; following it touches the values that change, and nothing else. The summaries of the variables stay
/// where they were when the plan was made; `System.leavePlan` brings them up to date before anything else is done.
final class EditPlan {
    let constraint: Int32
    let generation: UInt32
    /// The constant for which the plan was made.
    let origin: Double
    /// How far the constant may move from `origin`, both ends excluded.
    @exclusivity(unchecked) var lower = -Double.infinity
    @exclusivity(unchecked) var upper = Double.infinity
    @exclusivity(unchecked) var variables = Buffer<Int32>()
    @exclusivity(unchecked) var lines = Buffer<Line>()
    @exclusivity(unchecked) var timesFollowed = 0

    /// A value at the origin and what it gains with the constant.
    struct Line {
        var start: Double
        var slope: Double
    }

    init(constraint: Int32, generation: UInt32, origin: Double) {
        self.constraint = constraint
        self.generation = generation
        self.origin = origin
    }

    deinit {
        variables.free()
        lines.free()
    }

    /// Narrows the interval so that a number now at `gap` that gains `rate` keeps its sign; false if it is zero and would leave that.
    func keepSign(_ gap: Double, _ rate: Double, tolerance: Double) -> Bool {
        if abs(rate) <= 1e-12 { return true }
        if abs(gap) <= tolerance { return false }
        let end = -gap / rate
        if end > 0 { upper = min(upper, end) } else { lower = max(lower, end) }
        return true
    }
}
