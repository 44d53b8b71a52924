import Foundation

/// The ground of a segmented control: a rounded trough, a raised plate under the chosen segment, thin lines between the others.
enum SegmentedControlFigure {
    static let radius = 8.0
    static let plateInset = 2.0

    /// Divides the width: a segment with a width of its own keeps it, the rest share what is left.
    static func segments(in bounds: CGRect, widths: [Double], rightToLeft: Bool = false) -> [CGRect] {
        let fixed = widths.filter { $0 > 0 }.reduce(0, +)
        let free = widths.filter { $0 <= 0 }.count
        let share = free > 0 ? max(0, bounds.width - fixed) / Double(free) : 0
        var x = bounds.minX
        return widths.map { width in
            let width = width > 0 ? width : share
            defer { x += width }
            let left = rightToLeft ? bounds.minX + bounds.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
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
