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

    // MARK: Dismissed by dragging

    private func scrolling(_ mode: UIScrollView.KeyboardDismissMode) -> (UIWindow, UIScrollView, UITextField) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
            field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 34))
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.keyboardDismissMode = mode
        window.softwareKeyboardHeight = 336
        window.isHidden = false
        window.addSubview(scroll)
        scroll.addSubview(field)
        window.layoutIfNeeded()
        return (window, scroll, field)
    }

    private func drag(_ scroll: UIScrollView, to y: CGFloat, at time: TimeInterval) {
        scroll.touchMoved(to: CGPoint(x: 10, y: y), time: time)
    }

    // Apple: keyboardDismissMode.onDrag; the field gives up its place
    @Test func aDragDismissesTheKeyboardAtOnce() {
        let (window, scroll, field) = scrolling(.onDrag)
        #expect(field.becomeFirstResponder() && window.keyboardFrame?.height == 336)
        scroll.touchDown(at: CGPoint(x: 10, y: 400), time: 0)
        drag(scroll, to: 395, at: 0.1)
        #expect(window.keyboardFrame != nil, "five points are no drag yet")
        drag(scroll, to: 380, at: 0.2)
        #expect(window.keyboardFrame == nil && !field.isFirstResponder)
    }

    // Apple: keyboardDismissMode.interactive: the keyboard follows the finger down and may come back
    @Test func aDragTakesTheKeyboardAlong() {
        let (window, scroll, field) = scrolling(.interactive)
        field.becomeFirstResponder()
        scroll.keyboardLayoutGuide.keyboardDismissPadding = 20
        scroll.touchDown(at: CGPoint(x: 10, y: 400), time: 0)
        drag(scroll, to: 470, at: 0.1)
        #expect(window.keyboardFrame?.minY == 508, "the finger is above the keyboard and its padding")
        drag(scroll, to: 600, at: 0.2)
        #expect(window.keyboardFrame?.minY == 620)
        drag(scroll, to: 560, at: 0.3)
        #expect(window.keyboardFrame?.minY == 580)
        scroll.touchUp(at: CGPoint(x: 10, y: 560), time: 0.32)
        #expect(window.keyboardFrame?.minY == 508 && field.isFirstResponder, "the finger moved up when it left")
        scroll.touchDown(at: CGPoint(x: 10, y: 400), time: 1)
        drag(scroll, to: 600, at: 1.1)
        drag(scroll, to: 700, at: 1.15)
        scroll.touchUp(at: CGPoint(x: 10, y: 700), time: 1.16)
        #expect(window.keyboardFrame == nil && !field.isFirstResponder)
    }

    @Test func withoutAModeADragLeavesTheKeyboard() {
        let (window, scroll, field) = scrolling(.none)
        field.becomeFirstResponder()
        scroll.touchDown(at: CGPoint(x: 10, y: 400), time: 0)
        drag(scroll, to: 700, at: 0.1)
        #expect(window.keyboardFrame?.minY == 508)
        #expect(window.endEditing(true) && window.keyboardFrame == nil)
    }

    private final class FieldDelegate: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { calls.append("should begin"); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { calls.append("should end"); return true }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
    }

    // Apple: UITextFieldDelegate; from one field to the next the keyboard stays
    @Test func theKeyboardStaysFromFieldToField() {
        let (window, scroll, first) = scrolling(.none), second = UITextField(frame: .zero), delegate = FieldDelegate()
        scroll.addSubview(second)
        first.delegate = delegate
        nonisolated(unsafe) var hidden = 0
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) {
            _ in
            hidden += 1
        }
        first.becomeFirstResponder()
        second.becomeFirstResponder()
        #expect(delegate.calls == ["should begin", "did begin", "should end", "did end"])
        #expect(hidden == 0 && window.keyboardFrame != nil && second.isEditing)
        second.resignFirstResponder()
        #expect(hidden == 1 && window.keyboardFrame == nil)
        NotificationCenter.default.removeObserver(token)
    }

    // MARK: The guide's options

    // Apple: followsUndockedKeyboard; a floating keyboard counts as hidden without it
    @Test func theGuideFollowsAFloatingKeyboardOnlyIfAsked() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180)), view = UIView(frame: window.bounds)
        window.addSubview(view)
        let guide = view.keyboardLayoutGuide
        window.showKeyboard(frame: CGRect(x: 500, y: 600, width: 320, height: 254))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 1180, width: 820, height: 0))
        guide.followsUndockedKeyboard = true
        #expect(guide.layoutFrame == CGRect(x: 500, y: 600, width: 320, height: 254))
        let block = Block(40, 40)
        view.addSubview(block)
        NSLayoutConstraint.activate([
            block.bottomAnchor.constraint(equalTo: guide.topAnchor), block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(block.frame == CGRect(x: 500, y: 560, width: 40, height: 40))
    }

    // Apple: UITrackingLayoutGuide: constraints that hold near an edge or away from it
    @Test func constraintsFollowTheEdgesTheKeyboardIsNear() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180)), view = UIView(frame: window.bounds),
            block = Block(40, 40)
        window.addSubview(view)
        view.addSubview(block)
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        block.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        let beside = block.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        let centred = block.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        guide.setConstraints([beside], activeWhenNearEdge: .leading)
        guide.setConstraints([centred], activeWhenAwayFrom: [.leading, .trailing])
        window.layoutIfNeeded()
        #expect(block.frame.midX == 410 && centred.isActive && !beside.isActive)
        window.showKeyboard(frame: CGRect(x: 0, y: 600, width: 320, height: 254))
        #expect(block.frame.minX == 320 && beside.isActive && !centred.isActive)
        window.showKeyboard(height: 337)
        #expect(block.frame.midX == 410, "a docked keyboard is near the bottom alone")
        #expect(guide.constraintsActive(whenNearEdge: .leading) == [beside])
        guide.removeAllTrackedConstraints()
        #expect(!centred.isActive)
    }

    // MARK: Sheets, split views, heights nobody expects

    // arithmetic: a sheet that begins 57 points down is covered by as much of the keyboard as the window
    @Test func theGuideOfASheetIsWhatTheKeyboardCovers() {
        let window = UIWindow(device: DeviceProfile.device(id: "iphone-14")!), sheet = UIViewController(), field = Block(100, 50)
        window.rootViewController = UIViewController()
        window.isHidden = false
        window.layoutIfNeeded()
        window.rootViewController?.present(sheet, animated: false)
        sheet.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
            field.bottomAnchor.constraint(equalTo: sheet.view.keyboardLayoutGuide.topAnchor),
        ])
        window.layoutIfNeeded()
        let top = sheet.view.frame.minY
        #expect(top == 57)
        #expect(field.frame.maxY == 844 - 34 - top)
        for height: CGFloat in [336, 500, 843, 2000] {
            window.showKeyboard(height: height)
            #expect(field.frame.maxY == max(0, 844 - top - height))
        }
    }

    // a form sheet on a pad stands in the middle and makes way for the keyboard
    @Test func aFormSheetMakesWayForTheKeyboard() {
        let window = UIWindow(device: DeviceProfile.device(id: "ipad-pro-11")!), sheet = UIViewController()
        window.rootViewController = UIViewController()
        window.isHidden = false
        sheet.modalPresentationStyle = .formSheet
        window.rootViewController?.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.frame == CGRect(x: 147, y: 287, width: 540, height: 620))
        window.showKeyboard(height: 400)
        #expect(sheet.view.frame.minY == CGFloat(87))
        window.showKeyboard(height: 900)
        #expect(sheet.view.frame.minY == window.safeAreaInsets.top)
        window.hideKeyboard()
        #expect(sheet.view.frame.minY == 287)
    }

    // each column of a split view has a guide of its own, as wide as the column
    @Test func theColumnsOfASplitViewHaveGuidesOfTheirOwn() {
        let window = UIWindow(device: DeviceProfile.device(id: "ipad-pro-11")!.held(.landscape)), split = UISplitViewController()
        let (primary, secondary) = (UIViewController(), UIViewController())
        split.viewControllers = [primary, secondary]
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
        window.showKeyboard(height: 512)
        let height = window.bounds.height
        #expect(primary.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: height - 512, width: 320, height: 512))
        #expect(
            secondary.view.keyboardLayoutGuide.layoutFrame
                == CGRect(x: 0, y: height - 512, width: window.bounds.width - 320, height: 512))
    }

    // measured: facts 1.5: a table controller takes what the keyboard covers, less the safe area, into its adjusted inset: 312 of 337 over 25
    @Test func aTableControllerMakesRoomForTheKeyboard() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180)), controller = UITableViewController(style: .plain)
        controller.additionalSafeAreaInsets.bottom = 25
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let before = controller.tableView.adjustedContentInset.bottom
        window.showKeyboard(height: 337)
        #expect(controller.tableView.adjustedContentInset.bottom - before == 312)
        window.hideKeyboard()
        #expect(controller.tableView.adjustedContentInset.bottom == before)
    }
}
