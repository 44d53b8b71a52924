import CoreGraphics
import Foundation

/// The clusters of one line in reading order, possibly with an ellipsis among them.
struct CutLine {
    var clusters: [ShapedCluster]
    /// The own glyphs of the ellipsis, or of the hyphen at the end of a line, and the place in `clusters` before which it stands.
    var ellipsis: (shaped: ShapedEllipsis, index: Int)?
    var isTruncated: Bool

    init(clusters: [ShapedCluster], ellipsis: (shaped: ShapedEllipsis, index: Int)? = nil, isTruncated: Bool) {
        (self.clusters, self.ellipsis, self.isTruncated) = (clusters, ellipsis, isTruncated)
    }
}

/// A shaped ellipsis in the style of its neighbour.
struct ShapedEllipsis {
    var paragraph: ShapedParagraph
    var styleIndex: Int

    var width: CGFloat { paragraph.clusters.reduce(0) { $0 + $1.advance } }
}

/// Fills the last line that is allowed with what is left of its paragraph.
struct LineCutter {
    let paragraph: ShapedParagraph
    let mode: TextLineBreak
    let room: CGFloat
    let allowsTightening: Bool
    let tabs: TabRuler
    let ellipsis: (ShapedCluster?) -> ShapedEllipsis

    /// Returns the line that begins at the cluster `start`.
    /// - Parameter hasMoreParagraphs: whether text follows that can't be shown; it asks for an ellipsis even if this paragraph fits.
    func line(from start: Int, hasMoreParagraphs: Bool) -> CutLine {
        var rest = Array(paragraph.clusters[start...])
        tabs.set(&rest)
        let fits = rest.visibleWidth <= room + Typesetter<SquareShaper>.slack
        if mode == .byClipping || (fits && !hasMoreParagraphs) {
            return CutLine(clusters: rest, isTruncated: !fits || hasMoreParagraphs)
        }
        if allowsTightening, !hasMoreParagraphs, let tight = tightened(rest) { return CutLine(clusters: tight, isTruncated: false) }
        switch mode {
        case .byTruncatingHead where !fits: return cuttingHead(rest)
        case .byTruncatingMiddle where !fits: return cuttingMiddle(rest)
        default: return cuttingTail(rest)
        }
    }

    /// How much wider than its line a text may be that is drawn together in place of being cut (Apple's page on `tighteningFactorForTruncation`; a text
    /// of 213 points isn't drawn together into 200 on an iOS 26 simulator, which is more than this).
    private static var tighteningFactor: CGFloat { 0.05 }

    /// The same clusters closer together, just as wide as the room; nil when that would be too close.
    private func tightened(_ rest: [ShapedCluster]) -> [ShapedCluster]? {
        let visible = rest.trimmingTrailingBlanks()
        let width = visible.reduce(0) { $0 + $1.advance }
        guard visible.count > 1, room > 0, width <= room * (1 + Self.tighteningFactor) else { return nil }
        var result = Array(visible)
        let step = (width - room) / CGFloat(visible.count - 1)
        for index in result.indices.dropLast() { result[index].advance -= step }
        return result
    }

    /// Keeps what fits before an ellipsis.
    private func cuttingTail(_ rest: [ShapedCluster]) -> CutLine {
        let kept = rest.prefix(fitting: room - ellipsis(rest.first).width).trimmingTrailingBlanks()
        return CutLine(clusters: Array(kept), ellipsis: (ellipsis(kept.last ?? rest.first), kept.count), isTruncated: true)
    }

    /// Keeps what fits after an ellipsis.
    private func cuttingHead(_ rest: [ShapedCluster]) -> CutLine {
        let kept = rest.suffix(fitting: room - ellipsis(rest.last).width).drop(while: \.isBlank)
        return CutLine(clusters: Array(kept), ellipsis: (ellipsis(kept.first ?? rest.last), 0), isTruncated: true)
    }

    /// Keeps about as much before the ellipsis as after it.
    private func cuttingMiddle(_ rest: [ShapedCluster]) -> CutLine {
        let available = room - ellipsis(rest.first).width
        let head = rest.prefix(fitting: available / 2)
        let tail = rest.dropFirst(head.count).suffix(fitting: available - head.reduce(0) { $0 + $1.advance })
        let keptHead = head.trimmingTrailingBlanks()
        let keptTail = tail.drop(while: \.isBlank)
        return CutLine(
            clusters: Array(keptHead) + Array(keptTail), ellipsis: (ellipsis(keptHead.last ?? rest.first), keptHead.count),
            isTruncated: true)
    }
}

extension BidirectionalCollection where Element == ShapedCluster {
    /// The width up to the last cluster that isn't blank.
    var visibleWidth: CGFloat { trimmingTrailingBlanks().reduce(0) { $0 + $1.advance } }

    /// The clusters up to the last one that isn't blank.
    func trimmingTrailingBlanks() -> SubSequence {
        guard let last = lastIndex(where: { !$0.isBlank }) else { return self[startIndex..<startIndex] }
        return self[...last]
    }

    /// The longest beginning that is at most `width` wide.
    func prefix(fitting width: CGFloat) -> SubSequence {
        var sum: CGFloat = 0
        return prefix { cluster in
            sum += cluster.advance
            return sum <= width
        }
    }

    /// The longest end that is at most `width` wide.
    func suffix(fitting width: CGFloat) -> SubSequence {
        var sum: CGFloat = 0
        let kept = reversed().prefix { cluster in
            sum += cluster.advance
            return sum <= width
        }
        return suffix(kept.count)
    }
}
