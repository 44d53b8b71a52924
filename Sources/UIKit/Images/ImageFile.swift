import Foundation

/// Reads the size of PNG, JPEG, PDF and SVG files from their headers.
enum ImageFile {
    /// Width and height in pixels (of a vector picture: in points), or nil if the file is none of these or is cut off.
    static func pixelSize(path: String) -> CGSize? {
        FileManager.default.contents(atPath: path).flatMap { pixelSize($0) }
    }

    /// The same for the bytes of a file.
    static func pixelSize(_ data: Data) -> CGSize? {
        let bytes = [UInt8](data)
        return pngSize(bytes) ?? jpegSize(bytes) ?? VectorSize.read(data).map { CGSize(width: $0.width, height: $0.height) }
    }

    /// The scale that a file name tells: 2 for `name@2x.png`, 1 without such an ending.
    static func scale(ofName path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }

    /// PNG: signature, then the IHDR chunk with width and height as big-endian 32-bit numbers.
    private static func pngSize(_ bytes: [UInt8]) -> CGSize? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, Array(bytes[0..<8]) == signature else { return nil }
        return CGSize(width: number(bytes, at: 16, count: 4), height: number(bytes, at: 20, count: 4))
    }

    /// JPEG: segments of marker and length until a start-of-frame, which holds height and width.
    private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return CGSize(width: number(bytes, at: at + 7, count: 2), height: number(bytes, at: at + 5, count: 2)) }
            let length = number(bytes, at: at + 2, count: 2)
            guard length >= 2 else { return nil }
            at += 2 + length
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at index: Int, count: Int) -> Int {
        bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
