/// The text of a Swift file and where it came from. Offsets count UTF-8 bytes from its beginning.
public struct SourceFile: Sendable {
    /// The path that problems name.
    public let path: String
    /// The path that `#sourceLocation` gives the compiler.
    let shownPath: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Makes a file of a text. The compiler is told that it stands at `shownPath`, or at `path` when that is nil.
    public init(path: String, shownPath: String? = nil, text: String) {
        self.path = path
        self.shownPath = shownPath ?? path
        bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The text of a range of bytes.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The line of an offset, counted from 1. O(log lines).
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// What is wrong at an offset.
    func problem(at offset: Int, _ message: String) -> SourceProblem {
        let line = line(at: offset)
        return SourceProblem(path: path, line: line, column: offset - lineStarts[line - 1] + 1, message: message)
    }
}

/// Why a file isn't rewritten: printed in the form that editors and SwiftPM understand.
public struct SourceProblem: Error, Equatable, CustomStringConvertible {
    /// The file's path as it was given.
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes, counted from 1.
    public let column: Int
    /// What is wrong, in a sentence.
    public let message: String

    /// `path:line:column: error: message`.
    public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
