import Findings
import Testing
import UIKit

@MainActor struct TouchTargetTests {
    private func button(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let root = makeRoot()
        root.add(UIButton(type: .custom), "close").place(100, 100, width, height)
        return root
    }

    // Apple, Human Interface Guidelines, Layout: at least 44 x 44 points.
    @Test func `a tiny button is named with its size`() throws {
        let found = try #require(finding("view.touch-target", in: button(24, 24)))
        #expect(found.message == "\"close\" is 24 x 24, and a finger needs 44 x 44.")
        #expect(found.severity == .warning)
        #expect(finding("view.touch-target", in: button(60, 30))?.severity == .info)
        #expect(finding("view.touch-target", in: button(44, 44)) == nil)
    }

    @Test func `a switch has the system's size`() {
        let root = makeRoot()
        let toggle = root.add(UISwitch(), "toggle")
        toggle.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        toggle.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        #expect(kinds(root) == [])
    }
}
