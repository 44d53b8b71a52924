import Foundation

/// A progress bar: a capsule, filled from the leading end.
enum ProgressFigure {
    static func marks(in bounds: CGRect, fraction: Double, rightToLeft: Bool, progress: RGBA, track: RGBA) -> [Mark] {
        let fraction = fraction.isFinite ? max(0, min(1, fraction)) : 0
        // A started bar shows at least a dot of its own height.
        let width = fraction > 0 ? max(min(bounds.height, bounds.width), bounds.width * fraction) : 0
        let x = rightToLeft ? bounds.maxX - width : bounds.minX
        let filled = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        var marks: [Mark] = [.fill(.capsule(bounds), track)]
        if width > 0 { marks.append(.fill(.capsule(filled), progress)) }
        return marks
    }
}
