import Testing
import UIKit

@MainActor @Suite struct GeometryTests {
    // facts A27-A29: plain arithmetic of Apple's autoresizing
    nonisolated static let masks: [(UIView.AutoresizingMask, CGRect, CGRect)] = [
        (.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 20), CGRect(x: 10, y: 10, width: 268, height: 20)),
        (
            [.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 150, y: 60, width: 40, height: 30),
            CGRect(x: 238, y: 120, width: 40, height: 30)
        ),
        (
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
            CGRect(x: 80, y: 40, width: 40, height: 20), CGRect(x: 124, y: 70, width: 40, height: 20)
        ),
    ]
    @Test(arguments: masks)
    func autoresizingMasksFollowTheSuperview(mask: UIView.AutoresizingMask, before: CGRect, after: CGRect) {
        let parent = root(200, 100), child = UIView(frame: before)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 288, height: 160)
        #expect(child.frame == after)
    }

    // the same through the engine, once a constraint makes the child an item
    @Test func autoresizingHoldsInTheEngineToo() {
        let parent = root(200, 100), child = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 20)), pinned = Block(10, 10)
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: child.trailingAnchor), pinned.topAnchor.constraint(equalTo: child.bottomAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(pinned.frame == CGRect(x: 190, y: 30, width: 10, height: 10))
        parent.frame.size = CGSize(width: 288, height: 160)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 10, width: 268, height: 20))
        #expect(pinned.frame == CGRect(x: 278, y: 30, width: 10, height: 10))
    }

    // a view loaded by frame inside a constraint-driven wrapper lets its own constraints size the wrapper
    @Test func constraintsInsideAFrameBasedFillingViewSizeItsWrapper() {
        let parent = root(), wrapper = Block(), filling = UIView(), block = Block(80, 30)
        parent.addSubview(wrapper)
        wrapper.addSubview(filling)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        filling.addSubview(block)
        NSLayoutConstraint.activate([
            wrapper.leadingAnchor.constraint(equalTo: parent.leadingAnchor), wrapper.topAnchor.constraint(equalTo: parent.topAnchor),
            block.leadingAnchor.constraint(equalTo: filling.leadingAnchor, constant: 5),
            block.topAnchor.constraint(equalTo: filling.topAnchor),
            filling.trailingAnchor.constraint(equalTo: block.trailingAnchor, constant: 5),
            filling.bottomAnchor.constraint(equalTo: block.bottomAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(wrapper.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
        #expect(filling.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
    }

    // facts A30
    @Test func theFrameOfARotatedViewIsItsBoundingBox() {
        let view = UIView(frame: CGRect(x: 112, y: 92, width: 80, height: 60))
        view.transform = CGAffineTransform(rotationAngle: .pi / 8)
        #expect(abs(view.frame.minX - 103.56) < 0.01 && abs(view.frame.minY - 78.98) < 0.01)
        #expect(abs(view.frame.width - 96.87) < 0.01 && abs(view.frame.height - 86.05) < 0.01)
        #expect(view.center == CGPoint(x: 152, y: 122))
    }

    // arithmetic
    @Test func rectanglesConvertThroughScrolledAncestors() {
        let window = root(100, 100), scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)),
            child = UIView(frame: CGRect(x: 5, y: 80, width: 10, height: 10))
        window.addSubview(scroll)
        scroll.addSubview(child)
        scroll.contentOffset = CGPoint(x: 0, y: 60)
        #expect(child.convert(child.bounds, to: nil) == CGRect(x: 15, y: 40, width: 10, height: 10))
        #expect(child.convert(CGPoint(x: 15, y: 40), from: window) == .zero)
        #expect(child.frame == CGRect(x: 5, y: 80, width: 10, height: 10))
    }

    // measured on iOS 26, 2x: facts A2, A3 (quarter points go up)
    @Test(arguments: [
        (CGSize(width: 101, height: 51), CGSize(width: 320, height: 300), CGPoint(x: 109.5, y: 124.5)),
        (CGSize(width: 34.5, height: 20.5), CGSize(width: 99, height: 51), CGPoint(x: 32.5, y: 15.5)),
    ])
    func centredViewsRoundToHalfPointsUp(size: CGSize, parentSize: CGSize, origin: CGPoint) {
        let parent = root(parentSize.width, parentSize.height), block = Block(size.width, size.height)
        parent.traitOverride = UITraitCollection(displayScale: 2)
        parent.addSubview(block)
        NSLayoutConstraint.activate([
            block.centerXAnchor.constraint(equalTo: parent.centerXAnchor), block.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(block.frame == CGRect(origin: origin, size: size))
    }

    // facts A16, A17
    @Test func guidesTakePartInLayout() {
        let parent = root(288, 100), boxes = (0..<3).map { _ in Block(40, 10) }
        parent.traitOverride = UITraitCollection(displayScale: 2)
        let gaps = (0..<2).map { _ in UILayoutGuide() }
        boxes.forEach { parent.addSubview($0) }
        gaps.forEach { parent.addLayoutGuide($0) }
        boxes[1].setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            boxes[0].leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            gaps[0].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
            boxes[1].leadingAnchor.constraint(equalTo: gaps[0].trailingAnchor),
            gaps[1].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor),
            boxes[2].leadingAnchor.constraint(equalTo: gaps[1].trailingAnchor),
            boxes[2].trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            gaps[0].widthAnchor.constraint(equalTo: gaps[1].widthAnchor),
        ])
        for box in boxes { box.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true }
        parent.layoutIfNeeded()
        #expect(gaps.map(\.layoutFrame.width) == [84, 84])
        #expect(boxes[1].frame.minX == 124)
    }

    // two distances between anchors can be held equal (Apple: NSLayoutXAxisAnchor anchorWithOffset(to:))
    @Test func distancesBetweenAnchorsAreDimensions() {
        let parent = root(100, 20), block = Block(20, 10)
        parent.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: parent.topAnchor),
            parent.leadingAnchor.anchorWithOffset(to: block.leadingAnchor).constraint(
                equalTo: block.trailingAnchor.anchorWithOffset(to: parent.trailingAnchor), multiplier: 3),
        ])
        parent.layoutIfNeeded()
        #expect(block.frame == CGRect(x: 60, y: 0, width: 20, height: 10))
    }

    // a distance is a length: it may be tied to a width and to a distance on the other axis (Apple: anchorWithOffset(to:) answers a dimension)
    @Test func distancesMayBeTiedToLengthsAndAcrossAxes() {
        let parent = root(100, 60), block = Block(20, 10), square = Block()
        parent.addSubview(block)
        parent.addSubview(square)
        let below = block.bottomAnchor.anchorWithOffset(to: parent.bottomAnchor)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: parent.topAnchor), block.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            square.leadingAnchor.constraint(equalTo: parent.leadingAnchor), square.topAnchor.constraint(equalTo: parent.topAnchor),
            square.widthAnchor.constraint(equalTo: block.trailingAnchor.anchorWithOffset(to: parent.trailingAnchor)),
            square.topAnchor.anchorWithOffset(to: square.bottomAnchor).constraint(equalTo: below),
            square.leadingAnchor.anchorWithOffset(to: square.trailingAnchor).constraint(greaterThanOrEqualTo: below),
        ])
        parent.layoutIfNeeded()
        #expect(square.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
    }
}
