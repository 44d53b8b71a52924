import CoreGraphics
import Foundation
import Testing
import Typography
import UIKit

/// Paragraph styles and what a label makes of them. Lines with square glyphs of 10 points, unless a number of the system font is asked for.
@MainActor @Suite struct ParagraphStyleTests {
    private func label(_ text: String, width: CGFloat, lines: Int = 0, height: CGFloat = 200) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.traitOverride = UITraitCollection(displayScale: 2)
        label.font = .systemFont(ofSize: 10)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    private func widths(_ label: UILabel) -> [CGFloat] {
        TextMeasuring.withMeasurer(SquareTextMeasurer()) { label.textToDraw?.layout.lines.map(\.width) ?? [] }
    }

    /// Public reports: labels do so since iOS 11 unless `lineBreakStrategy` is empty; text views don't.
    @Test func `a label leaves no word alone in its last line unless told to`() {
        let label = label("aa bb cc dd", width: 80)
        #expect(label.lineBreakStrategy == .standard)
        #expect(widths(label) == [50, 50])
        label.lineBreakStrategy = []
        #expect(widths(label) == [80, 20])
    }

    @Test func `an attributed text's own style says how its lines break`() {
        let label = label("", width: 80)
        let style = NSMutableParagraphStyle()
        label.attributedText = NSAttributedString(string: "aa bb cc dd", attributes: [.font: label.font!])
        #expect(widths(label) == [50, 50])
        label.attributedText = NSAttributedString(string: "aa bb cc dd", attributes: [.font: label.font!, .paragraphStyle: style])
        #expect(widths(label) == [80, 20])
        style.lineBreakStrategy = .pushOut
        label.attributedText = NSAttributedString(string: "aa bb cc dd", attributes: [.font: label.font!, .paragraphStyle: style])
        #expect(widths(label) == [50, 50])
    }

    /// 100 points of text in 96: within Apple's twentieth. It never changes what the label wants.
    @Test func `a label's characters move together before text is truncated`() {
        let label = label("abcdefghij", width: 96, lines: 1)
        #expect(widths(label).allSatisfy { $0 < 96 })
        label.allowsDefaultTighteningForTruncation = true
        #expect(widths(label) == [96])
        #expect(TextMeasuring.withMeasurer(SquareTextMeasurer()) { label.intrinsicContentSize.width } == 100)
    }

    /// Four words of 30 points and their blanks: at 10 points they need three lines of 65 points, at about 8.1 two.
    @Test func `text of two lines shrinks until both hold it`() throws {
        let label = label("aaa bbb ccc ddd", width: 60, lines: 2)
        label.adjustsFontSizeToFitWidth = true
        let drawn = TextMeasuring.withMeasurer(SquareTextMeasurer()) { label.textToDraw }
        let layout = try #require(drawn).layout
        #expect(!layout.isTruncated && layout.lines.count == 2)
        #expect(layout.lines.allSatisfy { $0.width <= 60.01 && $0.width > 59.5 })
        label.minimumScaleFactor = 0.95
        #expect(try #require(TextMeasuring.withMeasurer(SquareTextMeasurer()) { label.textToDraw }).layout.isTruncated)
    }

    @Test func `a style keeps what it was told, and copies do`() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.lineBreakStrategy == [])
        style.tabStops = [NSTextTab(textAlignment: .right, location: 200), NSTextTab(textAlignment: .left, location: 50)]
        style.addTabStop(NSTextTab(textAlignment: .center, location: 100))
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
        style.defaultTabInterval = 40
        style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        style.allowsDefaultTighteningForTruncation = true
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.tabStops.map(\.location) == [100, 200] && copy?.tabStops.map(\.alignment) == [.center, .right])
        #expect(copy?.defaultTabInterval == 40 && copy?.allowsDefaultTighteningForTruncation == true)
        #expect(copy?.lineBreakStrategy == [.pushOut, .hangulWordPriority])
        #expect(copy == style && copy != NSParagraphStyle.default)
    }

    @Test func `a stop's options say which characters end a column`() {
        let point = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        let tab = NSTextTab(textAlignment: .right, location: 90, options: [.columnTerminators: point])
        #expect(point.contains(",") && tab.options[.columnTerminators] as? CharacterSet == point)
        #expect(tab == NSTextTab(textAlignment: .right, location: 90, options: [.columnTerminators: point]))
        #expect(tab != NSTextTab(textAlignment: .right, location: 90))
    }

    /// TextKit: what a line height adds stands above the text; a line lower than its font loses room there.
    @Test(arguments: [(2.0, 0.0, 0.0), (0, 30, 0), (0, 0, 8), (0.5, 9, 0)])
    func `line heights move the text and not the room under it`(multiple: Double, least: Double, greatest: Double) {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = CGFloat(multiple)
        style.minimumLineHeight = CGFloat(least)
        style.maximumLineHeight = CGFloat(greatest)
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSAttributedString(string: "a", attributes: [.font: font, .paragraphStyle: style])
        let line = measureText(text, defaultFont: font).lines[0]
        let natural = font.lineHeight * (multiple > 0 ? CGFloat(multiple) : 1)
        let expected = greatest > 0 ? min(natural, CGFloat(greatest)) : max(natural, CGFloat(least))
        #expect(abs(line.ascent + line.descent - expected) < 1e-9)
        #expect(abs(line.descent + font.descender) < 1e-9)
    }

    /// 10 points in, lines of 70 from the first on and of 60 after; the second paragraph 6 + 3 points below the first.
    @Test func `indents and paragraph spacing count from the edges`() {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (10, 20, -20)
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (6, 3)
        let text = NSAttributedString(
            string: "aaa bbb ccc\nd", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
        let layout = TextMeasuring.withMeasurer(SquareTextMeasurer()) {
            measureText(text, defaultFont: .systemFont(ofSize: 10), width: 100, numberOfLines: 0, lineBreakMode: nil)
        }
        #expect(layout.lines.map(\.origin.x) == [10, 20, 10])
        #expect(layout.lines.map(\.width) == [70, 30, 10])
        let pitch = 2444.0 / 2048 * 10
        #expect(zip(layout.lines.map(\.origin.y), [0, pitch, 2 * pitch + 9]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
}
