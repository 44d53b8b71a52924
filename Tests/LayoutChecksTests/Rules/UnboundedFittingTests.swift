import Testing
import UIKit

@MainActor struct UnboundedFittingTests {
    private func header() -> (root: UIView, header: UIView) {
        let root = makeRoot()
        let header = root.add(UIView(), "header")
        header.place(0, 0, 320, 100)
        let text = header.add(UILabel(), "text")
        text.numberOfLines = 0
        text.text = String(repeating: "many words ", count: 12)
        text.fill(header)
        return (root, header)
    }

    @Test func `a fitting without a width that comes out wider than the view is told`() throws {
        let (root, header) = header()
        header.constraints.filter { $0.firstAttribute.rawValue == 7 }.forEach { $0.isActive = false }
        let fit = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fit.width > 400)
        header.widthAnchor.constraint(equalToConstant: 320).isActive = true
        let found = try #require(finding("fitting.unbounded-axis", in: root))
        #expect(found.message.hasPrefix("\"header\" was measured without a required width: "))
        #expect(found.message.contains("came out, and it is 320 wide, where \"text\" needs"))
    }

    @Test func `a fitting at the view's width is well`() {
        let (root, header) = header()
        root.layoutIfNeeded()
        _ = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(finding("fitting.unbounded-axis", in: root) == nil)
    }
}
