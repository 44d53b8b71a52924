import Findings
import Testing
import UIKit

@MainActor struct TextSideTests {
    private func label(_ alignment: NSTextAlignment, hasEnd: Bool) -> UIView {
        let root = makeRoot()
        let label = UILabel()
        label.text = "Lisbon"
        label.textAlignment = alignment
        root.add(label, "title")
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        if hasEnd { label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16).isActive = true }
        return root
    }

    // Shared case RT-05; IB: "Prefer natural text alignment".
    @Test func `left alignment is a warning, right is mentioned, natural is well`() {
        #expect(finding("rtl.text-alignment", in: label(.left, hasEnd: true))?.severity == .warning)
        #expect(finding("rtl.text-alignment", in: label(.right, hasEnd: true))?.severity == .info)
        #expect(finding("rtl.text-alignment", in: label(.natural, hasEnd: true)) == nil)
    }

    @Test func `a text without an end is mentioned`() {
        #expect(finding("rtl.missing-trailing", in: label(.natural, hasEnd: false))?.severity == .info)
        #expect(finding("rtl.missing-trailing", in: label(.natural, hasEnd: true)) == nil)
    }
}
