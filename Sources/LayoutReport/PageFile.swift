import CReportPage
import Foundation

/// The files that a page is put together from, out of the program itself.
enum PageFile {
    /// The bytes of a file of `Sources/CReportPage/Page`.
    static func bytes(_ name: String) -> Data {
        for index in 0..<trellis_page_file_count() {
            let file = trellis_page_file(index)
            guard String(cString: file.name) == name else { continue }
            if let bytes = file.bytes { return Data(bytes: bytes, count: file.length) }
        }
        // A compiler without #embed: the folder that the program was built from.
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../CReportPage/Page")
        return (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    }

    /// A page whose parts are still to be put in, with the head that all pages have.
    static func page(_ name: String) -> String { text(name).replacingOccurrences(of: "{{HEAD}}", with: text("head.html")) }

    /// The text of a file.
    static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
