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
        (
            "<segue modalPresentationStyle=\"huge\" kind=\"show\" destination=\"c\" id=\"x\"/>",
            "The modalPresentationStyle \"huge\" of <segue> isn't one of automatic, blurOverFullScreen, currentContext, custom, formSheet, fullScreen, none, overCurrentContext, overFullScreen, pageSheet, popover."
        ),
        (
            "<state key=\"wrong\"/>",
            "The key \"wrong\" of <state> isn't one of application, disabled, focused, highlighted, normal, reserved, selected."
        ),
        ("<tableView dataMode=\"lively\" id=\"x\"/>", "The dataMode \"lively\" of <tableView> isn't one of none, prototypes, static."),
        ("<accessibilityTraits key=\"traits\" button=\"maybe\"/>", "The button \"maybe\" of <accessibilityTraits> isn't one of NO, YES."),
        ("<label misplaced=\"1\" id=\"x\"/>", "The misplaced \"1\" of <label> isn't one of NO, YES."),
        ("<tableViewCell rowHeight=\"tall\" id=\"x\"/>", "The rowHeight \"tall\" of <tableViewCell> isn't a finite number."),
        (
            "<stackView id=\"x\"><variation key=\"widthClass=compact\" axis=\"diagonal\"/></stackView>",
            "The axis \"diagonal\" of <stackView> isn't one of horizontal, vertical."
        ),
        (
            "<label id=\"x\"><variation key=\"widthClass=compact\" hidden=\"maybe\"/></label>",
            "The hidden \"maybe\" of <label> isn't one of NO, YES."
        ),
        (
            "<string key=\"text\" base64-UTF8=\"YES\">not base64!</string>",
            "The text of <string> is marked as base64 in UTF-8 and isn't; it is taken as it stands."
        ),
        (
            "<string key=\"text\" base64-UTF8=\"YES\">/w</string>",
            "The text of <string> is marked as base64 in UTF-8 and isn't; it is taken as it stands."
        ),
        (
            "<color key=\"c\" colorSpace=\"rainbow\" white=\"0\" alpha=\"1\"/>",
            "The colorSpace \"rainbow\" of <color> isn't one of calibratedRGB, calibratedWhite, catalog, custom, deviceCMYK, deviceRGB, deviceWhite, pattern."
        ),
        (
            "<color key=\"c\" colorSpace=\"deviceWhite\" white=\"7\" alpha=\"1\"/>",
            "The white \"7\" of <color> isn't a share from 0 to 1; it is drawn as 1."
        ),
        (
            "<color key=\"c\" colorSpace=\"deviceWhite\" white=\"0\" alpha=\"-2\"/>",
            "The alpha \"-2\" of <color> isn't a share from 0 to 1; it is drawn as 0."
        ),
        ("<image name=\"a\" width=\"nan\" height=\"1\"/>", "The width of <image> is \"nan\", which is no size; 0 is used."),
    ])
    func aWordThatIsNotKnownIsAFinding(body: String, message: String) throws {
        let found = try findings(body)
        #expect(found.map(\.message) == [message])
        #expect(found.allSatisfy { $0.kind == "ib.bad-value" && $0.severity == .warning && $0.location?.line == 3 })
    }

    @Test func theVersionOfTheToolsIsANumber() throws {
        #expect(
            try findings("", head: " toolsVersion=\"new\"").map(\.message) == [
                "The toolsVersion \"new\" of <document> isn't a version of Interface Builder's tools, as 22505."
            ])
        #expect(try findings("", head: " toolsVersion=\"13122.16\"").isEmpty)
    }

    @Test func theDocumentsOwnSwitchesAreLookedAt() throws {
        #expect(
            try findings("", head: " useSafeAreas=\"1\"").map(\.message) == ["The useSafeAreas \"1\" of <document> isn't one of NO, YES."])
    }

    @Test(arguments: [
        "<variation key=\"default\"/>", "<variation key=\"heightClass=regular-widthClass=compact\"/>",
        "<variation key=\"userInterfaceIdiom=mac\"/>", "<segue reference=\"x\"/>",
        "<string key=\"text\" base64-UTF8=\"YES\">TGluZQo</string>", "<fontDescription key=\"fontDescription\" size=\"button\"/>",
        "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
        "<color key=\"c\" customColorSpace=\"extendedSRGB\" colorSpace=\"custom\" red=\"1.3\" green=\"-0.2\" blue=\"0\" alpha=\"1\"/>",
    ])
    func whatInterfaceBuilderWritesIsNoFault(body: String) throws {
        #expect(try findings(body).isEmpty)
    }
}
