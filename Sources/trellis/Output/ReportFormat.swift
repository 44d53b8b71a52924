import Findings

/// How `trellis check` writes what it found.
enum ReportFormat: String, CaseIterable {
    /// Lines as compilers write them.
    case text
    /// An array of findings.
    case json
    /// SARIF 2.1.0, which code hosts show beside the source.
    case sarif
    /// Commands that GitHub Actions turn into annotations.
    case github
    /// A test report: one suite a document, one failure a finding.
    case junit
    /// One page with pictures.
    case html

    static let names = allCases.map(\.rawValue).joined(separator: ", ")

    /// The report in this format; empty where there is nothing to write.
    @MainActor func write(_ report: CheckReport, colours: Bool) -> String {
        switch self {
        case .text: TextReport(colours: colours).text(report)
        case .json: report.findings.json + "\n"
        case .sarif: SARIFReport.text(report)
        case .github: GitHubReport.text(report)
        case .junit: JUnitReport.text(report)
        case .html: HTMLReport(report).text
        }
    }
}
