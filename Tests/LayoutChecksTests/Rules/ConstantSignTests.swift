import Testing
import UIKit

@MainActor struct ConstantSignTests {
    private func root(_ constant: CGFloat) -> UIView {
        let root = makeRoot()
        let label = root.add(UIView(), "box")
        NSLayoutConstraint.activate([
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: constant),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.heightAnchor.constraint(equalToConstant: 20),
        ])
        return root
    }

    @Test func `plus at the far edge is mentioned`() throws {
        let found = try #require(finding("api.constant-sign-suspect", in: root(16)))
        #expect(
            found.message
                == "\"box\" is pushed out of the root view by 16 points at its trailing: \"box\".trailing == UIView.trailing + 16.")
        #expect(finding("api.constant-sign-suspect", in: root(-16)) == nil)
    }
}
