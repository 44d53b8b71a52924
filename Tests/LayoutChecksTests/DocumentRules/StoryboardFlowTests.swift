import Testing

@MainActor struct StoryboardFlowTests {
    private func second(_ attributes: String) -> String {
        """
        <scene sceneID="s2"><objects><viewController title="Details" \(attributes) id="vc2" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController></objects></scene>
        """
    }

    @Test func `a scene that nothing leads to is named`() throws {
        let alone = try makeDocument(subviews: "", extra: second(""))
        #expect(
            findings("ib.unreachable-scene", in: alone).map(\.message)
                == ["Nothing leads to \"Details\": it isn't the initial scene, no segue names it, and it has no identifier."])
        #expect(
            findings("ib.unreachable-scene", in: try makeDocument(subviews: "", extra: second("storyboardIdentifier=\"details\""))) == [])
    }

    @Test func `a segue of code needs an identifier`() throws {
        func document(_ identifier: String) throws -> [String] {
            let segue = "<connections><segue destination=\"vc2\" kind=\"show\" \(identifier) id=\"s\"/></connections>"
            let document = try makeDocument(subviews: "", extra: second(""), inController: segue)
            #expect(findings("ib.unreachable-scene", in: document) == [])
            return findings("ib.segue-without-identifier", in: document).map(\.kind)
        }
        #expect(try document("") == ["ib.segue-without-identifier"])
        #expect(try document("identifier=\"open\"") == [])
    }
}
