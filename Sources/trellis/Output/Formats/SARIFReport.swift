import Findings
import Foundation

/// Findings as SARIF 2.1.0 (OASIS standard), which code hosts and editors read.
///
/// Files are told from the root of the repository, as code hosts want them wherever the check ran; without one, from the current folder.
@MainActor enum SARIFReport {
    /// The log as JSON, keys sorted.
    static func text(_ report: CheckReport) -> String {
        let kinds = Array(Set(report.findings.map(\.kind))).sorted()
        let driver = Driver(version: Trellis.version, rules: kinds.map { Rule($0) })
        let root = SourceRoot(containing: FileManager.default.currentDirectoryPath)
        let results = report.findings.map { Result($0, ruleIndex: kinds.firstIndex(of: $0.kind) ?? 0, root) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        // Strings, numbers and lists: there is nothing in it that can't be encoded.
        let run = Run(
            tool: Tool(driver: driver), originalUriBaseIds: [SourceRoot.id: BaseURI(uri: root.uri)],
            invocations: [Invocation(executionSuccessful: report.isComplete)], results: results)
        guard let data = try? encoder.encode(Log(runs: [run])) else { return "" }
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
        let originalUriBaseIds: [String: BaseURI]
        let invocations: [Invocation]
        let results: [Result]
        let columnKind = "utf16CodeUnits"
    }

    private struct BaseURI: Encodable {
        let uri: String
    }

    private struct Invocation: Encodable {
        let executionSuccessful: Bool
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
        let help: Help
        let defaultConfiguration: Level
        let properties: Properties

        @MainActor init(_ id: String) {
            self.id = id
            let kind = FindingKinds.kind(id)
            shortDescription = Text(text: kind?.summary ?? id)
            fullDescription = Text(text: kind.map { "\($0.why) \($0.mend)" } ?? id)
            help = Help(text: kind.map { "\($0.summary)\n\n\($0.why)\n\nMend: \($0.mend)" } ?? id, markdown: kind?.page ?? "`\(id)`")
            defaultConfiguration = Level(level: SARIFReport.level(kind?.severity ?? .error))
            properties = Properties(tags: ["layout", FindingKinds.group(of: id)])
        }
    }

    private struct Help: Encodable {
        let text: String
        let markdown: String
    }

    private struct Properties: Encodable {
        let tags: [String]
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

        init(_ finding: Finding, ruleIndex: Int, _ root: SourceRoot) {
            ruleId = finding.kind
            self.ruleIndex = ruleIndex
            level = SARIFReport.level(finding.severity)
            // Notes with a place are further locations; the others would be lost.
            let unplaced = finding.notes.filter { $0.location == nil }.map { "\n\($0.message)" }.joined()
            let fix = finding.fix.map { "\nFix: \($0)" } ?? ""
            message = Text(text: SARIFReport.plain(finding.sentence + unplaced + fix))
            locations = finding.location.map { [Location($0, root)] } ?? []
            relatedLocations = (finding.notes + finding.others).enumerated().compactMap { number, note in
                note.location.map { Location($0, root, id: number + 1, message: note.message) }
            }
            // Known again when lines move: the kind and the object.
            let identity = [
                finding.kind, finding.location.map { root.reference(to: $0.file).uri } ?? "", finding.location?.objectID ?? finding.message,
            ]
            partialFingerprints = ["trellis/v1": identity.joined(separator: "|")]
        }
    }

    private struct Location: Encodable {
        let id: Int?
        let physicalLocation: PhysicalLocation
        let logicalLocations: [LogicalLocation]?
        let message: Text?

        init(_ location: SourceLocation, _ root: SourceRoot, id: Int? = nil, message: String? = nil) {
            self.id = id
            physicalLocation = PhysicalLocation(location, root)
            logicalLocations = location.objectID.map { [LogicalLocation(name: $0)] }
            self.message = message.map { Text(text: SARIFReport.plain($0)) }
        }
    }

    private struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region

        init(_ location: SourceLocation, _ root: SourceRoot) {
            artifactLocation = ArtifactLocation(location.file, root)
            region = Region(location)
        }
    }

    private struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String?

        init(_ file: String, _ root: SourceRoot) {
            let reference = root.reference(to: file)
            uri = reference.uri
            uriBaseId = reference.isInside ? SourceRoot.id : nil
        }
    }

    private struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?

        init(_ location: SourceLocation) {
            // Code hosts show nothing without a line: the file as a whole stands at its first.
            startLine = max(location.line, 1)
            startColumn = location.column > 0 ? location.column : nil
        }
    }

    private struct LogicalLocation: Encodable {
        let name: String
        let kind = "object"
    }

    /// Text in which `[a](b)` is no link (section 3.11.6 of the standard).
    nonisolated private static func plain(_ text: String) -> String {
        text.contains("](") ? text.replacing("[", with: "\\[").replacing("]", with: "\\]") : text
    }

    nonisolated private static func level(_ severity: Severity) -> String {
        severity == .info ? "note" : severity.rawValue
    }
}
