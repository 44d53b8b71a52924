import Foundation
import Testing

@testable import UIKit

/// What stands in place of content, tabs since iOS 18, pages and controllers that a drag takes away.
@MainActor @Suite struct PlaceholderAndTabTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Drags to the side over the middle of a view. - Returns: whether it was taken.
    private func drag(_ pan: UIPanGestureRecognizer, by distance: CGFloat) {
        pan.place = CGPoint(x: 195 + distance, y: 400)
        pan.setTranslation(CGPoint(x: distance, y: 0), in: nil)
        guard pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true else { return }
        for state in [UIGestureRecognizer.State.began, .changed, .ended, .possible] { pan.state = state }
    }

    private final class Empty: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            var nothing = UIContentUnavailableConfiguration.empty()
            (nothing.text, nothing.secondaryText) = ("No Mail", "Pull down to look again.")
            nothing.button = .filled()
            nothing.button.title = "Write"
            contentUnavailableConfiguration = nothing
        }
    }

    // Apple: the configuration's view stands in the middle; it is asked for before the view appears
    @Test func aPlaceholderStandsInTheMiddle() throws {
        let controller = Empty(), window = window(controller)
        let view = try #require(controller.view.subviews.first as? UIContentUnavailableView)
        #expect(view.frame == controller.view.bounds)
        let column = try #require(view.subviews.first as? UIStackView)
        #expect(abs(column.frame.midY - 422) <= 0.5 && column.frame.minX == 16 && column.frame.width == 358)
        #expect(column.arrangedSubviews.count == 3)
        let (first, second) = (column.arrangedSubviews[0].frame, column.arrangedSubviews[1].frame)
        #expect(abs(second.minY - first.maxY - 8) < 0.01)
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
        _ = window
    }

    @Test func tabsMakeTheirControllers() {
        let controller = UITabBarController()
        var made: [String] = []
        controller.tabs = [
            UITab(title: "Home", image: nil, identifier: "home") { tab in
                made.append(tab.identifier)
                return UIViewController()
            },
            UISearchTab { _ in UIViewController() },
        ]
        let window = window(controller)
        #expect(made == ["home"] && controller.viewControllers?.count == 2)
        #expect(controller.tabBar.items?.map(\.shownTitle) == ["Home", "Search"])
        #expect(controller.selectedTab === controller.tabs[0])
        controller.selectedTab = controller.tabs[1]
        #expect(controller.selectedIndex == 1)
        controller.tabs[1].badgeValue = "3"
        #expect(controller.tabBar.items?[1].badgeValue == "3")
        _ = window
    }

    private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in UIViewController() }
        var log: [String] = []
        private func beside(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
            return pages[index + step]
        }
        func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
            -> UIViewController?
        { beside(viewController, -1) }
        func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
            -> UIViewController?
        { beside(viewController, 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { log.append(completed ? "turned" : "back") }
    }

    @Test func aDragTurnsThePage() throws {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), pages = Pages()
        (controller.dataSource, controller.delegate) = (pages, pages)
        controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
        let window = window(controller)
        let pan = try #require(controller.gestureRecognizers.first as? UIPanGestureRecognizer)
        drag(pan, by: 250)
        #expect(controller.viewControllers?.first === pages.pages[0] && pages.log.isEmpty)
        drag(pan, by: -100)
        drag(pan, by: -250)
        #expect(controller.viewControllers?.first === pages.pages[1] && pages.log == ["back", "turned"])
        _ = window
    }

    @Test func aDragFromTheEdgeGoesBack() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let window = window(navigation)
        let pan = try #require(navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
        #expect(pan.edges == .left && pan.view === navigation.view)
        drag(pan, by: 100)
        #expect(navigation.viewControllers.count == 2)
        drag(pan, by: 250)
        #expect(navigation.viewControllers.count == 1)
        drag(pan, by: 250)
        #expect(navigation.viewControllers.count == 1)
        _ = window
    }
}
