import Foundation

/// Why a picture could not be made. Each case holds what was asked for, so that the message can name it.
public enum RenderError: Error, Equatable, Sendable {
    /// The view has no area, or a size that is not a finite number. In points.
    case emptySize(width: Double, height: Double)
    /// The picture would be larger than a picture can be. Width and height in pixels.
    case tooLarge(width: Double, height: Double)
    /// The scale is not a finite number above zero.
    case invalidScale(Double)
    /// The file could not be written; `reason` is the system's own word for it.
    case notWritable(path: String, reason: String)
    /// Cairo refused to draw; `reason` is its own word for it.
    case drawingFailed(reason: String)
}

extension RenderError: CustomStringConvertible, LocalizedError {
    /// One sentence that names the input at fault and the rule it broke.
    public var description: String {
        switch self {
        case .emptySize(let width, let height):
            "Nothing to draw: the size is \(Self.number(width)) x \(Self.number(height)) points; both must be above 0 and finite."
        case .tooLarge(let width, let height):
            "The picture would be \(Self.number(width)) x \(Self.number(height)) pixels; at most "
                + "\(PictureSize.longestSide) a side and \(PictureSize.mostPixels / 1_000_000) million in all can be drawn. Choose a smaller scale."
        case .invalidScale(let scale):
            "The scale is \(Self.number(scale)); it must be above 0 and finite."
        case .notWritable(let path, let reason):
            "Cannot write \(path): \(reason)."
        case .drawingFailed(let reason):
            "Cairo could not draw: \(reason)."
        }
    }

    /// The same sentence as `description`.
    public var errorDescription: String? { description }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
