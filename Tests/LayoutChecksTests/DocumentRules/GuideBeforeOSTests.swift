import Testing

@MainActor struct GuideBeforeOSTests {
    private func found(_ version: String) throws -> [String] {
        let dependencies = "<dependencies><deployment version=\"\(version)\" identifier=\"iOS\"/></dependencies>"
        return findings("ib.guide-before-os", in: try makeDocument(subviews: "", resources: dependencies)).map(\.message)
    }

    // 2304 is 0x0900, as public documents for iOS 9 have it; 5120 is 0x1400.
    @Test func `safe areas before iOS 11 are named`() throws {
        #expect(try found("2304") == ["The document is for iOS 9 and uses safe areas, which came with iOS 11."])
        #expect(try found("5120") == [])
    }
}
