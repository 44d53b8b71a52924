import Findings
import UIKit

/// Bottom insets for the keyboard that count the home indicator's strip twice or not at all, while the keyboard is up.
enum KeyboardInset: LayoutRule {
    static let kinds = [twice, tooSmall]

    private static let twice = FindingKind(
        "scroll.keyboard-double-safe-area", .error, "The bottom inset holds the keyboard's height, and the safe area is added to it.",
        why:
            "The keyboard covers the home indicator's strip, so its height has the strip in it already; UIKit adds the bottom safe area once "
            + "more, and the page scrolls past its end.",
        mend: "Take the view's bottom safe area off the keyboard's height, or tie the page's bottom to keyboardLayoutGuide.",
        example: "page.contentInset.bottom = keyboardFrame.height")
    private static let tooSmall = FindingKind(
        "scroll.keyboard-inset-too-small", .error, "The bottom inset for the keyboard leaves out the safe area, which isn't added.",
        why:
            "With contentInsetAdjustmentBehavior never (or content too short to scroll) UIKit adds nothing, so the last lines stay under the "
            + "keyboard.",
        mend: "Take the keyboard's whole height here, or tie the page's bottom to keyboardLayoutGuide.",
        example:
            "page.contentInsetAdjustmentBehavior = .never\npage.contentInset.bottom = keyboardFrame.height - view.safeAreaInsets.bottom")

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard let window = tree.root.window, let keyboardTop = window.keyboardFrame?.minY else { return [] }
        return tree.views.compactMap { $0 as? UIScrollView }.compactMap { scroll in
            // What the keyboard covers of this scroll view.
            let covered = scroll.convert(scroll.bounds, to: window).maxY - keyboardTop
            let own = scroll.contentInset.bottom
            let added = scroll.adjustedContentInset.bottom - own
            guard keyboardTop < window.bounds.maxY, covered > 1, own > 1 else { return nil }
            if added > 0.5, abs(own - covered) < 0.5 { return doubled(scroll, covered, added, in: tree) }
            let strip = window.safeAreaInsets.bottom
            guard strip > 0.5, added < 0.5, abs(own - (covered - strip)) < 0.5 else { return nil }
            return tree.finding(
                tooSmall, at: scroll,
                "The keyboard covers \(CheckedTree.number(covered)) points of \(tree.name(scroll)), and its bottom inset is "
                    + "\(CheckedTree.number(own)): \(CheckedTree.number(strip)) missing.",
                fix: "Set contentInset.bottom to \(CheckedTree.number(covered)).")
        }
    }

    private static func doubled(_ scroll: UIScrollView, _ covered: CGFloat, _ added: CGFloat, in tree: CheckedTree) -> Finding {
        tree.finding(
            twice, at: scroll,
            "\(tree.subject(scroll)) scrolls \(CheckedTree.number(added)) points past its end: its bottom inset is the keyboard's height of "
                + "\(CheckedTree.number(covered)), and the safe area is added.",
            fix: "Set contentInset.bottom to \(CheckedTree.number(covered - added)).")
    }
}
