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

@Test func `without a project a language's folder has the catalogues beside it`() throws {
    try withProject(["Base.lproj/Main.storyboard": Data(), "Assets.xcassets/Sun.imageset/anything.png": pngHead(30, 20)]) { folder in
        let assets = AssetFolder(around: folder + "/Base.lproj/Main.storyboard")
        #expect(assets.image(named: "Sun")?.size == CGSize(width: 30, height: 20))
    }
}

@Test func `the project is the nearest folder with a repository, a project or a package`() throws {
    try withProject(["Package.swift": Data(), "Sources/App/Main.xib": Data()]) { project in
        let found = AssetFolder.project(of: project + "/Sources/App/Main.xib")
        #expect(URL(fileURLWithPath: found).lastPathComponent == URL(fileURLWithPath: project).lastPathComponent)
    }
}

/// The format: Apple's Asset Catalog Format Reference, image sets and named colours.
@Test func `a catalogue says which file is which, and what a colour is in the dark`() throws {
    let images = """
        {"images": [{"idiom": "universal", "filename": "day.png", "scale": "2x"}, {"idiom": "universal", "filename": "night.png", "scale": "3x",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"idiom": "universal", "scale": "3x"}]}
        """
    let colors = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "255", "alpha": "1"}}}]}
        """
    try withProject([
        "App.xcodeproj/project.pbxproj": Data(), "A.xcassets/Sun.imageset/day.png": pngHead(30, 20),
        "A.xcassets/Sun.imageset/night.png": pngHead(90, 60),
        "A.xcassets/Sun.imageset/Contents.json": Data(images.utf8), "A.xcassets/Brand.colorset/Contents.json": Data(colors.utf8),
        "A.xcassets/Odd.colorset/Contents.json": Data("[]".utf8), "Main.storyboard": Data(),
    ]) { project in
        let assets = AssetFolder(around: project + "/Main.storyboard")
        #expect(assets.image(named: "Sun")?.scale == 2 && assets.image(named: "Sun")?.size == CGSize(width: 15, height: 10))
        let brand = try #require(assets.color(named: "Brand"))
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(
            brand.resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = .light })
                == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 0.5))
        #expect(brand.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
        #expect(assets.color(named: "Odd") == nil)
    }
}

// Apple: an image set's Contents.json, "appearances" and "template-rendering-intent"
@Test func `an image set's list says which file is for which style, scale and use`() throws {
    let list = """
        {"images": [{"filename": "n@2x.png", "scale": "2x", "idiom": "universal",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "a.png", "scale": "1x"}, {"filename": "d.png", "scale": "2x"}, {"filename": "w.png", "scale": "3x", "idiom": "watch"}],
         "properties": {"template-rendering-intent": "template"}}
        """
    try withProject([
        "App.xcodeproj/project.pbxproj": Data(), "Main.storyboard": Data(), "A.xcassets/Sun.imageset/Contents.json": Data(list.utf8),
        "A.xcassets/Sun.imageset/n@2x.png": pngHead(8, 8), "A.xcassets/Sun.imageset/a.png": pngHead(10, 10),
        "A.xcassets/Sun.imageset/d.png": pngHead(20, 20), "A.xcassets/Sun.imageset/w.png": pngHead(90, 90),
    ]) { project in
        let image = try #require(AssetFolder(around: project + "/Main.storyboard").image(named: "Sun"))
        #expect(image.renderingMode == .alwaysTemplate)
        guard case .file(let light) = image.source, case .file(let dark) = image.darkSource else { return #expect(Bool(false)) }
        #expect((light as NSString).lastPathComponent == "d.png" && (dark as NSString).lastPathComponent == "n@2x.png")
    }
}
