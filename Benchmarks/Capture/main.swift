// Writes the system of every scene of some documents as a workload file (format ALW1, see Benchmarks/README.md).
//
// usage: capture-systems OUTPUT-FOLDER DOCUMENT...     prints how many systems of how many documents it wrote
import Foundation
import IBDocuments
import IBLoading
import LayoutEngine
import UIKit

@MainActor func capture(_ document: String, into folder: String) -> Int {
    guard let read = try? IBDocument.read(path: document) else { return 0 }
    let stem = URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
    var count = 0
    for tree in layOut(document: read, options: CanvasOptions()).trees {
        guard let export = tree.rootView.layoutExport, let root = export.item(of: tree.rootView) else { continue }
        let name = "\(stem).\(tree.sceneID ?? tree.id)".map { $0.isLetter || $0.isNumber || "._-".contains($0) ? String($0) : "_" }.joined()
        guard let text = CapturedSystem(export.system, name: name, root: root)?.text else { continue }
        do {
            try text.write(toFile: "\(folder)/\(name).txt", atomically: true, encoding: .utf8)
            count += 1
        } catch { fail("can't write \(folder)/\(name).txt: \(error.localizedDescription)") }
    }
    return count
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("capture-systems: \(message)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count > 1 else { fail("usage: capture-systems OUTPUT-FOLDER DOCUMENT...") }
let counts = arguments.dropFirst().map { capture($0, into: folder) }
print("\(counts.reduce(0, +)) systems of \(counts.count) documents")
