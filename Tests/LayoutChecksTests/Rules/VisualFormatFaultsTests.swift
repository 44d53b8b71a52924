import LayoutChecks
import Testing
import UIKit

// AP-05, AP-07 and AP-08 of the shared cases; the fourth is UIKit's sentence on options along the line.
@MainActor struct VisualFormatFaultsTests {
    @Test(arguments: [
        (
            "V:|-8-[a]",
            "can't be read at character 1: Unable to interpret '|' character, because the related view doesn't have a superview."
        ),
        ("V:[a]-8-[gone]", "can't be read at character 10: gone is not a key in the views dictionary."),
        ("H:[a]-8--8-[b]", "can't be read at character 9: Expected a view or '|', which is the superview."),
    ])
    func `a line that can't be read is told with its place`(format: String, words: String) throws {
        let found = try #require(LayoutRules.findings(inVisualFormat: format, views: ["a": UIView(), "b": UIView()]).first)
        #expect(found.kind == "api.vfl-parse")
        #expect(found.message == "The visual format \"\(format)\" \(words)")
        #expect(found.notes.first?.message == format)
    }

    @Test func `views in a row can't share a leading edge`() throws {
        let views: [String: Any] = ["a": UIView(), "b": UIView()]
        let found = try #require(LayoutRules.findings(inVisualFormat: "H:[a]-[b]", options: .alignAllLeading, views: views).first)
        #expect(found.message.contains("aligned on a horizontal edge, which is not allowed for layout that is also horizontal."))
        #expect(found.notes.last?.message == "         ^")
        #expect(LayoutRules.findings(inVisualFormat: "H:[a]-[b]", options: .alignAllTop, views: views).isEmpty)
        #expect(LayoutRules.findings(inVisualFormat: "V:[a]-[b]", options: .alignAllLeading, views: views).isEmpty)
    }
}
