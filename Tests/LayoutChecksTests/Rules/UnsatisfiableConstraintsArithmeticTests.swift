import Findings
import LayoutChecks
import Testing
import UIKit

// Sums are plain arithmetic over the numbers of each test.
@MainActor struct UnsatisfiableConstraintsArithmeticTests {
    private func sum(_ kind: String, in root: UIView) throws -> String {
        let found = try #require(finding(kind, in: root))
        return String(found.message.split(separator: ". ", omittingEmptySubsequences: true).last ?? "")
    }

    // 300 / (16 / 9) = 168.75.
    @Test func `a ratio's sum is told as a share of the length`() throws {
        let root = makeRoot()
        let photo = root.add(UIView(), "photo")
        photo.place(0, 0, 300, 100)
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 16 / 9.0).isActive = true
        let found = try #require(finding("unsat.aspect-ratio", in: root))
        #expect(found.message.contains("9/16 * 300 = 168.75") || found.message.contains("16/9 * 100 = 177.78"), "\(found.message)")
        #expect(found.notes.contains { $0.message == "\"photo\".width == 16/9 * \"photo\".height" }, "\(found.notes.map(\.message))")
    }

    // 8 + 42 + 8 = 58 in 50, and 8 + 34 + 8 = 50 in 81.
    @Test(arguments: [
        (42, 50, "They need 8 + 42 + 8 = 58 points and have 50: 8 missing."),
        (34, 81, "They fill 8 + 34 + 8 = 50 of 81 points: 31 left over."),
    ])
    func `what is too much and what is too little are told apart`(inner: Int, outer: Int, words: String) throws {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        box.place(0, 0, CGFloat(outer), 50)
        let card = box.add(UIView(), "card")
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
            card.widthAnchor.constraint(equalToConstant: CGFloat(inner)),
            card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
            card.topAnchor.constraint(equalTo: box.topAnchor), card.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        let told = try #require(finding("unsat.over-constrained-axis", in: root)).message
        let terms = { (text: Substring) in text.split(separator: " ").sorted() }
        #expect(terms(told.suffix(words.count)) == terms(words[...]), "\(told)")
    }

    // The content is 100 high at least, and the panel follows the root's 200 less 150.
    @Test func `a frame that follows its superview has a sum`() throws {
        let root = makeRoot(height: 200)
        let panel = UIView(frame: CGRect(x: 0, y: 75, width: 100, height: 50))
        panel.autoresizingMask = .flexibleHeight
        root.addSubview(panel)
        let card = panel.add(UIView(), "card")
        card.fill(panel)
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        let found = try #require(finding("unsat.autoresizing-mask", in: root))
        #expect(found.message.contains("50 missing"), "\(found.message)")
    }

    // Baselines count like edges: the labels' fonts are alike, so that both tops are the same, 10 and 30.
    @Test func `baselines have a sum`() throws {
        let root = makeRoot()
        let labels = ["a", "b"].map { name in
            let label = UILabel()
            label.text = "Lisbon"
            return root.add(label, name)
        }
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            labels[1].topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
            labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        #expect(try sum("unsat.set", in: root).contains("20"))
    }

    // From right to left 45 from the right edge and 43 from the left one leave the middle 1 to the left, and 1 to the right is asked for: 2 apart.
    @Test func `from right to left leading counts from the right`() throws {
        let root = makeRoot()
        root.traitOverride = UITraitCollection(layoutDirection: .rightToLeft)
        let card = root.add(UIView(), "card")
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 45),
            root.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 43),
            card.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 1),
            card.topAnchor.constraint(equalTo: root.topAnchor), card.heightAnchor.constraint(equalToConstant: 10),
        ])
        let message = try #require(LayoutRules.findings(in: root).first { $0.kind.hasPrefix("unsat.") }).message
        #expect(message.contains(": 2 missing") || message.contains(": 4 missing") || message.contains(": 2 apart"), "\(message)")
    }

    // 0.5 * 667 / 2 = 166.75 and 20 + 50 = 70.
    @Test func `a share of a position has a sum`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20), card.heightAnchor.constraint(equalToConstant: 100),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor), card.widthAnchor.constraint(equalToConstant: 10),
            NSLayoutConstraint(
                item: card, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 0.5, constant: 0),
        ])
        let message = try #require(LayoutRules.findings(in: root).first { $0.kind.hasPrefix("unsat.") }).message
        // In the length of the screen, of which a quarter counts: 4 * 70 = 280 and 667.
        #expect(message.contains(": 387 "), "\(message)")
    }
}
