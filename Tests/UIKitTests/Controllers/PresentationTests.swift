import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationTests {
    private func phone() -> (UIWindow, UIViewController) {
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-14")!), controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return (window, controller)
    }

    // Apple: detents; arithmetic: the whole sheet is 844 - 47 - 10 - 34 above the safe area, medium half of it
    @Test func aSheetIsAsTallAsItsDetent() throws {
        let (window, controller) = phone(), sheet = UIViewController()
        let presentation = try #require(sheet.sheetPresentationController)
        controller.present(sheet, animated: true)
        #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        presentation.detents = [.medium(), .large()]
        #expect(sheet.view.frame == CGRect(x: 0, y: 844 - 34 - 376.5, width: 390, height: 34 + 376.5))
        presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
        #expect(sheet.view.frame.minY == 57)
        presentation.detents = [.custom { _ in 200 }]
        #expect(sheet.view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
        #expect(window.safeAreaInsets.bottom == 34 && sheet.view.safeAreaInsets.bottom == 34)
        presentation.detents = [.custom { $0.maximumDetentValue * 9 }]
        #expect(sheet.view.frame.minY == 57, "no taller than the whole sheet")
    }

    @Test func fullScreenHasNoSheet() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    // arithmetic of the card's metrics: 20 + 20.333 + 4 + 15.667 + 20, a line of a pixel, 44 (iOS 13 to 18)
    @Test func anAlertIsACardInTheMiddle() throws {
        let (window, controller) = phone(), alert = UIAlertController(title: "Delete", message: "Are you sure?", preferredStyle: .alert)
        var pressed: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in pressed.append("Delete") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in pressed.append("Cancel") })
        controller.present(alert, animated: true)
        window.layoutIfNeeded()
        let card = alert.view.frame
        #expect(card.width == 270 && card.midX == 195 && abs(card.midY - 422) < 0.5)
        #expect(abs(card.height - 124.667) < 0.7)
        let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Cancel", "Delete"])
        #expect(buttons.allSatisfy { $0.frame.height == 44 && $0.frame.maxY == card.height && abs($0.frame.width - 134.83) < 0.01 })
        buttons[1].sendActions(for: .touchUpInside)
        #expect(pressed == ["Delete"] && controller.presentedViewController == nil)
    }

    @Test func fieldsAndThreeButtonsMakeTheCardTaller() {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        func height() -> CGFloat { alert.view.sizeThatFits(CGSize(width: 270, height: 0)).height }
        for title in ["A", "B"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        let plain = height()
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        #expect(alert.textFields?.count == 2 && alert.textFields?.first?.placeholder == "Name")
        // 16, two fields of 30, 16 in place of the 20 below the title
        #expect(height() - plain == CGFloat(16 + 60 + 16 - 20))
        let two = height()
        alert.addAction(UIAlertAction(title: "C", style: .default))
        let pixel = 1 / UIScreen.main.scale
        #expect(abs(height() - two - 2 * (44 + pixel)) < 0.001)
    }

    // iOS 13 to 18: 8 points from the sides, buttons 57 tall, Cancel apart, above the home indicator
    @Test func anActionSheetStandsAtTheBottom() {
        let (window, controller) = phone(), sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("One", .default), ("Two", .default)] {
            sheet.addAction(UIAlertAction(title: title, style: style))
        }
        controller.present(sheet, animated: true)
        window.layoutIfNeeded()
        let pixel = 1 / window.traitCollection.displayScale
        #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == 374 && sheet.view.frame.maxY == 844 - 34)
        #expect(abs(sheet.view.frame.height - (3 * 57 + 8 + pixel)) < 0.001)
        #expect(sheet.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["One", "Two", "Cancel"])
    }

    // Apple: transition(from:to:...): appearance calls of both, the views exchanged, completion last
    private final class Recorder: UIViewController {
        nonisolated(unsafe) static var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { Self.calls.append("\(title!) will appear") }
        override func viewDidAppear(_ animated: Bool) { Self.calls.append("\(title!) did appear") }
        override func viewWillDisappear(_ animated: Bool) { Self.calls.append("\(title!) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { Self.calls.append("\(title!) did disappear") }
    }

    @Test func aContainerExchangesItsChildren() {
        let (window, container) = phone(), (a, b) = (Recorder(), Recorder())
        (a.title, b.title) = ("a", "b")
        container.addChild(a)
        container.view.addSubview(a.view)
        a.didMove(toParent: container)
        window.layoutIfNeeded()
        container.addChild(b)
        Recorder.calls = []
        var isDone = false
        container.transition(from: a, to: b, duration: 0.3, animations: { b.view.frame = container.view.bounds }) { isDone = $0 }
        #expect(Recorder.calls == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
        #expect(isDone && a.view.superview == nil && b.view.superview === container.view)
    }

    // Apple: transitionCoordinator: there while a container changes what it shows, and its closures run after
    @Test func aPushHasACoordinator() {
        final class Pushed: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate(alongsideTransition: { _ in self.log.append("along") }) { _ in self.log.append("after") }
                log.append("will appear")
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController()), pushed = Pushed()
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-14")!)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(pushed, animated: true)
        #expect(pushed.log == ["will appear", "along", "after"])
        #expect(pushed.transitionCoordinator == nil)
    }

    // Apple: UIWindowScene; UIScreen.coordinateSpace
    @Test func aSceneKnowsItsWindows() {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first!
        let window = UIWindow(windowScene: scene)
        #expect(scene.windows.contains { $0 === window } && window.windowScene === scene)
        #expect(window.bounds == scene.screen.bounds && window.safeAreaInsets.top > 0)
        window.frame.origin = CGPoint(x: 10, y: 20)
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        window.addSubview(view)
        #expect(view.convert(view.bounds, to: scene.screen.coordinateSpace) == CGRect(x: 15, y: 26, width: 7, height: 8))
        #expect(scene.screen.coordinateSpace.convert(CGPoint(x: 15, y: 26), to: view) == .zero)
        window.windowScene = nil
        #expect(!scene.windows.contains { $0 === window })
    }

    // Apple: UIPopoverPresentationController; arithmetic: below the source with an arrow of 13 between, held 10 inside the window
    @Test func aPopoverStandsBesideItsSource() {
        let window = UIWindow(device: DeviceProfile.device(id: "ipad-pro-11")!), root = UIViewController(), popover = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        let button = UIView(frame: CGRect(x: 780, y: 100, width: 40, height: 40))
        root.view.addSubview(button)
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 300)
        popover.popoverPresentationController?.sourceView = button
        root.present(popover, animated: true)
        #expect(popover.view.frame == CGRect(x: 834 - 10 - 200, y: 153, width: 200, height: 300))
        #expect(popover.isBeingPresented)
        window.layoutIfNeeded()
        #expect(!popover.isBeingPresented)
        root.dismiss(animated: true)
        button.frame.origin.y = 1000
        root.present(popover, animated: true)
        #expect(popover.view.frame.maxY == CGFloat(987), "no room below")
    }

    // Apple: isMovingToParent, isMovingFromParent
    @Test func aControllerKnowsWhyItAppears() {
        final class Child: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("appears \(isMovingToParent)") }
            override func viewWillDisappear(_ animated: Bool) { log.append("disappears \(isMovingFromParent)") }
        }
        let child = Child(), navigation = UINavigationController(rootViewController: UIViewController()), other = UIViewController()
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-14")!)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        navigation.pushViewController(child, animated: true)
        window.layoutIfNeeded()
        navigation.pushViewController(other, animated: true)
        window.layoutIfNeeded()
        navigation.popViewController(animated: true)
        window.layoutIfNeeded()
        navigation.popViewController(animated: true)
        #expect(child.log == ["appears true", "disappears false", "appears false", "disappears true"])
    }

    // Apple: maximumContentSizeCategory
    @Test func textSizesAreLimitedBelowAView() {
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-14")!), view = UIView(), inner = UIView()
        window.addSubview(view)
        view.addSubview(inner)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        view.minimumContentSizeCategory = .medium
        window.traitOverrides.preferredContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        #expect(window.traitCollection.preferredContentSizeCategory == .small)
    }
}
