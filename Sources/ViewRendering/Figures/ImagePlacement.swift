import Foundation

/// Where a picture lies in a view, for each content mode.
enum ImagePlacement {
    /// The ways to place a picture; the names are UIKit's.
    enum Mode {
        case scaleToFill, scaleAspectFit, scaleAspectFill
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    static func rect(of size: CGSize, in bounds: CGRect, _ mode: Mode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
        switch mode {
        case .scaleToFill: return bounds
        case .scaleAspectFit: return centered(size, in: bounds, factor: min(wide, high))
        case .scaleAspectFill: return centered(size, in: bounds, factor: max(wide, high))
        default: return CGRect(origin: origin(of: size, in: bounds, mode), size: size)
        }
    }

    private static func centered(_ size: CGSize, in bounds: CGRect, factor: Double) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    private static func origin(of size: CGSize, in bounds: CGRect, _ mode: Mode) -> CGPoint {
        let x =
            switch mode {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y =
            switch mode {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }
}
