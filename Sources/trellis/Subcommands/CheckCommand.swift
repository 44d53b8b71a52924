import Findings
import Foundation
import IBLoading
import LayoutChecks

/// `trellis check`: what is wrong.
struct CheckCommand: Subcommand {
    static let name = "check"
    static let summary = "Says what is wrong: conflicts, ambiguous views, scroll views that can't scroll."
    static let usage = "FILE... [options]"
    static let discussion = """
        Each finding has a severity, one sentence, the place in the file, the object's id, the evidence, and a fix where there is one best way.
        `trellis rules` lists what it looks for. In folders, hidden files and what .gitignore names are left out. `.trellis.json`, searched from
        the document's folder upwards, sets what a team wants (docs/doctor.md).

        A matrix lays each document out under many conditions and tells each fault once: `small` changes one thing at a time, `full` takes every
        combination, and a list names the values, as device=iphone-8+iphone-15,orientation=both,text=L+AX3,direction=both,keyboard=both,language=all.

        Exit status: 0 nothing that fails the check was found, 1 something was or a document can't be read, 2 the command line or a
        configuration makes no sense or a file isn't there.
        """
    private static let format = Option(
        name: "format", value: "FORMAT", help: "Write \(ReportFormat.names); text unless said.")
    private static let output = Option(name: "output", short: "o", value: "FILE", help: "Write the report into a file.")
    private static let matrix = Option(name: "matrix", value: "LIST", help: "Lay out under these conditions: small, full or a list.")
    private static let configuration = Option(name: "config", value: "FILE", help: "Take this configuration for all documents.")
    private static let baseline = Option(name: "baseline", value: "FILE", help: "Leave out the findings that this file accepts.")
    private static let writeBaseline = Option(
        name: "write-baseline", value: "FILE", help: "Accept the findings of today: write them into this file.")
    private static let failOn = Option(
        name: "fail-on", value: "SEVERITY", help: "Exit with 1 from this severity on: \(FailureLevel.names).")
    private static let severity = Option(
        name: "severity", value: "SEVERITY",
        help: "List findings from this severity on; from warning on in runs over more than ten documents, else all.")
    private static let filesFrom = Option(
        name: "files-from", value: "FILE",
        help: "Check also the files this one lists, one a line or with NULs between; - is standard input.")
    private static let jobs = Option(
        name: "jobs", short: "j", value: "N", help: "Check this many documents at once; as many as there are cores, unless said.")
    private static let worker = Option(name: "worker", help: "")
    static let options =
        [format, output, matrix, configuration, baseline, writeBaseline, failOn, severity, filesFrom, jobs] + CanvasArguments.options
    static let hiddenOptions = [worker]

    private let arguments: Arguments
    private let canvas: CanvasOptions
    private let format: ReportFormat
    private let matrix: SweepMatrix?
    private let failOn: FailureLevel?
    private let severity: Severity?
    private let jobs: Int?

