import Testing

@testable import UIKit

@MainActor struct KeyboardInsetTests {
    /// A window with a home indicator's strip of 34 points, a keyboard of 336, and a page over all of it.
    private func screen(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> (root: UIView, page: UIScrollView, window: UIWindow) {
        LayoutDiagnostics.conflictHandler = { _ in }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.givenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        let page = root.add(UIScrollView(), "page")
        page.contentInsetAdjustmentBehavior = behavior
        page.fill(root)
        page.add(SizedView(390, 2000), "card").fill(page)
        window.showKeyboard(height: 336)
        return (root, page, window)
    }

    // Shared case KB-01.
    @Test func `the keyboard's whole height beside the safe area is too much`() throws {
        let (root, page, window) = screen(.always)
        page.contentInset.bottom = 336
        let found = try #require(finding("scroll.keyboard-double-safe-area", in: root))
        #expect(
            found.message
                == "\"page\" scrolls 34 points past its end: its bottom inset is the keyboard's height of 336, and the safe area is added.")
        page.contentInset.bottom = 302
        #expect(finding("scroll.keyboard-double-safe-area", in: root) == nil)
        withExtendedLifetime(window) {}
    }

    @Test func `without the safe area the strip is missing`() throws {
        let (root, page, window) = screen(.never)
        page.contentInset.bottom = 302
        let found = try #require(finding("scroll.keyboard-inset-too-small", in: root))
        #expect(found.message == "The keyboard covers 336 points of \"page\", and its bottom inset is 302: 34 missing.")
        page.contentInset.bottom = 336
        #expect(finding("scroll.keyboard-inset-too-small", in: root) == nil)
        withExtendedLifetime(window) {}
    }
}
