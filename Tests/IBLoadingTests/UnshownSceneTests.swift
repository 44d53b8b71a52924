import IBDocuments
import IBLoading
import Testing

/// Scenes without a view of their own are named with the reason, so that none is passed over in silence.
@MainActor @Suite struct UnshownSceneTests {
    private func document(_ controllers: [String]) throws -> IBDocument {
        let scenes = controllers.enumerated().map { "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>" }
        return try IBDocument.read(
            text: """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
                \(scenes.joined(separator: "\n"))
                </scenes></document>
                """, path: "/nowhere/a.storyboard")
    }

    @Test(arguments: [
        ("splitViewController", "it shows the views of other scenes"), ("pageViewController", "it shows the views of other scenes"),
        ("tabBarController", "it shows the views of other scenes"), ("navigationController", "it shows the views of other scenes"),
        ("hostingController", "its view is made by SwiftUI when the app runs"),
        ("avPlayerViewController", "its view is made by the system when the app runs"),
        ("glkViewController", "it says no view: code makes it when the app runs"),
        ("viewController", "it says no view: code makes it when the app runs"),
        ("carouselController", "<carouselController> isn't known and says no view"),
    ])
    func aControllerWithoutAViewIsNamed(tag: String, reason: String) throws {
        let laidOut = layOut(document: try document(["<\(tag) id=\"c\"/>"]), options: CanvasOptions())
        #expect(laidOut.trees.isEmpty)
        #expect(laidOut.unshown.map(\.sceneID) == ["s0"] && laidOut.unshown.map(\.id) == ["c"])
        #expect(laidOut.unshown.map(\.elementName) == [tag] && laidOut.unshown.map(\.reason) == [reason])
    }

    @Test func everySceneIsLaidOutOrNamed() throws {
        let shown = "<viewController id=\"v\"><view key=\"view\" id=\"root\"/></viewController>"
        let elsewhere = "<viewControllerPlaceholder storyboardName=\"Settings\" id=\"p\"/>"
        let document = try document([shown, elsewhere, "<viewController nibName=\"Page\" id=\"n\"/>", "<placeholder id=\"f\"/>"])
        let laidOut = layOut(document: document, options: CanvasOptions())
        #expect(laidOut.trees.map(\.sceneID) == ["s0"])
        #expect(
            laidOut.unshown.map(\.reason) == [
                "it stands for a scene of the storyboard Settings", "its view is in the nib Page", "it has no controller and no view",
            ])
        let one = layOut(document: document, options: CanvasOptions(sceneID: "p"))
        #expect(one.trees.isEmpty && one.unshown.map(\.id) == ["p"])
    }
}
