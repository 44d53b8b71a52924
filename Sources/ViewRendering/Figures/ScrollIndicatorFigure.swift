import Foundation

/// The bars that tell where a scroll view stands.
enum ScrollIndicatorFigure {
    /// Width of a bar, its distance from the edge, and its least length (a view dump of iOS shows 3 pt bars 3 pt from the edge).
    static let thickness = 3.0
    static let margin = 3.0
    static let shortest = 36.0

    /// One bar along a track: where it starts and how long it is; nil when the content fits.
    ///
    /// - Parameters:
    ///   - track: Length of the edge it runs along, insets taken off.
    ///   - visible: Length of the content that is seen.
    ///   - content: Length of all the content.
    ///   - offset: How far the content is scrolled from its beginning.
    static func bar(track: Double, visible: Double, content: Double, offset: Double) -> (start: Double, length: Double)? {
        let room = track - 2 * margin
        guard room > 0, visible > 0, content > visible + 0.5 else { return nil }
        let length = min(room, max(min(shortest, room), room * visible / content))
        let position = max(0, min(1, offset / (content - visible)))
        return (margin + (room - length) * position, length)
    }
}
