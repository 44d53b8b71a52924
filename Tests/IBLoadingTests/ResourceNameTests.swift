import Findings
import Foundation
import IBDocuments
import IBLoading
import Testing

/// Names of images and colours that a document has nothing of. Interface Builder lists every one that it knows under `resources`.
@MainActor @Suite struct ResourceNameTests {
    private func findings(_ body: String, resources: String = "", path: String = "/nowhere/a.xib") throws -> [Finding] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><subviews>
            \(body)
            </subviews></view></objects><resources>\(resources)</resources></document>
            """
        return layOut(document: try IBDocument.read(text: text, path: path), options: CanvasOptions()).findings
            .filter { $0.kind == "ib.missing-resource" }
    }

    @Test(arguments: [
        (
            "<imageView image=\"sun\" id=\"i\"/>",
            "The image \"sun\" is neither among the document's resources nor in the project; it isn't shown."
        ),
        (
            "<button id=\"i\"><state key=\"normal\" backgroundImage=\"ground\"/></button>",
            "The image \"ground\" is neither among the document's resources nor in the project; it isn't shown."
        ),
        (
            "<imageView image=\"star\" catalog=\"system\" id=\"i\"/>",
            "The system symbol \"star\" isn't among the document's resources, so its proportions aren't known and it isn't shown."
        ),
        (
            "<label id=\"i\"><color key=\"textColor\" name=\"Brand\"/></label>",
            "The colour \"Brand\" is neither among the document's resources nor in the project; it isn't shown."
        ),
        (
            "<label id=\"i\"><color key=\"textColor\" systemColor=\"lableColor\"/></label>",
            "The system colour \"lableColor\" isn't known, and the document's resources hold no value of it; it isn't shown."
        ),
    ])
    func aNameWithoutAResourceIsSaid(body: String, message: String) throws {
        let found = try findings(body)
        #expect(found.map(\.message) == [message])
        #expect(found.allSatisfy { $0.severity == .warning && $0.location?.line == 3 && $0.location?.objectID == "i" })
    }

    @Test func aNameThatIsUsedTwiceIsSaidOnce() throws {
        let found = try findings("<imageView image=\"sun\" id=\"a\"/>\n<imageView image=\"sun\" id=\"b\"/>")
        #expect(found.count == 1 && found[0].notes.map(\.location?.objectID) == ["b"])
    }

    @Test func whatTheDocumentListsIsThere() throws {
        let body = """
            <imageView image="sun" highlightedImage="star" id="i"><color key="backgroundColor" name="Brand"/><color key="tintColor" systemColor="futureColor"/>
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/></accessibility></imageView>
            """
        let resources = """
            <image name="sun" width="10" height="10"/><image name="star" catalog="system" width="128" height="123"/><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor><systemColor name="futureColor"><color white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
            """
        #expect(try findings(body, resources: resources).isEmpty)
    }

    @Test func whatTheProjectHoldsIsThere() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for set in ["Media.xcassets/sun.imageset", "Media.xcassets/Brand.colorset"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
        }
        let body = "<imageView image=\"sun\" id=\"i\"><color key=\"backgroundColor\" name=\"Brand\"/></imageView>"
        #expect(try findings(body, path: folder.appendingPathComponent("a.xib").path).isEmpty)
    }
}
