import Foundation
import LayoutChecks
import Testing
import UIKit

// Sums by arithmetic.

@MainActor struct LayoutExplainerTests {
    @Test func `a value is told as the sum of what decides it, in reading order`() {
        let root = makeRoot()
        let (title, body) = (root.add(SizedView(100, 40), "Title"), root.add(SizedView(100, 60), "Body"))
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor), body.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let text = LayoutExplainer(body, in: root).text(axes: [.vertical])
        #expect(
            text.contains(
                """
                y 68:
                    16  "Title".top == UIView.top + 16
                    40  the natural height of "Title", which hugs at 250
                    12  "Body".top == "Title".bottom + 12
                  = 68
                """)
                || text.contains(
                    """
                    y 68:
                        16  "Title".top == UIView.top + 16
                        40  the natural height of "Title", which resists compression at 750
                        12  "Body".top == "Title".bottom + 12
                      = 68
                    """),
            "\(text)")
    }

    @Test func `an optional constraint that isn't met names who defeats it`() {
        let root = makeRoot()
        let box = root.add(UIView(), "Box")
        box.place(0, 0, 100, 50)
        let wish = box.widthAnchor.constraint(equalToConstant: 130)
        wish.priority = .defaultLow
        wish.isActive = true
        let text = LayoutExplainer(box, in: root).text(axes: [.horizontal])
        #expect(text.contains("not met, by 30 points: \"Box\".width == 130 @250\n  because of:\n"), "\(text)")
        #expect(text.contains("\"Box\".width == 100"))
    }

    @Test func `of what is open the constraint is named that settles most`() {
        let root = makeRoot()
        let views = (0..<3).map { root.add(UIView(), "V\($0)") }
        NSLayoutConstraint.activate(
            views.flatMap {
                [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor), $0.trailingAnchor.constraint(equalTo: root.trailingAnchor)]
            } + [
                views[0].topAnchor.constraint(equalTo: root.topAnchor), views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
                views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor),
                views[1].heightAnchor.constraint(equalTo: views[0].heightAnchor),
                views[2].heightAnchor.constraint(equalTo: views[0].heightAnchor),
            ])
        let text = LayoutExplainer(views[2], in: root).text(axes: [.vertical])
        // Three heights and two tops are open; one height settles all.
        #expect(text.contains("what is missing: a height for \"V0\"; it settles 5 of the 5 open values"), "\(text)")
    }

    @Test func `a conflict is told with the set, what is given up and what follows`() {
        let root = makeRoot()
        let box = root.add(UIView(), "Box")
        box.place(0, 0, 100, 50)
        box.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let text = LayoutExplainer(box, in: root).text(axes: [.horizontal])
        #expect(text.contains("in a conflict: 2 required constraints can't hold together (the smallest set)"))
        #expect(
            text.contains(
                "  UIKit gives up: \"Box\".width == 200, and ends 100 points off\n  the layout then:\n    \"Box\" at x 0, y 0, 100 x 50\n  UIKit prints:\n"
            ), "\(text)")
    }

    @Test func `a scroll view's account names the view that is too wide`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "Page")
        page.fill(root)
        let wide = page.add(SizedView(500, 900), "Wide")
        wide.fill(page)
        let text = LayoutExplainer(page, in: root).text(axes: [.horizontal])
        #expect(text.contains("width: content 500, shows 375: scrolls sideways by 125"), "\(text)")
        #expect(text.contains("  too wide for the frame:\n    \"Wide\" is 500 wide and ends at 500"))
    }

    @Test func `halves are said to be halves, and margins what they are`() {
        let root = makeRoot()
        root.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 0, right: 0)
        let box = root.add(UIView(), "Box")
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor), box.widthAnchor.constraint(equalToConstant: 100),
            box.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: 10),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        let text = LayoutExplainer(box, in: root).text()
        #expect(text.contains("  -50  \"Box\".width == 100, half of it\n"), "\(text)")
        #expect(text.contains("187.5  the width of the root view, which its window gives, half of it\n"), "\(text)")
        #expect(text.contains("21  \"Box\".top == UIView.layoutMarginsGuide.top + 10  (the margin is 11)"), "\(text)")
    }

    @Test func `a conflict is told with its sum`() {
        let root = makeRoot()
        let box = root.add(UIView(), "Box")
        box.place(0, 0, 50, 50)
        let text = box.add(UIView(), "Text")
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 9), text.widthAnchor.constraint(equalToConstant: 40),
            text.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -9),
        ])
        #expect(LayoutExplainer(text, in: root).text(axes: [.horizontal]).contains("  needs 9 + 40 + 9 = 58, has 50: 8 missing\n"))
    }

    @Test func `a scroll view's account gives insets and the offsets between which it scrolls`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "Page")
        page.contentInset.top = 20
        page.fill(root)
        let tall = page.add(SizedView(375, 900), "Tall")
        tall.fill(page)
        let text = LayoutExplainer(page, in: root).text(axes: [.vertical])
        #expect(text.contains("frame 375 x 667, insets: top 20 (20 of contentInset)"), "\(text)")
        #expect(text.contains("height: content 900, shows 647: scrolls up and down by 253, contentOffset.y from -20 to 233"), "\(text)")
    }

    // A public document: edges and centre of the content, which leave it no height but the frame's.
    @Test func `content that follows the frame can never scroll`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "Page")
        page.fill(root)
        let box = page.add(UIView(), "Box")
        box.fill(page)
        box.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
        let text = LayoutExplainer(page, in: root).text(axes: [.vertical])
        #expect(text.contains("it can never scroll this way: the content is as high as the frame, whatever that is"), "\(text)")
    }
}
