import CoreGraphics
import Foundation
import Typography

extension NSRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// The range as far as it is in a text.
    func clamped(to length: Int) -> Range<Int> {
        guard location != NSNotFound else { return 0..<0 }
        let start = min(max(0, location), length)
        return start..<min(length, start + max(0, self.length))
    }
}

extension NSLayoutManager {
    // MARK: Making lines ahead

    /// Sets the lines of a box now.
    public func ensureLayout(for container: NSTextContainer) { _ = containers }
    /// Sets the lines of some characters now.
    public func ensureLayout(forCharacterRange charRange: NSRange) { _ = containers }
    /// Sets the lines of some glyphs now.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = containers }
    /// Sets the lines in a rectangle now.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = containers }
    /// Makes glyphs of some characters now.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = containers }
    /// Makes some glyphs now.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = containers }

    // MARK: Glyphs and characters

    /// How many glyphs the text has: one a UTF-16 unit.
    public var numberOfGlyphs: Int { length }
    /// Whether there is such a glyph.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < length }
    /// The character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs of some characters.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of some glyphs.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs that stand in a box.
    public func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(fragments(of: container)?.range ?? 0..<0) }

    /// The first character that no box has room for; the length of the text where all stand.
    public func firstUnlaidCharacterIndex() -> Int { containers.last?.range.upperBound ?? 0 }
    /// The first glyph that no box has room for.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Lines

    /// The rectangle around all lines of a box, padding and the empty line at the end with them.
    public func usedRect(for container: NSTextContainer) -> CGRect { fragments(of: container)?.usedRect ?? .zero }

    /// The line of a glyph from edge to edge of its box.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        rect(forGlyphAt: glyphIndex, effectiveGlyphRange, \.rect)
    }

    /// The same; lines are always set.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The part of the line of a glyph that text and padding fill.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        rect(forGlyphAt: glyphIndex, effectiveGlyphRange, \.usedRect)
    }

    /// The same; lines are always set.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    private func rect(forGlyphAt index: Int, _ range: NSRangePointer?, _ rect: KeyPath<TextFragment, CGRect>) -> CGRect {
        guard let (fragment, _) = fragment(of: index) else {
            range?.pointee = NSRange(location: 0, length: 0)
            return .zero
        }
        range?.pointee = NSRange(fragment.range)
        return fragment[keyPath: rect]
    }

    /// The box in which a glyph stands; nil where no box has room for it.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        let box = containers.first { $0.range.contains(glyphIndex) }
        effectiveGlyphRange?.pointee = NSRange(box?.range ?? 0..<0)
        return box?.container
    }

    /// Where a glyph's origin stands, from the top left corner of its line's rectangle: y is that of the baseline.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (fragment, _) = fragment(of: glyphIndex) else { return .zero }
        let span = fragment.spans.first { $0.range.contains(glyphIndex) }
        return CGPoint(x: span?.x ?? fragment.x + fragment.line.width, y: fragment.line.baseline - fragment.rect.minY)
    }

    /// The glyphs of a line that its ellipsis stands for; not found where all are shown.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let cut = fragment(of: glyphIndex).flatMap { $0.fragment.truncatedRange(in: NSString(string: storage?.string ?? "")) }
        return cut.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Goes through the lines of some glyphs: the rectangle of the line, the part that text fills, the box, the line's glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let wanted = glyphRange.clamped(to: length)
        var stop = ObjCBool(false)
        for box in containers {
            for fragment in box.fragments where fragment.range.overlaps(wanted) {
                block(fragment.rect, fragment.usedRect, box.container, NSRange(fragment.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    // MARK: The empty line at the end

    private var extraLine: (fragment: TextFragment, container: NSTextContainer)? {
        containers.last { !$0.fragments.isEmpty }.flatMap { box in box.extraLine.map { ($0, box.container) } }
    }

    /// The line after the last separator of the text, or that of an empty text; nothing where the text doesn't end so.
    public var extraLineFragmentRect: CGRect { extraLine?.fragment.rect ?? .zero }
    /// The part of it in which the cursor stands.
    public var extraLineFragmentUsedRect: CGRect { extraLine?.fragment.usedRect ?? .zero }
    /// Its box.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

    // MARK: Rectangles of text

    /// The rectangle around some glyphs in a box.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let wanted = glyphRange.clamped(to: length)
        let rects = fragments(of: container)?.fragments.compactMap { $0.rect(around: wanted, height: $0.usedRect) } ?? []
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Goes through the rectangles that cover some glyphs in a box, one a line.
    /// - Parameter selectedRange: the glyphs of a selection around them, whose lines are filled to the edge where it goes on in the next one; not
    ///   found for rectangles that only fit the glyphs.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let (wanted, selected) = (glyphRange.clamped(to: length), selectedRange.clamped(to: length))
        var stop = ObjCBool(false)
        for fragment in fragments(of: textContainer)?.fragments ?? [] {
            guard var rect = fragment.rect(around: wanted, height: fragment.rect) else { continue }
            if selected.upperBound > fragment.range.upperBound, wanted.upperBound >= fragment.range.upperBound {
                rect.size.width = max(rect.width, fragment.rect.maxX - rect.minX)
            }
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Text at a point

    /// The glyph at a point of a box, or the nearest one of the line there.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { hit(point, in: container).index }

    /// The same, and how far through the glyph the point is, from 0 to 1 in reading order.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, in: container)
        partialFraction?.pointee = hit.fraction
        return hit.index
    }

    /// How far through its glyph a point of a box is, from 0 to 1 in reading order.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, in: container).fraction
    }

    /// The character at a point of a box, or the nearest one of the line there, and how far between the places before and behind it the point is.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    private func hit(_ point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        guard let fragment = fragments(of: container)?.fragment(at: point.y) else { return (0, 0) }
        return fragment.character(at: point.x) ?? (fragment.range.lowerBound, 0)
    }
}
