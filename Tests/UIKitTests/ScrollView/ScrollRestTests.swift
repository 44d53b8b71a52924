import Foundation
import Testing
import UIKit

/// Where content rests: alignment, refresh control, indicators, the status bar.
@MainActor @Suite struct ScrollRestTests {
    private func scroll(content: CGSize = CGSize(width: 100, height: 500)) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        scroll.contentSize = content
        return scroll
    }

    // Apple: contentAlignmentPoint (iOS 17.4); arithmetic: half of 200 - 100 and of 300 - 60 is left before the content
    @Test func smallContentStandsWhereItsAlignmentSays() {
        let scroll = scroll(content: CGSize(width: 100, height: 60))
        #expect(scroll.contentOffset == .zero)
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(scroll.contentOffset == CGPoint(x: -50, y: -120))
        scroll.contentInset.top = 40
        #expect(scroll.contentOffset == CGPoint(x: -50, y: -140), "40 and half of 260 - 60")
        scroll.contentSize = CGSize(width: 400, height: 600)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -40), "larger content begins at the edge")
    }

    // measured: facts X6 (320 x 60, the adjusted inset grows by its height, targets hear nothing, rows 60 lower)
    @Test func aRefreshControlAtWorkTakesRoomAtTheTop() {
        let scroll = scroll(), control = UIRefreshControl()
        var told = 0
        control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        scroll.layoutIfNeeded()
        #expect(control.isHidden && scroll.adjustedContentInset.top == 0)
        control.beginRefreshing()
        scroll.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.top == 60 && scroll.contentInset.top == 0)
        #expect(scroll.contentOffset.y == -60 && told == 0 && !control.isHidden)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        control.endRefreshing()
        #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    }

    // facts 1.4: triggers when pulled past about its height; the room is made when the finger leaves
    @Test func pullingPastTheControlRefreshes() {
        let scroll = scroll(), control = UIRefreshControl()
        var told = 0
        control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        scroll.refreshControl = control
        scroll.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
        scroll.touchMoved(to: CGPoint(x: 50, y: 110), time: 0.1)
        #expect(told == 0 && !control.isRefreshing)
        scroll.touchMoved(to: CGPoint(x: 50, y: 250), time: 0.2)
        #expect(told == 1 && control.isRefreshing)
        scroll.touchMoved(to: CGPoint(x: 50, y: 250), time: 0.4)
        scroll.touchUp(at: CGPoint(x: 50, y: 250), time: 0.5)
        var time = 0.5
        while scroll.step(to: time) && time < 10 { time += 1.0 / 60 }
        #expect(scroll.contentOffset.y == -60 && told == 1)
    }

    // a public dump of iOS 15 (facts 1.3): (368 515; 3 7) and (364 519; 7 3) in 374 x 525 with empty content, the last subviews
    @Test func indicatorsAreSubviewsAsDumped() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 374, height: 525))
        #expect(scroll.subviews.isEmpty)
        scroll.flashScrollIndicators()
        let bars = scroll.subviews
        #expect(bars.map { $0.description.hasPrefix("<_UIScrollViewScrollIndicator: ") } == [true, true])
        #expect(bars.map(\.frame) == [CGRect(x: 364, y: 519, width: 7, height: 3), CGRect(x: 368, y: 515, width: 3, height: 7)])
    }

    // facts X7: as long as the visible part, at least 36, 3 points from the ends; an inset adds: 200 - 3 - 3 - 4
    @Test func anIndicatorShowsWhatPartIsSeen() throws {
        let scroll = scroll(content: CGSize(width: 200, height: 600))
        scroll.flashScrollIndicators()
        let bar = try #require(scroll.subviews.last)
        #expect(bar.frame == CGRect(x: 194, y: 3, width: 3, height: 147))
        scroll.contentOffset.y = 300
        #expect(bar.frame == CGRect(x: 194, y: 450, width: 3, height: 147))
        scroll.contentSize.height = 30000
        scroll.verticalScrollIndicatorInsets.right = 4
        scroll.layoutIfNeeded()
        #expect(bar.frame.width == 3 && bar.frame.height == 36 && bar.frame.minX == 190)
        scroll.semanticContentAttribute = .forceRightToLeft
        scroll.layoutIfNeeded()
        #expect(bar.frame.minX == 3)
    }

    // Apple: indicators are seen while something scrolls
    @Test func indicatorsShowWhileAFingerDrags() throws {
        let scroll = scroll()
        scroll.touchDown(at: CGPoint(x: 50, y: 200), time: 0)
        scroll.touchMoved(to: CGPoint(x: 50, y: 150), time: 0.1)
        #expect(scroll.subviews.map(\.alpha) == [0, 1] && scroll.panGestureRecognizer.state == .began)
        scroll.touchMoved(to: CGPoint(x: 50, y: 150), time: 0.3)
        scroll.touchUp(at: CGPoint(x: 50, y: 150), time: 0.4)
        #expect(scroll.subviews.map(\.alpha) == [0, 0] && scroll.panGestureRecognizer.state == .ended)
    }

    private final class Keeper: NSObject, UIScrollViewDelegate {
        var allows = true
        var arrived = 0
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrived += 1 }
    }

    // Apple: scrollsToTop: only where exactly one scroll view on screen takes the tap
    @Test func aTapOnTheStatusBarScrollsTheOneThatTakesIt() {
        let window = twoPixelWindow(), first = scroll(), second = scroll(), keeper = Keeper()
        first.contentInsetAdjustmentBehavior = .never
        window.isHidden = false
        window.addSubview(first)
        window.addSubview(second)
        first.delegate = keeper
        first.contentOffset.y = 100
        window.tapStatusBar()
        #expect(first.contentOffset.y == 100, "two would take it")
        second.scrollsToTop = false
        keeper.allows = false
        window.tapStatusBar()
        #expect(first.contentOffset.y == 100 && keeper.arrived == 0)
        keeper.allows = true
        window.tapStatusBar()
        #expect(first.contentOffset.y == 0 && keeper.arrived == 1)
    }

    // Apple: setContentScrollView(_:for:): the named view stands for the first one
    @Test func aControllerNamesItsContentScrollView() {
        let controller = UIViewController(), navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-14")!)
        window.rootViewController = navigation
        window.isHidden = false
        let decoy = scroll(content: CGSize(width: 10, height: 10)), wrapper = UIView(frame: window.bounds)
        let content = scroll(content: CGSize(width: 10, height: 10))
        controller.view.addSubview(decoy)
        controller.view.addSubview(wrapper)
        wrapper.addSubview(content)
        window.layoutIfNeeded()
        #expect(decoy.adjustedContentInset.top == 91 && content.adjustedContentInset.top == 0)
        controller.setContentScrollView(content, for: .top)
        window.layoutIfNeeded()
        #expect(content.adjustedContentInset.top == 91 && decoy.adjustedContentInset.top == 0)
        #expect(controller.contentScrollView(for: .top) === content)
        #expect(controller.contentScrollView(for: .bottom) === decoy)
    }
}
