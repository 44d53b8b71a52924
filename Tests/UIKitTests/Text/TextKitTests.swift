import CoreGraphics
import Foundation
import Testing
import UIKit

/// Lines by way of storage, layout manager and container. Line heights are 2444/2048 em, widths those of the same strings measured alone; the rest is
/// arithmetic and Apple's pages on the classes.
@Suite final class TextKitTests {
    private static let line: CGFloat = 20.287109375
    private let font = UIFont.systemFont(ofSize: 17)
    /// A layout manager doesn't keep its text alive, as on iOS.
    private var kept: [NSTextStorage] = []

    /// A storage with one layout manager and a box without padding.
    private func set(_ text: String, in size: CGSize, padding: CGFloat = 0, style: NSParagraphStyle? = nil) -> (
        storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer
    ) {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        attributes[.paragraphStyle] = style
        let (storage, manager) = (NSTextStorage(string: text, attributes: attributes), NSLayoutManager())
        let container = NSTextContainer(size: size)
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        kept.append(storage)
        return (storage, manager, container)
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    // MARK: Used rectangle

    /// The way in which apps measure a text's height.
    @Test func `the used rectangle is that of the measured lines`() {
        let pangram = "The quick brown fox jumps over the lazy dog"
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let bounds = pangram.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        let (_, manager, container) = set(pangram, in: room)
        #expect(manager.usedRect(for: container) == bounds)
        #expect(abs(bounds.height - 2 * Self.line) < 1e-9)
    }

    /// The padding stands at both ends of a line and is part of what it uses.
    @Test func `padding narrows the lines and is used`() {
        let (_, manager, container) = set("one two", in: CGSize(width: width("one two") + 9, height: 0), padding: 5)
        #expect(manager.usedRect(for: container).height == 2 * Self.line)
        container.size.width += 1
        #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: width("one two") + 10, height: Self.line))
        #expect(manager.location(forGlyphAt: 0).x == 5)
    }

    @Test func `a length that isn't positive is no bound`() {
        let (_, manager, container) = set("one two three", in: .zero)
        #expect(manager.usedRect(for: container).width == width("one two three"))
    }

    /// 22 points from line to line of body text, under the last one too, unless the leading was turned off.
    @Test func `leading counts under every line`() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let (storage, manager, container) = set("one\ntwo", in: CGSize(width: 100, height: 0))
        storage.addAttribute(.font, value: body, range: NSRange(location: 0, length: 7))
        #expect(abs(manager.usedRect(for: container).height - 44) < 1e-6)
        manager.usesFontLeading = false
        #expect(abs(manager.usedRect(for: container).height - 2 * Self.line) < 1e-6)
    }

    /// facebook/componentkit, issue 155: between lines only, but also under the last line that is shown when more follows.
    @Test func `line spacing stands under every line but the last of the text`() {
        let spaced = style { $0.lineSpacing = 4 }
        let (_, manager, container) = set("a\nb\nc", in: CGSize(width: 100, height: 0), style: spaced)
        #expect(abs(manager.usedRect(for: container).height - (3 * Self.line + 8)) < 1e-9)
        container.maximumNumberOfLines = 2
        #expect(abs(manager.usedRect(for: container).height - (2 * Self.line + 8)) < 1e-9)
    }

    /// Apple's header: a text that is empty or ends in a separator has an extra line. ActiveLabel's issue 123 shows that it is used.
    @Test func `an empty text and one that ends in a break have an extra line`() {
        let (_, empty, box) = set("", in: CGSize(width: 100, height: 0))
        #expect(empty.usedRect(for: box).height == UIFont.attributedDefaultLine)
        #expect(empty.extraLineFragmentRect.height == UIFont.attributedDefaultLine && empty.extraLineFragmentTextContainer === box)
        #expect(empty.numberOfGlyphs == 0 && empty.glyphRange(for: box) == NSRange(location: 0, length: 0))
        let (_, ended, _) = set("a\n", in: CGSize(width: 100, height: 0))
        #expect(ended.extraLineFragmentRect == CGRect(x: 0, y: Self.line, width: 100, height: Self.line))
        let (_, plain, _) = set("a", in: CGSize(width: 100, height: 0))
        #expect(plain.extraLineFragmentRect == .zero && plain.extraLineFragmentTextContainer == nil)
    }

    // MARK: Truncation

    /// TextKit: a paragraph whose style truncates is one line, whatever the room.
    @Test func `a paragraph that truncates is one line`() {
        let cut = style { $0.lineBreakMode = .byTruncatingTail }
        let (_, manager, container) = set("one two three four\nfive six seven eight", in: CGSize(width: 80, height: 0), style: cut)
        #expect(manager.usedRect(for: container).height == 2 * Self.line)
        let left = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(left.upperBound == 18 && left.location > 5)
    }

