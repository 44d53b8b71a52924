import Foundation

/// Writing a finished picture to its place.
enum PictureFile {
    /// Writes beside the destination first, then renames: a reader never meets half a picture.
    static func write(_ bytes: Data, to path: String) throws(RenderError) {
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw .notWritable(path: path, reason: "it is a folder")
        }
        let temporary = (folder as NSString).appendingPathComponent(".\(name).\(ProcessInfo.processInfo.processIdentifier).part")
        guard let file = fopen(temporary, "wb") else {
            throw .notWritable(path: path, reason: String(cString: strerror(errno)))
        }
        let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        let writeError = errno
        let closed = fclose(file) == 0
        guard written == bytes.count, closed, rename(temporary, path) == 0 else {
            let reason = String(cString: strerror(written == bytes.count ? errno : writeError))
            remove(temporary)
            throw .notWritable(path: path, reason: reason)
        }
    }
}
