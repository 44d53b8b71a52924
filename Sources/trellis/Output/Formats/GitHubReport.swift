import Findings

/// Findings as workflow commands of GitHub Actions, which become annotations of the changed lines.
///
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
enum GitHubReport {
    /// One command a finding; notes and fix are further lines of its message.
    static func text(_ report: CheckReport) -> String {
        report.findings.map { command($0) + "\n" }.joined()
    }

    private static func command(_ finding: Finding) -> String {
        var properties: [String] = []
        if let location = finding.location {
            properties.append("file=\(property(RelativePath.shown(location.file)))")
            if location.line > 0 { properties.append("line=\(location.line)") }
            if location.column > 0 { properties.append("col=\(location.column)") }
        }
        properties.append("title=\(property(finding.kind))")
        var lines = [finding.sentence] + finding.notes.map(\.message)
        if let fix = finding.fix { lines.append("fix: \(fix)") }
        return "::\(word(finding.severity)) \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))"
    }

    private static func word(_ severity: Severity) -> String {
        severity == .info ? "notice" : severity.rawValue
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
