import Testing
import UIKit

@MainActor @Suite struct ConstraintLayoutTests {
    // measured on an iPhone simulator, iOS 26, 2x: facts A1
    @Test func edgesPinnedAtSixteenWithHeightForty() {
        let parent = root(), child = Block()
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 16),
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
            child.heightAnchor.constraint(equalToConstant: 40),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 16, y: 16, width: 288, height: 40))
        #expect(!child.hasAmbiguousLayout)
    }

    // facts A6
    @Test func widthAtPriority999LosesToRequiredTrailing() {
        let parent = root(), child = Block()
        parent.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 500)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
            child.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -16), width,
            child.topAnchor.constraint(equalTo: parent.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 16, y: 0, width: 288, height: 10))
    }

    // measured on iOS 26.1, rows two_labels_*: facts 6.14
    @Test(arguments: [(false, 252.667, 76.333), (true, 83.667, 245.333)])
    func amongEqualHuggersTheFirstMentionedStretches(reversed: Bool, first: Double, second: Double) {
        let row = root(393, 72), a = Block(83.667, 21.667), b = Block(76.333, 19.333)
        row.addSubview(a)
        row.addSubview(b)
        var constraints = [
            a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20), a.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            b.centerYAnchor.constraint(equalTo: row.centerYAnchor), a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
            row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
        ]
        if reversed { constraints.reverse() }
        NSLayoutConstraint.activate(constraints)
        row.layoutIfNeeded()
        #expect(abs(a.frame.width - first) < 0.51 && abs(b.frame.width - second) < 0.51, "\(a.frame) \(b.frame)")
        #expect(a.hasAmbiguousLayout)
    }

    // facts 6.13, families F1width, F2tri, F3center
    @Test func theConstraintThatBreaksIsTheOneUIKitBreaks() {
        LayoutDiagnostics.conflictHandler = { _ in }
        let container = root(300, 300), v = Block()
        container.addSubview(v)
        let wide = v.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            wide, v.widthAnchor.constraint(equalToConstant: 100), v.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            v.topAnchor.constraint(equalTo: container.topAnchor, constant: 10), v.heightAnchor.constraint(equalToConstant: 20),
        ])
        container.layoutIfNeeded()
        #expect(v.frame == CGRect(x: 0, y: 10, width: 100, height: 20))
        guard case .constraint(let broken)? = container.layoutConflicts.first?.broken else { Issue.record("no conflict"); return }
        #expect(broken === wide)
    }

    // arithmetic; Apple: Auto Layout Guide, Working with Scroll Views
    @Test func contentSizeComesFromTheContentGuide() {
        let parent = root(320, 480), scroll = UIScrollView(), content = Block(100, 900)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(scroll)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: parent.topAnchor), scroll.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(scroll.contentSize == CGSize(width: 320, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
    }

    // facts A19 in blocks: 107.5 x 61 becomes 91.5 + 16 by 20.5 + 20.5 + 4 + 16
    @Test func fittingACardGivesItsContentAndPadding() {
        let card = UIView(), one = Block(91.5, 20.5), two = Block(60, 20.5)
        card.addSubview(one)
        card.addSubview(two)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            one.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            one.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
            two.leadingAnchor.constraint(equalTo: one.leadingAnchor), two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 4),
            two.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            two.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 107.5, height: 61))
        let fitted = card.systemLayoutSizeFitting(
            CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == CGSize(width: 288, height: 61))
    }

    // a superview that goes out of existence leaves its subviews' own constraints in force
    @Test func constraintsOutliveTheSuperview() {
        let inner = Block(), child = Block(30, 40)
        var outer: UIView? = root()
        outer?.addSubview(inner)
        inner.addSubview(child)
        child.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 7).isActive = true
        child.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        outer?.layoutIfNeeded()
        outer = nil
        #expect(inner.superview == nil)
        child.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        child.widthAnchor.constraint(equalToConstant: 50).isActive = true
        inner.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 7, y: 0, width: 50, height: 40))
    }

    // the rows of a frame-based view speak of its superview's length, so they go before it
    @Test func aSubtreeWithFrameBasedViewsCanLeaveAndComeBack() {
        let parent = root(), wrapper = Block(), filling = UIView(), block = Block(80, 30)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(filling)
        filling.addSubview(block)
        NSLayoutConstraint.activate([
            block.leadingAnchor.constraint(equalTo: filling.leadingAnchor), block.topAnchor.constraint(equalTo: filling.topAnchor),
            filling.trailingAnchor.constraint(equalTo: block.trailingAnchor), filling.bottomAnchor.constraint(equalTo: block.bottomAnchor),
        ])
        for step in 0..<3 {
            parent.addSubview(wrapper)
            NSLayoutConstraint.activate([
                wrapper.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: CGFloat(step)),
                wrapper.topAnchor.constraint(equalTo: parent.topAnchor),
            ])
            parent.layoutIfNeeded()
            #expect(wrapper.frame == CGRect(x: CGFloat(step), y: 0, width: 80, height: 30))
            wrapper.removeFromSuperview()
            parent.layoutIfNeeded()
            #expect(parent.constraints.isEmpty)
        }
    }

    // facts 6.7: only NaN is refused; "infinite" numbers are kept within arithmetic
    @Test func infiniteSizesAndPrioritiesOutOfRangeDoNotStopTheProcess() {
        let parent = root(), child = Block(CGFloat.greatestFiniteMagnitude, 40)
        child.setContentHuggingPriority(UILayoutPriority(-3), for: .vertical)
        child.setContentCompressionResistancePriority(UILayoutPriority(5000), for: .vertical)
        parent.layoutMargins = UIEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
        parent.addSubview(child)
        child.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor).isActive = true
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1e300).isActive = true
        parent.layoutIfNeeded()
        #expect(child.frame.height == 40 && child.frame.width.isFinite && child.frame.minX.isFinite)
    }
}
