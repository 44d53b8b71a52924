import Findings
import LayoutChecks
import UIKit

/// Expects that nothing is wrong with a view's layout: no conflict, no ambiguity, no scroll view that can't scroll, and the like. For Swift
/// Testing.
///
/// A failure lists the findings as `trellis check` does and shows the tree.
/// - Parameters:
///   - view: the topmost view; it is laid out first.
///   - least: how grave a finding has to be to count.
///   - exceptions: ids of kinds that are allowed, such as `view.zero-size`, or their beginnings, such as `ambiguous.`.
///   - fileID: where the call stands; leave it out, as the next three.
///   - filePath: the path of the call's file.
///   - line: the call's line.
///   - column: the call's column.
@MainActor public func expectNoFindings(
    in view: UIView, from least: Severity = .warning, except exceptions: Set<String> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let counted = LayoutRules.findings(in: view).filter { finding in
        finding.severity >= least && !exceptions.contains { finding.kind == $0 || ($0.hasSuffix(".") && finding.kind.hasPrefix($0)) }
    }
    guard !counted.isEmpty else { return }
    let count = counted.count == 1 ? "There is a finding" : "There are \(counted.count) findings"
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        .record("\(count) in \(type(of: view)):\n\(counted.text)\n\nthe tree:\n\(LayoutTree.text(of: view))")
}

/// Asserts that nothing is wrong with a view's layout. For XCTest; see `expectNoFindings(in:from:except:)`.
@MainActor public func assertNoFindings(
    in view: UIView, from least: Severity = .warning, except exceptions: Set<String> = [], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    expectNoFindings(in: view, from: least, except: exceptions, fileID: fileID, filePath: file, line: line, column: column)
}
