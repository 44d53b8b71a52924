import Findings
import Foundation

/// Findings as SARIF 2.1.0 (OASIS standard), which code hosts and editors read.
@MainActor enum SARIFReport {
    /// The log as JSON, keys sorted.
    static func text(_ report: CheckReport) -> String {
        let kinds = Array(Set(report.findings.map(\.kind))).sorted()
        let driver = Driver(version: Trellis.version, rules: kinds.map { Rule($0) })
        let results = report.findings.map { Result($0, ruleIndex: kinds.firstIndex(of: $0.kind) ?? 0) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        // Strings, numbers and lists: there is nothing in it that can't be encoded.
        guard let data = try? encoder.encode(Log(runs: [Run(tool: Tool(driver: driver), results: results)])) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private struct Log: Encodable {
        let version = "2.1.0"
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version
            case schema = "$schema"
            case runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
        let columnKind = "utf16CodeUnits"
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "trellis"
        let version: String
        let rules: [Rule]
    }

    private struct Text: Encodable {
        let text: String
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let defaultConfiguration: Level

        @MainActor init(_ id: String) {
            self.id = id
            let kind = FindingKinds.kind(id)
            shortDescription = Text(text: kind?.summary ?? id)
            fullDescription = Text(text: kind.map { "\($0.why) \($0.mend)" } ?? id)
            defaultConfiguration = Level(level: SARIFReport.level(kind?.severity ?? .error))
        }
    }

    private struct Level: Encodable {
        let level: String
    }

    private struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let relatedLocations: [Location]
        let partialFingerprints: [String: String]

        init(_ finding: Finding, ruleIndex: Int) {
            ruleId = finding.kind
            self.ruleIndex = ruleIndex
            level = SARIFReport.level(finding.severity)
            let fix = finding.fix.map { " Fix: \($0)" } ?? ""
            message = Text(text: finding.message + fix)
            locations = finding.location.map { [Location($0)] } ?? []
            relatedLocations = finding.notes.enumerated().compactMap { number, note in
                note.location.map { Location($0, id: number + 1, message: note.message) }
            }
            // Known again when lines move: the kind and the object.
            let identity = [
                finding.kind, finding.location.map { RelativePath.shown($0.file) } ?? "", finding.location?.objectID ?? finding.message,
            ]
            partialFingerprints = ["trellis/v1": identity.joined(separator: "|")]
        }
    }

    private struct Location: Encodable {
        let id: Int?
        let physicalLocation: PhysicalLocation
        let logicalLocations: [LogicalLocation]?
        let message: Text?

        init(_ location: SourceLocation, id: Int? = nil, message: String? = nil) {
            self.id = id
            physicalLocation = PhysicalLocation(location)
            logicalLocations = location.objectID.map { [LogicalLocation(name: $0)] }
            self.message = message.map { Text(text: $0) }
        }
    }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?

        init(_ location: SourceLocation) {
            artifactLocation = ArtifactLocation(location.file)
            region = location.line > 0 ? Region(location) : nil
        }
    }

    private struct ArtifactLocation: Encodable {
        let uri: String

        init(_ file: String) {
            let path = RelativePath.shown(file)
            let reference = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
            uri = path.hasPrefix("/") ? "file://" + reference : reference
        }
    }

    private struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?

        init(_ location: SourceLocation) {
            startLine = location.line
            startColumn = location.column > 0 ? location.column : nil
        }
    }

    private struct LogicalLocation: Encodable {
        let name: String
        let kind = "object"
    }

    nonisolated private static func level(_ severity: Severity) -> String {
        severity == .info ? "note" : severity.rawValue
    }
}
