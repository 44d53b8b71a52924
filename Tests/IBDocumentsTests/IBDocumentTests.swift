import Findings
import IBDocuments
import Testing

private func document(_ body: String, runtime: String = "iOS.CocoaTouch", type: String = "CocoaTouch.XIB") throws -> IBDocument {
    let head = "<document type=\"com.apple.InterfaceBuilder3.\(type)\" toolsVersion=\"17506\" targetRuntime=\"\(runtime)\">"
    return try IBDocument.read(text: head + "\n<objects>\n\(body)\n</objects>\n</document>", path: "a.xib")
}

/// What is wrong with a document as a whole, and what is wrong in a part of it.
@Suite struct IBDocumentTests {
    @Test func refusesDocumentsOfOtherRuntimes() {
        #expect(throws: DocumentError.self) { try document("", runtime: "MacOSX.Cocoa", type: "Cocoa.XIB") }
        #expect(throws: DocumentError.self) { try document("", runtime: "watchKit", type: "CocoaTouch.Storyboard.XIB") }
    }

    @Test func refusesOtherRoots() {
        #expect {
            try IBDocument.read(text: "<plist/>", path: "Info.plist")
        } throws: {
            ($0 as? DocumentError)?.reason == .notAnInterfaceBuilderDocument(root: "plist")
        }
    }

    @Test func reportsAnIdThatStandsTwice() throws {
        let found = try document("<view id=\"v\"/>\n<label id=\"v\"/>").findings
        #expect(found.map(\.kind) == ["ib.broken-reference"])
        #expect(found.first?.location?.line == 4)
        #expect(found.first?.notes.first?.location?.line == 3)
    }

    @Test func reportsAReferenceToNothing() throws {
        let found = try document(
            "<view id=\"v\"><constraints>\n<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\" id=\"c\"/></constraints></view>"
        ).findings
        #expect(found.map(\.kind) == ["ib.broken-reference"])
        #expect(found.first?.location?.line == 4)
    }

    @Test(arguments: [
        ("constant=\"nan\"", "api.not-finite"), ("constant=\"inf\"", "api.not-finite"), ("constant=\"1e9\"", "api.not-finite"),
        ("constant=\"x\"", "api.not-finite"), ("priority=\"0\"", "api.priority-range"), ("priority=\"1001\"", "api.priority-range"),
        ("priority=\"nan\"", "api.priority-range"), ("secondItem=\"v\" secondAttribute=\"height\" multiplier=\"0\"", "api.zero-multiplier"),
        ("secondItem=\"v\" secondAttribute=\"height\" multiplier=\"1:0\"", "api.not-finite"),
    ])
    func reportsUnusableNumbersAndSkipsTheConstraint(_ attributes: String, _ kind: String) throws {
        let found = try document(
            "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" \(attributes) id=\"c\"/></constraints></view>"
        ).findings
        #expect(found.map(\.kind) == [kind])
    }

    @Test func keepsAnElementThatItDoesNotKnow() throws {
        let read = try document("<view id=\"v\"><subviews><hologramView id=\"h\" depth=\"3\"/></subviews></view>")
        #expect(read.findings.map(\.kind) == ["ib.unknown-element"])
        #expect(read.findings.first?.severity == .info)
        #expect(read.elements["h"]?["depth"] == "3")
    }

    /// Constraints to a guide of another role would be left out without a word.
    @Test(arguments: [("safeArea", 0), ("keyboard", 0), ("hologram", 1)])
    func saysWhichGuidesItDoesNotKnow(role: String, findings: Int) throws {
        let read = try document("<view id=\"v\"><viewLayoutGuide key=\"\(role)\" id=\"g\"/></view>")
        #expect(read.findings.map(\.kind) == Array(repeating: "ib.unknown-element", count: findings))
    }

    @Test(arguments: [("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("0.8", 0.8)])
    func worksOutRatios(_ text: String, _ value: Double) throws {
        let read = try document(
            "<view id=\"v\"><constraints><constraint firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/></constraints></view>"
        )
        let element = try #require(read.elements["c"])
        guard case .usable(let constraint) = IBConstraint.read(element, owner: "v") else {
            Issue.record("the constraint is usable")
            return
        }
        #expect(constraint.multiplier == value)
        #expect(constraint.firstItem == "v")
    }

    @Test func appliesTheMostSpecificVariationLast() throws {
        let read = try document(
            """
            <view id="v"><constraints><constraint firstAttribute="width" constant="1" id="c">
            <variation key="heightClass=compact-widthClass=compact" constant="4"/><variation key="heightClass=compact" constant="3"/>
            <variation key="widthClass=compact" constant="2"/></constraint></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="c"/></mask></variation></view>
            """)
        let constraint = try #require(read.elements["c"])
        let view = try #require(read.elements["v"])
        #expect(constraint.attribute("constant", for: .any) == "1")
        #expect(constraint.attribute("constant", for: IBSizeClasses(width: .compact, height: .regular)) == "2")
        #expect(constraint.attribute("constant", for: IBSizeClasses(width: .regular, height: .compact)) == "3")
        #expect(constraint.attribute("constant", for: IBSizeClasses(width: .compact, height: .compact)) == "4")
        #expect(view.excluded(from: "constraints", for: .any) == ["c"])
        #expect(view.excluded(from: "constraints", for: IBSizeClasses(width: .compact, height: .regular)).isEmpty)
    }

    @Test(arguments: [("17506", 17506.0), ("14460.31", 14460.31), ("23504.1.2", 23504.1), ("nan", 0), ("1e308", 0), ("-4", 0), ("", 0)])
    func readsTheToolsVersionAsANumberThatLayoutCanCompare(_ text: String, _ value: Double) throws {
        let head =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"\(text)\" targetRuntime=\"iOS.CocoaTouch\"/>"
        #expect(try IBDocument.read(text: head, path: "a.xib").toolsVersion == value)
    }

    // UIKit keeps priorities as Float: what is 0 there is out of range, in the constraint and in its variations
    @Test(arguments: [
        ("priority=\"1e-50\"", "", ["api.priority-range"]), ("", "priority=\"5000\"", ["api.priority-range"]),
        ("", "priority=\"-1\"", ["api.priority-range"]),
        ("", "constant=\"nan\"", ["api.not-finite"]), ("", "constant=\"1e30\" priority=\"nan\"", ["api.not-finite", "api.priority-range"]),
        ("priority=\"999\"", "constant=\"4\" priority=\"250\"", []),
    ])
    func reportsNumbersOfVariations(constraint: String, variation: String, kinds: [String]) throws {
        let found = try document(
            """
            <view id="v"><constraints><constraint firstAttribute="width" constant="5" \(constraint) id="k">
            <variation key="widthClass=compact" \(variation)/>
            </constraint></constraints></view>
            """
        ).findings
        #expect(found.map(\.kind) == kinds)
        #expect(found.allSatisfy { ($0.location?.line ?? 0) > 0 })
    }

    @Test func reportsContentPrioritiesOutOfRange() throws {
        let found = try document("<label id=\"l\" verticalHuggingPriority=\"5000\" horizontalHuggingPriority=\"251\"/>").findings
        #expect(found.map(\.kind) == ["api.priority-range"])
    }

    @Test func reportsConstraintsBetweenTopLevels() throws {
        let found = try document(
            """
            <view id="a"><constraints><constraint firstAttribute="width" secondItem="b" secondAttribute="width" id="k"/></constraints></view>
            <view id="b"/>
            """
        ).findings
        #expect(found.map(\.kind) == ["api.no-common-ancestor"])
        #expect(found.first?.location?.line == 3)
    }

    // public documents of Xcode 5 and 6 name sizes so
    @Test func fontSizesMayBeNamed() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" size=\"button\"/>"
        #expect(try document("<label id=\"l\">\(font)</label>").findings.isEmpty)
    }

    @Test func aNegativeFrameAndAColourWithoutNumbersAreFindings() throws {
        let body = """
            <view id="v"><rect key="frame" x="-1" y="0.0" width="-5" height="10"/>
            <color key="backgroundColor" red="nan" green="0" blue="x" alpha="1" colorSpace="custom"/></view>
            """
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\n\(body)</objects></document>"
        let document = try IBDocument.read(text: text, path: "a.xib")
        #expect(
            document.findings.map(\.message) == [
                "The width of <rect> is \"-5\", below nothing; 0 is used.",
                "The red \"nan\" of <color> isn't a number; the colour isn't used.",
                "The blue \"x\" of <color> isn't a number; the colour isn't used.",
            ])
        #expect(document.findings.allSatisfy { $0.kind == "ib.bad-value" && $0.severity == .warning })
    }

    @Test func aFaultInsideAnObjectBearsTheObjectsId() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="-5" height="10"/><subviews>
            <label id="l"><fontDescription key="fontDescription" type="system" pointSize="-3"/></label>
            </subviews><color key="tintColor" red="x" green="0" blue="0" alpha="1" colorSpace="custom"/></view></objects>
            <resources><image name="a" width="-1" height="1"/></resources></document>
            """
        let places = try IBDocument.read(text: text, path: "a.xib").findings.compactMap(\.location)
        #expect(places.map { "\($0.line) \($0.objectID ?? "none")" }.sorted() == ["2 v", "3 l", "4 v", "5 none"])
    }
}
