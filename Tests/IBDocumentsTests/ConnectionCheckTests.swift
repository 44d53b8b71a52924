import Findings
import IBDocuments
import Testing

/// Connections without what they can't do without. Interface Builder writes all of it in each of the connections of public documents.
@Suite struct ConnectionCheckTests {
    private func findings(_ body: String) throws -> [Finding] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v">
            \(body)
            </view></objects></document>
            """
        return try IBDocument.read(text: text, path: "a.xib").findings
    }

    @Test(arguments: [
        ("<connections><outlet destination=\"v\" id=\"o\"/></connections>", "The <outlet> names no property, so nothing comes of it."),
        (
            "<connections><outlet property=\"a\" destination=\"\" id=\"o\"/></connections>",
            "The <outlet> names no destination, so nothing comes of it."
        ),
        (
            "<connections><outletCollection id=\"o\"/></connections>",
            "The <outletCollection> names no property and no destination, so nothing comes of it."
        ),
        ("<connections><action destination=\"v\" id=\"o\"/></connections>", "The <action> names no selector, so nothing comes of it."),
        ("<connections><segue destination=\"v\" id=\"o\"/></connections>", "The <segue> names no kind, so nothing comes of it."),
        (
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"nil\"/></userDefinedRuntimeAttributes>",
            "The <userDefinedRuntimeAttribute> names no key path, so nothing comes of it."
        ),
    ])
    func whatIsMissingIsSaid(body: String, message: String) throws {
        let found = try findings(body)
        #expect(found.map(\.message) == [message])
        #expect(found.allSatisfy { $0.kind == "ib.broken-reference" && $0.severity == .error && $0.location?.line == 3 })
    }

    @Test func aCellsLabelThatIsntThereIsSaid() throws {
        let found = try findings("<tableViewCell textLabel=\"gone\" id=\"c\"/>")
        #expect(found.map(\.message) == ["The textLabel of <tableViewCell> is gone, and the document has no such object."])
    }

    @Test(arguments: [
        "<segue reference=\"x\"/>", "<segue key=\"commit\" inheritsFrom=\"parent\" id=\"s\"/>",
        "<connections><outlet property=\"a\" destination=\"v\" id=\"o\"/></connections>",
    ])
    func whatInterfaceBuilderWritesIsNoFault(body: String) throws {
        #expect(try findings(body).isEmpty)
    }
}
