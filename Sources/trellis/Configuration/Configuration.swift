import Findings
import Foundation
import LayoutChecks

/// What a team says in `.trellis.json` about how its documents are checked; docs/doctor.md has the schema.
@MainActor struct Configuration {
    /// What a rule's findings are counted as.
    enum Setting: Hashable, Sendable {
        case off
        case severity(Severity)
    }

    /// A mistake in a configuration file.
    struct Fault: Error, Hashable, Sendable {
        let file: String
        /// Nil where the whole file is meant.
        let position: PositionedJSON.Position?
        let message: String

        /// `.trellis.json:4:3: "rulez" is no key of it`.
        var text: String { (position.map { "\(file):\($0.line):\($0.column)" } ?? file) + ": \(message)" }
    }

    /// The file's path; nil without one.
    private(set) var file: String?
    private var settings: [String: Setting] = [:]
    private var excluded: [GlobPattern] = []
    /// The matrix of `trellis check`, where the command line names none.
    private(set) var matrix: SweepMatrix?
    /// The baseline's path.
    private(set) var baseline: String?
    /// The mildest severity that makes `trellis check` fail.
    private(set) var failOn: FailureLevel?
    /// The mildest severity that `trellis check` lists.
    private(set) var severity: Severity?
    /// What the team allows in documents.
    private(set) var policy = DocumentPolicy()

    /// What holds without a file: every rule as it is.
    init() {}

    /// Reads a file.
    init(path: String) throws(Fault) {
        file = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault(file: path, position: nil, message: "the configuration can't be read")
        }
        let json: PositionedJSON
        do { json = try PositionedJSON.read(String(decoding: data, as: UTF8.self)) } catch {
            throw Fault(file: path, position: error.position, message: error.message)
        }
        guard case .object(let members) = json.value else {
            throw Fault(file: path, position: json.position, message: "an object should stand here")
        }
        for member in members { try read(member, path) }
    }

    private mutating func read(_ member: PositionedJSON.Member, _ path: String) throws(Fault) {
        switch member.key {
        case "$schema": break
        case "rules": try readRules(member, path)
        case "exclude":
            guard case .array(let patterns) = member.value.value else { throw Self.wrong(member, "an array of patterns", path) }
            for pattern in patterns {
                guard case .string(let text) = pattern.value else {
                    throw Fault(file: path, position: pattern.position, message: "a pattern is a string, not \(pattern.kind)")
                }
                excluded.append(GlobPattern(text))
            }
        case "matrix":
            let text = try Self.string(member, path)
            do { matrix = try SweepMatrix(text) } catch { throw Fault(file: path, position: member.value.position, message: error.message) }
        case "baseline": baseline = folder + "/" + (try Self.string(member, path))
        case "policy": policy = try PolicyReader(path: path).policy(member)
        case "failOn":
            let text = try Self.string(member, path)
            guard let level = FailureLevel(rawValue: text) else {
                throw Fault(file: path, position: member.value.position, message: "\"failOn\" can't be \"\(text)\": \(FailureLevel.names)")
            }
            failOn = level
        case "severity":
            let text = try Self.string(member, path)
            guard let level = Severity(rawValue: text) else {
                throw Fault(
                    file: path, position: member.value.position, message: "\"severity\" can't be \"\(text)\": error, warning or info")
            }
            severity = level
        default:
            throw Fault(
                file: path, position: member.position,
                message:
                    "\"\(member.key)\" means nothing here: there are \"rules\", \"policy\", \"exclude\", \"matrix\", \"baseline\", \"failOn\" and "
                    + "\"severity\""
            )
        }
    }

    private mutating func readRules(_ member: PositionedJSON.Member, _ path: String) throws(Fault) {
        guard case .object(let rules) = member.value.value else { throw Self.wrong(member, "an object", path) }
        for rule in rules {
            guard FindingKinds.isKindOrGroup(rule.key) else {
                throw Fault(
                    file: path, position: rule.position, message: "there is no rule or group \"\(rule.key)\"; `trellis rules` lists them")
            }
            let text = try Self.string(rule, path)
            guard let setting = text == "off" ? Setting.off : Severity(rawValue: text).map(Setting.severity) else {
                throw Fault(
                    file: path, position: rule.value.position, message: "a rule can't be \"\(text)\": it is error, warning, info or off")
            }
            settings[rule.key] = setting
        }
    }

    private static func string(_ member: PositionedJSON.Member, _ path: String) throws(Fault) -> String {
        guard case .string(let text) = member.value.value else { throw wrong(member, "a string", path) }
        return text
    }

    static func wrong(_ member: PositionedJSON.Member, _ wanted: String, _ path: String) -> Fault {
        Fault(file: path, position: member.value.position, message: "\"\(member.key)\" is \(wanted), not \(member.value.kind)")
    }

    /// The folder that holds the file.
    private var folder: String { file.map { ($0 as NSString).deletingLastPathComponent } ?? "." }

    // MARK: What it says

    /// Whether a document is left out.
    func excludes(_ document: String) -> Bool {
        guard !excluded.isEmpty, let below = RelativePath.path(of: document, below: folder) else { return false }
        return excluded.contains { $0.covers(below) }
    }

    /// A finding with the severity that is set for it; nil when its rule is off. A rule's own setting goes before its group's.
    func apply(to finding: Finding) -> Finding? {
        switch settings[finding.kind] ?? settings[FindingKinds.group(of: finding.kind)] {
        case nil: return finding
        case .off: return nil
        case .severity(let severity):
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}

/// From which severity on findings make `trellis check` fail.
enum FailureLevel: String, CaseIterable {
    case error
    case warning
    case info
    case never

    static let names = allCases.map(\.rawValue).joined(separator: ", ")

    /// Whether a finding of a severity makes the check fail.
    func isReached(by severity: Severity) -> Bool {
        switch self {
        case .error: severity >= .error
        case .warning: severity >= .warning
        case .info: true
        case .never: false
        }
    }
}
