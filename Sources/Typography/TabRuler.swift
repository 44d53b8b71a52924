import CoreGraphics
import Foundation

/// A place on the line that a tab leads to.
package struct TabStop: Hashable, Sendable {
    /// From the leading edge of the lines' box, in points.
    package var location: CGFloat
    /// Which part of the text after the tab stands at the stop: its beginning, its middle, or (right) its end.
    package var alignment: ParagraphAlignment
    /// Characters that end the column: what stands before the first of them is aligned. Without any the column goes on to the next tab.
    package var terminators: CharacterSet?

    package init(location: CGFloat, alignment: ParagraphAlignment = .natural, terminators: CharacterSet? = nil) {
        (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
    }
}

/// Finds how wide each tab of a paragraph is.
package struct TabRuler {
    /// A paragraph that names no stops has twelve, 28 points apart (Apple's page on `NSParagraphStyle.tabStops`).
    package static let usualInterval: CGFloat = 28
    package static let usualStops = (1...12).map { TabStop(location: CGFloat($0) * usualInterval) }

    private let stops: [TabStop]
    private let interval: CGFloat
    private let text: StyledText
    /// Where the line begins beside the leading edge of its box, in points.
    private let indent: CGFloat

    init(_ settings: ParagraphSettings, text: StyledText, indent: CGFloat) {
        stops = settings.tabStops ?? Self.usualStops
        // Beyond the last stop tabs reach the multiples of the interval.
        interval = settings.defaultTabInterval > 0 ? settings.defaultTabInterval : Self.usualInterval
        self.text = text
        self.indent = indent
    }

    /// The width of a tab that begins at `x` from the line's start, with the clusters that follow it.
    func advance(from x: CGFloat, before following: some Sequence<ShapedCluster>) -> CGFloat {
        let place = x + indent
        guard let stop = stops.first(where: { $0.location > place + 1e-4 }) else {
            return (floor((place + 1e-4) / interval) + 1) * interval - place
        }
        switch stop.alignment {
        case .left, .natural, .justified: return stop.location - place
        case .center: return max(0, stop.location - place - width(of: following, upTo: stop.terminators) / 2)
        case .right: return max(0, stop.location - place - width(of: following, upTo: stop.terminators))
        }
    }

    /// The width of a column, without the blanks at its end.
    private func width(of following: some Sequence<ShapedCluster>, upTo terminators: CharacterSet?) -> CGFloat {
        Array(following.prefix { cluster in !cluster.isTab && !ends(terminators, cluster) }).visibleWidth
    }

    private func ends(_ terminators: CharacterSet?, _ cluster: ShapedCluster) -> Bool {
        guard let terminators, let scalar = text.scalar(at: cluster.range.lowerBound) else { return false }
        return terminators.contains(scalar)
    }

    /// Gives every tab of a line its width.
    func set(_ line: inout [ShapedCluster]) {
        guard line.contains(where: \.isTab) else { return }
        var x: CGFloat = 0
        for index in line.indices {
            if line[index].isTab { line[index].advance = advance(from: x, before: line[(index + 1)...]) }
            x += line[index].advance
        }
    }
}

extension StyledText {
    /// The character that begins at an offset in UTF-16 units; nil at the end.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        let units = string.utf16
        guard offset < units.count else { return nil }
        return string.unicodeScalars[units.index(units.startIndex, offsetBy: offset)]
    }
}
