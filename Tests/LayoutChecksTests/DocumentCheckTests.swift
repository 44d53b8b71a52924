import Findings
import Foundation
import IBDocuments
import LayoutChecks
import Testing

// The two documents of Examples/ differ in one constraint, the one from the summary's bottom to the content's.

private func example(_ name: String) throws -> IBDocument {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try IBDocument.read(path: package.appendingPathComponent("Examples/\(name)").path)
}

@MainActor struct DocumentCheckTests {
    @Test func `the forecast page is well`() throws {
        #expect(findings(in: try example("Forecast.storyboard")).filter { $0.severity > .info }.map(\.text) == [])
    }

    @Test func `the stuck forecast page is told why it can't scroll`() throws {
        let found = findings(in: try example("StuckForecast.storyboard")).filter { $0.severity > .info }
        #expect(found.map(\.kind) == ["scroll.content-ambiguous.height", "scroll.missing-far-edge"])
        let cause = try #require(found.last)
        #expect(
            cause.message == "Nothing ties the bottom of \"Summary\" to the bottom of the content of \"Page\", "
                + "so the content's height isn't determined.")
        #expect(cause.location?.objectID == "Stk-pg-001")
        #expect(cause.location?.line == 19)
    }
}
