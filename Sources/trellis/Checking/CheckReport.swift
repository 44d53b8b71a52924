import Findings

/// What a run of `trellis check` has to say, whatever the format.
struct CheckReport {
    /// A finding with where its picture is.
    struct Item {
        let finding: Finding
        let picture: Picture?
    }

    /// A picture of the scene, with the object's rectangle in it.
    struct Picture {
        /// The number of the picture in the report.
        let number: Int
        let mark: [Double]?
    }

    /// The documents that were checked, in order.
    let documents: [String]
    /// The findings in the order of every listing.
    private(set) var items: [Item] = []
    private(set) var pictures: [CheckedDocument.Picture] = []
    /// How many findings their authors left out.
    private(set) var suppressed = 0
    /// How many findings the baseline accepts.
    private(set) var accepted = 0
    /// The findings that are only counted.
    private var unlisted: [Finding] = []
    /// Whether every document could be read.
    let isComplete: Bool
    /// From which severity on the check fails.
    var failOn = FailureLevel.error

    /// Collects what the documents gave.
    init(_ checked: [CheckedDocument], others: [Finding] = []) {
        documents = checked.filter { !$0.isSkipped && $0.configurationFault == nil }.map(\.path)
        items = others.map { Item(finding: $0, picture: nil) }
        isComplete = others.isEmpty && !checked.contains { $0.isUnreadable || $0.configurationFault != nil }
        for document in checked {
            items += document.findings.map { reported in
                Item(
                    finding: reported.finding,
                    picture: reported.picture.map { Picture(number: pictures.count + $0, mark: reported.mark) })
            }
            pictures += document.pictures
            suppressed += document.suppressed
        }
        items.sort { $0.finding < $1.finding }
    }

    /// Takes out what a baseline accepts.
    mutating func accept(_ baseline: inout Baseline) {
        let before = items.count
        items.removeAll { baseline.accepts($0.finding) }
        accepted += before - items.count
    }

    /// Only counts what is milder than a severity.
    mutating func list(from severity: Severity) {
        unlisted += items.map(\.finding).filter { $0.severity < severity }
        items.removeAll { $0.finding.severity < severity }
    }

    /// What is listed.
    var findings: [Finding] { items.map(\.finding) }

    /// Whether anything found makes the check fail, listed or not.
    var fails: Bool { (findings + unlisted).contains { failOn.isReached(by: $0.severity) } }

    /// `3 documents: 1 error, 2 warnings`, and what was left out.
    var summary: String {
        let counts = Severity.allCases.compactMap { severity -> String? in
            let count = (findings + unlisted).count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")"
        }
        var text = "\(documents.count) document\(documents.count == 1 ? "" : "s"): "
        text += counts.isEmpty ? "nothing to report" : counts.joined(separator: ", ")
        if !unlisted.isEmpty { text += " (not listed; --severity info lists all)" }
        if accepted > 0 { text += "; \(accepted) accepted by the baseline" }
        if suppressed > 0 { text += "; \(suppressed) left out by the documents" }
        return text
    }
}
