import Findings
import IBDocuments
import IBLoading
import Testing
import UIKit

/// User defined runtime attributes on the canvas. Expected behaviour: key-value coding sets what a class has, and nothing else (Apple: Interface Builder
/// Help, "User defined runtime attributes"); Interface Builder's canvas shows none of them.
@MainActor @Suite struct CanvasAttributeTests {
    private func layOut(_ element: String, _ attribute: String, options: CanvasOptions = CanvasOptions()) throws -> (
        view: UIView, findings: [Finding]
    ) {
        let name = element.prefix { $0 != " " }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <\(element) id="v"><rect key="frame" x="0" y="0" width="100" height="50"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></\(name)></objects></document>
            """
        let laidOut = IBLoading.layOut(document: try IBDocument.read(text: text, path: "/nowhere/a.xib"), options: options)
        return (laidOut.trees[0].rootView, laidOut.findings.filter { $0.kind == "ib.runtime-attribute" })
    }

    private let two = "<real key=\"value\" value=\"0.5\"/>"

    @Test func whatUIKitsClassTakesIsSet() throws {
        #expect(try layOut("view", "type=\"number\" keyPath=\"alpha\">\(two)").view.alpha == 0.5)
        #expect(try layOut("view", "type=\"number\" keyPath=\"layer.cornerRadius\">\(two)").view.layer.cornerRadius == 0.5)
        #expect(try layOut("view", "type=\"boolean\" keyPath=\"clipsToBounds\" value=\"YES\">").view.clipsToBounds)
        let own = try layOut("view customClass=\"Card\"", "type=\"number\" keyPath=\"alpha\">\(two)")
        #expect(own.view.alpha == 0.5 && own.findings.isEmpty)
        let mode = try layOut(
            "imageView", "type=\"number\" keyPath=\"contentMode\"><integer key=\"value\" value=\"2\"/>", options: elsewhere)
        #expect(mode.view.contentMode == .scaleAspectFill && mode.findings.isEmpty)
    }

    private let elsewhere = CanvasOptions(device: DeviceProfile.device(id: "iphone-15"))

    /// The document's own canvas stays what Interface Builder shows; on another device the attribute counts as in the app.
    @Test func whatMovesViewsHoldsOnOtherDevicesOnly() throws {
        let text = "type=\"string\" keyPath=\"text\" value=\"longer\">"
        #expect((try layOut("label text=\"x\"", text).view as? UILabel)?.text == "x")
        #expect((try layOut("label text=\"x\"", text, options: elsewhere).view as? UILabel)?.text == "longer")
    }

    @Test(arguments: [
        (
            "view", "type=\"string\" keyPath=\"alpha\" value=\"much\">", Severity.warning,
            "The runtime attribute alpha can't be set: UIView takes another type for alpha."
        ),
        (
            "view", "type=\"nil\" keyPath=\"layer.cornerRadius\">", .warning,
            "The runtime attribute layer.cornerRadius can't be set: CALayer takes another type for cornerRadius."
        ),
        (
            "view", "type=\"number\" keyPath=\"alpha\">", .warning, "The runtime attribute alpha can't be set: its value can't be read."
        ),
        (
            "view", "type=\"boolean\" keyPath=\"glows\" value=\"YES\">", .info,
            "The runtime attribute glows is none of UIKit's: UIView has no property glows. An extension of the app has to have it."
        ),
        (
            "view", "type=\"number\" keyPath=\"shadow.size\"><real key=\"value\" value=\"1\"/>", .info,
            "The runtime attribute shadow.size is none of UIKit's: UIView has no property shadow. An extension of the app has to have it."
        ),
        (
            "view customClass=\"Card\"", "type=\"number\" keyPath=\"layer.glow\"><real key=\"value\" value=\"1\"/>", .info,
            "The runtime attribute layer.glow is none of UIKit's: CALayer has no property glow. An extension of the app has to have it."
        ),
    ])
    func whatCantBeSetIsSaid(element: String, attribute: String, severity: Severity, message: String) throws {
        let found = try layOut(element, attribute).findings
        #expect(found.map(\.message) == [message] && found.map(\.severity) == [severity])
        #expect(found.allSatisfy { $0.location?.line == 4 && $0.location?.objectID == "v" })
    }

    @Test(arguments: ["glows", "title", "theme.name"]) func whatAnAppsClassMayHaveIsItsOwn(path: String) throws {
        #expect(try layOut("view customClass=\"Card\"", "type=\"string\" keyPath=\"\(path)\" value=\"x\">").findings.isEmpty)
    }
}
