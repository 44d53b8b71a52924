import Foundation
import Testing

@testable import trellis

/// A folder that goes away with the test.
private func withFolder(_ files: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
        let path = folder + "/" + file
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: path))
    }
    try body(folder)
}

@Test func `a folder is walked in the order of its paths, hidden folders left out`() throws {
    try withFolder(["b/Two.xib", "a/One.storyboard", "a/Read.me", ".build/Three.xib", "Four.xib"]) { folder in
        let found = DocumentFinder([folder + "/"])
        #expect(found.documents == ["/Four.xib", "/a/One.storyboard", "/b/Two.xib"].map { folder + $0 })
        #expect(found.missing.isEmpty && found.barren.isEmpty)
    }
}

@Test func `a file is taken by any name and only once`() throws {
    try withFolder(["page.xml"]) { folder in
        #expect(DocumentFinder([folder + "/page.xml", folder + "/page.xml"]).documents == [folder + "/page.xml"])
    }
}

@Test func `what isn't there is told apart from what holds nothing`() throws {
    try withFolder(["empty/Read.me"]) { folder in
        let found = DocumentFinder([folder + "/gone.xib", folder + "/empty"])
        #expect(found.missing == [folder + "/gone.xib"])
        #expect(found.barren == [folder + "/empty"])
    }
}
