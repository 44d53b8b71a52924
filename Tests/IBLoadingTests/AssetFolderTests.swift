import Foundation
import IBLoading
import Testing
import UIKit

/// The first 24 bytes of a PNG of a size: what its size is read from (PNG specification, sections 5.2 and 11.2.2).
private func pngHead(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height])
}

private func withProject(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-assets-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (file, bytes) in files {
        let path = URL(fileURLWithPath: folder + "/" + file)
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: path)
    }
    try body(folder)
}

@Test func `a picture is found in a catalogue and beside the document, at its largest scale`() throws {
    try withProject([
        "App.xcodeproj/project.pbxproj": Data(), "App/Base.lproj/Main.storyboard": Data(),
        "App/Assets.xcassets/Icons/Sun.imageset/anything.png": pngHead(30, 20), "App/Sky.png": pngHead(50, 40),
        "App/Sky@2x.png": pngHead(100, 80),
    ]) { project in
        let assets = AssetFolder(around: project + "/App/Base.lproj/Main.storyboard")
        #expect(assets.image(named: "Sun")?.size == CGSize(width: 30, height: 20))
        #expect(assets.image(named: "Sky")?.scale == 2)
        #expect(assets.image(named: "Sky")?.size == CGSize(width: 50, height: 40))
        #expect(assets.image(named: "Moon") == nil)
    }
}

@Test func `the project is the nearest folder with a repository, a project or a package`() throws {
    try withProject(["Package.swift": Data(), "Sources/App/Main.xib": Data()]) { project in
        let found = AssetFolder.project(of: project + "/Sources/App/Main.xib")
        #expect(URL(fileURLWithPath: found).lastPathComponent == URL(fileURLWithPath: project).lastPathComponent)
    }
}
