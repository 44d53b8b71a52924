import Findings
import Foundation

/// The findings that a team has accepted, so that only new ones count.
///
/// A finding is known again by its kind, its document and its object, not by its line or its numbers.
struct Baseline {
    /// Why a file is no baseline.
    struct Fault: Error {
        let message: String
    }

    private struct Entry: Encodable, Hashable, Comparable {
        var kind: String
        var file: String
        var object: String?
        var message: String?

        /// What it is known again by.
        var key: Entry { Entry(kind: kind, file: file, object: object, message: object == nil ? message : nil) }

        static func < (left: Entry, right: Entry) -> Bool {
            (left.file, left.object ?? "", left.kind, left.message ?? "") < (
                right.file, right.object ?? "", right.kind, right.message ?? ""
            )
        }
    }

    private let folder: String
    private var left: [Entry: Int] = [:]

    /// Reads a baseline.
    init(path: String) throws(Fault) {
        folder = (path as NSString).deletingLastPathComponent
        guard let data = FileManager.default.contents(atPath: path) else { throw Fault(message: "\(path): the baseline can't be read") }
        let json: PositionedJSON
        do { json = try PositionedJSON.read(String(decoding: data, as: UTF8.self)) } catch {
            throw Self.fault(path, error.position, error.message)
        }
        guard case .object(let members) = json.value, let findings = members.first(where: { $0.key == "findings" }) else {
            throw Self.fault(path, json.position, "that is no baseline; write one with --write-baseline")
        }
        if let version = members.first(where: { $0.key == "version" }) {
            guard case .number(1) = version.value.value else {
                throw Self.fault(path, version.value.position, "the baseline is of another version, and this reads 1")
            }
        }
        guard case .array(let list) = findings.value.value else {
            throw Self.fault(path, findings.value.position, "\"findings\" is an array, not \(findings.value.kind)")
        }
        for item in list { left[try Self.entry(item, path).key, default: 0] += 1 }
    }

    private static func fault(_ path: String, _ position: PositionedJSON.Position, _ message: String) -> Fault {
        Fault(message: "\(path):\(position.line):\(position.column): \(message)")
    }

    private static func entry(_ json: PositionedJSON, _ path: String) throws(Fault) -> Entry {
        guard case .object(let members) = json.value else { throw fault(path, json.position, "a finding is an object, not \(json.kind)") }
        var texts: [String: String] = [:]
        for member in members {
            guard case .string(let text) = member.value.value else {
                throw fault(path, member.value.position, "\"\(member.key)\" is a string, not \(member.value.kind)")
            }
            texts[member.key] = text
        }
        guard let kind = texts["kind"], let file = texts["file"] else {
            throw fault(path, json.position, "a finding has a \"kind\" and a \"file\"")
        }
        return Entry(kind: kind, file: file, object: texts["object"], message: texts["message"])
    }

    /// How many accepted findings have not been met.
    var goneCount: Int { left.values.reduce(0, +) }

    /// Whether a finding is accepted; each entry accepts one.
    mutating func accepts(_ finding: Finding) -> Bool {
        let key = Self.entry(finding, below: folder).key
        guard let count = left[key], count > 0 else { return false }
        left[key] = count - 1
        return true
    }

    /// Writes the findings of today, one a line, so that its history can be read.
    static func write(_ findings: [Finding], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let folder = (path as NSString).deletingLastPathComponent
        let lines = try findings.map { entry($0, below: folder) }.sorted().map {
            "    " + String(decoding: try encoder.encode($0), as: UTF8.self)
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        try Data("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private static func entry(_ finding: Finding, below folder: String) -> Entry {
        let file = finding.location.map { RelativePath.path(of: $0.file, below: folder) ?? $0.file } ?? ""
        return Entry(kind: finding.kind, file: file, object: finding.location?.objectID, message: finding.message)
    }
}
