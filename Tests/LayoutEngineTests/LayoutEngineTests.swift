import Testing

@testable import LayoutEngine

/// A root of a fixed size with helpers that read like the constraints they make.
private struct Scene {
    let engine = LayoutEngine()
    let root: ItemID

    init(width: Double = 320, height: Double = 480) {
        root = engine.addItem(parent: nil)
        engine.setFixed(
            LayoutRect(x: 0, y: 0, width: width, height: height), parentLength: (width, height),
            shares: [AutoresizingShare(origin: 0, length: 0), AutoresizingShare(origin: 0, length: 0)], of: root)
    }

    func add(_ parent: ItemID, width: Double? = nil, height: Double? = nil, isScrollView: Bool = false) -> ItemID {
        let item = engine.addItem(parent: parent, isScrollView: isScrollView)
        engine.setIntrinsic(IntrinsicLength(length: width, hugging: 250, compressionResistance: 750), of: item, .horizontal)
        engine.setIntrinsic(IntrinsicLength(length: height, hugging: 250, compressionResistance: 750), of: item, .vertical)
        return item
    }

    @discardableResult
    func tie(
        _ first: ItemID, _ attribute: LayoutAttribute, _ second: ItemID?, _ other: LayoutAttribute = .notAnAttribute,
        region: LayoutRegion = .own,
        multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) -> ConstraintHandle {
        engine.addConstraint(
            EngineConstraintDescription(
                first: LayoutAnchor(first, attribute), relation: .equal, second: second.map { LayoutAnchor($0, other, region: region) },
                multiplier: multiplier, constant: constant, priority: priority))
    }
}

