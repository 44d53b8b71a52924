import Testing
import UIKit

@MainActor @Suite struct ScrollViewTests {
    private func pinned(_ size: CGSize = CGSize(width: 375, height: 667)) -> (UIView, UIScrollView) {
        let parent = root(size.width, size.height), scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(scroll)
        pin(scroll, to: parent)
        return (parent, scroll)
    }

    private func pin(_ view: UIView, to other: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor), view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            view.topAnchor.constraint(equalTo: other.topAnchor), view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }

    // Apple: Auto Layout Guide, Working with Scroll Views: edges mean the content, width and height the frame
    @Test func edgesMeanTheContentAndLengthsTheFrame() {
        let (parent, scroll) = pinned()
        let content = Block(UIView.noIntrinsicMetric, 1200)
        scroll.addSubview(content)
        pin(content, to: scroll)
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 375, height: 1200))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 1200))
    }

    // public console dump, iOS 15 (facts 1.1): the margin attributes seen from inside are the content's
    @Test func marginAttributesMeanTheContentInsetByTheMargins() {
        let (parent, scroll) = pinned()
        let content = Block(100, 50)
        scroll.addSubview(content)
        for (a, b) in [
            (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin), (.right, .rightMargin), (.top, .topMargin),
            (.bottom, .bottomMargin),
        ] {
            NSLayoutConstraint(item: content, attribute: a, relatedBy: .equal, toItem: scroll, attribute: b, multiplier: 1, constant: 0)
                .isActive = true
        }
        parent.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 8, y: 8, width: 100, height: 50))
        #expect(scroll.contentSize == CGSize(width: 116, height: 66))
    }

    // measured: facts 1.1 (contentSize survives, the guide stays zero)
    @Test func aContentSizeSetByHandStaysWhereNothingReachesTheFarEdge() {
        let (parent, scroll) = pinned()
        let block = Block(10, 10)
        scroll.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: scroll.topAnchor), block.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        ])
        scroll.contentSize = CGSize(width: 300, height: 400)
        parent.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 400))
        #expect(scroll.contentLayoutGuide.layoutFrame == .zero)
    }

    // restated from a public question (cases SV-01): an undecided content width rests at 0 before any position in it
    @Test func anOpenContentWidthRestsAtZero() {
        let (parent, scroll) = pinned()
        let label = Block(42, 21)
        scroll.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
            scroll.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 25),
        ])
        parent.layoutIfNeeded()
        #expect(label.frame.minX == -67)
        #expect(label.hasAmbiguousLayout)
    }

    // Apple: tech note 2154: a view tied to the outside floats
    @Test func viewsTiedToTheFrameGuideFloatWhileScrolling() {
        let (parent, scroll) = pinned()
        let content = Block(UIView.noIntrinsicMetric, 2000), floating = Block(44, 44)
        scroll.addSubview(content)
        scroll.addSubview(floating)
        pin(content, to: scroll)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            floating.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            floating.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ])
        parent.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 0, y: 700)
        parent.layoutIfNeeded()
        #expect(floating.convert(floating.bounds, to: parent) == CGRect(x: 331, y: 623, width: 44, height: 44))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 2000))
    }

    // facts 1.2: automatic adjusts the axes that scroll, never nothing, always all; resting content follows the inset
    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGSize(width: 100, height: 900), [20.0, 0, 34, 0]),
        (.automatic, CGSize(width: 100, height: 100), [0, 0, 0, 0]), (.scrollableAxes, CGSize(width: 900, height: 100), [0, 10, 0, 10]),
        (.never, CGSize(width: 900, height: 900), [0, 0, 0, 0]), (.always, CGSize(width: 1, height: 1), [20, 10, 34, 10]),
    ])
    func adjustedInsetsAddTheSafeAreaOfTheAxesThatScroll(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, expected: [Double]
    ) {
        let parent = root(375, 667), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        parent.givenSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 10)
        scroll.contentInsetAdjustmentBehavior = behavior
        parent.addSubview(scroll)
        scroll.contentSize = content
        parent.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: expected[0], left: expected[1], bottom: expected[2], right: expected[3]))
        #expect(scroll.contentOffset == CGPoint(x: -expected[1], y: -expected[0]))
    }

    // measured: facts 1.5 (inset.top 12 at rest: offset (0, -12))
    @Test func contentRestingAtTheTopFollowsTheInset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset.top = 12
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -12))
    }

    // Apple: scrollRectToVisible; arithmetic
    @Test func scrollRectToVisibleMovesNoFurtherThanNeeded() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 160)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 160)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 100), animated: false)
        #expect(scroll.contentOffset.y == 400)
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    // measured: facts X3, X4
    @Test func zoomToARectangleFillsTheScrollViewWithIt() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150)), zoomer = Zoomer()
        scroll.addSubview(zoomer.view)
        scroll.delegate = zoomer
        scroll.maximumZoomScale = 4
        scroll.zoom(to: CGRect(x: 50, y: 50, width: 100, height: 75), animated: false)
        #expect(scroll.zoomScale == 2)
        #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 100))
    }

    // acceptance program Pitfalls: no bottom, so the height of the content is nobody's word
    @Test func contentWithoutABottomIsAmbiguous() {
        let (parent, scroll) = pinned()
        let content = Block(), block = Block(100, 900)
        scroll.addSubview(content)
        content.addSubview(block)
        for (a, b) in [
            (content.leadingAnchor, scroll.contentLayoutGuide.leadingAnchor),
            (content.trailingAnchor, scroll.contentLayoutGuide.trailingAnchor),
            (block.leadingAnchor, content.leadingAnchor), (block.trailingAnchor, content.trailingAnchor),
        ] { a.constraint(equalTo: b).isActive = true }
        for (a, b) in [
            (content.topAnchor, scroll.contentLayoutGuide.topAnchor), (content.bottomAnchor, scroll.contentLayoutGuide.bottomAnchor),
            (block.topAnchor, content.topAnchor),
        ] { a.constraint(equalTo: b).isActive = true }
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(scroll.contentSize.width == 375)
        #expect(content.hasAmbiguousLayout)
        #expect(!block.hasAmbiguousLayout)
    }
}
