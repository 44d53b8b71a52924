import Foundation
import Testing
import UIKit

@testable import LayoutPreview

/// Public documents as a preview shows them, scene by scene in a window, as they are and with something wrong in them: no fault of a document
/// stops the process (`../shared/corpus`, beside the repository; skipped where it is absent).
///
/// One document in twenty is taken; TRELLIS_SHOWN_DOCUMENTS=N takes one in N, and TRELLIS_SHOWN_FAULTS=N that many broken copies of each.
@MainActor @Suite struct ShownDocumentTests {
    private nonisolated static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")

    private static func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
    func everySceneCanBeShown() throws {
        let files = FileManager.default.enumerator(at: Self.corpus, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        let share = max(1, Self.setting("TRELLIS_SHOWN_DOCUMENTS", 20))
        let faults = Self.setting("TRELLIS_SHOWN_FAULTS", 1)
        let outer = LayoutDiagnostics.documentHandler
        defer { LayoutDiagnostics.documentHandler = outer }
        LayoutDiagnostics.documentHandler = { _ in }
        var shown = 0
        for (number, url) in documents.enumerated() where number % share == 0 {
            shown += show(url.path)
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
            var chance = Chance(state: UInt64(number) &* 1_000 &+ 1)
            for fault in 0..<faults {
                let path =
                    NSTemporaryDirectory() + "shown-\(ProcessInfo.processInfo.processIdentifier)-\(number)-\(fault).\(url.pathExtension)"
                defer { try? FileManager.default.removeItem(atPath: path) }
                try chance.broken(text).write(toFile: path, atomically: false, encoding: .utf8)
                _ = show(path)
            }
        }
        #expect(shown > 20)
    }

    /// Shows every scene of a file; answers how many there were.
    private func show(_ path: String) -> Int {
        guard let source = try? DocumentSource(path: path) else { return 0 }
        for scene in source.scenes.indices {
            guard let controller = source.makeController(ofScene: scene) else { continue }
            let window = UIWindow(device: .device(id: "iphone-15") ?? .anyCanvas)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        return source.scenes.count
    }
}

/// A generator (SplitMix64) that breaks documents, the same way each time.
private struct Chance {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((mixed ^ (mixed >> 31)) % UInt64(max(count, 1)))
    }

    /// The text with some values exchanged for others: ids for ids, words for words, numbers for wild ones.
    mutating func broken(_ text: String) -> String {
        var parts = text.components(separatedBy: "\"")
        let places = stride(from: 1, to: parts.count, by: 2).map { $0 }
        guard places.count > 10 else { return text }
        let wild = ["0", "-1", "1e9", "nan", "1e308", "99999999999999999999", "", "YES"]
        for _ in 0..<(1 + below(12)) {
            let place = places[10 + below(places.count - 10)]
            // What stands before a value says which attribute it is of.
            let alike = places.filter { parts[$0 - 1] == parts[place - 1] }
            switch below(3) {
            case 0: parts[place] = wild[below(wild.count)]
            case 1: parts[place] = parts[alike[below(alike.count)]]
            default: parts[place] = parts[places[10 + below(places.count - 10)]]
            }
        }
        return parts.joined(separator: "\"")
    }
}
