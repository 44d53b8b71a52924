import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Test func `a menu keeps its name and options when its children change`() {
    let menu = UIMenu(title: "Sort", identifier: UIMenu.Identifier("sort"), options: .displayInline, children: [])
    let changed = menu.replacingChildren([UIAction(title: "By name") { _ in }])
    #expect(changed.identifier == menu.identifier && changed.options == .displayInline && changed.children.count == 1)
}

// Apple: UIImage.pngData(); an image of a file's bytes gives them back, one that a program drew has no pixels of its own
@MainActor @Test func `an image of a PNG file's bytes gives them back`() throws {
    let head = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4])
    let image = try #require(UIImage(data: head, scale: 2))
    #expect(image.size == CGSize(width: 3, height: 2) && image.pngData() == head && image.jpegData(compressionQuality: 1) == nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(drawn.pngData() == nil && UIImage(data: Data([1, 2, 3])) == nil)
}

@MainActor @Test func `a path drawn backwards covers the same and ends where it began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 14, y: 2), controlPoint2: CGPoint(x: 14, y: 8))
    let back = path.reversing()
    #expect(back.currentPoint == CGPoint(x: 0, y: 0) && back.bounds == path.bounds)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
}

@MainActor @Test func `a list cell's word takes its width and the room around it`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [.label(text: "12")]
    cell.layoutIfNeeded()
    let label = cell.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "12" && label?.frame.maxX == 284)
}
