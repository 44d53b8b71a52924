import Testing

@MainActor struct EffectViewContentTests {
    private func blur(_ item: String) -> String {
        """
        <visualEffectView opaque="NO" contentMode="scaleToFill" userLabel="Blur" translatesAutoresizingMaskIntoConstraints="NO" id="blur">
        <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
        <view key="contentView" opaque="NO" contentMode="center" id="inner"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
        <subviews>\(labelXML("a", "Lisbon"))</subviews>
        <constraints>\(constraintXML("c1: a.top == \(item).top + 8"))\(constraintXML("c2: a.leading == inner.leading + 8"))</constraints>
        </view></visualEffectView>
        """
    }

    // Shared case AP-09.
    @Test func `a label tied to the effect view itself is told of the content view`() throws {
        let found = findings("ib.effect-view-content", in: try makeDocument(subviews: blur("blur")))
        #expect(found.map(\.location?.objectID) == ["c1"])
        #expect(found.first?.fix == "Tie it to the content view.")
        #expect(findings("ib.effect-view-content", in: try makeDocument(subviews: blur("inner"))) == [])
    }

    // UIKit: "The view hierarchy is not prepared for the constraint".
    @Test func `a constraint in a view that doesn't hold both items is named`() throws {
        let panel = """
            <view contentMode="scaleToFill" userLabel="Panel" translatesAutoresizingMaskIntoConstraints="NO" id="panel">
            <rect key="frame" x="0.0" y="0.0" width="375" height="100"/><subviews>\(labelXML("a", "Lisbon"))</subviews>
            <constraints>\(constraintXML("c1: a.top == root.top + 8"))</constraints></view>
            """
        #expect(
            findings("api.hierarchy-unprepared", in: try makeDocument(subviews: panel)).map(\.message)
                == ["The constraint stands in \"Panel\", which doesn't hold the view root."])
    }
}
