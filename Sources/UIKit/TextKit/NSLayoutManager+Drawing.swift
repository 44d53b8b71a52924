import CoreGraphics
import Foundation
import Typography

/// Lines that a layout manager draws, for the renderer.
package final class DrawnLines {
    /// What of them is drawn.
    package enum Part { case background, glyphs }

    /// The lines in their place.
    package let text: DrawnText
    package let part: Part

    init(_ text: DrawnText, _ part: Part) { (self.text, self.part) = (text, part) }
}

extension NSLayoutManager {
    /// Records lines on the current drawing.
    func draw(_ glyphs: NSRange, at origin: CGPoint, _ part: DrawnLines.Part) {
        guard let context = UIGraphicsGetCurrentContext(), let storage else { return }
        let wanted = glyphs.clamped(to: length)
        for box in containers where box.range.overlaps(wanted) {
            let lines = box.fragments.compactMap { fragment -> TextLine? in
                var line = fragment.line
                line.runs = line.runs.compactMap { run in
                    var run = run
                    run.range = run.range.lowerBound + fragment.offset..<run.range.upperBound + fragment.offset
                    // The sign for what is left out has no characters of its own.
                    return run.range.isEmpty || run.range.overlaps(wanted) ? run : nil
                }
                return fragment.range.overlaps(wanted) ? line : nil
            }
            let layout = TextLayout(size: box.layout.size, lines: lines, isTruncated: box.layout.isTruncated)
            let place = CGPoint(x: origin.x + box.container.lineFragmentPadding, y: origin.y)
            let text = NSAttributedString(attributedString: storage.attributedSubstring(from: NSRange(location: 0, length: length)))
            context.draw(lines: DrawnLines(DrawnText(layout: layout, origin: place, attributedText: text, color: .black), part))
        }
    }
}
