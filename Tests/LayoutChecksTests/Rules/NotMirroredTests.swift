import Testing
import UIKit

@MainActor struct NotMirroredTests {
    private func root(usesLeft: Bool, direction: UITraitEnvironmentLayoutDirection) -> (root: UIView, banner: UIView) {
        let root = makeRoot()
        root.traitOverride = UITraitCollection(layoutDirection: direction)
        let banner = root.add(UIView(), "banner")
        NSLayoutConstraint.activate([
            usesLeft
                ? banner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
                : banner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            banner.topAnchor.constraint(equalTo: root.topAnchor), banner.widthAnchor.constraint(equalToConstant: 64),
            banner.heightAnchor.constraint(equalToConstant: 64),
        ])
        return (root, banner)
    }

    // Shared case RT-03: 10 points from the left of 375 mirror to 301 for a view 64 wide.
    @Test func `a banner that keeps its side is named with where it should be`() throws {
        let (root, banner) = root(usesLeft: true, direction: .rightToLeft)
        let found = try #require(finding("rtl.not-mirrored", in: root))
        #expect(found.message == "\"banner\" isn't mirrored: from right to left it should begin at 301, and it begins at 10.")
        // The look from left to right leaves nothing behind.
        #expect(banner.frame.minX == 10)
        #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `leading mirrors, and from left to right nothing is asked`() {
        #expect(finding("rtl.not-mirrored", in: root(usesLeft: false, direction: .rightToLeft).root) == nil)
        #expect(finding("rtl.not-mirrored", in: root(usesLeft: true, direction: .leftToRight).root) == nil)
    }
}
