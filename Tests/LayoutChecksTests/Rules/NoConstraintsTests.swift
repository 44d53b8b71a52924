import Testing
import UIKit

@MainActor struct NoConstraintsTests {
    // Apple, translatesAutoresizingMaskIntoConstraints: without it, constraints must give position and size.
    @Test func `a view that nothing touches is named`() throws {
        let root = makeRoot()
        root.add(UIView(), "card")
        let found = try #require(finding("ambiguous.no-constraints", in: root))
        #expect(found.message.hasPrefix("No constraint touches \"card\""))
        #expect(kinds(root) == ["ambiguous.no-constraints"])
    }

    // Interface Builder saves a view that nobody constrained as `fixedFrame`, and Xcode warns of it.
    @Test func `a view that keeps its drawn frame for want of constraints is named, and one that constraints place isn't`() throws {
        func view(_ constraints: [String], mask: String = "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"") throws -> [String] {
            let held = """
                <imageView fixedFrame="YES" contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Hero" id="hero">
                <rect key="frame" x="60" y="200" width="240" height="128"/><autoresizingMask key="autoresizingMask" \(mask)/></imageView>
                """
            return findings("ib.no-constraints-views", in: try makeDocument(subviews: held, constraints: constraints)).map(\.message)
        }
        #expect(
            try view([]) == [
                "No constraint touches \"Hero\": it keeps the frame it is drawn with (60, 200, 240 x 128) on every screen."
            ])
        #expect(try view(["c1: hero.top == root.top + 20"]).isEmpty)
        // Springs that somebody set make it follow the screen.
        #expect(try view([], mask: "widthSizable=\"YES\" heightSizable=\"YES\"").isEmpty)
    }

    @Test func `a view placed by its frame is well`() {
        let root = makeRoot()
        root.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(kinds(root) == [])
    }

    @Test func `a view that a stack view arranges is well`() {
        let root = makeRoot()
        let stack = root.add(UIStackView(), "stack")
        stack.fill(root)
        stack.addArrangedSubview(SizedView(10, 10))
        #expect(kinds(root) == [])
    }
}
