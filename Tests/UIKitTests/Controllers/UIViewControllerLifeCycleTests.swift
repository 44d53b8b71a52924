import Testing
import UIKit

/// The order of calls: Apple's pages of UIViewController and of its appearance methods.
@MainActor @Suite struct UIViewControllerLifeCycleTests {
    /// Writes down what it hears.
    final class Recorder: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ call: String) { log.calls.append("\(name) \(call)") }
        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewDidLoad() { note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            note("updateViewConstraints")
        }
        override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
        override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMove nil" : "willMove") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMove nil" : "didMove") }
    }

    final class Log {
        var calls: [String] = []
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = twoPixelWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func aRootControllerAppearsInUIKitsOrder() {
        let log = Log()
        _ = shown(Recorder("a", log))
        #expect(
            log.calls == [
                "a loadView", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing", "a updateViewConstraints",
                "a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear",
            ])
    }

    // Apple: implementing a container view controller: UIKit makes the appearance calls when the app moves the child's view
    @Test func aChildsViewThatAnAppMovesAppearsAndDisappears() {
        let log = Log(), parent = UIViewController(), window = shown(parent), child = Recorder("c", log)
        parent.addChild(child)
        log.calls = []
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.layoutIfNeeded()
        #expect(log.calls.prefix(5) == ["c loadView", "c viewDidLoad", "c viewWillAppear", "c viewIsAppearing", "c didMove"])
        #expect(log.calls.last == "c viewDidAppear")
        log.calls = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.calls == ["c willMove nil", "c viewWillDisappear", "c viewDidDisappear", "c didMove nil"])
    }

    @Test func theViewLoadsOnceWhenItIsFirstAskedFor() {
        let log = Log(), controller = Recorder("a", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(log.calls == ["a loadView", "a viewDidLoad"])
    }

    @Test func aWindowThatIsHiddenLetsTheRootDisappear() {
        let log = Log(), window = shown(Recorder("a", log))
        log.calls = []
        window.isHidden = true
        #expect(log.calls == ["a viewWillDisappear", "a viewDidDisappear"])
    }

    @Test func anotherRootTakesTheOldOnesPlace() {
        let log = Log(), window = shown(Recorder("a", log))
        log.calls = []
        window.rootViewController = Recorder("b", log)
        window.layoutIfNeeded()
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "a viewWillDisappear", "a viewDidDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
            ])
    }

    // Apple: addChild calls willMove(toParent:); the container calls didMove; removeFromParent calls didMove(nil)
    @Test func aChildHearsOfItsContainer() {
        let log = Log(), parent = UIViewController(), child = Recorder("c", log)
        parent.addChild(child)
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(log.calls == ["c willMove", "c didMove", "c willMove nil", "c didMove nil"])
    }

    @Test func aChildWhoseViewIsInTheContainersAppearsWithIt() {
        let log = Log(), parent = Recorder("p", log), child = Recorder("c", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        log.calls = []
        _ = shown(parent)
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "p viewWillAppear", "c viewWillAppear", "p viewIsAppearing", "c viewIsAppearing", "p viewDidAppear", "c viewDidAppear",
            ])
    }

    @Test func pushingExchangesTheControllers() {
        let log = Log(), first = Recorder("1", log), second = Recorder("2", log)
        let navigation = UINavigationController(rootViewController: first)
        let window = shown(navigation)
        log.calls = []
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        #expect(first.view.superview == nil)
        #expect(second.view.window === window)
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "1 viewWillDisappear", "1 viewDidDisappear", "2 viewWillAppear", "2 viewIsAppearing", "2 viewDidAppear",
            ])
        #expect(navigation.popViewController(animated: false) === second)
        #expect(second.parent == nil)
        #expect(navigation.topViewController === first)
    }

    @Test func aFullScreenPresentationTakesThePresenterAway() {
        let log = Log(), presenter = Recorder("a", log), presented = Recorder("b", log)
        let window = shown(presenter)
        presented.modalPresentationStyle = .fullScreen
        log.calls = []
        presenter.present(presented, animated: false)
        window.layoutIfNeeded()
        #expect(presented.view.frame == window.bounds)
        #expect(presented.presentingViewController === presenter)
        presented.dismiss(animated: false)
        window.layoutIfNeeded()
        #expect(presenter.presentedViewController == nil)
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear", "b viewDidAppear",
                "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear", "a viewIsAppearing", "a viewDidAppear",
            ])
    }
}
