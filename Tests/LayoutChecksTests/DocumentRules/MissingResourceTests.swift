import Findings
import Foundation
import IBDocuments
import LayoutChecks
import Testing

@MainActor struct MissingResourceTests {
    @Test func `an image that no catalogue has is named`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["App.xcodeproj", "Assets.xcassets/Sky.imageset", "Assets.xcassets/Ink.colorset"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        let resources = """
            <resources><image name="Sky" width="10" height="10"/><image name="Sea" width="10" height="10"/>\
            <image name="xmark" catalog="system" width="10" height="10"/><namedColor name="Ink"/><namedColor name="Red"/></resources>
            """
        let document = try makeDocument(subviews: "", resources: resources, path: folder.appendingPathComponent("Main.storyboard").path)
        #expect(
            findings("ib.missing-resource", in: document).map(\.message).sorted() == [
                "There is no colour \"Red\" in the project's asset catalogues.",
                "There is no image \"Sea\" in the project's asset catalogues.",
            ])
    }

    @Test func `a document without a project is well`() throws {
        let document = try makeDocument(
            subviews: "", resources: "<resources><image name=\"Sea\" width=\"10\" height=\"10\"/></resources>",
            path: "/nowhere/a/Main.storyboard")
        #expect(findings("ib.missing-resource", in: document) == [])
    }

    // Optima comes with iOS: https://developer.apple.com/fonts/system-fonts/
    // The designs of the system font by their own names, as iOS prints them: their widths aren't known here.
    @Test(arguments: [
        ("Optima-Regular", Severity.info), ("BrandSans-Bold", .warning), (".AppleSystemUIFontRounded-Bold", .info),
        (".NewYork-Regular", .info),
    ])
    func `a font that every device has is only mentioned`(name: String, severity: Severity) throws {
        let label = labelXML("l", "Hello").replacingOccurrences(of: "type=\"system\"", with: "name=\"\(name)\" family=\"x\"")
        let document = try makeDocument(subviews: label, path: "/nowhere/a/Main.storyboard")
        #expect(findings("ib.missing-resource", in: document).map(\.severity) == [severity])
    }
}
