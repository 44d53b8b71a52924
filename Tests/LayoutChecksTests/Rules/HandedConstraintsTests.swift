import Findings
import Testing
import UIKit

@MainActor struct HandedConstraintsTests {
    private func root(_ hold: (UIView, UIView) -> NSLayoutConstraint) -> (root: UIView, badge: UIView) {
        let root = makeRoot()
        let badge = root.add(UIView(), "badge")
        NSLayoutConstraint.activate([
            hold(badge, root), badge.topAnchor.constraint(equalTo: root.topAnchor), badge.widthAnchor.constraint(equalToConstant: 50),
            badge.heightAnchor.constraint(equalToConstant: 50),
        ])
        return (root, badge)
    }

    // Shared case RT-03 restated.
    @Test func `left is named, and leading is well`() throws {
        let (left, badge) = root { $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 10) }
        let found = try #require(finding("rtl.left-right-attribute", in: left))
        #expect(found.message == "The constraint keeps its side in right-to-left languages: \"badge\".left == UIView.left + 10.")
        badge.semanticContentAttribute = .playback
        #expect(finding("rtl.left-right-attribute", in: left) == nil)
        #expect(kinds(root { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10) }.root) == [])
    }

    // Shared case RT-01 restated.
    @Test func `a scaled position is a warning, and an error from right to left`() throws {
        func scaled() -> UIView {
            root {
                NSLayoutConstraint(
                    item: $0, attribute: .trailing, relatedBy: .equal, toItem: $1, attribute: .trailing, multiplier: 0.8, constant: 0)
            }.root
        }
        #expect(finding("rtl.multiplier-on-position", in: scaled())?.severity == .warning)
        let mirrored = scaled()
        mirrored.traitOverride = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(finding("rtl.multiplier-on-position", in: mirrored)?.severity == .error)
    }
}
