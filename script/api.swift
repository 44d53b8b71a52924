// Writes the public declarations of symbol graphs (`swift symbolgraph-extract`), one a line and sorted: run by script/api.
//
// usage: swift script/api.swift FOLDER     with the *.symbols.json of one module
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Fragment: Decodable {
            let kind: String
            let spelling: String
        }
        struct Kind: Decodable {
            let identifier: String
        }
        struct Identifier: Decodable {
            let precise: String
        }
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
    }
    let symbols: [Symbol]
}

/// `UIView.frame: var frame: CGRect { get set }`, without what the compiler adds on its own.
func line(_ symbol: Graph.Symbol) -> String? {
    // Members that a type only has from a protocol or a base class of another module are not ours to keep.
    if symbol.identifier.precise.contains("::SYNTHESIZED::") { return nil }
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .replacingOccurrences(of: "@MainActor ", with: "").replacingOccurrences(of: "@preconcurrency ", with: "")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(symbol.pathComponents.joined(separator: ".")): \(declaration)"
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".symbols.json") }.sorted()
let graphs = try files.map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) }
let lines = Set(graphs.flatMap(\.symbols).compactMap(line))
for line in lines.sorted() { print(line) }
