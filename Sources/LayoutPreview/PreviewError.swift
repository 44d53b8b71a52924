import Foundation

/// Why there is no preview.
public enum PreviewError: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// The document can't be read; the text says why, with the place.
    case unreadable(reason: String)
    /// The document has no scene and no view.
    case nothingToShow(path: String)
    /// There is no display, or it refused a window; the reason is its own word for it.
    case noWindow(reason: String)
    /// The picture couldn't be drawn.
    case drawingFailed(reason: String)

    /// One sentence.
    public var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .nothingToShow(let path): "\(path): there is no scene and no view to show."
        case .noWindow(let reason):
            "There is no window to show the preview in: \(reason). On a machine without a display, run it under xvfb-run."
        case .drawingFailed(let reason): reason
        }
    }

    /// The same sentence.
    public var errorDescription: String? { description }
}
