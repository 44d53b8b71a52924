import Findings

/// Writes the warnings and errors of a document to standard error, one line each and each once.
///
/// - Returns: Whether any of them is an error.
func tell(_ findings: [Finding]) -> ExitStatus {
    var told: Set<String> = []
    for finding in findings.sorted() where finding.severity != .info && told.insert(finding.headline).inserted {
        standardError(finding.headline + "\n")
    }
    return findings.contains { $0.severity == .error } ? .faults : .success
}
