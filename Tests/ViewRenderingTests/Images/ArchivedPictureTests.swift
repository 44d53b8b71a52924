import Foundation
import Testing
import UIKit

@testable import ViewRendering

/// Pictures that a document holds itself, in an archive of the Mac. Expected pixels: the bytes written into the file below, by TIFF 6.0.
@MainActor @Suite struct ArchivedPictureTests {
    /// An uncompressed TIFF of the widest byte order: red, green, blue and alpha of each pixel.
    private func tiff(_ pixels: [[UInt8]], width: Int, compression: Int = 1, isPremultiplied: Bool = true) -> [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        let bytes = pixels.flatMap { $0 }
        let depths = 8 + bytes.count
        func field(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            big(tag, 2) + big(type, 2) + big(count, 4) + (type == 3 && count == 1 ? big(value, 2) + [0, 0] : big(value, 4))
        }
        let fields = [
            field(256, 3, 1, width), field(257, 3, 1, pixels.count / width), field(258, 3, 4, depths), field(259, 3, 1, compression),
            field(262, 3, 1, 2), field(273, 4, 1, 8), field(277, 3, 1, 4), field(279, 4, 1, bytes.count),
            field(338, 3, 1, isPremultiplied ? 1 : 2),
        ]
        return [0x4D, 0x4D, 0, 42] + big(depths + 8, 4) + bytes + [0, 8, 0, 8, 0, 8, 0, 8] + big(fields.count, 2) + fields.joined() + [
            0, 0, 0, 0,
        ]
    }

    private func imageView(_ files: [[UInt8]], packed: String? = nil) throws -> UIImageView {
        let objects: [Any] = ["$null", "{2, 2}"] + files.map { Data($0) }
        let archive = try PropertyListSerialization.data(
            fromPropertyList: ["$archiver": "NSKeyedArchiver", "$objects": objects], format: .binary, options: 0)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
            <imageView image="own" id="v"><rect key="frame" x="0" y="0" width="2" height="2"/></imageView></objects><resources>
            <image name="own" width="2" height="2"><mutableData key="keyedArchiveRepresentation">\(packed ?? archive.base64EncodedString())</mutableData>
            </image></resources></document>
            """
        return try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIImageView)
    }

    private let red: [UInt8] = [255, 0, 0, 255], half: [UInt8] = [0, 0, 128, 128], clear: [UInt8] = [0, 0, 0, 0],
        green: [UInt8] = [0, 255, 0, 255]

    @Test func anUncompressedPictureIsDrawn() throws {
        let view = try imageView([tiff([red, half, clear, green], width: 2)])
        #expect(view.image?.size == CGSize(width: 2, height: 2) && view.image?.scale == 1)
        let picture = try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
        #expect(picture[0, 0] == RGBA(1, 0, 0) && picture[1, 1] == RGBA(0, 1, 0) && picture[0, 1]?.isClear == true)
        let blue = try #require(picture[1, 0])
        #expect(abs(blue.alpha - 0.5) < 0.01 && blue.blue > 0.98 && blue.red == 0)
    }

    @Test func theFileOfTheLargestScaleIsTaken() throws {
        let large = tiff(Array(repeating: green, count: 16), width: 4)
        let view = try imageView([tiff(Array(repeating: red, count: 4), width: 2), large])
        #expect(view.image?.scale == 2)
        let picture = try Pixels(png: ViewRenderer(RenderOptions(scale: 1)).data(of: view, as: .png))
        #expect(picture[1, 1] == RGBA(0, 1, 0))
    }

    @Test func whatCantBeReadKeepsItsSize() throws {
        let whole = tiff([red, red, red, red], width: 2)
        for files in [[tiff([red, red, red, red], width: 2, compression: 5)], [Array(whole.prefix(20))], [[1, 2, 3]], []] {
            let view = try imageView(files)
            #expect(view.image?.size == CGSize(width: 2, height: 2))
        }
        #expect(try imageView([], packed: "????").image?.size == CGSize(width: 2, height: 2))
    }
}
