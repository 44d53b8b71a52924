import Foundation
import Testing

@testable import ViewRendering

private func sample(_ canvas: ViewRendering.Canvas) {
    canvas.fill(.ellipse(in: CGRect(x: 2, y: 2, width: 16, height: 10)), RGBA(hex: 0x007AFF))
    canvas.group(alpha: 0.5) { canvas.fill(.rect(CGRect(x: 5, y: 5, width: 10, height: 10)), .black) }
}

@Test(arguments: PictureFormat.allCases)
func `the same drawing gives the same bytes each time`(format: PictureFormat) throws {
    let first = try pictureBytes(format, width: 20, height: 20, scale: 2, sample)
    let second = try pictureBytes(format, width: 20, height: 20, scale: 2, sample)
    #expect(first == second)
    #expect(!first.isEmpty)
}

@Test func `each format begins as its kind of file begins`() throws {
    #expect(try pictureBytes(.png, width: 20, height: 20, sample).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try pictureBytes(.pdf, width: 20, height: 20, sample).starts(with: Array("%PDF-".utf8)))
    let svg = try #require(String(data: pictureBytes(.svg, width: 20, height: 30, sample), encoding: .utf8))
    #expect(svg.contains("width=\"20px\" height=\"30px\" viewBox=\"0 0 20 30\""))
}

@Test func `sizes and scales that make no picture are refused by name`() {
    #expect(throws: RenderError.emptySize(width: 0, height: 10)) { try PictureSize(width: 0, height: 10, scale: 1) }
    #expect(throws: RenderError.emptySize(width: 10, height: .infinity)) { try PictureSize(width: 10, height: .infinity, scale: 1) }
    #expect(throws: RenderError.invalidScale(0)) { try PictureSize(width: 10, height: 10, scale: 0) }
    #expect(throws: RenderError.invalidScale(-2)) { try PictureSize(width: 10, height: 10, scale: -2) }
    #expect(throws: RenderError.tooLarge(width: 40_000, height: 10)) { try PictureSize(width: 40_000, height: 10, scale: 1) }
    #expect(throws: RenderError.tooLarge(width: 30_000, height: 30_000)) { try PictureSize(width: 10_000, height: 10_000, scale: 3) }
}

@Test func `errors are sentences`() {
    #expect(
        RenderError.emptySize(width: 0, height: 44.5).description
            == "Nothing to draw: the size is 0 x 44.5 points; both must be above 0 and finite.")
    #expect(
        RenderError.tooLarge(width: 40_000, height: 10).description
            == "The picture would be 40000 x 10 pixels; at most 32767 a side and 128 million in all can be drawn. Choose a smaller scale.")
    #expect(RenderError.notWritable(path: "a/b.png", reason: "Permission denied").description == "Cannot write a/b.png: Permission denied.")
}

@Test func `a picture lands under its name and nothing is left beside it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("scene.png").path
    try PictureFile.write(Data([1, 2, 3]), to: path)
    try PictureFile.write(Data([4, 5]), to: path)
    #expect(FileManager.default.contents(atPath: path) == Data([4, 5]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["scene.png"])
}

@Test func `an unwritable place is an error that names it`() {
    #expect(throws: RenderError.notWritable(path: "/nowhere/at/all.png", reason: "No such file or directory")) {
        try PictureFile.write(Data([1]), to: "/nowhere/at/all.png")
    }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: RenderError.notWritable(path: folder, reason: "it is a folder")) { try PictureFile.write(Data([1]), to: folder) }
}
