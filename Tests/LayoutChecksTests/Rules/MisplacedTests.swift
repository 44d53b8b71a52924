import Testing

@MainActor struct MisplacedTests {
    private func document(_ mark: String, leading: Int) throws -> [String] {
        let label = labelXML("a", "Lisbon", mark).replacingOccurrences(
            of: "x=\"0.0\" y=\"0.0\" width=\"100\"", with: "x=\"16\" y=\"8\" width=\"100\"")
        let constraints = [
            "c1: a.leading == root.leading + \(leading)", "c2: a.top == root.top + 8", "c3: a.width == 100", "c4: a.height == 20",
        ]
        return findings("ib.misplaced", in: try makeDocument(subviews: label, constraints: constraints)).map(\.message)
    }

    @Test func `a marked view is named with both frames`() throws {
        #expect(
            try document("misplaced=\"YES\"", leading: 40)
                == ["The label \"Lisbon\" is drawn at 16, 8 (100 x 20), and its constraints put it at 40, 8 (100 x 20)."])
    }

    @Test func `without the mark, or where both agree, it is well`() throws {
        #expect(try document("", leading: 40) == [])
        #expect(try document("misplaced=\"YES\"", leading: 16) == [])
    }
}
