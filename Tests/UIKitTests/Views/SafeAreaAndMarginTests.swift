import Testing
import UIKit

@MainActor @Suite struct SafeAreaAndMarginTests {
    /// A 320 x 480 parent with a safe area of 44, 10, 34, 12.
    private func parent() -> UIView {
        let view = root(320, 480)
        view.givenSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        return view
    }

    // measured on iOS 26.1 in nine positions: facts, safe area and margins
    @Test(arguments: [
        ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]), ([-40, -60, 200, 200], [44, 10, 0, 0]),
        ([0, 100, 320, 200], [0, 10, 0, 12]), ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
        ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]), ([0, 500, 100, 50], [0, 10, 34, 0]),
    ])
    func theSafeAreaOfAChildIsWhatItsFrameLeavesOfItsParents(frame: [Double], insets: [Double]) {
        let parent = parent(), child = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        parent.addSubview(child)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    }

    // facts 6.9
    @Test func marginsAddTheSafeAreaUnlessToldNotTo() {
        let view = parent()
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    // facts 6.9, three measured children
    @Test(arguments: [
        (
            UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20), CGSize(width: 320, height: 480),
            CGRect(x: 10, y: 10, width: 100, height: 100), [10.0, 10, 8, 8]
        ),
        (
            UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70), CGSize(width: 300, height: 300),
            CGRect(x: 20, y: 20, width: 100, height: 100), [20, 30, 8, 8]
        ),
        // Beyond the edges it is the whole margin, as with safe areas (one public document).
        (
            UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70), CGSize(width: 300, height: 300),
            CGRect(x: -10, y: 0, width: 330, height: 340), [40, 50, 60, 70]
        ),
    ])
    func marginsOfTheSuperviewReachIntoChildrenThatPreserveThem(margins: UIEdgeInsets, size: CGSize, frame: CGRect, expected: [Double]) {
        let parent = root(size.width, size.height), child = UIView(frame: frame)
        parent.layoutMargins = margins
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: expected[0], left: expected[1], bottom: expected[2], right: expected[3]))
    }

    // As the safe area does (measured in nine positions); a row below a list's end keeps the margins of one in sight, so that its content fits.
    @Test func beyondItsSuperviewAViewPreservesNoMoreThanItsMargins() {
        let parent = root(320, 300), row = UIView(frame: CGRect(x: 0, y: 500, width: 320, height: 63))
        parent.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        row.preservesSuperviewLayoutMargins = true
        parent.addSubview(row)
        #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 30, right: 40))
    }

    // facts A26 and arithmetic
    @Test func theMarginsGuideFollowsAChangeOfMargins() {
        let parent = root(100, 100), child = Block()
        parent.addSubview(child)
        let guide = parent.layoutMarginsGuide
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor), child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor), child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
        parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
        parent.semanticContentAttribute = .forceRightToLeft
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 4, y: 1, width: 94, height: 96))
    }

    // measured on iPhone Air 2 landscape: facts 6.9 (672 wide, inset 176)
    @Test func theReadableGuideIsAtMost672Wide() {
        let view = root(1024, 768)
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 176, y: 8, width: 672, height: 752))
        let narrow = root(375, 667)
        #expect(narrow.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 359, height: 651))
    }
}
