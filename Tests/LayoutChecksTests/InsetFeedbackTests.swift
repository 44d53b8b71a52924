import Foundation
import LayoutChecks
import Testing
import UIKit

/// A page that makes room for the keyboard, from the adjusted inset (IN-05 of the shared cases) or from what UIKit adds alone.
private final class Page: UIView {
    let scroll = UIScrollView()

    init(isWrong: Bool) {
        super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        scroll.accessibilityIdentifier = "scroll"
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scroll)
        scroll.contentInset.bottom = 10
        _ = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            [weak scroll] _ in
            MainActor.assumeIsolated {
                guard let scroll else { return }
                let added = scroll.adjustedContentInset.bottom - scroll.contentInset.bottom
                scroll.contentInset.bottom = isWrong ? scroll.adjustedContentInset.bottom : added + 300
            }
        }
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor struct InsetFeedbackTests {
    private func findings(isWrong: Bool) -> [String] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        let page = Page(isWrong: isWrong)
        controller.view = page
        window.rootViewController = controller
        window.isHidden = false
        return LayoutRules.findings(in: page, sizes: []).filter { $0.kind == "scroll.inset-feedback" }.map(\.message)
    }

    @Test func `an inset that grows by what UIKit adds is told`() {
        let found = findings(isWrong: true)
        #expect(found.count == 1)
        #expect(
            found.first?.contains("it seems to be computed from adjustedContentInset.bottom, which has it in it already.") == true,
            "\(found)")
    }

    @Test func `an inset that stays is well`() {
        #expect(findings(isWrong: false) == [])
    }
}
