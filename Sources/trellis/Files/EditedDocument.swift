import Foundation
import IBDocuments
import LayoutChecks

/// A document with its edited bytes.
struct EditedDocument {
    private let document: IBDocument
    private let bytes: [UInt8]

    init(_ document: IBDocument, bytes: [UInt8]) {
        self.document = document
        self.bytes = bytes
    }

    /// Prints the difference and writes the file, all of it or nothing; answers false, with a complaint, when it can't be written.
    func finish(isDry: Bool) -> Bool {
        guard bytes != document.fileBytes else { return true }
        // What is shown is in UTF-8, whatever the file is in.
        let text = (try? IBDocument.read(bytes: bytes, path: document.path))?.source ?? bytes
        print(UnifiedDiff.text(from: document.source, to: text, path: RelativePath.shown(document.path)), terminator: "")
        if isDry { return true }
        // The folder alone would let a new file take its place.
        guard FileManager.default.isWritableFile(atPath: document.path) else {
            complain("\(document.path): the file is read-only, so nothing was changed in it")
            return false
        }
        do {
            // Links keep pointing: what they lead to is replaced.
            let file = URL(fileURLWithPath: document.path).resolvingSymlinksInPath()
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            try Data(bytes).write(to: file, options: .atomic)
            if let permissions = attributes[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
            }
            return true
        } catch {
            complain("\(document.path): the file can't be written")
            return false
        }
    }
}
