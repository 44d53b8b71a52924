import Foundation
import IBDocuments
import IBLoading
import UIKit

/// How an app says that its screens may be held.
enum SupportedOrientations {
    /// Whether a document's app turns with its device: true unless the nearest `Info.plist` above the document, inside its project, names only
    /// upright orientations.
    static func includeLandscape(_ document: IBDocument) -> Bool {
        guard let names = names(above: document.path, isPad: document.showsPad) else { return true }
        return names.contains { $0.contains("Landscape") }
    }

    private static func names(above path: String, isPad: Bool) -> [String]? {
        let project = AssetFolder.project(of: path)
        var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
        while folder.path.hasPrefix(project) {
            if let names = names(in: folder, isPad: isPad) { return names }
            if folder.path == "/" { return nil }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func names(in folder: URL, isPad: Bool) -> [String]? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let key = "UISupportedInterfaceOrientations"
        return (isPad ? list[key + "~ipad"] as? [String] : nil) ?? list[key] as? [String]
    }
}
