import Foundation

/// A page control: a row of dots, centred (iOS 14 to 18: one every 18 pt).
enum PageControlFigure {
    static let pitch = 18.0
    static let dot = 8.0

    static func dots(in bounds: CGRect, pages: Int) -> [CGRect] {
        // Dots beyond the control's own width aren't shown by UIKit either.
        let shown = max(0, min(pages, Int((max(0, bounds.width - dot) / pitch).rounded(.down)) + 1))
        let first = bounds.midX - Double(shown - 1) * pitch / 2
        return (0..<shown).map { index in
            CGRect(x: first + Double(index) * pitch - dot / 2, y: bounds.midY - dot / 2, width: dot, height: dot)
        }
    }

    static func marks(in bounds: CGRect, pages: Int, current: Int, rightToLeft: Bool, color: RGBA, currentColor: RGBA) -> [Mark] {
        let dots = dots(in: bounds, pages: pages)
        return dots.enumerated().map { index, rect in
            let page = rightToLeft ? dots.count - 1 - index : index
            return .fill(.capsule(rect), page == current ? currentColor : color)
        }
    }
}
