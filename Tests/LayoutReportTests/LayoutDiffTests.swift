import Foundation
import IBDocuments
import LayoutReport
import Testing

@MainActor struct LayoutDiffTests {
    private func diff(_ change: (String) -> String, pictures: Bool = false) throws -> LayoutDiff {
        var diff = LayoutDiff(drawsPictures: pictures)
        diff.compare(
            try IBDocument.read(text: Pages.scroller, path: "Main.storyboard"),
            try IBDocument.read(text: change(Pages.scroller), path: "Main.storyboard"))
        return diff
    }

    private func replaced(_ old: String, _ new: String) -> (String) -> String { { $0.replacingOccurrences(of: old, with: new) } }

    @Test func theSameDocumentHasNoChanges() throws {
        let diff = try diff { $0 }
        #expect(diff.documents.isEmpty && diff.compared == 1)
        #expect(diff.text == "0 of 1 document laid out otherwise")
    }

    @Test func aConstantThatChangesIsToldByTheNumbersItChanges() throws {
        // Arithmetic: the label begins 6 points lower, and what hangs below it with it.
        let diff = try diff(replaced(#"constant="10" id="k4""#, #"constant="16" id="k4""#))
        let views = diff.documents.flatMap(\.scenes).flatMap(\.views)
        #expect(views.map(\.id) == ["la", "ta"])
        #expect(views.map(\.change) == [.moved, .moved])
        #expect(diff.text.contains("y 10 -> 16 (+6)"))
        #expect(diff.text.contains("views: 2 moved"))
    }

    @Test func whatOnlyGoesAlongWithItsSuperviewIsNotListed() throws {
        let diff = try diff(
            replaced(#"secondItem="sa" secondAttribute="top" id="ke""#, #"secondItem="sa" secondAttribute="top" constant="5" id="ke""#))
        #expect(diff.documents.flatMap(\.scenes).flatMap(\.views).map(\.id) == ["sc", "fl"])
    }

    @Test func aViewWithAnotherHeightIsResizedAndOneThatIsGoneIsRemoved() throws {
        let taller = try diff(replaced(#"constant="2000" id="k1""#, #"constant="2100" id="k1""#))
        #expect(taller.documents[0].scenes[0].views.map(\.change) == [.resized])
        #expect(taller.text.contains("height 2000 -> 2100 (+100)"))
        let renamed = try diff(replaced(#""na""#, #""nb""#))
        #expect(renamed.documents[0].scenes[0].views.map(\.change) == [.added, .removed])
    }

    @Test func findingsComeAndGo() throws {
        // A width of at most 400 fits between the edges: the contradiction is gone.
        let mended = try diff(replaced(#"constant="300" id="m1""#, #"constant="400" id="m1""#))
        let document = try #require(mended.documents.first)
        #expect(document.newFindings.isEmpty)
        #expect(document.mendedFindings.contains { $0.severity == .error })
    }

    @Test func aSceneThatIsNewIsAdded() throws {
        let whole = Pages.scroller
        let start = try #require(whole.range(of: #"<scene sceneID="s2">"#)), end = try #require(whole.range(of: "</scenes>"))
        var shorter = whole
        shorter.removeSubrange(start.lowerBound..<end.lowerBound)
        var diff = LayoutDiff()
        diff.compare(try IBDocument.read(text: shorter, path: "Main.storyboard"), try IBDocument.read(text: whole, path: "Main.storyboard"))
        #expect(diff.documents[0].scenes.map(\.change) == [.added])
    }

    @Test func theJSONIsJSON() throws {
        let diff = try diff(replaced(#"constant="10" id="k4""#, #"constant="16" id="k4""#))
        let value = try JSONSerialization.jsonObject(with: Data(diff.json.utf8)) as? [String: Any]
        #expect(value?["compared"] as? Int == 1)
        #expect((value?["documents"] as? [Any])?.count == 1)
    }

    @Test(.enabled(if: Browser.path != nil, "there is no Chromium")) func thePageShowsBothPicturesInThreeWays() throws {
        let diff = try diff(replaced(#"constant="2000" id="k1""#, #"constant="300" id="k1""#), pictures: true)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-diff-\(UUID().uuidString).html")
        try diff.html(title: "Changes <1>").write(to: url)
        let browser = try Browser()
        try browser.open(url)
        #expect(try browser.evaluate("document.title") as? String == "Changes <1>")
        #expect(try browser.comes("[...document.querySelectorAll('.shot img')].every(i => i.complete && i.naturalWidth > 0)"))
        #expect(try browser.evaluate("document.querySelectorAll('.shot').length") as? Int == 2)
        #expect(try browser.evaluate("document.querySelectorAll('.box').length") as? Int == 2)
        _ = try browser.evaluate("document.querySelectorAll('.segments button')[1].click()")
        let places = try browser.evaluate("[...document.querySelectorAll('.shot')].map(s => s.getBoundingClientRect().x).join()") as? String
        let xs = (places ?? "").split(separator: ",")
        #expect(xs.count == 2 && xs[0] == xs[1])
        #expect(browser.complaints.isEmpty)
    }
}
