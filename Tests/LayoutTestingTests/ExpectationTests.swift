import Findings
import Foundation
import Testing
import UIKit

@testable import LayoutTesting

/// What the testing kit says of views. Expected frames and sizes: arithmetic, and the table of devices.
@MainActor @Suite struct ExpectationTests {
    /// A view that is 50 x 30 by nature.
    private final class Tile: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
    }

    /// A view of 100 x 40 with a label's place in it.
    private func sample() -> (root: UIView, inner: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 30))
        inner.accessibilityIdentifier = "inner"
        root.addSubview(inner)
        return (root, inner)
    }

    // MARK: Frames

    @Test func rightFramesAreNoIssue() {
        let (root, inner) = sample()
        expectFrames([root: CGRect(x: 0, y: 0, width: 100, height: 40), inner: CGRect(x: 10, y: 5, width: 20, height: 30)])
        expectFrames([inner: CGRect(x: 10.005, y: 5, width: 20, height: 30)], in: root)
    }

    @Test func aWrongFrameIsShownInBothTrees() {
        let (root, inner) = sample()
        let expected = CGRect(x: 12, y: 5, width: 20.5, height: 30)
        let message = withExtendedLifetime(root) {
            FrameExpectation(expected: [inner: expected], space: nil, tolerance: 0.01).failure
        }
        #expect(
            message == """
                UIView "inner" stands at (10, 5, 20 x 30), not at (12, 5, 20.5 x 30).
                expected:
                  UIView (0, 0, 100 x 40)
                -   UIView "inner" (12, 5, 20.5 x 30)
                actual:
                  UIView (0, 0, 100 x 40)
                +   UIView "inner" (10, 5, 20 x 30)
                """)
    }

    @Test func anIssueStandsWhereTheExpectationDoes() {
        let (_, inner) = sample()
        withKnownIssue {
            expectFrames([inner: .zero])
        } matching: { issue in
            // The line of the call above.
            issue.sourceLocation?.fileName == "ExpectationTests.swift" && issue.sourceLocation?.line == 53
        }
    }

    // MARK: Findings

    @Test func aSoundViewHasNoFindings() {
        expectNoFindings(in: sample().root)
    }

    @Test func findingsAreListedWithTheTree() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let (first, second) = (root.widthAnchor.constraint(equalToConstant: 10), root.widthAnchor.constraint(equalToConstant: 20))
        root.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([first, second])
        withKnownIssue {
            expectNoFindings(in: root)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("error:") && text.contains("the tree:\n<UIView; frame = (")
        }
    }

    @Test func exceptedKindsDontCount() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        withKnownIssue { expectNoFindings(in: root) }
        expectNoFindings(in: root, except: ["ambiguous."])
    }

    // MARK: Windows

    @Test func aWindowHasTheDevicesSizeAndAPersonsSettings() {
        let window = UIWindow(
            device: .iPhone15Pro, orientation: .landscape, contentSize: .accessibilityLarge, direction: .rightToLeft, style: .dark)
        #expect(window.bounds.size == CGSize(width: 852, height: 393))
        let controller = window.show(UIViewController())
        let traits = controller.traitCollection
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge && traits.layoutDirection == .rightToLeft)
        #expect(traits.userInterfaceStyle == .dark && traits.verticalSizeClass == .compact)
        #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    }

    @Test func aViewFillsTheSafeAreaOrKeepsItsSize() {
        let filling = UIWindow(device: .iPhoneSE).show(UIView())
        expectFrames([filling: CGRect(x: 0, y: 20, width: 375, height: 647)])
        let window = UIWindow(device: .iPhoneSE, direction: .rightToLeft)
        let small = window.show(Tile(), fills: false)
        // Reading starts at the right.
        expectFrames([small: CGRect(x: 375 - 50, y: 20, width: 50, height: 30)])
    }

    @Test func everyNamedDeviceIsInTheTable() {
        let devices: [DeviceProfile] = [
            .iPhone4, .iPhoneSE1, .iPhoneSE, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhone13Mini, .iPhone13, .iPhone14,
            .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16,
            .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17ProMax, .iPhoneAir, .iPad9, .iPad10Inch, .iPadMini,
            .iPadAir, .iPadPro11, .iPadPro12, .iPadPro13,
        ]
        #expect(devices.allSatisfy { $0.portraitSize.width < $0.portraitSize.height })
        #expect(DeviceProfile.iPhone15Pro.size == CGSize(width: 393, height: 852))
    }
}
