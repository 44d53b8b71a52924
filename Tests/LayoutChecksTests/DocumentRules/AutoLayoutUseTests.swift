import Testing

@MainActor struct AutoLayoutUseTests {
    @Test func `a document without Auto Layout is named`() throws {
        let document = try makeDocument(subviews: labelXML("a", "Lisbon"), document: "useSafeAreas=\"YES\"")
        #expect(
            findings("ib.autolayout-off", in: document).map(\.message) == [
                "The document doesn't use Auto Layout: its 2 views keep their frames."
            ])
        #expect(findings("ib.autolayout-off", in: try makeDocument(subviews: labelXML("a", "Lisbon"))) == [])
    }

    @Test func `constraints to a layout guide of iOS 7 are counted`() throws {
        let text = try makeDocument(
            subviews: labelXML("a", "Lisbon"), constraints: ["c1: a.top == tg.bottom + 8", "c2: a.leading == root.leading"],
            inController: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"tg\"/></layoutGuides>")
        #expect(
            findings("ib.layout-guide-deprecated", in: text).map(\.message)
                == ["A constraint uses the top layout guide, which safe areas replaced."])
    }
}