    /// Apple's page on the property: it is the way of the last line inside the container.
    @Test func `the container's mode ends its last line`() {
        let (_, manager, container) = set("one two three four five six seven", in: CGSize(width: 80, height: 0))
        container.maximumNumberOfLines = 2
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10).location == NSNotFound)
        container.lineBreakMode = .byTruncatingTail
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 33)) { _, _, _, range, _ in lines.append(range) }
        #expect(lines.count == 2 && lines[1].upperBound == 33)
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10).upperBound == 33)
        // Two lines and a bit of height do the same.
        (container.maximumNumberOfLines, container.size.height) = (0, 45)
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10).upperBound == 33)
        #expect(manager.usedRect(for: container).height == 2 * Self.line)
    }

    // MARK: Glyphs and points

    @Test func `lines tell their glyphs and rectangles`() {
        let (_, manager, container) = set("one two\nthree", in: CGSize(width: 100, height: 0))
        var range = NSRange(location: 0, length: 0)
        let rect = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range)
        #expect(rect == CGRect(x: 0, y: Self.line, width: 100, height: Self.line) && range == NSRange(location: 8, length: 5))
        let used = manager.lineFragmentUsedRect(forGlyphAt: 2, effectiveRange: nil)
        #expect(used == CGRect(x: 0, y: 0, width: width("one two"), height: Self.line))
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 13))
        // The ascender is 1950/2048 em.
        #expect(abs(manager.location(forGlyphAt: 8).y - 17 * 1950 / 2048) < 1e-9)
    }

    @Test func `a part of the text has its rectangle`() {
        let (_, manager, container) = set("one two\nthree", in: CGSize(width: 100, height: 0))
        let two = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(abs(two.minX - width("one ")) < 0.3 && abs(two.maxX - width("one two")) < 1e-9 && two.height == Self.line)
        let both = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 6), in: container)
        #expect(both.minX == 0 && both.height == 2 * Self.line)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 99, length: 4), in: container) == .zero)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 4, length: 6), withinSelectedGlyphRange: NSRange(location: 4, length: 6), in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2 && rects[0].maxX == 100 && rects[1].minX == 0 && rects[1].maxX < 30)
    }

    /// From left to right the place grows with the text, from right to left it falls.
    @Test(arguments: ["left to right", "מימין לשמאל"])
    func `a point finds its character`(text: String) {
        let (_, manager, container) = set(text, in: CGSize(width: 200, height: 0))
        for index in 0..<text.utf16.count {
            let glyph = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            #expect(manager.glyphIndex(for: CGPoint(x: glyph.midX, y: 5), in: container) == index)
            var share: CGFloat = 0
            let near = CGPoint(x: glyph.minX + glyph.width / 4, y: 5)
            #expect(manager.characterIndex(for: near, in: container, fractionOfDistanceBetweenInsertionPoints: &share) == index)
            #expect(abs(share - (text.hasPrefix("l") ? 0.25 : 0.75)) < 1e-6)
        }
        // Beside the text the nearest character answers.
        #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 500), in: container) == (text.hasPrefix("l") ? text.utf16.count - 1 : 0))
    }

    /// What can't be parted stands at one place: an emoji of two units, a letter and its mark.
    @Test func `units of one character share a place`() {
        let (_, manager, container) = set("a😀e\u{301}z", in: CGSize(width: 200, height: 0))
        let rect = { manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container) }
        #expect(rect(1) == rect(2) && rect(3) == rect(4) && rect(5).minX == rect(4).maxX)
    }

    // MARK: Several boxes

    /// Two lines stand in the first box, the rest in the second, with the indent of later lines.
    @Test func `text goes on in the next box`() {
        let hanging = style { ($0.firstLineHeadIndent, $0.headIndent) = (20, 5) }
        let (_, manager, first) = set("aaa bbb ccc ddd eee", in: CGSize(width: 60, height: 45), style: hanging)
        let second = NSTextContainer(size: CGSize(width: 200, height: 0))
        second.lineFragmentPadding = 0
        manager.addTextContainer(second)
        #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 8))
        #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 11))
        #expect(manager.location(forGlyphAt: 0).x == 20 && manager.location(forGlyphAt: 8).x == 5)
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second && manager.firstUnlaidCharacterIndex() == 19)
        manager.removeTextContainer(at: 1)
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) == nil && manager.firstUnlaidCharacterIndex() == 8)
    }

    // MARK: Edits

    /// Each change of the storage or the box shows in the next answer.
    @Test func `edits are seen`() {
        let (storage, manager, container) = set("a", in: CGSize(width: 100, height: 0))
        let height = { (manager.usedRect(for: container).height / Self.line).rounded() }
        #expect(height() == 1)
        storage.append(NSAttributedString(string: "\nb", attributes: [.font: font]))
        #expect(height() == 2)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x\ny")
        #expect(height() == 3 && storage.string == "x\ny\nb")
        storage.addAttribute(.font, value: font.withSize(34), range: NSRange(location: 0, length: 5))
        #expect(height() == 6)
        storage.mutableString.setString("z")
        #expect(height() == 2)
    }

    /// The delegate hears once of a group of edits, with the range after them.
    @Test func `a group of edits is handed on once`() {
        final class Listener: NSTextStorageDelegate {
            var heard: [(NSTextStorage.EditActions, NSRange, Int)] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { heard.append((editedMask, editedRange, delta)) }
        }
        let (storage, listener) = (NSTextStorage(string: "hello"), Listener())
        storage.delegate = listener
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "jj")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 1))
        storage.endEditing()
        #expect(listener.heard.count == 1)
        #expect(listener.heard[0].0 == [.editedCharacters, .editedAttributes])
        #expect(listener.heard[0].1 == NSRange(location: 0, length: 4) && listener.heard[0].2 == 1)
    }

    /// The four methods that Apple's page names are enough for a store of one's own.
    @Test func `a storage with a store of its own is measured`() {
        final class Store: NSTextStorage {
            let text = NSMutableAttributedString(string: "")
            override var string: String { text.string }
            override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
                text.attributes(at: location, effectiveRange: range)
            }
            override func replaceCharacters(in range: NSRange, with str: String) {
                text.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                text.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        let (store, manager, container) = (Store(), NSLayoutManager(), NSTextContainer(size: .zero))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        store.addLayoutManager(manager)
        store.append(NSAttributedString(string: "Hello", attributes: [.font: font]))
        store.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
        #expect(store.length == 5 && abs(manager.usedRect(for: container).width - width("Hello") - 10) < 1e-9)
    }
}

extension UIFont {
    /// The line of text without a font.
    fileprivate static var attributedDefaultLine: CGFloat { "x".size().height }
}
