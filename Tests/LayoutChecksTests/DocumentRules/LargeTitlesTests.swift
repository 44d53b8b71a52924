import Testing

@MainActor struct LargeTitlesTests {
    private let navigation = """
        <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"><rect key="frame" x="0.0" y="20" width="375" height="96"/></navigationBar>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        """

    private func found(_ subviews: String, top: String) throws -> [String] {
        let document = try makeDocument(subviews: subviews, constraints: ["c1: page.top == \(top).top"], extra: navigation)
        return findings("scroll.large-title-not-tracked", in: document).map(\.message)
    }

    private let page = """
        <scrollView clipsSubviews="YES" contentMode="scaleToFill" userLabel="Page" translatesAutoresizingMaskIntoConstraints="NO" id="page">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></scrollView>
        """

    @Test func `a page below the safe area's top isn't followed`() throws {
        #expect(
            try found(page, top: "safe")
                == ["The large title of the view controller vc can't follow \"Page\": its top isn't tied to that of the controller's view."]
        )
        #expect(try found(page, top: "root") == [])
        #expect(try found(labelXML("a", "Lisbon") + page, top: "root").first?.hasSuffix("it isn't the first of the subviews.") == true)
    }
}
