import Testing
import UIKit

/// Apple's page of UITraitCollection; device figures from public measurements.
@MainActor @Suite struct UITraitCollectionTests {
    @Test func laterCollectionsWinWhereTheySpecify() {
        let combined = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
            UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(),
        ])
        #expect(combined.horizontalSizeClass == .regular)
        #expect(combined.displayScale == 2)
        #expect(combined.verticalSizeClass == .unspecified)
    }

    @Test func aCollectionContainsWhatItSpecifies() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.displayScale = 3
        }
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(traits.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
        #expect(
            traits == UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark)]))
    }

    @Test func devicesHaveTheirMeasuredFigures() {
        let phone = DeviceProfile.device(id: "iphone-15")!
        #expect(phone.size == CGSize(width: 393, height: 852))
        #expect(phone.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(phone.held(.landscape).safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(DeviceProfile.device(id: "iphone-8-plus")!.held(.landscape).horizontalSizeClass == .regular)
        #expect(DeviceProfile.device(id: "iphone-8")!.held(.landscape).horizontalSizeClass == .compact)
        #expect(DeviceProfile.device(id: "ipad-9.7")!.horizontalSizeClass == .regular)
        #expect(DeviceProfile.device(id: "no such device") == nil)
    }

    // counted in public documents: 44 up to tools version 20xxx, 48 from 21xxx; iPhone X 44 and 50
    @Test func interfaceBuildersSafeAreasDependOnItsVersion() {
        #expect(DeviceProfile.device(interfaceBuilderID: "retina6_1", toolsVersion: 20_037)?.safeAreaInsets.top == 44)
        #expect(DeviceProfile.device(interfaceBuilderID: "retina6_1", toolsVersion: 21_507)?.safeAreaInsets.top == 48)
        #expect(DeviceProfile.device(interfaceBuilderID: "retina5_9", toolsVersion: 19_455)?.safeAreaInsets.top == 44)
        #expect(DeviceProfile.device(interfaceBuilderID: "retina5_9", toolsVersion: 22_154)?.safeAreaInsets.top == 50)
        #expect(DeviceProfile.device(interfaceBuilderID: "retina4_7", toolsVersion: nil)?.size == CGSize(width: 375, height: 667))
    }

    @Test func everyDeviceIsFoundByItsNames() {
        for device in DeviceProfile.all {
            #expect(DeviceProfile.device(id: device.id) == device)
            if let id = device.interfaceBuilderID { #expect(DeviceProfile.device(id: id)?.interfaceBuilderID == id) }
        }
        #expect(Set(DeviceProfile.all.map(\.id)).count == DeviceProfile.all.count)
    }

    final class Listener: UIView {
        var heard: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard.append(previousTraitCollection) }
    }

    @Test func viewsAndControllersHearOfChanges() {
        final class Controller: UIViewController {
            var heard = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard += 1 }
        }
        let controller = Controller(), listener = Listener()
        controller.view.addSubview(listener)
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-8")!)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        listener.heard = []
        controller.heard = 0
        window.show(DeviceProfile.device(id: "iphone-8")!.held(.landscape))
        window.layoutIfNeeded()
        #expect(listener.heard.map { $0?.verticalSizeClass } == [.regular])
        #expect(controller.heard == 1)
        #expect(listener.traitCollection.verticalSizeClass == .compact)
    }
}
