import CCairo
import Foundation

extension Canvas {
    /// A colour at a place from 0 (start) to 1 (end).
    struct Stop {
        var location: Double
        var color: RGBA
    }

    /// Fills the path with colours that change along the line from `start` to `end`.
    func fill(_ path: Path, stops: [Stop], from start: CGPoint, to end: CGPoint) {
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        trace(path)
        cairo_set_source(context, pattern)
        cairo_fill(context)
    }
}
