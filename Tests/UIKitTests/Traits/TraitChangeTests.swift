import Testing
import UIKit

/// Traits since iOS 17: Apple's pages of UITraitChangeObservable, UITraitOverrides and UITraitDefinition.
@MainActor @Suite struct TraitChangeTests {
    enum Spacious: UITraitDefinition {
        static let defaultValue = false
    }

    private func tree() -> (UIWindow, UIView, UIView) {
        let window = twoPixelWindow(), parent = UIView(), child = UIView()
        window.addSubview(parent)
        parent.addSubview(child)
        return (window, parent, child)
    }

    @Test func aRegistrationHearsOfItsTraitsOnly() {
        let (_, parent, child) = tree()
        var heard: [UIUserInterfaceStyle] = []
        let registration = child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            heard.append(previous.userInterfaceStyle)
            heard.append(view.traitCollection.userInterfaceStyle)
        }
        parent.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(heard.isEmpty)
        parent.overrideUserInterfaceStyle = .dark
        #expect(heard == [.light, .dark])
        child.unregisterForTraitChanges(registration)
        parent.overrideUserInterfaceStyle = .light
        #expect(heard.count == 2)
    }

    @Test func overridesHoldBelowAndCanBeTakenBack() {
        let (_, parent, child) = tree()
        parent.traitOverrides.horizontalSizeClass = .regular
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.displayScale == 2)
        #expect(parent.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(!parent.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    }

    @Test func anAppsOwnTraitIsInherited() {
        let (_, parent, child) = tree()
        #expect(child.traitCollection[Spacious.self] == false)
        var heard = 0
        child.registerForTraitChanges([Spacious.self]) { (_: UIView, _) in heard += 1 }
        parent.traitOverrides[Spacious.self] = true
        #expect(child.traitCollection[Spacious.self])
        #expect(heard == 1)
        parent.traitOverrides[Spacious.self] = true
        #expect(heard == 1)
    }

    @Test func aControllerHearsOfItsTraits() {
        let controller = UIViewController(), window = twoPixelWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        var heard = 0
        controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIViewController, _) in heard += 1 }
        window.show(DeviceProfile.device(id: "iphone-8")!.held(.landscape))
        #expect(heard == 1)
    }

    // Apple: the size and the traits are announced before they change; the coordinator's closures run after
    @Test func aTurnIsAnnounced() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                log.append("to \(Int(size.width)) from \(Int(view.bounds.width))")
                coordinator.animate(
                    alongsideTransition: { [unowned self] _ in log.append("along \(Int(view.bounds.width))") }, completion: nil)
            }
        }
        let controller = Controller(), window = UIWindow(device: DeviceProfile.device(id: "iphone-8")!)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.show(DeviceProfile.device(id: "iphone-8")!.held(.landscape))
        #expect(controller.log == ["to 667 from 375", "along 667"])
    }
}
