import Findings
import LayoutChecks
import UIKit

/// Lays a view hierarchy out and fails the running test where something is wrong with it: each finding is one failure, with the place of the call.
///
/// Works inside Swift Testing and inside XCTest. Unlike `expectNoFindings(in:from:except:)` it takes the view through several sizes, and gives the
/// findings back. The findings are those of `trellis check`, and those that only a running layout shows.
///
///     @MainActor @Test func `the page is laid out well`() {
///         assertLayout(ForecastPage(), sizes: [CGSize(width: 320, height: 568), CGSize(width: 430, height: 932)])
///     }
///
/// - Parameters:
///   - view: The topmost view.
///   - sizes: The sizes, in points, that it is laid out at, one after another; without any, its frame as it stands.
///   - severity: The mildest severity that fails the test.
///   - ignored: Ids of kinds, and groups (`text`), that are left out.
///   - fileID: Where the call stands; leave it out, as the next three.
///   - filePath: The path of the call's file.
///   - line: The call's line.
///   - column: The call's column.
/// - Returns: Every finding that isn't left out, also those too mild to fail the test.
@MainActor @discardableResult public func assertLayout(
    _ view: UIView, sizes: [CGSize] = [], failingFrom severity: Severity = .error, ignoring ignored: Set<String> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Finding] {
    let found = LayoutRules.findings(in: view, sizes: sizes).filter { finding in
        !ignored.contains(finding.kind) && !ignored.contains(String(finding.kind.prefix { $0 != "." }))
    }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for finding in found where finding.severity >= severity { site.record(finding.text) }
    return found
}
