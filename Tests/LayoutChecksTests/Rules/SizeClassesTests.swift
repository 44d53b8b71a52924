import Testing

@MainActor struct SizeClassesTests {
    private let place = [
        "c1: a.leading == root.leading + 16", "c2: a.top == safe.top + 8", "c3: a.trailing == root.trailing - 16",
    ]

    /// The root's constraints `c1` to `c3`, excluded in general and installed for a regular height.
    private let variations = """
        <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/><exclude reference="c3"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="c1"/><include reference="c2"/><include reference="c3"/></mask></variation>
        """

    // Shared case UN-29: constraints for one size class only, on a screen of another.
    @Test func `a view without constraints for this screen is told that it has some elsewhere`() throws {
        let document = try makeDocument(subviews: labelXML("a", "Lisbon"), constraints: place, inRoot: variations)
        let found = findings("traits.no-constraints-for-class", in: document)
        #expect(
            found.map(\.message) == ["The label \"Lisbon\" has constraints for other size classes and none for those of this screen."])
        #expect(findings("ib.no-constraints-views", in: document) == [])
        #expect(
            findings("traits.no-constraints-for-class", in: try makeDocument(subviews: labelXML("a", "Lisbon"), constraints: place)) == [])
    }

    @Test(arguments: ["constant=\"nan\"", "constant=\"20\" placeholder=\"YES\""])
    func `a constraint that is faulty or a placeholder isn't taken for one of other size classes`(_ attributes: String) throws {
        let inside = "<constraints><constraint firstAttribute=\"height\" \(attributes) id=\"h\"/></constraints>"
        let document = try makeDocument(subviews: labelXML("a", "Lisbon", inside: inside))
        #expect(findings("traits.no-constraints-for-class", in: document) == [])
    }

    @Test func `a constraint to a view that isn't installed is named`() throws {
        let hidden = """
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
            """
        let subviews = labelXML("a", "Lisbon") + labelXML("b", "Porto")
        let constraints =
            place + [
                "d1: b.top == a.bottom + 8", "d2: b.leading == root.leading + 16", "d3: b.trailing == root.trailing - 16",
            ]
        let document = try makeDocument(subviews: subviews, constraints: constraints, inRoot: hidden)
        #expect(findings("traits.references-uninstalled", in: document).map(\.location?.objectID) == ["d1", "d2", "d3"])
        #expect(findings("traits.references-uninstalled", in: try makeDocument(subviews: subviews, constraints: constraints)) == [])
    }
}
