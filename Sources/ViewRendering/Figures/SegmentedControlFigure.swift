import Foundation

/// The ground of a segmented control: a rounded trough, a raised plate under the chosen segment, thin lines between the others.
enum SegmentedControlFigure {
    static let radius = 8.0
    static let plateInset = 2.0

    /// Segments of the given widths side by side from the leading edge, `gap` points apart.
    static func segments(in bounds: CGRect, widths: [Double], gap: Double = 1, rightToLeft: Bool = false) -> [CGRect] {
        var x = bounds.minX
        return widths.map { width in
            defer { x += width + gap }
            let left = rightToLeft ? bounds.minX + bounds.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// `count` equal widths that fill the bounds with `gap` points between.
    static func equalWidths(_ count: Int, in bounds: CGRect, gap: Double = 1) -> [Double] {
        guard count > 0 else { return [] }
        return Array(repeating: max(0, (bounds.width - gap * Double(count - 1)) / Double(count)), count: count)
    }

    static func marks(in bounds: CGRect, segments: [CGRect], selected: Int, trough: RGBA, plate: RGBA, separator: RGBA) -> [Mark] {
        var marks: [Mark] = [.fill(.roundedRect(bounds, radius: radius), trough)]
        for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
            let edge = max(segments[index].minX, segments[index - 1].minX)
            let line = CGRect(x: edge - 0.5, y: bounds.minY + bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
            marks.append(.fill(.rect(line), separator))
        }
        if segments.indices.contains(selected) {
            let rect = segments[selected].insetBy(dx: plateInset, dy: plateInset)
            if rect.width > 0, rect.height > 0 {
                marks.append(.raised(.roundedRect(rect, radius: radius - 1), plate, extent: rect, shadow: 0.12))
            }
        }
        return marks
    }
}
