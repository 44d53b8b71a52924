/// The `#if` lines around a place.
struct Conditions {
    private struct Block {
        let offset: Int
        /// How deep the braces are where it begins.
        let depth: Int
        var before: [String]
        var now: String?
    }

    private var blocks: [Block] = []

    /// What has to hold here, from outside in.
    var all: [String] {
        blocks.map { block in
            (block.before.map { "!(\($0))" } + (block.now.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
        }
    }

    /// Where the innermost open block begins.
    var openOffset: Int? { blocks.last?.offset }

    /// Takes a line; `depth` is the number of open braces there.
    mutating func take(_ line: String, offset: Int, depth: Int, file: SourceFile) throws(SourceProblem) {
        if line.hasPrefix("#if") {
            blocks.append(Block(offset: offset, depth: depth, before: [], now: String(line.dropFirst(3)).trimmed))
            return
        }
        guard var block = blocks.popLast() else { throw file.problem(at: offset, "There is no #if before this line.") }
        guard block.depth == depth else {
            throw file.problem(at: offset, "The braces between this line and the #if, #elseif or #else before it don't pair.")
        }
        if line.hasPrefix("#endif") { return }
        if let now = block.now { block.before.append(now) }
        block.now = line.hasPrefix("#elseif") ? String(line.dropFirst(7)).trimmed : nil
        blocks.append(block)
    }

    /// Whether conditions can't hold on Linux: one names another system and nothing beside it.
    static func areImpossible(_ conditions: [String]) -> Bool {
        let others = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "OSX", "Windows"]
        return conditions.contains { condition in
            others.contains { condition == "(os(\($0)))" } || condition.hasPrefix("!(os(Linux))")
        }
    }
}
