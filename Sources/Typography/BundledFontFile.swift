import CTypography
import Foundation

/// A file that is built into the program.
struct BundledFontFile: @unchecked Sendable {
    let name: String
    /// The bytes; they live as long as the process.
    let bytes: UnsafeRawBufferPointer

    /// Returns the file of a name.
    static func named(_ name: String) -> BundledFontFile? { all[name] }

    private static let all: [String: BundledFontFile] = {
        var files: [String: BundledFontFile] = [:]
        for index in 0..<trellis_font_file_count() {
            let file = trellis_font_file(index)
            let name = String(cString: file.name)
            if let bytes = file.bytes.map({ UnsafeRawBufferPointer(start: $0, count: file.length) }) ?? read(name) {
                files[name] = BundledFontFile(name: name, bytes: bytes)
            }
        }
        return files
    }()

    /// Reads a file that the compiler could not embed from the folder that the program was built from.
    private static func read(_ name: String) -> UnsafeRawBufferPointer? {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../CTypography")
        let places = ["Fonts", "Hyphenation"].map { sources.appendingPathComponent($0).appendingPathComponent(name) }
        guard let data = places.lazy.compactMap({ try? Data(contentsOf: $0) }).first else { return nil }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
        data.copyBytes(to: copy)
        return UnsafeRawBufferPointer(copy)
    }
}
