import Findings

/// Findings as compilers write them; on a terminal the severity stands out.
struct TextReport {
    let colours: Bool

    /// All findings of a report.
    func text(_ report: CheckReport) -> String {
        report.findings.map { text($0) + "\n" }.joined()
    }

    private func text(_ finding: Finding) -> String {
        guard colours else { return finding.text }
        var lines = finding.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let word = "\(finding.severity.rawValue): "
        if let range = lines[0].range(of: word + finding.sentence) {
            let place = lines[0][..<range.lowerBound]
            let rest = lines[0][range.upperBound...]
            lines[0] =
                TerminalStyle.bold(String(place)) + style(finding.severity, word) + TerminalStyle.bold(finding.sentence)
                + TerminalStyle.faint(String(rest))
        }
        for number in lines.indices.dropFirst() {
            lines[number] = lines[number].hasPrefix("    fix: ") ? TerminalStyle.green(lines[number]) : TerminalStyle.faint(lines[number])
        }
        return lines.joined(separator: "\n")
    }

    private func style(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: TerminalStyle.red(text)
        case .warning: TerminalStyle.yellow(text)
        case .info: TerminalStyle.blue(text)
        }
    }
}
