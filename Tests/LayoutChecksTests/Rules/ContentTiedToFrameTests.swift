import Testing
import UIKit

@MainActor struct ContentTiedToFrameTests {
    // Arithmetic: content == frame on both axes leaves a range of 0 on both.
    @Test func `ties on both axes are named`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(UIView(), "card")
        card.fill(page)
        card.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        let tie = card.heightAnchor.constraint(equalTo: page.heightAnchor)
        tie.isActive = true
        #expect(finding("scroll.content-tied-to-frame", in: root)?.notes.map(\.message).last == "\"card\".height == \"page\".height")
        tie.isActive = false
        card.heightAnchor.constraint(equalToConstant: 900).isActive = true
        #expect(kinds(root) == [])
    }

    // Interface Builder removes placeholders at build time (its size inspector says so), so the app's content is as long as it is.
    @Test(arguments: [false, true]) func `a tie that is removed at build time holds nothing`(isPlaceholder: Bool) throws {
        let scroll = """
            <scrollView contentMode="scaleToFill" userLabel="Page" translatesAutoresizingMaskIntoConstraints="NO" id="page">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></subviews>
            <constraints>
            <constraint firstItem="card" firstAttribute="top" secondItem="page" secondAttribute="top" id="a"/>
            <constraint firstItem="card" firstAttribute="leading" secondItem="page" secondAttribute="leading" id="b"/>
            <constraint firstAttribute="trailing" secondItem="card" secondAttribute="trailing" id="d"/>
            <constraint firstAttribute="bottom" secondItem="card" secondAttribute="bottom" id="e"/>
            <constraint firstItem="card" firstAttribute="width" secondItem="page" secondAttribute="width" id="f"/>
            <constraint firstItem="card" firstAttribute="height" secondItem="page" secondAttribute="height"\(isPlaceholder ? " placeholder=\"YES\"" : "") id="g"/>
            </constraints></scrollView>
            """
        let document = try makeDocument(
            subviews: scroll,
            constraints: [
                "c1: page.top == root.top", "c2: page.leading == root.leading", "c3: page.trailing == root.trailing",
                "c4: page.bottom == root.bottom",
            ])
        #expect(findings("scroll.content-tied-to-frame", in: document).isEmpty == isPlaceholder)
        #expect(findings("scroll.not-scrolling", in: document).isEmpty == !isPlaceholder)
    }
}
