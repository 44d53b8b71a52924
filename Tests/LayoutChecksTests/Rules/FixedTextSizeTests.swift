import Testing
import UIKit

@MainActor struct FixedTextSizeTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func place(_ label: UILabel, height: CGFloat? = nil, width: CGFloat? = nil, atLeast: Bool = false) -> UIView {
        let root = makeRoot()
        root.add(label, "title")
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        for (anchor, length) in [(label.heightAnchor, height), (label.widthAnchor, width)] {
            guard let length else { continue }
            (atLeast ? anchor.constraint(greaterThanOrEqualToConstant: length) : anchor.constraint(equalToConstant: length)).isActive = true
        }
        return root
    }

    @Test func `a text that grows is held to its height`() throws {
        let growing = label("Lisbon")
        growing.font = .preferredFont(forTextStyle: .body)
        growing.adjustsFontForContentSizeCategory = true
        let found = try #require(finding("text.fixed-height", in: place(growing, height: 22)))
        #expect(found.message.hasPrefix("\"title\" grows with the text size and is held to a height of 22"))
        let free = label("Lisbon")
        free.font = growing.font
        free.adjustsFontForContentSizeCategory = true
        #expect(finding("text.fixed-height", in: place(free, height: 22, atLeast: true)) == nil)
        #expect(finding("text.fixed-height", in: place(label("Lisbon"), height: 22)) == nil)
    }

    @Test func `a word that just fits leaves no room for a translation`() throws {
        let width = label("Settings").intrinsicContentSize.width
        let found = try #require(finding("text.fixed-width", in: place(label("Settings"), width: (width + 4).rounded())))
        #expect(found.fix == "Make it a >= constraint.")
        #expect(finding("text.fixed-width", in: place(label("Settings"), width: width * 2)) == nil)
        #expect(finding("text.fixed-width", in: place(label("12:30"), width: 50)) == nil)
    }

    // Interface Builder: "Fixed leading and trailing constraints may cause clipping", from 26 points on.
    @Test func `a text between two large exact gaps is named`() throws {
        func root(_ text: String) -> UIView {
            let root = makeRoot(width: 200)
            let label = root.add(label(text), "title")
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
                root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 60),
            ])
            return root
        }
        #expect(kinds(root("Settings")) == ["text.fixed-both-sides"])
        #expect(kinds(root("Now")) == [])
    }
}
