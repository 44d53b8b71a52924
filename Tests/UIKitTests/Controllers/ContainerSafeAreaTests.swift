import Testing
import UIKit

/// What windows and containers make of safe areas and margins. Bars' heights are those of iOS 13 to 18, counted in Interface Builder documents.
@MainActor @Suite struct ContainerSafeAreaTests {
    private func window(_ device: String, _ controller: UIViewController, _ orientation: DeviceProfile.Orientation = .portrait) -> UIWindow
    {
        let window = UIWindow(device: DeviceProfile.device(id: device)!.held(orientation))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test func aControllerHasItsWindowsSafeArea() {
        let controller = UIViewController()
        _ = window("iphone-14", controller)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(controller.view.safeAreaInsets == insets(47, 0, 34, 0))
        controller.additionalSafeAreaInsets = insets(3, 1, 2, 0)
        #expect(controller.view.safeAreaInsets == insets(50, 1, 36, 0))
    }

    @Test func turningTheDeviceLaysOutAgain() {
        let controller = UIViewController(), window = window("iphone-14", controller)
        window.show(DeviceProfile.device(id: "iphone-14")!.held(.landscape))
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(controller.view.safeAreaInsets == insets(0, 47, 21, 47))
        #expect(controller.traitCollection.verticalSizeClass == .compact)
    }

    // counted: y 47 + 44 under a navigation bar, 91 in all
    @Test func aNavigationBarAddsToTheSafeArea() {
        let controller = UIViewController(), navigation = UINavigationController(rootViewController: controller)
        _ = window("iphone-14", navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(controller.view.frame == navigation.view.bounds)
        #expect(controller.view.safeAreaInsets == insets(91, 0, 34, 0))
        navigation.isNavigationBarHidden = true
        navigation.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == insets(47, 0, 34, 0))
    }

    // counted: bars of 96 points with a large title
    @Test func aLargeTitleTakesNinetySix() {
        let controller = UIViewController(), navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        _ = window("iphone-8", navigation)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(controller.view.safeAreaInsets.top == 116)
        controller.navigationItem.largeTitleDisplayMode = .never
        navigation.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 64)
    }

    // counted: bottom 83 = 49 + 34
    @Test func aTabBarAddsToTheBottom() {
        let controller = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        _ = window("iphone-14", tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(controller.view.safeAreaInsets == insets(47, 0, 83, 0))
        tabs.selectedIndex = 1
        #expect(controller.view.superview == nil)
        #expect(tabs.selectedViewController?.view.superview === tabs.view)
    }

    // counted: bottom 78 = 44 + 34 with a toolbar
    @Test func aToolbarAddsToTheBottom() {
        let controller = UIViewController(), navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        _ = window("iphone-14", navigation)
        #expect(controller.view.safeAreaInsets.bottom == 78)
    }

    @Test func aViewThatMayNotReachUnderBarsBeginsBelowThem() {
        let controller = UIViewController(), navigation = UINavigationController(rootViewController: controller)
        controller.edgesForExtendedLayout = []
        _ = window("iphone-8", navigation)
        #expect(controller.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(controller.view.safeAreaInsets.top == 0)
    }

    // counted in documents: 16 below a width of 414, 20 from there on; measured at 320 (A25)
    @Test(arguments: [("iphone-5", CGFloat(16)), ("iphone-8", 16), ("iphone-15", 16), ("iphone-8-plus", 20), ("ipad-9.7", 20)])
    func rootViewsHaveTheSystemsMargins(_ device: String, _ margin: CGFloat) {
        let controller = UIViewController()
        let window = window(device, controller)
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.view.layoutMargins == insets(0, margin, 0, margin))
        #expect(controller.systemMinimumLayoutMargins.leading == margin)
        controller.view.layoutMargins = insets(5, 5, 5, 50)
        #expect(controller.view.layoutMargins == insets(5, margin, 5, 50))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == insets(5, 5, 5, 50))
        _ = window
    }

    // Apple: the guides' lengths are the heights that bars cover; they hold nothing until they are asked for
    @Test func topAndBottomLayoutGuidesFollowTheSafeArea() {
        let controller = UIViewController()
        let window = window("iphone-14", controller)
        #expect(controller.view.constraints.isEmpty)
        let block = Block(10, 10)
        controller.view.addSubview(block)
        block.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        block.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(block.frame.minY == 47)
        #expect(controller.topLayoutGuide.length == 47)
        #expect(controller.bottomLayoutGuide.length == 34)
    }

    // EasyPeasy's suite counts them: a guide that is asked for brings two constraints, and the other one none
    @Test func eachLayoutGuideBringsTwoConstraints() {
        let top = UIViewController(), bottom = UIViewController()
        let block = Block(10, 10), other = Block(10, 10)
        top.view.addSubview(block)
        bottom.view.addSubview(other)
        block.topAnchor.constraint(equalTo: top.topLayoutGuide.bottomAnchor, constant: 10).isActive = true
        other.bottomAnchor.constraint(equalTo: bottom.bottomLayoutGuide.topAnchor, constant: -20).isActive = true
        #expect(top.view.constraints.count == 3 && bottom.view.constraints.count == 3)
    }

    // measured: a sheet on a phone begins 10 points below the safe area's top
    @Test func aSheetBeginsBelowTheStatusBar() {
        let presenter = UIViewController(), presented = UIViewController()
        let window = window("iphone-x", presenter)
        presenter.present(presented, animated: false)
        window.layoutIfNeeded()
        #expect(presented.view.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    }

    @Test func aSplitViewShowsTwoColumnsWhereThereIsRoom() {
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        _ = window("ipad-9.7", split, .landscape)
        #expect(split.viewControllers[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(split.viewControllers[1].view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
        let narrow = UISplitViewController()
        narrow.viewControllers = [UIViewController(), UIViewController()]
        _ = window("iphone-8", narrow)
        #expect(narrow.isCollapsed)
        #expect(narrow.viewControllers[0].view.frame.width == 375)
    }
}
