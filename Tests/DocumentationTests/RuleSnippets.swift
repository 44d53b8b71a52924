import Findings
import LayoutTesting
import Testing
import UIKit

// snippet: rule
/// Controls that a UI test can't find: they have no accessibility identifier.
@MainActor func unnamedControls(in root: UIView) -> [Finding] {
    root.layoutIfNeeded()
    return controls(in: root).filter { $0.accessibilityIdentifier == nil }.map { control in
        Finding(
            kind: "app.unnamed-control", severity: .warning,
            message: "\(type(of: control)) at \(control.frame.minX), \(control.frame.minY) has no accessibility identifier.",
            fix: "Give it one, so that UI tests find it.")
    }
}

@MainActor func controls(in view: UIView) -> [UIControl] {
    (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(controls)
}
// end of snippet

/// What the article on rules looks at.
final class ToolbarViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 44, height: 44))
        button.accessibilityIdentifier = "close"
        view.addSubview(button)
    }
}

@MainActor @Suite struct RuleSnippets {
    // snippet: rule-test
    @Test func everyControlHasAName() {
        let window = UIWindow(device: .iPhoneSE)
        window.show(ToolbarViewController())
        let findings = unnamedControls(in: window)
        #expect(findings.isEmpty, "\(findings.text)")
    }
    // end of snippet

    @Test func aSwitchWithoutANameIsFound() {
        let control = UISwitch(frame: CGRect(x: 8, y: 9, width: 51, height: 31))
        #expect(unnamedControls(in: control).map(\.message) == ["UISwitch at 8.0, 9.0 has no accessibility identifier."])
    }
}
