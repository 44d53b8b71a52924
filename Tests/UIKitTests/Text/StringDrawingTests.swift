import CoreGraphics
import Foundation
import Testing
import Typography
import UIKit

/// Strings measured with the API that UIKit adds to them. Expected numbers: widths that iOS prints (facts 3.2), line heights of 2444/2048 em, arithmetic.
@Suite struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func `a string has the size that iOS prints, unrounded`() {
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(abs(size.width - 38.814453125) < 0.01)
        #expect(abs(size.height - 20.287109375) < 1e-9)
    }

    @Test func `a string and an attributed string measure alike`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .kern: 2]
        #expect("Wave".size(withAttributes: attributes) == NSAttributedString(string: "Wave", attributes: attributes).size())
    }

    /// Two points after each of five characters.
    @Test func `kern widens every character`() {
        let plain = "Hello".size(withAttributes: [.font: font]).width
        #expect(abs("Hello".size(withAttributes: [.font: font, .kern: 2]).width - plain - 10) < 1e-9)
        #expect(abs("Hello".size(withAttributes: [.font: font, .tracking: 1.5]).width - plain - 7.5) < 1e-9)
    }

    /// The pangram at 17 pt is two lines in 200 (iOS 26 simulator: 181 wide, 41 tall after rounding).
    @Test func `bounds wrap at the width when they begin at the line's corner`() {
        let pangram = "The quick brown fox jumps over the lazy dog"
        let wrapped = pangram.boundingRect(
            with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(wrapped.origin == .zero)
        #expect(abs(wrapped.height - 2 * 20.287109375) < 1e-9 && PixelScale(2).up(wrapped.width) == 181)
        let line = pangram.boundingRect(with: CGSize(width: 200, height: 100), options: [], attributes: [.font: font], context: nil)
        #expect(line.width > 300 && abs(line.minY + 16.1865234375) < 1e-9)
    }

    /// Public reports of Apple's text system (AliSoftware/OHAttributedStringAdditions, pull request 6): it doesn't wrap a style that truncates.
    @Test func `a paragraph that truncates is one line in a box`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = { (string: String) in NSAttributedString(string: string, attributes: [.font: self.font, .paragraphStyle: style]) }
        let box = { (string: String) in
            text(string).boundingRect(with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        }
        #expect(abs(box("one two three four").height - 20.287109375) < 1e-9 && box("one two three four").width <= 60)
        #expect(abs(box("one two three four\nfive six seven eight").height - 2 * 20.287109375) < 1e-9)
    }

    /// Apple's header: the last line that fits the height ends in an ellipsis; the style must wrap.
    @Test func `a height cuts the lines off when that was asked for`() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
        let bounds = { (options: NSStringDrawingOptions) in
            text.boundingRect(with: CGSize(width: 60, height: 45), options: options, context: nil).height
        }
        #expect(abs(bounds([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) - 2 * 20.287109375) < 1e-9)
        #expect(bounds(.usesLineFragmentOrigin) > 60)
    }

    /// Apple's page on `draw(with:options:attributes:)`: line breaks of the string "are honored" without the option too, below the first baseline.
    @Test func `without the line's corner only the text's own breaks end lines`() {
        let text = NSAttributedString(string: "one two three\nfour", attributes: [.font: font])
        let bounds = text.boundingRect(with: CGSize(width: 20, height: 5), options: [], context: nil)
        #expect(abs(bounds.height - 2 * 20.287109375) < 1e-9 && abs(bounds.minY + 16.1865234375) < 1e-9)
        #expect(abs(bounds.width - "one two three".size(withAttributes: [.font: font]).width) < 1e-9)
    }

    /// Apple's header: the option cuts the last visible line; paragraphs that truncate by themselves stay as they are.
    @Test func `a height cuts the last of several paragraphs off`() {
        let cut = NSMutableParagraphStyle()
        cut.lineBreakMode = .byTruncatingTail
        let text = NSMutableAttributedString(string: "one two three four\n", attributes: [.font: font, .paragraphStyle: cut])
        text.append(NSAttributedString(string: "five six seven eight nine", attributes: [.font: font]))
        let lines = text.lines(in: CGSize(width: 80, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
        #expect(lines.lines.map(\.isTruncated) == [true, true])
        #expect(
            text.lines(in: CGSize(width: 80, height: 45), options: .usesLineFragmentOrigin).lines.map(\.isTruncated) == [
                true, false, false, false,
            ])
    }

    /// Lengths that aren't positive or aren't numbers are no bounds, as in Apple's header; none of them stops the program.
    @Test(arguments: [0, -10, CGFloat.greatestFiniteMagnitude, .infinity, .nan])
    func `odd sizes are no bounds`(length: CGFloat) {
        let text = NSAttributedString(string: "one two three", attributes: [.font: font])
        for options: NSStringDrawingOptions in [[], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]] {
            let context = NSStringDrawingContext()
            context.minimumScaleFactor = 0.5
            let bounds = text.boundingRect(with: CGSize(width: length, height: length), options: options, context: context)
            #expect(abs(bounds.width - text.size().width) < 1e-9 && context.actualScaleFactor == 1 && context.totalBounds == bounds)
        }
    }

    /// Body text: 22 points from baseline to baseline, lines of 20.287.
    @Test func `a font's leading counts only when that was asked for`() {
        let text = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        let height = { (options: NSStringDrawingOptions) in text.boundingRect(with: .zero, options: options, context: nil).height }
        #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (22 + 20.287109375)) < 1e-6)
        #expect(abs(height(.usesLineFragmentOrigin) - 2 * 20.287109375) < 1e-6)
    }

    /// 17 points shrink until the text is as wide as the box; it says by how much.
    @Test func `a context's least scale factor lets text shrink`() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
        let context = NSStringDrawingContext()
        let size = CGSize(width: text.size().width * 0.8, height: 100)
        #expect(text.boundingRect(with: size, options: [], context: context).width > size.width && context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let bounds = text.boundingRect(with: size, options: [], context: context)
        #expect(bounds.width <= size.width && bounds.width > size.width - 0.5)
        #expect(context.actualScaleFactor > 0.75 && context.actualScaleFactor < 0.85)
        context.minimumScaleFactor = 0.95
        #expect(text.boundingRect(with: size, options: [], context: context).width > size.width && context.actualScaleFactor < 0.951)
    }

    /// The lines that a drawing shows are those that were measured.
    @Test func `what is drawn into a box are the lines of its bounds`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingMiddle
        let text = NSAttributedString(string: "one two three four", attributes: [.font: font, .paragraphStyle: style])
        let room = CGSize(width: 60, height: 0)
        let lines = text.lines(in: room, options: [.usesLineFragmentOrigin, .usesFontLeading])
        #expect(lines.lines.count == 1 && lines.isTruncated)
        #expect(text.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size == lines.size)
    }

    @Test func `line spacing stands between lines and paragraph spacing between paragraphs`() {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing) = (4, 10)
        let size = "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style])
        #expect(abs(size.height - (2 * 20.287109375 + 14)) < 1e-9)
    }

    @Test func `least and greatest line heights bound the line`() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 30
        #expect("a".size(withAttributes: [.font: font, .paragraphStyle: style]).height == 30)
        (style.minimumLineHeight, style.maximumLineHeight) = (0, 15)
        #expect("a".size(withAttributes: [.font: font, .paragraphStyle: style]).height == 15)
    }

    /// An attachment of 30 by 40 on the baseline is taller than the line's ascent of 16.19; the descent below stays.
    @Test func `an attachment takes its bounds`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        let size = text.size()
        #expect(abs(size.height - (40 + 4.1005859375)) < 1e-9)
        #expect(abs(size.width - "a".size(withAttributes: [.font: font]).width - 30) < 1e-9)
    }

    /// Values that code puts into attributes: fonts and colours whose first words are zero. Foundation must be able to compare them.
    @Test func `attributed strings with fonts and colours can be appended and changed`() {
        let text = NSMutableAttributedString(string: "")
        for index in 0..<3 {
            text.append(
                NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black]))
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: index, length: 1))
        }
        #expect(text.length == 6)
    }
}
