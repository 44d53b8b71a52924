import Foundation

/// A sign drawn in a 24 x 24 box, written down as a short text: steps separated by blanks, each a letter and its numbers.
///
/// `M x y` moves, `L x y ...` draws lines, `C ...` curves (three points), `Z` closes, `O x y r` is a circle, `R x y w h r` a rounded
/// rectangle, `A x y r from to` an arc in degrees clockwise from three o'clock, `D x y r` a filled dot.
struct GlyphSketch: Equatable {
    /// Lines to be stroked, in the 24 x 24 box.
    private(set) var lines = Path()
    /// Shapes that are filled even in the outlined sign.
    private(set) var solids = Path()

    static let box = 24.0

    /// Nil when the text isn't a sketch; the table's tests read every entry.
    init?(_ text: String) {
        var numbers: [Double] = []
        var letter: Character?
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
            } else {
                guard word.count == 1, append(letter, numbers) else { return nil }
                letter = word.first
                numbers = []
            }
        }
        guard append(letter, numbers) else { return nil }
    }

    /// Adds one step; false when its numbers don't fit its letter.
    private mutating func append(_ letter: Character?, _ numbers: [Double]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        switch (letter, numbers.count) {
        case (nil, 0): break
        case ("M", 2): lines.move(numbers[0], numbers[1])
        case ("L", 2...) where numbers.count % 2 == 0:
            for index in stride(from: 0, to: numbers.count, by: 2) { lines.line(numbers[index], numbers[index + 1]) }
        case ("C", 6...) where numbers.count % 6 == 0:
            for index in stride(from: 0, to: numbers.count, by: 6) { lines.curve(point(index + 4), point(index), point(index + 2)) }
        case ("Z", 0): lines.close()
        case ("O", 3): lines.append(.circle(center: point(0), radius: numbers[2]))
        case ("D", 3): solids.append(.circle(center: point(0), radius: numbers[2]))
        case ("R", 5):
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            lines.append(.roundedRect(rect, radius: numbers[4]))
        case ("A", 5):
            lines.append(.arc(center: point(0), radius: numbers[2], from: numbers[3] * .pi / 180, to: numbers[4] * .pi / 180))
        default: return false
        }
        return true
    }
}
