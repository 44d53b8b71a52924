import Testing

@testable import UIKit

@MainActor @Suite struct ScrollGuideTests {
    private func text(_ constraint: NSLayoutConstraint) -> String { constraint.description.replacing(/0x[0-9a-f]+/, with: "0x") }

    // public console dump, iOS 15 (facts 1.1)
    @Test func theContentGuideIsPinnedAsUIKitPrintsIt() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scroll.constraints.isEmpty, "a guide nobody asked for isn't there")
        _ = scroll.contentLayoutGuide
        #expect(
            scroll.constraints.map(text) == [
                "<NSLayoutConstraint:0x 'UIScrollView-contentLayoutGuide-minX' H:|-(0)-[_UIScrollViewLayoutGuide:0x'UIScrollView-contentLayoutGuide'](LTR)   (active, names: '|':UIScrollView:0x )>",
                "<NSLayoutConstraint:0x 'UIScrollView-contentLayoutGuide-minY' V:|-(0)-[_UIScrollViewLayoutGuide:0x'UIScrollView-contentLayoutGuide']   (active, names: '|':UIScrollView:0x )>",
            ])
        #expect(scroll.contentLayoutGuide.constraintsAffectingLayout(for: .vertical).count == 1)
        scroll.removeConstraints(scroll.constraints)
        #expect(scroll.constraints.count == 2)
    }

    // the same dump: a margin attribute seen from inside makes the guide of the content's margins
    @Test func marginsFromInsideMakeTheContentMarginsGuide() {
        let parent = root(200, 200), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), block = Block(20, 30)
        parent.addSubview(scroll)
        scroll.addSubview(block)
        NSLayoutConstraint(
            item: block, attribute: .top, relatedBy: .equal, toItem: scroll, attribute: .topMargin, multiplier: 1, constant: 0
        ).isActive = true
        block.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
        parent.layoutIfNeeded()
        let margins = scroll.constraints.filter { $0.identifier?.hasPrefix("UIScrollView-content-margins-") == true }
        #expect(
            margins.map(\.identifier) == ["left", "right", "top", "bottom"].map { "UIScrollView-content-margins-\($0)" })
        #expect(margins.map(\.constant) == [8, 8, 8, 8])
        #expect((margins.first?.firstItem as? UILayoutGuide)?.identifier == "UIScrollViewContentMarginsGuide")
        #expect(block.frame.origin == CGPoint(x: 0, y: 8))
    }

    // counted: one step of a page of a thousand views tells the engine of the floating views' constraints and moves nothing else
    @Test func scrollingTouchesOnlyTheFloatingViews() throws {
        let parent = root(375, 667), scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(scroll)
        let stack = UIStackView()
        (stack.axis, stack.spacing) = (.vertical, 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        for _ in 0..<250 {
            let row = UIStackView(arrangedSubviews: [CountingBlock(), CountingBlock(), CountingBlock()])
            row.spacing = 8
            row.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
            row.arrangedSubviews[1].setContentHuggingPriority(.init(700), for: .horizontal)
            stack.addArrangedSubview(row)
        }
        let floating = [CountingBlock(), CountingBlock()]
        for view in floating { scroll.addSubview(view) }
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: parent.topAnchor), scroll.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            floating[0].bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            floating[0].trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
            floating[1].topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
            floating[1].leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        ])
        parent.layoutIfNeeded()
        let count = sequence(
            first: [parent as UIView],
            next: { level in
                let next = level.flatMap(\.subviews); return next.isEmpty ? nil : next
            }
        )
        .reduce(0) { $0 + $1.count }
        #expect(count >= 1000)
        let host = try #require(parent.storedEngineHost)
        let before = host.engine.work
        CountingBlock.measured = 0
        var moved: Set<ObjectIdentifier> = []
        for step in 1...10 {
            scroll.contentOffset.y = CGFloat(step) * 30
            host.flush()
            for item in host.solve() { if let view = host.participants[item]?.view { moved.insert(ObjectIdentifier(view)) } }
            scroll.setNeedsLayout()
            parent.layoutIfNeeded()
        }
        #expect(moved == Set(floating.map { ObjectIdentifier($0) }))
        // the rows of the floating views and of the scroll view's own edges, not those of the 1,000 views inside
        let work = host.engine.work
        #expect(work.rowsTouched - before.rowsTouched <= 10 * 20, "touched \(work.rowsTouched - before.rowsTouched)")
        #expect(work.pivots - before.pivots <= 10 * 4, "pivots \(work.pivots - before.pivots)")
        #expect(CountingBlock.measured == 0, "no natural size was asked for")
        #expect(floating[0].frame.maxY == CGFloat(967))
    }
}

@MainActor private final class CountingBlock: UIView {
    static var measured = 0
    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize {
        Self.measured += 1
        return CGSize(width: 30, height: 20)
    }
}
