import Foundation

/// One stroke of a figure. A control's figure is a list of marks made by a pure function of its bounds and state, so that a test can
/// look at it without a picture.
enum Mark: Equatable {
    case fill(Path, RGBA)
    /// Parts covered twice stay empty: rings and frames.
    case fillEvenOdd(Path, RGBA)
    case stroke(Path, RGBA, width: Double, round: Bool)
    /// A shape that floats: filled, with a soft shadow under it.
    case raised(Path, RGBA, extent: CGRect, shadow: Double)
}

extension Canvas {
    func draw(_ marks: [Mark]) {
        for mark in marks {
            switch mark {
            case .fill(let path, let color):
                fill(path, color)
            case .fillEvenOdd(let path, let color):
                fillEvenOdd(path, color)
            case .stroke(let path, let color, let width, let round):
                stroke(path, color, width: width, cap: round ? .round : .butt)
            case .raised(let path, let color, let extent, let shadow):
                self.shadow(of: extent, blur: 2, offset: CGSize(width: 0, height: 2), color: RGBA(white: 0, alpha: shadow)) {
                    $0.fill(path, .white)
                }
                fill(path, color)
            }
        }
    }
}
