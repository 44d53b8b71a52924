import Foundation
import IBDocuments
import IBLoading
import Testing
import UIKit

/// Controls of public Interface Builder documents that have their natural size, against the sizes that Interface Builder stored.
///
/// Reads `../shared/corpus` beside the repository and is skipped without it. A length counts where the table says that nothing but the control
/// itself decides it; what Interface Builder flags as stale is no witness, and neither is an app's own class.
@MainActor @Suite(.enabled(if: ControlCorpus.exists)) struct CorpusControlTests {
    /// The least share of lengths within a point, by kind. Buttons' heights include lines that iOS raises for the author's language.
    @Test(arguments: [
        ("button", 0.95), ("textField", 0.95), ("segmentedControl", 0.85), ("switch", 1), ("slider", 0.97), ("stepper", 1),
        ("progressView", 1),
        ("activityIndicatorView", 1), ("pageControl", 1), ("searchBar", 1), ("datePicker", 1), ("pickerView", 1), ("imageView", 1),
    ])
    func `controls of natural size are as large as Interface Builder says`(element: String, share: Double) throws {
        let score = try ControlCorpus.score(of: element)
        print("\(element): \(score)")
        #expect(score.count > 0)
        #expect(Double(score.within) >= share * Double(score.count), "\(score)")
    }

    /// Widths alone: they follow from titles, placeholders and margins.
    @Test func `buttons and fields of natural width are as wide as Interface Builder says`() throws {
        var score = ControlCorpus.Score()
        for element in ["button", "textField"] { score.add(try ControlCorpus.score(of: element, heights: false)) }
        #expect(score.count > 200)
        #expect(Double(score.within) >= 0.95 * Double(score.count), "\(score)")
    }
}

/// The tables beside the repository, and what we make of the documents they are about.
@MainActor private enum ControlCorpus {
    nonisolated static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/corpus").standardizedFileURL
    nonisolated static var exists: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("controls.tsv").path) }

    struct Score: CustomStringConvertible {
        var count = 0, within = 0
        var misses: [String] = []

        var description: String { "\(within) of \(count) within 1 pt; beyond: \(misses.joined(separator: "; "))" }

        mutating func add(_ other: Score) {
            count += other.count
            within += other.within
            misses += other.misses
        }

        mutating func compare(_ length: String, _ stored: String?, _ measured: CGFloat, _ row: [String: String]) {
            guard let stored = stored.flatMap(Double.init), stored > 0 else { return }
            count += 1
            if abs(Double(measured) - stored) <= 1.01 {
                within += 1
            } else {
                let place = "\(row["id"] ?? "") in \((row["file"] ?? "").split(separator: "_").last ?? "") (\(row["toolsVersion"] ?? ""))"
                misses.append("\(length) \(stored) of \(place): \(measured)")
            }
        }
    }

    /// How many of a kind's natural lengths come out.
    static func score(of element: String, heights: Bool = true) throws -> Score {
        var score = Score()
        for row in try rows() where row["element"] == element {
            guard let frame = try frames(of: row["file"] ?? "")[row["id"] ?? ""] else { continue }
            if row["hmode"] == "intrinsic" { score.compare("width", row["w"], frame.width, row) }
            if heights, row["vmode"] == "intrinsic" { score.compare("height", row["h"], frame.height, row) }
        }
        return score
    }

    private static var known: [String: [String: CGRect]] = [:]

    /// The frames of a document as we lay it out, by object id.
    private static func frames(of file: String) throws -> [String: CGRect] {
        if let frames = known[file] { return frames }
        let document = try IBDocument.read(path: folder.appendingPathComponent("documents/\(file)").path)
        let views = layOut(document: document, options: CanvasOptions()).trees.flatMap(\.views)
        let frames = Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        known[file] = frames
        return frames
    }

    /// The rows that can be witnesses. Buttons have a table of their own.
    private static func rows() throws -> [[String: String]] {
        let buttons = try table("buttons.tsv").map { $0.merging(["element": "button"]) { _, kind in kind } }
        return try (buttons + table("controls.tsv")).filter { row in
            row["tAMIC_NO"] == "1" && (row["customClass"] ?? "").isEmpty
                && ["misplaced", "ambiguous", "fixedFrame"].allSatisfy { row[$0] != "1" }
        }
    }

    private static func table(_ name: String) throws -> [[String: String]] {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        guard let header = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
    }
}
