import Findings
import Foundation
import IBDocuments
import LayoutReport
import Testing

@MainActor struct ReportTests {
    @Test func thePageIsOneFileThatNamesNoOtherPlace() throws {
        let text = try String(contentsOf: Pages.write(), encoding: .utf8)
        // The only address is the name of SVG's namespace.
        let addresses = text.ranges(of: /https?:\/\/[^"' )]*/).map { String(text[$0]) }
        #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
        #expect(!text.contains("<link") && !text.contains("<script src") && !text.contains("@import"))
    }

    @Test func aPageWithoutPicturesStaysBelow300KB() throws {
        #expect(try Data(contentsOf: Pages.write()).count < 300 * 1024)
    }

    @Test func theSamePagesHaveTheSameBytes() throws {
        #expect(try Data(contentsOf: Pages.write()) == Data(contentsOf: Pages.write()))
    }

    @Test func anUnreadableDocumentIsAFindingOfThePage() {
        var report = Report(ReportOptions())
        report.add(unreadable: "Broken.xib", Finding(kind: "ib.unreadable", severity: .error, message: "No XML."))
        #expect(report.counts == [.error: 1])
        #expect(report.sceneCount == 0)
    }

    @Test func aTitleIsText() throws {
        let page = try String(contentsOf: Pages.write(options: ReportOptions(title: "</title><b>")), encoding: .utf8)
        #expect(page.contains("<title>&lt;/title>&lt;b>") || page.contains("<title>&lt;/title&gt;&lt;b&gt;</title>"))
    }
}
