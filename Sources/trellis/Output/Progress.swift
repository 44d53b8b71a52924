import Foundation

/// One line on standard error that says how far a long run is; silent when nobody watches a terminal, or when there is little to do.
final class Progress: @unchecked Sendable {
    private let total: Int
    private let isShown: Bool
    private let lock = NSLock()
    private var done = 0

    /// A line for a run over `total` documents.
    init(total: Int) {
        self.total = total
        isShown = total >= 10 && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Says that work on `path` begins; any thread may say so.
    func begin(_ path: String) {
        lock.withLock {
            done += 1
            write("[\(done)/\(total)] \(path.suffix(60))")
        }
    }

    /// Wipes the line.
    func end() {
        write("")
    }

    private func write(_ text: String) {
        guard isShown else { return }
        standardError("\r\u{1B}[K" + text)
    }
}

/// Writes to standard error, as it is, after everything that was printed before.
func standardError(_ text: String) {
    fflush(nil)
    FileHandle.standardError.write(Data(text.utf8))
}

/// Writes a line of the tool's own to standard error.
func complain(_ message: String) {
    standardError("trellis: \(message)\n")
}
