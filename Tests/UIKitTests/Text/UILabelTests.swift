import CoreGraphics
import Foundation
import Testing
import Typography
import UIKit

@MainActor @Suite struct UILabelTests {
    /// A label on a screen of a scale.
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1, scale: CGFloat = 2) -> UILabel {
        let label = UILabel()
        label.traitOverride = UITraitCollection(displayScale: scale)
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// Counted in public documents at two pixels a point (facts 3.3).
    @Test(arguments: [
        (11.0, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5), (19, 23), (20, 24), (22, 26.5),
        (24, 29),
        (28, 33.5), (30, 36), (36, 43), (38, 45.5), (45, 54),
    ])
    func `one line is as tall as its font, rounded up to half points`(size: Double, height: Double) {
        #expect(label("Label", size: CGFloat(size)).intrinsicContentSize.height == CGFloat(height))
    }

    /// The same at three pixels a point: 15 -> 18, 17 -> 20.333, 18 -> 21.667.
    @Test(arguments: [(15.0, 54.0), (17.0, 61.0), (18.0, 65.0), (16.0, 58.0)])
    func `one line is rounded up to third points`(size: Double, pixels: Double) {
        #expect(abs(label("Label", size: CGFloat(size), scale: 3).intrinsicContentSize.height * 3 - CGFloat(pixels)) < 1e-9)
    }

    /// Iphone simulator, iOS 26, two pixels a point.
    @Test func `the library's own example is 84.5 by 20.5`() {
        #expect(label("Hello, UIKit").intrinsicContentSize == CGSize(width: 84.5, height: 20.5))
    }

    @Test func `a label without text has no size`() {
        #expect(UILabel().intrinsicContentSize == .zero)
        #expect(label("").intrinsicContentSize == .zero)
    }

    /// Same simulator: the pangram at 17 pt fitted to 200 is 181 wide and two lines tall; one line ignores the width and is 339 wide.
    @Test func `a fitted label is as wide as its widest line`() {
        let pangram = "The quick brown fox jumps over the lazy dog"
        #expect(label(pangram, lines: 0).sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 181, height: 41))
        #expect(label(pangram, lines: 2).sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 181, height: 41))
        #expect(label(pangram).sizeThatFits(CGSize(width: 120, height: 0)).width == 339)
    }

    /// Counted in public documents: body 2 lines 42.5, 6 lines 130.5, 7 lines 152.5; headline 2 lines 42.5; subheadline 2 lines 38, 7 lines 138;
    /// footnote 2 lines 34, 4 lines 70; caption1 3 lines 46.5; title1 2 lines 67.5.
    @Test(arguments: [
        (UIFont.TextStyle.body, 2, 42.5), (.body, 6, 130.5), (.body, 7, 152.5), (.headline, 2, 42.5), (.subheadline, 2, 38),
        (.subheadline, 7, 138),
        (.footnote, 2, 34), (.footnote, 4, 70), (.caption1, 3, 46.5), (.title1, 2, 67.5),
    ])
    func `lines of a text style stand its leading apart`(style: UIFont.TextStyle, lines: Int, height: Double) {
        let label = label(Array(repeating: "line", count: lines).joined(separator: "\n"), lines: 0)
        label.font = .preferredFont(forTextStyle: style)
        #expect(label.intrinsicContentSize.height == CGFloat(height))
    }

    /// Rounded once after all lines are added: 3 lines of 20.287 are 60.86, so 61.
    @Test func `lines of a sized font are rounded up together`() {
        #expect(label("a\nb\nc", lines: 0).intrinsicContentSize.height == 61)
    }

    /// Same simulator: runs of 17, 17 semibold, 17 and 24 pt are 142 by 29, the 24 pt line's height.
    @Test func `mixed sizes share the tallest run's line`() {
        let text = NSMutableAttributedString(string: "Plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "bold ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: "red ", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
        let label = label("")
        label.attributedText = text
        #expect(label.intrinsicContentSize.height == 29)
        #expect(abs(label.intrinsicContentSize.width - 142) <= 0.5)
    }

    /// Same simulator: 11 -> 10.5, 13 -> 12.5, 17 -> 16, 20 -> 19, 28 -> 26.5, 34 -> 32.5; so these labels aligned on a 17 pt one's baseline have
    /// their tops 5.5, 3.5, -3, -10.5 and -16.5 from its top.
    @Test(arguments: [(11.0, 5.5), (13.0, 3.5), (20.0, -3.0), (28.0, -10.5), (34.0, -16.5)])
    func `the first baseline is the ascender rounded to the nearest pixel`(size: Double, top: Double) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        root.traitOverride = UITraitCollection(displayScale: 2)
        let (reference, other) = (label("Reference"), label("Other", size: CGFloat(size)))
        for view in [reference, other] {
            view.traitOverride = nil
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            reference.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            reference.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.firstBaselineAnchor.constraint(equalTo: reference.firstBaselineAnchor),
            other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.minY - reference.frame.minY == CGFloat(top))
    }

    /// Apple: a label that wraps is measured at the width the layout gives it. The pangram in 200 pt takes two lines (simulator, above).
    @Test func `a wrapping label grows to the height its width asks for`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.traitOverride = UITraitCollection(displayScale: 2)
        let label = label("The quick brown fox jumps over the lazy dog", lines: 0)
        label.traitOverride = nil
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 41))
    }

    /// Simulator: 17 pt text of 159 pt in 120 is drawn at 17 * 120 / 159 = 12.83 pt; a least factor of 0.9 stops at 15.3 pt and cuts.
    @Test func `text shrinks to its width but not below the least factor`() throws {
        let label = label("Shrinks to the width")
        label.adjustsFontSizeToFitWidth = true
        let natural = measureText("Shrinks to the width", font: label.font).size.width
        label.frame = CGRect(x: 0, y: 0, width: natural * 0.8, height: 30)
        let shrunk = try #require(label.textToDraw)
        #expect(!shrunk.layout.isTruncated && shrunk.layout.size.width <= label.bounds.width + 0.5)
        label.minimumScaleFactor = 0.9
        #expect(try #require(label.textToDraw).layout.isTruncated)
        #expect(label.intrinsicContentSize.width >= natural)
    }

    /// Simulator: text stands in the middle of a frame that is taller. 20.5 pt in 60 leave 19.75 above, which is rounded up to 20.
    @Test func `text stands in the middle of a taller frame`() throws {
        let label = label("Middle")
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        #expect(try #require(label.textToDraw).origin.y == 20)
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minY == 20)
    }

    @Test func `a subclass that draws into a smaller rectangle moves the lines`() throws {
        final class PaddedLabel: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 4)) }
        }
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 28.5))
        label.traitOverride = UITraitCollection(displayScale: 2)
        label.text = "Padded"
        #expect(try #require(label.textToDraw).origin == CGPoint(x: 10, y: 4))
    }

    /// Apple's table: body is 17 pt at the default text size and 53 at the largest.
    @Test func `a preferred font follows the text size when asked to`() {
        let label = label("Body")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverride = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        label.traitCollectionDidChange(nil)
        #expect(label.font.pointSize == 53)
    }
}
