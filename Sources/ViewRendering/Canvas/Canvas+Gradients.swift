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
        if let recorder { return recorder.gradient(path, stops: stops, from: start, to: end) }
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
        fill(path, pattern, stops)
    }

    /// Fills the path with colours that change from the middle of an ellipse to its edge; `radius` is half its width and height.
    func fill(_ path: Path, stops: [Stop], around center: CGPoint, radius: CGSize) {
        guard radius.width > 0, radius.height > 0 else { return }
        if let recorder { return recorder.radialGradient(path, stops: stops, center: center, radius: radius) }
        guard let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1) else { return }
        // From the canvas's coordinates to those in which the ellipse is a circle of radius 1.
        var matrix = cairo_matrix_t(
            xx: 1 / radius.width, yx: 0, xy: 0, yy: 1 / radius.height, x0: -center.x / radius.width, y0: -center.y / radius.height)
        cairo_pattern_set_matrix(pattern, &matrix)
        fill(path, pattern, stops)
    }

    private func fill(_ path: Path, _ pattern: OpaquePointer, _ stops: [Stop]) {
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
