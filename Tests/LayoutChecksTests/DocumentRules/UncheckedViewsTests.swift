import LayoutChecks
import Testing

@MainActor struct UncheckedViewsTests {
    private func kinds(_ label: String, _ constraints: [String] = []) throws -> [String] {
        let wanted = ["ib.ambiguous-marker", "ib.verify-ambiguity-off", "ib.prototype-constraints"]
        return findings(in: try makeDocument(subviews: label, constraints: constraints)).map(\.kind).filter(wanted.contains)
    }

    @Test func `Interface Builder's mark of ambiguity is told`() throws {
        #expect(try kinds(labelXML("a", "Lisbon", "ambiguous=\"YES\"")) == ["ib.ambiguous-marker"])
        #expect(try kinds(labelXML("a", "Lisbon", "ambiguous=\"YES\" verifyAmbiguity=\"off\"")) == [])
        #expect(try kinds(labelXML("a", "Lisbon")) == [])
    }

    @Test func `a scroll view that isn't checked is mentioned`() throws {
        let page = """
            <scrollView VERIFY clipsSubviews="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="page">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></scrollView>
            """
        #expect(try kinds(page.replacingOccurrences(of: "VERIFY", with: "verifyAmbiguity=\"off\"")) == ["ib.verify-ambiguity-off"])
        #expect(try kinds(page.replacingOccurrences(of: "VERIFY", with: "")) == [])
    }

    @Test func `a constraint that relies on a fixed frame is named`() throws {
        let labels = labelXML("a", "Lisbon", "fixedFrame=\"YES\"") + labelXML("b", "Porto")
        #expect(try kinds(labels, ["c1: b.top == a.bottom + 8", "c2: b.leading == root.leading"]) == ["ib.prototype-constraints"])
        #expect(try kinds(labels, ["c1: b.top == root.top + 8", "c2: b.leading == root.leading"]) == [])
    }
}
