import Testing
import UIKit

@MainActor struct FillProportionallyTests {
    private func row(_ widths: [CGFloat?], length: CGFloat, spacing: CGFloat, margin: CGFloat = 0) -> UIView {
        let root = makeRoot()
        let row = root.add(UIStackView(), "row")
        row.distribution = .fillProportionally
        row.spacing = spacing
        row.place(0, 0, length, 50)
        if margin > 0 {
            row.isLayoutMarginsRelativeArrangement = true
            row.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        }
        for (index, width) in widths.enumerated() {
            let view = width.map { SizedView($0, 20) } ?? UIView()
            view.accessibilityIdentifier = "\(index + 1)"
            row.addArrangedSubview(view)
        }
        return root
    }

    // Shared case ST-02: 11.5, 61.5 and 123 share 288 less two gaps of 8; the second gets 83.55 where 85.35 is its part.
    @Test func `gaps spoil the shares`() throws {
        let found = try #require(finding("stack.fill-proportionally-spacing", in: row([11.5, 61.5, 123], length: 288, spacing: 8)))
        #expect(found.message.contains("the gaps of \"row\" (16) aren't taken off before the shares are made"))
        #expect(kinds(row([11.5, 61.5, 123], length: 288, spacing: 0)) == [])
    }

    // Shared case ST-03: 25 and 75 share 200 with margins of 10; the second is 130 wide, in proportion 135.
    @Test func `margins spoil the shares`() throws {
        let found = try #require(finding("stack.fill-proportionally-margins", in: row([25, 75], length: 200, spacing: 0, margin: 10)))
        #expect(
            found.message
                == "\"1\" is 50 long, and in proportion it would be 45: the margins of \"row\" (20) aren't taken off before the shares are made."
        )
    }

    @Test func `a plain view has no share`() throws {
        let found = try #require(finding("stack.fill-proportionally-no-intrinsic", in: row([nil, 75], length: 200, spacing: 0)))
        #expect(found.message == "\"1\" has no natural width, so its share of \"row\" is 0.")
    }
}