@Suite struct LayoutEngineTests {
    // arithmetic: places are in the superview's space, so moving the middle view doesn't move its child
    @Test func placesAreRelativeToTheSuperview() {
        let scene = Scene()
        let middle = scene.add(scene.root, width: 100, height: 100), child = scene.add(middle, width: 10, height: 10)
        let left = scene.tie(middle, .left, scene.root, .left, constant: 50)
        scene.tie(child, .left, middle, .left, constant: 5)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child).x == 5)
        scene.engine.setConstant(80, of: left)
        let moved = scene.engine.solve()
        #expect(scene.engine.rect(of: middle).x == 80 && scene.engine.rect(of: child).x == 5)
        #expect(moved == [middle])
    }

    // arithmetic: a constraint across two levels sums the origins between
    @Test func constraintsReachAcrossLevels() {
        let scene = Scene()
        let middle = scene.add(scene.root, width: 100, height: 100), child = scene.add(middle, width: 10, height: 10)
        scene.tie(middle, .left, scene.root, .left, constant: 50)
        scene.tie(child, .right, scene.root, .right, constant: -20)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child).x == 320 - 20 - 10 - 50)
    }

    // Apple: technical note 2154; a floating view follows the offset, the content is not solved again
    @Test func scrollingChangesOnlyWhatCrossesTheScrollView() {
        let scene = Scene()
        let scroll = scene.add(scene.root, isScrollView: true)
        for (edge, sign) in [(LayoutAttribute.left, 1.0), (.right, 1), (.top, 1), (.bottom, 1)] {
            scene.tie(scroll, edge, scene.root, edge, constant: 0 * sign)
        }
        let content = scene.add(scroll, width: 320, height: 2000)
        for edge in [LayoutAttribute.left, .right, .top, .bottom] { scene.tie(content, edge, scroll, edge, region: .content) }
        let floating = scene.add(scroll, width: 44, height: 44)
        scene.tie(floating, .bottom, scroll, .bottom, region: .frame, constant: -10)
        scene.tie(floating, .left, scroll, .left, region: .frame)
        scene.engine.solve()
        #expect(scene.engine.contentLength(of: scroll, axis: .vertical) == 2000)
        #expect(scene.engine.rect(of: floating).y == 480 - 10 - 44)
        scene.engine.setBoundsOrigin(x: 0, y: 300, of: scroll)
        let moved = scene.engine.solve()
        #expect(scene.engine.rect(of: floating).y == 780 - 10 - 44)
        #expect(moved == [floating])
    }

    // facts 4.2: constraints act on alignment rectangles
    @Test func alignmentInsetsOfTheSuperviewShiftItsContent() {
        let scene = Scene()
        let box = scene.add(scene.root, width: 100, height: 40), child = scene.add(box, width: 10, height: 10)
        scene.engine.setAlignmentInsets(EdgeInsets(top: 3, left: 2, bottom: 1, right: 4), of: box)
        scene.tie(child, .left, box, .left)
        scene.tie(child, .bottom, box, .bottom)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child).x == 2)
        #expect(scene.engine.rect(of: child).y == 3 + 40 - 10)
    }

    // arithmetic; the direction is that of the view both ends stand in
    @Test func leadingAndConstantsAreMirroredRightToLeft() {
        let scene = Scene()
        let child = scene.add(scene.root, width: 100, height: 40)
        scene.tie(child, .leading, scene.root, .leading, constant: 16)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child).x == 16)
        scene.engine.setRightToLeft(true, of: scene.root)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child).x == 320 - 16 - 100)
    }

    // arithmetic
    @Test func marginsAreExpressionsNotRows() {
        let scene = Scene()
        let child = scene.add(scene.root, height: 40)
        scene.engine.setInsets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 20), of: .margins, of: scene.root)
        scene.tie(child, .left, scene.root, .left, region: .margins)
        scene.tie(child, .right, scene.root, .rightMargin)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child) == LayoutRect(x: 16, y: 0, width: 284, height: 40))
        scene.engine.setInsets(EdgeInsets(top: 8, left: 30, bottom: 8, right: 20), of: .margins, of: scene.root)
        scene.engine.solve()
        #expect(scene.engine.rect(of: child) == LayoutRect(x: 30, y: 0, width: 270, height: 40))
    }

    // facts 6.13 F1width in engine terms; without a policy the constraint added last goes
    @Test func aConflictNamesTheWholeSmallestSet() {
        let scene = Scene()
        let box = scene.add(scene.root)
        let first = scene.tie(box, .width, nil, constant: 100)
        scene.tie(box, .height, nil, constant: 10)
        let second = scene.tie(box, .width, nil, constant: 200)
        scene.engine.solve()
        #expect(scene.engine.conflicts.count == 1)
        #expect(Set(scene.engine.conflicts[0].core) == [.constraint(first), .constraint(second)])
        #expect(scene.engine.conflicts[0].broken == .constraint(second))
        scene.engine.removeConstraint(first)
        scene.engine.solve()
        #expect(scene.engine.conflicts.isEmpty && scene.engine.rect(of: box).width == 200)
    }

    // cases of the kind unsat.negative-size: paddings that leave less than nothing are a conflict with the length itself
    @Test func aLengthBelowZeroIsAConflict() {
        let scene = Scene(width: 30)
        let box = scene.add(scene.root)
        scene.tie(box, .left, scene.root, .left, constant: 20)
        scene.tie(box, .right, scene.root, .right, constant: -20)
        scene.engine.solve()
        #expect(scene.engine.conflicts.count == 1)
        #expect(scene.engine.conflicts[0].core.contains(.nonNegative(box, .horizontal)))
        if case .nonNegative = scene.engine.conflicts[0].broken { Issue.record("a length can't be given up") }
        #expect(scene.engine.rect(of: box).width >= 0)
    }

    // arithmetic: one constraint is missing, so the origin can be anything and the length is settled
    @Test func rangesTellWhatIsOpen() {
        let scene = Scene()
        let box = scene.add(scene.root, width: 100)
        scene.tie(box, .width, scene.root, .width, multiplier: 0.5)
        scene.engine.solve()
        #expect(scene.engine.lengthRange(of: box, .horizontal).isUnique)
        #expect(!scene.engine.originRange(of: box, .horizontal).isUnique)
        #expect(scene.engine.originRange(of: box, .horizontal).upper == .infinity)
    }

    // cases of the kind scroll.content-ambiguous: tied to both content edges and to nothing else, the length is nobody's word
    @Test func aContentLengthThatNothingSettlesIsOpen() {
        let scene = Scene()
        let scroll = scene.add(scene.root, isScrollView: true)
        for edge in [LayoutAttribute.left, .right, .top, .bottom] { scene.tie(scroll, edge, scene.root, edge) }
        let content = scene.add(scroll)
        for edge in [LayoutAttribute.left, .right, .top, .bottom] { scene.tie(content, edge, scroll, edge, region: .content) }
        scene.tie(content, .width, scroll, .width, region: .frame)
        let block = scene.add(content, width: 100, height: 900)
        for edge in [LayoutAttribute.left, .right, .top] { scene.tie(block, edge, content, edge) }
        scene.engine.solve()
        #expect(scene.engine.contentLength(of: scroll, axis: .horizontal) == 320)
        #expect(scene.engine.contentRange(of: scroll, .vertical).map { $0.upper } == .infinity)
        #expect(scene.engine.lengthRange(of: content, .vertical).upper == .infinity)
        #expect(scene.engine.lengthRange(of: content, .horizontal).isUnique)
        #expect(scene.engine.lengthRange(of: block, .vertical).isUnique)
    }
}
