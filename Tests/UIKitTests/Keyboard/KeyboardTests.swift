import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyboardTests {
    private func page() -> (UIWindow, UIViewController, Block) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController(), field = Block(UIView.noIntrinsicMetric, 50)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        window.layoutIfNeeded()
        return (window, controller, field)
    }

    // Apple: UIKeyboardLayoutGuide; facts 1.7
    @Test func theGuideStandsAtTheSafeAreaUntilTheKeyboardShows() {
        let (window, _, field) = page()
        #expect(field.frame.maxY == 810)
        window.showKeyboard(height: 336)
        #expect(field.frame.maxY == 508)
        window.hideKeyboard()
        #expect(field.frame.maxY == 810)
    }

    // Apple: usesBottomSafeArea (iOS 17)
    @Test func withoutTheSafeAreaAHiddenKeyboardLeavesTheGuideAtTheBottom() {
        let (window, controller, field) = page()
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(field.frame.maxY == 844)
    }

    // arithmetic: a view that ends above the window's bottom is covered by less of the keyboard
    @Test func theGuideOfAShorterViewIsWhatTheKeyboardCovers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
            panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        window.addSubview(panel)
        window.showKeyboard(height: 300)
        #expect(panel.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 444, width: 390, height: 56))
    }

    // Apple: UIResponder keyboard notifications; 0.25 s and curve 7: facts 1.7
    @Test func notificationsComeInOrderWithTheFrames() {
        let (window, _, _) = page()
        nonisolated(unsafe) var seen: [(Notification.Name, CGRect)] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                seen.append((note.name, (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null))
            }
        }
        window.showKeyboard(height: 300)
        window.hideKeyboard()
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        #expect(seen.map(\.0) == names)
        #expect(seen.first?.1 == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(seen.last?.1 == CGRect(x: 0, y: 844, width: 390, height: 300))
    }
}
