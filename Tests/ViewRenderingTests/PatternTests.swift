import Foundation
import Testing
import UIKit

@testable import ViewRendering

@MainActor private func pixels(of view: UIView) throws -> Pixels {
    try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
}

// Apple: UIColor(patternImage:); arithmetic: a picture 8 wide, red then blue, begins again every 8 points
@MainActor @Test func `a pattern repeats its picture from the top left`() throws {
    let tile = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), half = UIView(frame: CGRect(x: 4, y: 0, width: 4, height: 8))
    tile.backgroundColor = .red
    half.backgroundColor = .blue
    tile.addSubview(half)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("pattern-\(UUID().uuidString).png")
    try ViewRenderer(RenderOptions(scale: 1)).data(of: tile, as: .png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    ground.backgroundColor = UIColor(patternImage: try #require(UIImage(contentsOfFile: file.path)))
    let picture = try pixels(of: ground)
    let (red, blue) = (RGBA(1, 0, 0), RGBA(0, 0, 1))
    #expect([1, 5, 9, 13, 17].map { picture[$0, 1] } == [red, blue, red, blue, red])
    #expect(picture[1, 10] == red && picture[5, 10] == blue)
}
