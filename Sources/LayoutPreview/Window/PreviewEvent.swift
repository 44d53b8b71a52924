import CoreGraphics
import Foundation

/// What a person did to a preview's window, in points of the window.
enum PreviewEvent: Equatable {
    case close
    /// The window got another size or has to be drawn again.
    case expose
    case down(CGPoint)
    case move(CGPoint, isDown: Bool)
    case up(CGPoint)
    /// Points to scroll by, positive towards the end.
    case wheel(CGPoint, CGVector, isPrecise: Bool, zooms: Bool)
    case key(PreviewKey)
    case text(String)
    /// One that nobody cares about.
    case other
}

/// The keys that a preview knows.
enum PreviewKey: Equatable {
    case letter(Character)
    case escape
    case delete
    case enter
    case up
    case down
    case pageUp
    case pageDown
    case home
    case end
    case f5
}
