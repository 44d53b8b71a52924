import Findings
import Foundation

/// Checks documents in several processes at once: views belong to the main actor, so a process lays one out at a time.
///
/// Each worker is this program again with `--worker`; it is told one path (a JSON string) a line and answers with one line of JSON. A worker that ends in the
/// middle (a fault of ours) costs its document only: another takes its place.
struct CheckWorkers {
    /// The words of the command line, without files.
    let words: [String]
    /// How many processes.
    let count: Int

    /// Fewer documents are checked sooner here than new processes start.
    static let smallestRun = 6

    /// The number of processes for a run, unless the command line says it.
    static func usualCount(documents: Int) -> Int {
        documents < smallestRun ? 1 : min(ProcessInfo.processInfo.activeProcessorCount, documents / 2)
    }

    /// Checks all documents and gives the answers in their order.
    ///
    /// - Parameter began: Told each document's path when its turn comes.
    func check(_ paths: [String], began: @Sendable (String) -> Void) -> [CheckedDocument] {
        // Writing to a worker that has ended is an error value here, not the end.
        signal(SIGPIPE, SIG_IGN)
        let queue = WorkQueue(paths)
        // Each of these threads waits for its own worker.
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            var worker: CheckWorker?
            while let (number, path) = queue.next() {
                began(path)
                if worker == nil { worker = CheckWorker(words: words) }
                let answer = worker?.check(path)
                if answer == nil { worker = nil }
                queue.put(answer ?? Self.lost(path), at: number)
            }
            worker?.end()
        }
        return queue.answers
    }

    private static func lost(_ path: String) -> CheckedDocument {
        let finding = Finding(
            kind: "ib.check-stopped", severity: .error,
            message: "The check of this document stopped before its end. That is a fault of trellis; please report it.",
            location: SourceLocation(file: path))
        return CheckedDocument(path: path, findings: [CheckedDocument.Reported(finding: finding)], isUnreadable: true)
    }
}

/// Paths still to be checked and the answers so far, for several threads.
private final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let paths: [String]
    private var position = 0
    private var results: [CheckedDocument?]

    init(_ paths: [String]) {
        self.paths = paths
        results = paths.map { _ in nil }
    }

    func next() -> (Int, String)? {
        lock.withLock {
            guard position < paths.count else { return nil }
            position += 1
            return (position - 1, paths[position - 1])
        }
    }

    func put(_ answer: CheckedDocument, at number: Int) {
        lock.withLock { results[number] = answer }
    }

    var answers: [CheckedDocument] { lock.withLock { results.compactMap { $0 } } }
}

/// One process that checks documents.
private final class CheckWorker {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()

    init?(words: [String]) {
        guard let program = Bundle.main.executablePath else { return nil }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["check", "--worker"] + words
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { return nil }
    }

    /// Sends a path and waits for the answer; nil when the process ended before it.
    func check(_ path: String) -> CheckedDocument? {
        guard process.isRunning, (try? input.fileHandleForWriting.write(contentsOf: Data((JSONText.string(path) + "\n").utf8))) != nil,
            let line = readLine()
        else {
            return nil
        }
        return try? JSONDecoder().decode(CheckedDocument.self, from: line)
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    private func readLine() -> Data? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = buffer[..<end]
                buffer = Data(buffer[(end + 1)...])
                return Data(line)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            buffer += more
        }
    }
}
