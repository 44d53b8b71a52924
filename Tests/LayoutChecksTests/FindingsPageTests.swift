import Foundation
import LayoutChecks
import Testing

// docs/findings.md is what users look a kind up in.
@MainActor @Test func `the page of findings lists every kind that the rules give`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: package.appendingPathComponent("docs/findings.md"), encoding: .utf8)
    for kind in LayoutRules.kinds { #expect(page.contains("\n| `\(kind)` |"), "\(kind)") }
}
