import Testing
import UIKit

/// The screens of `AppScreens.swift` laid out on devices: what an iOS developer expects to see, by arithmetic from their constraints.
@MainActor @Suite(.serialized) struct AppScreenTests {
    private func show(_ controller: UIViewController, on device: String = "iphone-14") -> UIWindow {
        let window = UIWindow(device: DeviceProfile.device(id: device)!)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func theLoginScreenStandsInItsMarginsAndAboveTheKeyboard() {
        let screen = LoginScreen(), window = show(UINavigationController(rootViewController: screen))
        #expect(screen.scroll.frame == CGRect(x: 0, y: 91, width: 390, height: 719))
        #expect(screen.emailField.frame.minX == 24 && screen.emailField.frame.width == 342 && screen.emailField.frame.height == 34)
        #expect(screen.emailField.frame.minY - screen.titleLabel.frame.maxY == 32)
        #expect(screen.passwordField.frame.minY - screen.emailField.frame.maxY == 12)
        #expect(screen.forgotButton.frame.minY - screen.loginButton.frame.maxY == 8, "the system's spacing")
        #expect(screen.scroll.contentSize == CGSize(width: 390, height: screen.content.frame.height))
        #expect(screen.content.frame.height == screen.forgotButton.frame.maxY + 24)
        window.softwareKeyboardHeight = 336
        screen.emailField.becomeFirstResponder()
        #expect(screen.scroll.frame.maxY == 508)
        _ = screen.textFieldShouldReturn(screen.emailField)
        #expect(screen.passwordField.isFirstResponder && screen.scroll.frame.maxY == 508)
        screen.view.endEditing(true)
        #expect(screen.scroll.frame.maxY == 810)
        screen.loginButton.sendActions(for: .touchUpInside)
        #expect(screen.hasLoggedIn)
    }

    @Test func theSettingsScreenIsAGroupedTable() throws {
        let screen = SettingsScreen(), navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let window = show(navigation)
        #expect(screen.view.safeAreaInsets.top == 143)
        let table = try #require(screen.tableView)
        #expect(table.contentOffset.y == -143)
        #expect(table.visibleCells.count == 4 && table.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
        let toggle = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        // 51 wide, 16 from the cell's end; the content ends 8 before it
        #expect(toggle.accessoryView?.frame.maxX == 342 && toggle.contentView.frame.width == 283)
        #expect(toggle.frame.height == 44)
        #expect(table.rectForHeader(inSection: 0).height == 55.5 && table.headerView(forSection: 0)?.textLabel?.text == "Account")
        #expect(table.contentSize.height == table.rect(forSection: 1).maxY)
        window.layoutIfNeeded()
        screen.setEditing(true, animated: true)
        window.layoutIfNeeded()
        #expect(table.visibleCells[0].contentView.frame.minX == 40)
    }

    @Test func theFeedMeasuresItsCardsBelowTheStories() throws {
        let screen = FeedScreen()
        _ = show(UINavigationController(rootViewController: screen))
        let collection = screen.collectionView
        #expect(collection.contentOffset.y == -91)
        let short = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1)) as? FeedScreen.PostCell)
        let long = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 1)) as? FeedScreen.PostCell)
        #expect(short.frame.minX == 16 && short.frame.width == 358 && short.frame.minY == 88 + 8)
        // 12, avatar 40, 8, one line of 15 points (18), 12
        #expect(short.frame.height == 90)
        #expect(long.frame.minY == short.frame.maxY + 16 && long.frame.height > short.frame.height)
        #expect(long.body.frame.width == 334 && long.frame.height == 72 + long.body.frame.height)
        #expect(short.name.frame.midY == short.avatar.frame.midY && short.name.frame.minX == 62)
        #expect(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 5)
    }

    @Test func theChatsBarGrowsWithItsText() {
        let screen = ChatScreen(), window = show(screen)
        let oneLine = screen.textView.frame.height
        #expect(screen.bar.frame.maxY == 810 && screen.bar.frame.height == oneLine + 12)
        #expect(screen.textView.frame.minX == 16 && screen.sendButton.frame.maxX == 374)
        #expect(screen.sendButton.frame.minX == screen.textView.frame.maxX + 8)
        #expect(screen.tableView.frame.maxY == screen.bar.frame.minY)
        screen.textView.text = "one\ntwo\nthree"
        window.layoutIfNeeded()
        #expect(screen.textView.frame.height > oneLine && screen.bar.frame.maxY == 810)
        screen.textView.text = String(repeating: "line\n", count: 30)
        window.layoutIfNeeded()
        #expect(screen.textView.frame.height == 120)
        window.showKeyboard(height: 346)
        #expect(screen.bar.frame.maxY == 498)
    }

    @Test(arguments: ["iphone-5", "iphone-14", "ipad-pro-11"]) func theOnboardingPagesAreAsWideAsTheScreen(device: String) {
        let screen = OnboardingScreen(), window = show(screen, on: device)
        let width = window.bounds.width
        #expect(screen.scrollView.contentSize == CGSize(width: 3 * width, height: screen.scrollView.bounds.height))
        screen.scrollView.setContentOffset(CGPoint(x: width, y: 0), animated: true)
        #expect(screen.pageControl.currentPage == 1)
        #expect(
            screen.nextButton.frame.minX == (width >= 414 ? 20 : 16) && screen.nextButton.frame.maxX == width - (width >= 414 ? 20 : 16))
        #expect(screen.pageControl.frame.midX == width / 2)
    }

    @Test func thePanesChangePlacesWithTheSizeClass() {
        let screen = AdaptiveScreen(), window = show(screen, on: "iphone-14-plus")
        #expect(screen.stack.axis == .vertical && screen.first.frame.height == screen.second.frame.height)
        window.show(DeviceProfile.device(id: "iphone-14-plus")!.held(.landscape))
        window.layoutIfNeeded()
        #expect(screen.stack.axis == .horizontal && screen.changes == 1)
        #expect(abs(screen.first.frame.width * 2 - screen.second.frame.width) <= 0.67)
        #expect(screen.first.frame.width + 20 + screen.second.frame.width <= 672.34)
    }
}
