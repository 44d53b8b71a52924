import CoreGraphics
import Foundation
import Testing
import UIKit

/// Numbers of an iOS 26 simulator at two pixels a point (facts 9).
@MainActor @Suite struct UITextViewTests {
    private func view(_ text: String, size: CGFloat = 17) -> UITextView {
        let view = UITextView()
        view.traitOverride = UITraitCollection(displayScale: 2)
        view.font = .systemFont(ofSize: size)
        view.text = text
        return view
    }

    /// One-line heights are the label's and 16.
    @Test(arguments: [(11.0, 13.5), (13.0, 16.0), (17.0, 20.5), (20.0, 24.0), (28.0, 33.5)])
    func `one line is a label's line and 16 points tall`(size: Double, line: Double) {
        #expect(view("Text", size: CGFloat(size)).sizeThatFits(CGSize(width: 300, height: 0)).height == CGFloat(line) + 16)
    }

    /// A public document (tools 15505): "Content goes here" in the body style with scrolling off is 38 tall, Apple's line distance of 22 and 16.
    @Test func `a text style's leading counts under the last line too`() {
        let body = view("Content goes here")
        body.font = .preferredFont(forTextStyle: .body)
        #expect(body.sizeThatFits(CGSize(width: 335, height: 0)).height == 38)
    }

    /// Two lines of 20.287 points: the second baseline at 8 and 36.47 rounded up, of 57 in all.
    @Test func `the last baseline belongs to the last line of a view that doesn't scroll`() {
        let view = view("one\ntwo")
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.traitOverride = UITraitCollection(displayScale: 2)
        root.addSubview(view)
        root.addSubview(box)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 200),
            box.topAnchor.constraint(equalTo: view.lastBaselineAnchor), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 57))
        #expect(box.frame.minY == 44.5)
    }

    /// Beside a free edge the lines keep the width they ask for, however often the layout runs: 5 points of padding at both ends are in it.
    @Test func `a text view that doesn't scroll and has no width is as wide as its line`() {
        let view = view("Body text")
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.traitOverride = UITraitCollection(displayScale: 2)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        for _ in 0..<3 {
            view.setNeedsLayout()
            view.invalidateIntrinsicContentSize()
            root.layoutIfNeeded()
        }
        let line = ("Body text" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(view.frame.height == 36.5)
        #expect(abs(view.frame.width - (line + 10)) <= 0.5)
    }

    // MARK: Storage, layout manager, container

    /// Each line of 17 points is 20.287 points tall.
    private func lines(_ view: UITextView, width: CGFloat) -> Int {
        Int(((view.sizeThatFits(CGSize(width: width, height: 0)).height - 16) / 20.287109375).rounded())
    }

    /// TextKit: a paragraph whose style truncates takes one line, also where `text` would wrap.
    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping])
    func `a paragraph that truncates is one line of a text view`(mode: NSLineBreakMode) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let view = view("")
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
        view.attributedText = NSAttributedString(string: "one two three four five\nsix seven eight nine ten", attributes: attributes)
        #expect(lines(view, width: 100) == 2)
        view.attributedText = NSAttributedString(string: view.text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(lines(view, width: 100) > 2)
    }

    /// Apple's page on the container's property: it is the way of the last line, with styled text as with plain.
    @Test(arguments: [true, false])
    func `the container's mode ends the last line of a bounded text`(isStyled: Bool) {
        let text = view("one two three four five six seven")
        if isStyled { text.attributedText = NSAttributedString(string: text.text, attributes: [.font: UIFont.systemFont(ofSize: 17)]) }
        text.textContainer.maximumNumberOfLines = 2
        text.textContainer.lineBreakMode = .byTruncatingTail
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(lines(text, width: 100) == 2)
        #expect(text.textToDraw?.layout.lines.map(\.isTruncated) == [false, true])
    }

    /// Facts 9, T9: a text view that doesn't scroll has only the lines that fit its box; one that scrolls has all.
    @Test func `what doesn't scroll shows the lines that fit`() {
        let text = view("a\nb\nc\nd")
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 16 + 50)
        #expect(text.textToDraw?.layout.lines.count == 4)
        text.isScrollEnabled = false
        #expect(text.textToDraw?.layout.lines.count == 2)
        #expect(text.layoutManager.glyphRange(for: text.textContainer) == NSRange(location: 0, length: 4))
        #expect(text.intrinsicContentSize.height == 97.5)
    }

    @Test func `edits of the storage change the view`() {
        let text = view("a")
        text.isScrollEnabled = false
        let before = text.intrinsicContentSize
        text.textStorage.append(NSAttributedString(string: "\nb", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        #expect(text.text == "a\nb" && text.intrinsicContentSize.height == before.height + 20.5)
        #expect(text.layoutManager.textStorage === text.textStorage && text.textContainer.layoutManager === text.layoutManager)
    }

    /// Apple's pages on `font` and `textColor`: they apply to all of the text.
    @Test func `a view's font is that of all its text`() {
        let text = view("")
        text.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.font = .systemFont(ofSize: 17)
        #expect(text.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        #expect(lines(text, width: 100) == 1)
    }

    /// The box is the view's without its insets, and lines without padding.
    @Test func `the used rectangle is in the view's box`() {
        let text = view("one two three four")
        text.frame = CGRect(x: 0, y: 0, width: 90, height: 200)
        #expect(text.textContainer.size == CGSize(width: 90, height: 0))
        let lines = text.layoutManager.usedRect(for: text.textContainer)
        #expect(lines.maxX <= 90 && abs(lines.height - 2 * 20.287109375) < 1e-9)
        text.textContainerInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        #expect(text.textContainer.size.width == 50)
        #expect(text.layoutManager.usedRect(for: text.textContainer).height > lines.height)
    }

    /// A stack of one's own, as code for syntax colours and placeholders makes it.
    @Test func `a view takes over a container with its manager and text`() {
        let (storage, manager, container) = (NSTextStorage(string: "hello"), NSLayoutManager(), NSTextContainer(size: .zero))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        #expect(view.text == "hello" && view.textStorage === storage && view.layoutManager === manager && view.textContainer === container)
    }

    @Test func `insets replace the usual ones`() {
        let padded = view("Padded", size: 15)
        padded.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        #expect(padded.sizeThatFits(CGSize(width: 300, height: 0)).height == 42)
    }

    /// Apple: a text view that scrolls has no natural size; with scrolling off it has.
    @Test func `the natural size comes with scrolling off`() {
        let text = view("Text")
        #expect(text.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        text.isScrollEnabled = false
        #expect(text.intrinsicContentSize.height == 36.5)
    }

    /// The top inset and the ascender rounded up: 8 + 16.5 for 17 pt.
    @Test func `the first baseline is rounded up`() {
        let text = view("Text")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.traitOverride = UITraitCollection(displayScale: 2)
        let mark = UIView()
        text.isScrollEnabled = false
        for subview in [text, mark] {
            subview.traitOverride = nil
            subview.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 200), mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
            mark.leadingAnchor.constraint(equalTo: root.leadingAnchor), mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(mark.frame.minY == 24.5)
        #expect(text.frame.height == 36.5)
    }

    /// Three lines of 20.287 rounded up together are 61, and 16 more.
    @Test func `scrolled text is the content`() {
        let text = view("a\nb\nc")
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        text.layoutIfNeeded()
        #expect(text.contentSize == CGSize(width: 200, height: 77))
    }
}
