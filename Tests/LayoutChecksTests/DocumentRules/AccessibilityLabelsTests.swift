import Testing

@MainActor struct AccessibilityLabelsTests {
    private func found(_ state: String, _ inside: String = "", image: String = "") throws -> [String] {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="0.0" y="0.0" width="44" height="44"/>\(inside)<state key="normal" \(state)>\(image)</state></button>
            """
        return findings("ib.accessibility-labels", in: try makeDocument(subviews: button)).map(\.message)
    }

    @Test func `a button of a picture alone is mentioned`() throws {
        #expect(try found("image=\"close\"") == ["The button with the image close has no accessibility label."])
        #expect(try found("", image: "<imageReference key=\"image\" image=\"close\" symbolScale=\"large\"/>").count == 1)
        #expect(try found("image=\"close\" title=\"Close\"") == [])
        #expect(try found("image=\"close\"", "<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>") == [])
    }
}
