import CTurboJPEG
import Foundation

/// Why a JPEG file gives no picture.
enum JPEGError: Error, Equatable {
    case notJPEG
    /// The library's own words on what is wrong with the file.
    case damaged(String)
    /// More pixels than a picture may have.
    case tooLarge(width: Int, height: Int)
}

/// Decodes JPEG files with libjpeg-turbo: baseline and progressive, gray or colour.
enum JPEGDecoder {
    /// What is decoded at most: as many pixels as a picture of ours may have.
    static let mostPixels = 128_000_000

    /// - Returns: Width, height and the pixels, row by row, as 0xFFRRGGBB. Of a file that is cut off, what there is of the picture.
    static func decode(_ data: Data) throws(JPEGError) -> (width: Int, height: Int, pixels: [UInt32]) {
        guard data.starts(with: [0xFF, 0xD8]), let decoder = tjInitDecompress() else { throw .notJPEG }
        defer { tjDestroy(decoder) }
        let bytes = [UInt8](data)
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace) == 0, width > 0, height > 0
        else { throw .damaged(reason(decoder)) }
        guard Int(width) * Int(height) <= mostPixels else { throw .tooLarge(width: Int(width), height: Int(height)) }
        var pixels = [UInt32](repeating: 0xFF00_0000, count: Int(width) * Int(height))
        let status = pixels.withUnsafeMutableBytes {
            tjDecompress2(
                decoder, bytes, UInt(bytes.count), $0.baseAddress?.assumingMemoryBound(to: UInt8.self), width, 0, height,
                Int32(TJPF_BGRA.rawValue), 0)
        }
        // A warning (a file cut off) leaves a picture; a fatal error doesn't.
        guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw .damaged(reason(decoder)) }
        return (Int(width), Int(height), pixels)
    }

    private static func reason(_ decoder: tjhandle) -> String { String(cString: tjGetErrorStr2(decoder)) }
}
