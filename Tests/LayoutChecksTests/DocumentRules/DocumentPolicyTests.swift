import IBDocuments
import LayoutChecks
import Testing

// What the linters of documents check for teams: IBLinter's rules view_as_device, use_trait_collections, reuse_identifier, stackview_backgroundcolor,
// color_resources, custom_class_name.
@MainActor struct DocumentPolicyTests {
    private func messages(_ subviews: String, _ set: (inout DocumentPolicy) -> Void) throws -> [String] {
        var policy = DocumentPolicy()
        set(&policy)
        return policy.findings(in: try makeDocument(subviews: subviews)).map(\.message)
    }

    @Test func `a policy that says nothing forbids nothing`() throws {
        #expect(try messages(labelXML("l", "Hello")) { _ in } == [])
    }

    @Test(arguments: [
        (["style"], ["\"Hello\" has a system font of fixed size; the team's are style."]), (["sys*"], []),
        ([], ["\"Hello\" has a system font of fixed size; the team's are ."]),
    ])
    func `fonts are allowed by name`(fonts: [String], expected: [String]) throws {
        #expect(try messages(labelXML("l", "Hello")) { $0.fonts = fonts } == expected)
    }

    @Test func `colours are allowed by name`() throws {
        let view = """
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" name="brandRed"/></view>
            """
        #expect(
            try messages(view) { $0.colors = ["brand*"] } == [
                "The backgroundColor of the view v is given by its components; the team's colours are brand*."
            ])
        #expect(
            try messages(view) { $0.colors = ["literal"] } == [
                "The tintColor of the view v is \"brandRed\"; the team's colours are literal."
            ])
    }

    @Test func `classes, devices, scenes and the initial controller`() throws {
        let view = "<view customClass=\"OldView\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"
        #expect(try messages(view) { $0.classes = ["App*"] } == ["A view is of class OldView; the team's are App*."])
        #expect(try messages(view) { $0.devices = ["retina6_12"] } == ["The document is drawn for retina4_7; the team's are retina6_12."])
        #expect(try messages(view) { $0.maxScenes = 0 } == ["The storyboard has 1 scenes, and the team's rule is at most 0."])
        #expect(try messages(view) { $0.needsInitialController = true } == [])
    }

    @Test func `a prototype's identifier is that of its class`() throws {
        let table = """
            <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>
            <tableViewCell reuseIdentifier="row" id="c1" customClass="Row"><rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCell>
            <tableViewCell id="c2"><rect key="frame" x="0" y="44" width="375" height="44"/></tableViewCell>
            </prototypes></tableView>
            """
        #expect(
            try messages(table) { $0.needsReuseIdentifiers = true } == [
                "The reuse identifier of the Row c1 is \"row\", and its class is Row.",
                "the table view cell c2 has no reuse identifier.",
            ])
    }

    @Test func `stack views without colour, views without variations`() throws {
        let stack = """
            <stackView id="s"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/><variation key="heightClass=compact" spacing="2"/></stackView>
            """
        #expect(
            try messages(stack) { $0.allowsStackBackgrounds = false } == [
                "the stack view s is a stack view with a background colour, which the team's rule forbids."
            ])
        #expect(
            try messages(stack) { $0.allowsSizeClasses = false } == [
                "the stack view s varies with the size class (heightClass=compact), which the team's rule forbids."
            ])
    }
}
