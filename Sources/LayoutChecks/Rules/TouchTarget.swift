import Findings
import UIKit

/// Controls that are too small for a finger.
enum TouchTarget: LayoutRule {
    static let kinds = [
        FindingKind(
            "view.touch-target", .warning, "A control is smaller than 44 x 44 points.",
            why: "Apple's guidelines ask for 44 points each way; smaller targets are missed. Only mentioned where the system's own natural "
                + "height is the reason.",
            mend: "Make the control larger: its picture or text can stay as it is.",
            example: "close.width == 24\nclose.height == 24", isToldOnce: true)
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard tree.isTouchable(view), tree.isShown(view), !hasSystemSize(view), view.bounds.width > 0.5, view.bounds.height > 0.5 else {
                return nil
            }
            let small = NSLayoutConstraint.Axis.both.filter { $0.length(of: view.bounds.size) < 43.5 }
            guard !small.isEmpty else { return nil }
            // A text button keeps the system's height of about 30; nobody chose it.
            let isTiny = view.bounds.height < 28 || view.bounds.width < 28
            return tree.finding(
                kinds[0], isTiny ? .warning : .info, at: view,
                "\(tree.subject(view)) is \(CheckedTree.size(view.bounds.size)), and a finger needs 44 x 44.",
                notes: small.flatMap { axis in tree.ties(of: view, axis).filter { $0.isFixedLength }.map { tree.note($0.constraint) } })
        }
    }

    /// Controls whose size is the system's.
    private static func hasSystemSize(_ view: UIView) -> Bool {
        view is UISwitch || view is UISlider || view is UIStepper || view is UISegmentedControl || view is UIPageControl
            || view is UITextField
            || view is UIDatePicker
    }
}
