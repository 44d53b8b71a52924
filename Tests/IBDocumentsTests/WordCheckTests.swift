import Findings
import IBDocuments
import Testing

/// Words that no Interface Builder writes. Expected vocabularies: counted in public documents.
@Suite struct WordCheckTests {
    private func findings(_ body: String, head: String = "") throws -> [Finding] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\(head)>
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
            \(body)
            </view></viewController></objects></scene></scenes></document>
            """
        return try IBDocument.read(text: text, path: "a.storyboard").findings
    }

    @Test(arguments: [
        (
            "<constraints><constraint firstAttribute=\"width\" constant=\"1\" symbolic=\"maybe\" id=\"x\"/></constraints>",
            "The symbolic \"maybe\" of <constraint> isn't one of NO, YES."
        ),
        (
            "<connections><segue kind=\"teleport\" destination=\"c\" id=\"x\"/></connections>",
            "The kind \"teleport\" of <segue> isn't one of custom, embed, modal, popover, popoverPresentation, presentation, push, relationship, replace, show, showDetail, unwind."
        ),
        ("<variation key=\"widthClass=tiny\"/>", "The variation is for \"widthClass=tiny\", which is no trait; it never holds."),
        ("<variation key=\"heightClass=compact-wide\"/>", "The variation is for \"wide\", which is no trait; it never holds."),
        ("<variation key=\"default\"><mask key=\"sizes\"/></variation>", "The key \"sizes\" of <mask> isn't one of constraints, subviews."),
        (
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"float\" keyPath=\"a\"/></userDefinedRuntimeAttributes>",
            "The type \"float\" of <userDefinedRuntimeAttribute> isn't one of boolean, color, image, localizedString, nil, number, point, range, rect, size, string."
        ),
        ("<image name=\"a\" width=\"nan\" height=\"1\"/>", "The width of <image> is \"nan\", which is no size; 0 is used."),
    ])
    func aWordThatIsNotKnownIsAFinding(body: String, message: String) throws {
        let found = try findings(body)
        #expect(found.map(\.message) == [message])
        #expect(found.allSatisfy { $0.kind == "ib.bad-value" && $0.severity == .warning && $0.location?.line == 3 })
    }

    @Test func theDocumentsOwnSwitchesAreLookedAt() throws {
        #expect(
            try findings("", head: " useSafeAreas=\"1\"").map(\.message) == ["The useSafeAreas \"1\" of <document> isn't one of NO, YES."])
    }

    @Test(arguments: [
        "<variation key=\"default\"/>", "<variation key=\"heightClass=regular-widthClass=compact\"/>",
        "<variation key=\"userInterfaceIdiom=mac\"/>", "<segue reference=\"x\"/>",
    ])
    func whatInterfaceBuilderWritesIsNoFault(body: String) throws {
        #expect(try findings(body).isEmpty)
    }
}
