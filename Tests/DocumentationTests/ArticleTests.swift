import Foundation
import Testing

/// The articles' code is compiled: each block of Swift stands in a test source of this folder, word for word.
@Suite struct ArticleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let articles = root.appendingPathComponent("docs/Trellis.docc")

    /// A block of code in an article and what the comment before it says of it.
    struct Block: CustomTestStringConvertible {
        let article: String
        let language: String
        let mark: String?
        let code: String

        var testDescription: String { "\(article): \(mark ?? "unmarked")" }
    }

    private static func blocks() throws -> [Block] {
        let names = try FileManager.default.contentsOfDirectory(atPath: articles.path).filter { $0.hasSuffix(".md") }.sorted()
        return try names.flatMap { name in
            let text = try String(contentsOf: articles.appendingPathComponent(name), encoding: .utf8)
            return text.matches(of: /(?:<!-- (?<mark>[^>]*) -->\n)?```(?<language>[a-z]*)\n(?<code>(?:[^`]|`(?!``))*)```\n/).map {
                Block(article: name, language: String($0.language), mark: $0.mark.map(String.init), code: String($0.code))
            }
        }
    }

    /// The marked regions of this folder's sources, moved to the margin.
    private static func snippets() throws -> [String: String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var found: [String: String] = [:]
        for file in files where file.pathExtension == "swift" {
            var open: (name: String, lines: [Substring])?
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
                if let name = line.firstMatch(of: /^\s*\/\/ snippet: (\S+)$/)?.1 {
                    open = (String(name), [])
                } else if line.firstMatch(of: /^\s*\/\/ end of snippet$/) != nil, let done = open {
                    found[done.name] = unindented(done.lines)
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            }
        }
        return found
    }

    private static func unindented(_ lines: [Substring]) -> String {
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(indent) + "\n" }.joined()
    }

    @Test func everySwiftBlockIsCompiled() throws {
        let snippets = try Self.snippets()
        let blocks = try Self.blocks().filter { $0.language == "swift" }
        #expect(blocks.count >= 10)
        for block in blocks {
            let name = try #require(block.mark.flatMap { $0.hasPrefix("snippet: ") ? String($0.dropFirst(9)) : nil }, "\(block.article)")
            #expect(snippets[name] == block.code, "\(block.article): \(name)")
        }
    }

    @Test func everyQuotedFileIsTheFile() throws {
        let blocks = try Self.blocks().filter { $0.mark?.hasPrefix("file: ") == true }
        #expect(blocks.count == 2)
        for block in blocks {
            let path = String(block.mark?.dropFirst(6) ?? "")
            #expect(try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8) == block.code, "\(path)")
        }
    }

    @Test func linksBetweenArticlesLeadSomewhere() throws {
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: Self.articles.path).map { $0.replacing(".md", with: "") })
        for name in names where name != "Info.plist" {
            let text = try String(contentsOf: Self.articles.appendingPathComponent("\(name).md"), encoding: .utf8)
            for link in text.matches(of: /<doc:(\w+)>/) { #expect(names.contains(String(link.1)), "\(name) links to \(link.1)") }
        }
    }
}
