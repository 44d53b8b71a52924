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

    private struct Contents: Codable {
        var version = 1
        var findings: [Entry]
    }

    private struct Entry: Codable, Hashable, Comparable {
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
        do {
            let contents = try JSONDecoder().decode(Contents.self, from: data)
            guard contents.version == 1 else {
                throw Fault(message: "\(path): the baseline is of version \(contents.version), and this reads 1")
            }
            for entry in contents.findings { left[entry.key, default: 0] += 1 }
        } catch let fault as Fault {
            throw fault
        } catch {
            throw Fault(message: "\(path): that is no baseline; write one with --write-baseline")
        }
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
