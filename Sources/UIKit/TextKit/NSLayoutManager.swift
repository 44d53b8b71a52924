import CoreGraphics
import Foundation
import Typography

/// Sets the text of a storage in the lines of its containers, one after the other.
///
/// The lines are those that labels and text views measure and draw. A glyph is a UTF-16 unit here, so that glyph indices are character indices; the
/// units of what can't be parted stand at one place. Lengths are in points, rectangles in a container's coordinates. Lines are made when they are
/// asked for, all at once.
/// https://developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
    weak var storage: NSTextStorage?
    /// The boxes of the lines, in the order in which they are filled.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether the leading of fonts counts under every line.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { textDidChange() } } }
    /// Words are parted at the end of a line that fills less than this share of its room, where the paragraph says nothing; 0 at first, never.
    open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { textDidChange() } } }
    /// Whether a part of the text may be set before what stands above it. Kept: lines are always set whole.
    open var allowsNonContiguousLayout = false
    /// Whether a part of the text is set without what stands above it: never.
    open var hasNonContiguousLayout: Bool { false }

    private var known: (key: Key, containers: [TextFragments])?

    /// What lines depend on.
    private struct Key: Equatable {
        var text: ObjectIdentifier?
        var version: Int
        var constraints: [TextConstraints]
        var paddings: [CGFloat]
        var usual: [NSTextContainer.Usual]
    }

    /// Creates a layout manager without a text and without boxes.
    public override init() { super.init() }

    // MARK: Text and boxes

    /// The text; a storage is given its layout managers by `addLayoutManager(_:)`.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }

    /// Adds a box behind the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    /// Adds a box before another.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forgetLines()
    }

    /// Takes a box away.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        forgetLines()
    }

    /// Forgets the lines of a box whose size changed; boxes of this library tell it by themselves.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        forgetLines()
        container.changed()
    }

    /// Forgets the lines of a part of the text; here of all.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = NSRange(location: 0, length: length)
        forgetLines()
    }

    func forgetLines() { known = nil }

    /// The storage was edited, or is another.
    func textDidChange() {
        forgetLines()
        for container in textContainers { container.changed() }
    }

    // MARK: Lines

    var length: Int { storage?.length ?? 0 }

    /// The lines of all boxes.
    var containers: [TextFragments] {
        let constraints = textContainers.map { container in
            var constraints = self.constraints(in: container)
            constraints.keepsClusters = true
            return constraints
        }
        let key = Key(
            text: storage.map { ObjectIdentifier($0) }, version: storage?.version ?? 0, constraints: constraints,
            paddings: textContainers.map(\.lineFragmentPadding), usual: textContainers.map { $0.usual() })
        if let known, known.key == key, storage?.mayChangeUnheard != true { return known.containers }
        var result: [TextFragments] = []
        var start = 0
        for (container, constraints) in zip(textContainers, constraints) {
            let layout = layout(from: start, in: container, constraints)
            let width = constraints.width < .greatestFiniteMagnitude ? constraints.width + 2 * container.lineFragmentPadding : nil
            let fragments = TextFragments(layout, from: start, of: length, in: container, width: width)
            start = fragments.range.upperBound
            result.append(fragments)
        }
        known = (key, result)
        return result
    }

    /// The lines of a box, or of one like it of another size.
    func layout(in container: NSTextContainer, size: CGSize? = nil) -> TextLayout {
        layout(from: 0, in: container, constraints(in: container, size: size))
    }

    private func constraints(in container: NSTextContainer, size: CGSize? = nil) -> TextConstraints {
        var constraints = container.constraints(in: size, usesFontLeading: usesFontLeading)
        constraints.hyphenationFactor = hyphenationFactor.isFinite ? min(1, max(0, hyphenationFactor)) : 0
        return constraints
    }

    /// The lines of the text from a character on; none when an earlier box holds all of it.
    private func layout(from start: Int, in container: NSTextContainer, _ constraints: TextConstraints) -> TextLayout {
        let usual = container.usual()
        guard start == 0 || start < length else { return TextLayout(size: .zero, lines: [], isTruncated: false) }
        let text = storage ?? NSTextStorage()
        // An empty text has one empty line.
        guard text.length > 0 else {
            let empty = NSAttributedString(string: "\u{200B}")
            return TextMeasuring.current.layOut(StyledText(empty, defaultFont: usual.font, alignment: usual.alignment), in: constraints)
        }
        let styled = StyledText(text, defaultFont: usual.font, alignment: usual.alignment)
        return TextMeasuring.current.layOutCutting(start == 0 ? styled : styled.continued(from: start), in: constraints)
    }

    // MARK: Drawing

    /// Draws glyphs on the current drawing, the top left corner of their box at a point: all stretches of equal style that the range touches.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { draw(glyphsToShow, at: origin, .glyphs) }

    /// Draws what the text has as its ground, in the same way. A text view calls the two one after the other.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { draw(glyphsToShow, at: origin, .background) }

    // MARK: Looking up

    func fragments(of container: NSTextContainer) -> TextFragments? { containers.first { $0.container === container } }

    /// The line of a character and its box.
    func fragment(of character: Int) -> (fragment: TextFragment, container: NSTextContainer)? {
        let containers = containers
        let box = containers.first { $0.range.contains(character) } ?? containers.last { !$0.fragments.isEmpty }
        guard let box, let fragment = box.fragment(of: character) else { return nil }
        return (fragment, box.container)
    }
}
