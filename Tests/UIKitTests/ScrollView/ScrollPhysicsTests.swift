import Foundation
import Testing
import UIKit

@MainActor @Suite struct ScrollPhysicsTests {
    // measured on iOS 26.1: facts X1 (100 past the top of 300 shows 46.5)
    @Test func theRubberBandShowsLessThanThePull() {
        #expect(abs(ScrollPhysics.rubberBand(100, dimension: 300) - 46.48) < 0.05)
        #expect(abs(ScrollPhysics.pull(showing: ScrollPhysics.rubberBand(-70, dimension: 300), dimension: 300) + 70) < 1e-9)
    }

    // measured on iOS 26.1: facts 1.5, target = x0 + (v0 - 10) * 0.499 and duration = ln(v0 / 10) / |1000 ln 0.998|
    @Test(arguments: [750.0, 1500, 3005, 4875]) func aThrowComesToRestWhereMeasured(velocity: Double) {
        let slowing = ScrollPhysics.Deceleration(from: 100, velocity: velocity, rate: 0.998)
        #expect(abs(slowing.target - (100 + (velocity - 10) * 0.499)) < 0.01)
        #expect(abs(slowing.position(at: slowing.duration) - slowing.target) < 0.5)
        #expect(abs(slowing.velocity(at: slowing.duration) - 10) < 0.01)
    }

    // measured on iOS 26.1: facts 1.5, an impact at 3005 pt/s overshoots by 99.7 pt
    @Test func anImpactOvershootsAsMeasured() {
        let spring = ScrollPhysics.Spring(to: 0, from: 0, velocity: 3005)
        let peak = stride(from: 0.0, to: 1, by: 0.001).map { spring.position(at: $0) }.max() ?? 0
        #expect(abs(peak - 3005 / (11 * M_E)) < 0.1 && abs(peak - 99.7) < 1)
    }

    @MainActor private final class Recorder: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        func note(_ call: String) { if calls.last != call { calls.append(call) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("willEndDragging")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("didEndDragging \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    }

    private func scrollView(content: CGFloat = 5000) -> (UIScrollView, Recorder) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), recorder = Recorder()
        scroll.contentSize = CGSize(width: 100, height: content)
        scroll.delegate = recorder
        return (scroll, recorder)
    }

    /// A finger that moves up evenly for 0.2 s.
    private func drag(_ scroll: UIScrollView, by distance: CGFloat) {
        scroll.touchDown(at: CGPoint(x: 50, y: 200), time: 0)
        for step in 1...10 { scroll.touchMoved(to: CGPoint(x: 50, y: 200 - distance * CGFloat(step) / 10), time: 0.02 * Double(step)) }
        scroll.touchUp(at: CGPoint(x: 50, y: 200 - distance), time: 0.2)
    }

    // Apple: UIScrollViewDelegate; order: facts 1.4
    @Test func aThrowTellsTheDelegateInOrderAndStops() {
        let (scroll, recorder) = scrollView()
        drag(scroll, by: 200)
        #expect(scroll.contentOffset.y == 190, "the first 10 points only begin the drag")
        var time = 0.2
        while scroll.step(to: time) && time < 10 { time += 1.0 / 60 }
        #expect(
            recorder.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        #expect(abs(scroll.contentOffset.y - (190 + (1000 - 10) * 0.499)) < 0.5)
    }

    // arithmetic: content that is thrown beyond its end comes back to it
    @Test func aThrowBeyondTheEndComesBackToIt() {
        let (scroll, _) = scrollView(content: 600)
        drag(scroll, by: 200)
        var time = 0.2, furthest: CGFloat = 0
        while scroll.step(to: time) && time < 10 {
            time += 1.0 / 60
            furthest = max(furthest, scroll.contentOffset.y)
        }
        #expect(furthest > 310 && furthest < 400)
        #expect(scroll.contentOffset.y == 300)
        #expect(!scroll.isDecelerating)
    }

    // Apple: isPagingEnabled; at most one page from where the drag began (facts 1.4)
    @Test func pagingStopsOnTheNextPage() {
        let (scroll, _) = scrollView()
        scroll.isPagingEnabled = true
        drag(scroll, by: 250)
        var time = 0.2
        while scroll.step(to: time) && time < 10 { time += 1.0 / 60 }
        #expect(scroll.contentOffset.y == 300)
    }

    // facts X1: an axis that doesn't overflow stays where it is
    @Test func contentThatFitsDoesNotGiveWay() {
        let (scroll, _) = scrollView(content: 100)
        drag(scroll, by: -150)
        #expect(scroll.contentOffset == .zero)
        scroll.alwaysBounceVertical = true
        scroll.touchDown(at: .zero, time: 5)
        scroll.touchMoved(to: CGPoint(x: 0, y: 110), time: 5.1)
        #expect(abs(scroll.contentOffset.y + 46.48) < 0.05)
    }
}
