import Testing

@MainActor struct PlaceholderLeftTests {
    private func found(isPlaceholder: Bool) throws -> [String] {
        let view = """
            <view contentMode="scaleToFill" userLabel="Map" translatesAutoresizingMaskIntoConstraints="NO" id="map">
            <rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
            <constraints><constraint firstAttribute="height" constant="120"\(isPlaceholder ? " placeholder=\"YES\"" : "") id="h"/></constraints></view>
            """
        let document = try makeDocument(
            subviews: view,
            constraints: ["c1: map.top == root.top", "c2: map.leading == root.leading", "c3: map.trailing == root.trailing"])
        #expect(findings("ambiguous.size", in: document) == [])
        return findings("ib.placeholder-left", in: document).map(\.message)
    }

    @Test func `a height that is removed at build time is mentioned`() throws {
        #expect(
            try found(isPlaceholder: true)
                == ["Without \"Map\".height == 120, which is removed at build time, the layout of \"Map\" is open."])
        #expect(try found(isPlaceholder: false) == [])
    }
}
