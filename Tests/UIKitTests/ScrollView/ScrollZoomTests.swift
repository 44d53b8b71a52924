import Testing
import UIKit

@MainActor @Suite struct ScrollZoomTests {
    private final class Recorder: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        var calls: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willBeginZooming") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("didEndZooming \(scale)")
        }
    }

    private func zooming() -> (UIScrollView, Recorder) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150)), recorder = Recorder()
        scroll.addSubview(recorder.view)
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
        scroll.delegate = recorder
        return (scroll, recorder)
    }

    // Apple: scrollViewWillBeginZooming and scrollViewDidEndZooming come with gestures and animated changes only
    @Test func onlyAnimatedChangesBeginAndEnd() {
        let (scroll, recorder) = zooming()
        scroll.setZoomScale(2, animated: false)
        #expect(recorder.calls == ["didZoom"])
        recorder.calls = []
        scroll.zoom(to: CGRect(x: 50, y: 50, width: 50, height: 37.5), animated: true)
        #expect(recorder.calls == ["willBeginZooming", "didZoom", "didScroll", "didEndZooming 4.0"])
        recorder.calls = []
        scroll.setZoomScale(4, animated: false)
        #expect(recorder.calls.isEmpty, "the same scale is no change")
    }

    // arithmetic: the point under the fingers stays there: 100 of 200 at twice the size is 200, shown at 100
    @Test func aPinchZoomsAboutTheFingers() {
        let (scroll, recorder) = zooming()
        scroll.pinchBegan(at: CGPoint(x: 100, y: 75))
        #expect(scroll.isZooming && scroll.pinchGestureRecognizer?.state == .began)
        scroll.pinchMoved(scale: 2, at: CGPoint(x: 100, y: 75))
        #expect(scroll.zoomScale == 2)
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 75))
        scroll.pinchEnded(at: CGPoint(x: 100, y: 75), time: 0)
        #expect(!scroll.isZooming && !scroll.isZoomBouncing)
        #expect(recorder.calls == ["willBeginZooming", "didZoom", "didScroll", "didEndZooming 2.0"])
    }

    // Apple: bouncesZoom; the end is told after the bounce
    @Test func aScaleBeyondTheLimitComesBack() {
        let (scroll, recorder) = zooming()
        scroll.pinchBegan(at: CGPoint(x: 0, y: 0))
        scroll.pinchMoved(scale: 16, at: CGPoint(x: 0, y: 0))
        #expect(scroll.zoomScale > 4 && scroll.zoomScale < 16)
        scroll.pinchEnded(at: CGPoint(x: 0, y: 0), time: 0)
        #expect(scroll.isZoomBouncing && !recorder.calls.contains("didEndZooming 4.0"))
        #expect(scroll.step(to: 0.15))
        #expect(!scroll.step(to: 0.3))
        #expect(scroll.zoomScale == 4 && !scroll.isZoomBouncing && recorder.calls.last == "didEndZooming 4.0")
        scroll.bouncesZoom = false
        scroll.pinchBegan(at: .zero)
        scroll.pinchMoved(scale: 3, at: .zero)
        #expect(scroll.zoomScale == 4)
    }

    @Test func whatCantZoomHasNoPinch() {
        #expect(UIScrollView().pinchGestureRecognizer == nil)
        let scroll = UIScrollView()
        #expect(scroll.panGestureRecognizer.view === scroll)
    }

    // a picture centred by its constraints, as apps do it: the content is the zoomed frame with the constants around it
    @Test func aZoomedViewUnderConstraintsGrowsFromItsCorner() {
        let parent = root(300, 300), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), recorder = Recorder()
        let view = recorder.view
        parent.addSubview(scroll)
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: scroll.topAnchor), view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 150),
        ])
        scroll.maximumZoomScale = 4
        scroll.delegate = recorder
        parent.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 220, height: 150))
        scroll.zoomScale = 2
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 400, height: 300))
        #expect(scroll.contentSize == CGSize(width: 420, height: 300))
        parent.setNeedsLayout()
        scroll.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 400, height: 300), "another pass changes nothing")
    }
}
