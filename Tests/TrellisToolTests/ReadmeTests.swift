import Foundation
import Testing

// The README shows files of Examples/; a listing that differs from its file would be a promise that nobody compiles.

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A fenced block of Swift with the path that the line above it names in backquotes.
private struct Listing {
    let path: String
    let text: String

    static func all(in readme: String) -> [Listing] {
        let lines = readme.components(separatedBy: "\n")
        return lines.indices.filter { lines[$0] == "```swift" }.map { start in
            let end = lines[start...].firstIndex(of: "```") ?? lines.endIndex
            let heading = lines[..<start].last { !$0.isEmpty } ?? ""
            return Listing(
                path: heading.components(separatedBy: "`").dropFirst().first ?? "no path above line \(start + 1)",
                text: lines[(start + 1)..<end].joined(separator: "\n") + "\n")
        }
    }
}

@Test func `every listing of the README is a file of the package`() throws {
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let listings = Listing.all(in: readme)
    #expect(!listings.isEmpty)
    for listing in listings {
        let file = try String(contentsOf: package.appendingPathComponent(listing.path), encoding: .utf8)
        #expect(file == listing.text, "\(listing.path)")
    }
}

@Test func `the README's pictures and scripts are there`() throws {
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let paths = readme.matches(of: #/\]\(([^)#:]+)\)|`(script/\w+)`/#).map { String($0.1 ?? $0.2 ?? "") }
    #expect(paths.count > 3)
    for path in paths { #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path), "\(path)") }
}
