import CoreGraphics
import Findings
import Foundation
import ViewRendering

/// The marks of a view as the page reads them: lists that begin with a letter.
///
/// | letter | what follows |
/// |---|---|
/// | `f`, `e` | colour, path: filled by winding number, or where covered an odd number of times |
/// | `s` | colour, width, round (0 or 1), dashes (0 or a list), path |
/// | `g` | start x and y, end x and y, list of place and colour, path |
/// | `r` | middle x and y, half width, half height, list of place and colour, path: outwards in an ellipse |
/// | `t` | colour, size, baseline, then place of glyph and x in turn; a list in place of x: x, rise, stretch |
/// | `i` | image, x, y, width, height |
/// | `m` | colour, image, x, y, width, height: the image's opacity in one colour |
/// | `d` | colour, blur, x, y, path: a shadow |
/// | `h` | colour, spacing, radius, x, y, width, height: hatching |
/// | `c` | path, list of marks: cut off by the path |
/// | `o` | opacity, list of marks |
struct MarkText {
    let tables: PageTables

    /// The marks as drawn in light and in dark, as one list where they differ in colours only; else two.
    func text(light: [SceneMark], dark: [SceneMark]) -> String {
        if light.isEmpty, dark.isEmpty { return "0" }
        if let both = list(light, dark) { return both }
        return "{\"l\":\(list(light, light) ?? "[]"),\"d\":\(list(dark, dark) ?? "[]")}"
    }

    /// nil where the lists are of different shape.
    private func list(_ light: [SceneMark], _ dark: [SceneMark]) -> String? {
        guard light.count == dark.count else { return nil }
        var texts: [String] = []
        for (one, other) in zip(light, dark) {
            guard let text = mark(one, other) else { return nil }
            if !text.isEmpty { texts.append(text) }
        }
        return "[" + texts.joined(separator: ",") + "]"
    }

    private func mark(_ light: SceneMark, _ dark: SceneMark) -> String? {
        switch (light, dark) {
        case (.fill(let path, let color, let evenOdd), .fill(let other, let darkColor, let otherRule)):
            guard path == other, evenOdd == otherRule else { return nil }
            return "[\"\(evenOdd ? "e" : "f")\",\(pair(color, darkColor)),\"\(path.text)\"]"
        case (.stroke(let path, let color, let width, let round, let dash), .stroke(let other, let darkColor, let otherWidth, _, _)):
            guard path == other, width == otherWidth else { return nil }
            let dashes = dash.isEmpty ? "0" : "[" + dash.map(number).joined(separator: ",") + "]"
            return "[\"s\",\(pair(color, darkColor)),\(number(width)),\(round ? 1 : 0),\(dashes),\"\(path.text)\"]"
        case (.gradient(let path, let stops, let start, let end), .gradient(let other, let darkStops, let otherStart, let otherEnd)):
            guard path == other, stops.count == darkStops.count, start == otherStart, end == otherEnd else { return nil }
            let list = zip(stops, darkStops).map { "\(number($0.location)),\(pair($0.color, $1.color))" }.joined(separator: ",")
            return "[\"g\",\(point(start)),\(point(end)),[\(list)],\"\(path.text)\"]"
        case (.radialGradient(let path, let stops, let center, let radius), .radialGradient(let other, let darkStops, _, _)):
            guard path == other, stops.count == darkStops.count else { return nil }
            let list = zip(stops, darkStops).map { "\(number($0.location)),\(pair($0.color, $1.color))" }.joined(separator: ",")
            return "[\"r\",\(point(center)),\(number(radius.width)),\(number(radius.height)),[\(list)],\"\(path.text)\"]"
        case (.glyphs(let run, let color), .glyphs(let other, let darkColor)):
            guard run == other else { return nil }
            return glyphs(run, pair(color, darkColor))
        case (.image(let image, let rect, let tint), .image(let other, let otherRect, let darkTint)):
            guard image == other, rect == otherRect, (tint == nil) == (darkTint == nil) else { return nil }
            guard let place = tables.place(of: image) else { return "" }
            if let tint, let darkTint { return "[\"m\",\(pair(tint, darkTint)),\(place),\(numbers(rect))]" }
            return "[\"i\",\(place),\(numbers(rect))]"
        case (.shadow(let path, let color, let blur, let offset), .shadow(let other, let darkColor, _, _)):
            guard path == other else { return nil }
            return "[\"d\",\(pair(color, darkColor)),\(number(blur)),\(number(offset.width)),\(number(offset.height)),\"\(path.text)\"]"
        case (.hatch(let rect, let radius, let color, let spacing), .hatch(let other, _, let darkColor, _)):
            guard rect == other else { return nil }
            return "[\"h\",\(pair(color, darkColor)),\(number(spacing)),\(number(radius)),\(numbers(rect))]"
        case (.clipped(let path, let marks), .clipped(let other, let darkMarks)):
            guard path == other, let inner = list(marks, darkMarks) else { return nil }
            return "[\"c\",\"\(path.text)\",\(inner)]"
        case (.faded(let alpha, let marks), .faded(let other, let darkMarks)):
            guard alpha == other, let inner = list(marks, darkMarks) else { return nil }
            return "[\"o\",\(number(alpha)),\(inner)]"
        default:
            return nil
        }
    }

    private func glyphs(_ run: RecordedGlyphs, _ color: Int) -> String {
        var parts: [String] = []
        for glyph in run.glyphs {
            parts.append(String(tables.place(of: glyph.id, in: run.face)))
            let isPlain = glyph.rise == 0 && abs(glyph.stretch - 1) < 0.0005
            let stretch = String((glyph.stretch * 1000).rounded() / 1000)
            parts.append(isPlain ? number(glyph.x) : "[\(number(glyph.x)),\(number(glyph.rise)),\(stretch)]")
        }
        return "[\"t\",\(color),\(number(run.size)),\(number(run.baseline)),\(parts.joined(separator: ","))]"
    }

    /// The place of a pair of colours.
    func pair(_ light: RecordedColor, _ dark: RecordedColor) -> Int {
        tables.colors.place(of: light == dark ? "\"\(light.css)\"" : "[\"\(light.css)\",\"\(dark.css)\"]")
    }

    private func number(_ value: Double) -> String { RecordedPath.number(value) }
    private func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    private func numbers(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }.joined(separator: ",")
    }
}
