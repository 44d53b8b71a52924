import Foundation

/// An activity indicator caught at one moment: eight spokes, the first the darkest.
enum ActivityIndicatorFigure {
    static let spokes = 8

    static func marks(in bounds: CGRect, color: RGBA) -> [Mark] {
        let radius = min(bounds.width, bounds.height) / 2
        let width = radius * 0.23
        return (0..<spokes).map { spoke in
            let angle = Double(spoke) * 2 * .pi / Double(spokes) - .pi / 2
            func at(_ share: Double) -> CGPoint {
                CGPoint(x: bounds.midX + radius * share * cos(angle), y: bounds.midY + radius * share * sin(angle))
            }
            let fade = 1 - 0.75 * Double((spokes - spoke) % spokes) / Double(spokes - 1)
            return .stroke(.line(at(0.48), at(0.88)), color.faded(fade), width: width, round: true)
        }
    }
}
