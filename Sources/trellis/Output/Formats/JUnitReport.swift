import Findings

/// Findings as a test report that continuous integration servers read: a suite a document, a failed case a finding that makes the check fail.
enum JUnitReport {
    /// The whole report.
    static func text(_ report: CheckReport) -> String {
        let byFile = Dictionary(grouping: report.findings) { $0.location?.file ?? "" }
        let files = report.documents + byFile.keys.filter { !report.documents.contains($0) }.sorted()
        let suites = files.map { suite($0, byFile[$0] ?? [], report.failOn) }
        let failures = report.findings.count { report.failOn.isReached(by: $0.severity) }
        let count = files.reduce(0) { $0 + max(1, byFile[$1]?.count ?? 0) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="trellis check" tests="\(count)" failures="\(failures)" errors="0">
            \(suites.joined(separator: "\n"))
            </testsuites>

            """
    }

    private static func suite(_ file: String, _ findings: [Finding], _ failOn: FailureLevel) -> String {
        let name = MarkupText.escaped(RelativePath.shown(file))
        let failures = findings.count { failOn.isReached(by: $0.severity) }
        // A document in which all is well is a test that passed.
        let cases =
            findings.isEmpty
            ? ["    <testcase classname=\"\(name)\" name=\"layout\" time=\"0\"/>"] : findings.map { testCase($0, name, failOn) }
        return """
              <testsuite name="\(name)" tests="\(cases.count)" failures="\(failures)" errors="0" skipped="0" time="0">
            \(cases.joined(separator: "\n"))
              </testsuite>
            """
    }

    private static func testCase(_ finding: Finding, _ file: String, _ failOn: FailureLevel) -> String {
        let place = finding.location.flatMap { $0.line > 0 ? " line=\"\($0.line)\"" : nil } ?? ""
        let object = finding.location?.objectID.map { " \($0)" } ?? ""
        let head =
            "    <testcase classname=\"\(file)\" name=\"\(MarkupText.escaped(finding.kind + object))\" time=\"0\" file=\"\(file)\"\(place)>"
        let text = MarkupText.escaped(finding.text)
        let body =
            failOn.isReached(by: finding.severity)
            ? "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(MarkupText.escaped(finding.sentence))\">\(text)</failure>"
            : "      <system-out>\(text)</system-out>"
        return [head, body, "    </testcase>"].joined(separator: "\n")
    }
}