    static func needsFiles(_ arguments: Arguments) -> Bool {
        arguments.value(filesFrom) == nil && !arguments.has(worker)
    }

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        canvas = try CanvasArguments.canvas(arguments)
        let name = arguments.value(Self.format) ?? "text"
        guard let format = ReportFormat(rawValue: name) else {
            throw .badValue(option: "--format", value: name, expected: ReportFormat.names)
        }
        self.format = format
        if let text = arguments.value(Self.matrix) {
            do { matrix = try SweepMatrix(text) } catch { throw .badValue(option: "--matrix", value: text, expected: error.message) }
        } else {
            matrix = nil
        }
        if let text = arguments.value(Self.failOn) {
            guard let level = FailureLevel(rawValue: text) else {
                throw .badValue(option: "--fail-on", value: text, expected: FailureLevel.names)
            }
            failOn = level
        } else {
            failOn = nil
        }
        if let text = arguments.value(Self.severity) {
            guard let level = Severity(rawValue: text) else {
                throw .badValue(option: "--severity", value: text, expected: "error, warning or info")
            }
            severity = level
        } else {
            severity = nil
        }
        if let text = arguments.value(Self.jobs) {
            guard let count = Int(text), (1...256).contains(count) else {
                throw .badValue(option: "--jobs", value: text, expected: "a number from 1 to 256")
            }
            jobs = count
        } else {
            jobs = nil
        }
    }

    func run() -> ExitStatus {
        do {
            let configurations = try ConfigurationFinder(given: arguments.value(Self.configuration))
            let checker = DocumentChecker(canvas: canvas, matrix: matrix, configurations: configurations, makesPictures: format == .html)
            return arguments.has(Self.worker) ? serve(checker) : check(checker, configurations)
        } catch {
            complain(error.text)
            return .usage
        }
    }

    /// The part of a worker process: paths in, answers out.
    private func serve(_ checker: DocumentChecker) -> ExitStatus {
        let encoder = JSONEncoder()
        while let line = readLine() {
            guard let path = try? JSONDecoder().decode(String.self, from: Data(line.utf8)),
                let answer = try? encoder.encode(checker.check(path))
            else { return .usage }
            print(String(decoding: answer, as: UTF8.self))
            fflush(nil)
        }
        return .success
    }

    private func check(_ checker: DocumentChecker, _ configurations: ConfigurationFinder) -> ExitStatus {
        guard let finder = finder() else { return .usage }
        if let language = canvas.language, let message = finder.complaint(about: language) {
            complain(message)
            return .usage
        }
        var status = finder.report()
        let checked = check(finder.documents, checker)
        for fault in Set(checked.compactMap(\.configurationFault)).sorted() {
            complain(fault)
            status = .usage
        }
        var report = CheckReport(checked, others: finder.unusable.map(\.finding))
        // Faults of the configurations have been said.
        let settings = finder.documents.first.flatMap { try? configurations.configuration(for: $0) } ?? Configuration()
        report.failOn = failOn ?? settings.failOn ?? .error
        if let scene = canvas.sceneID, !checked.isEmpty, checked.allSatisfy(\.isSkipped) {
            complain("no document has a scene, controller or view '\(scene)'")
            status = .usage
        }
        return finish(report, status, settings, unreadable: checked.filter(\.isUnreadable))
    }

    private func check(_ paths: [String], _ checker: DocumentChecker) -> [CheckedDocument] {
        let progress = Progress(total: paths.count)
        defer { progress.end() }
        let count = jobs ?? CheckWorkers.usualCount(documents: paths.count)
        guard count > 1, paths.count > 1 else {
            return paths.map { path in
                progress.begin(path)
                return checker.check(path)
            }
        }
        return CheckWorkers(words: arguments.optionWords, count: min(count, paths.count)).check(paths) { progress.begin($0) }
    }

    private func finder() -> DocumentFinder? {
        var files = arguments.files
        if let list = arguments.value(Self.filesFrom) {
            guard let data = list == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: list)
            else {
                complain("\(list): the list of files can't be read")
                return nil
            }
            // A hook hands over every changed file.
            files += FileList.names(in: String(decoding: data, as: UTF8.self)).filter {
                $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") || DocumentFinder.isFolder($0)
            }
        }
        return DocumentFinder(files)
    }

    private func finish(
        _ found: CheckReport, _ usage: ExitStatus, _ settings: Configuration, unreadable: [CheckedDocument]
    ) -> ExitStatus {
        var report = found
        // A document that can't be read fails the check whatever the severity, unless a baseline accepts that it is so.
        var status = unreadable.isEmpty ? usage : max(usage, .faults)
        if let path = arguments.value(Self.writeBaseline) {
            do { try Baseline.write(report.findings, to: path) } catch {
                complain("\(path): the baseline can't be written")
                return .usage
            }
            for finding in unreadable.flatMap(\.findings) { standardError(finding.finding.text + "\n") }
            var text = "\(path): \(report.findings.count) finding\(report.findings.count == 1 ? "" : "s") accepted"
            if !unreadable.isEmpty {
                let documents = unreadable.count == 1 ? "a document" : "\(unreadable.count) documents"
                text += ", among them that \(documents) can't be read (exit status 1)"
            }
            standardError(text + "\n")
            return status
        }
        if let path = arguments.value(Self.baseline) ?? settings.baseline {
            do throws(Baseline.Fault) {
                var baseline = try Baseline(path: path)
                report.accept(&baseline)
                let open = Set(report.findings)
                if !unreadable.contains(where: { $0.findings.isEmpty || $0.findings.contains { open.contains($0.finding) } }) {
                    status = usage
                }
                if baseline.goneCount > 0 {
                    standardError("\(path): \(baseline.goneCount) accepted findings are gone; write it anew to drop them\n")
                }
            } catch {
                complain(error.message)
                return .usage
            }
        }
        // A list of thousands hides what matters; scripts get all.
        let isLong = report.documents.count > 10 && format != .json
        report.list(from: severity ?? settings.severity ?? (isLong ? .warning : .info))
        guard write(report) else { return .usage }
        standardError(report.summary + "\n")
        return report.fails ? max(status, .faults) : status
    }

    private func write(_ report: CheckReport) -> Bool {
        let path = arguments.value(Self.output)
        let text = format.write(report, colours: path == nil && TerminalStyle.isOnOutput)
        guard let path else {
            print(text, terminator: "")
            return true
        }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            return true
        } catch {
            complain("\(path): the report can't be written")
            return false
        }
    }
}
