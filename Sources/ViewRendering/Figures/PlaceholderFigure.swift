import Foundation

/// The box that stands for what could not be drawn: hatched, with its name in the middle where there is room for it.
enum PlaceholderFigure {
    static let radius = 4.0
    static let textPadding = 6.0
    /// The name's font size, in points.
    static let fontSize = 11.0

    /// The strip in the middle that the name is written on, clear of the hatching; nil when the box is too small for any text.
    ///
    /// - Parameter atCorner: In the top left corner instead, where something else stands in the middle.
    static func strip(in bounds: CGRect, textWidth: Double, lineHeight: Double, atCorner: Bool = false) -> CGRect? {
        let room = bounds.width - 2 * textPadding
        guard room >= 20, bounds.height >= lineHeight + 4 else { return nil }
        let width = min(textWidth, room) + 2 * textPadding
        let height = lineHeight + 4
        if atCorner { return CGRect(x: bounds.minX, y: bounds.minY, width: width, height: height) }
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
