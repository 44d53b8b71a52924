import Foundation

/// The names in the asset catalogues and among the image files of a project.
package struct ProjectCatalogue: Sendable {
    private var images: Set<String> = []
    private var colors: Set<String> = []
    private var hasCatalogue = false

    /// Whether there is no asset catalogue to be complete.
    package var isEmpty: Bool { !hasCatalogue }

    /// Whether there is an image of a name; folders of a catalogue may be part of it.
    package func hasImage(_ name: String) -> Bool { images.contains((name as NSString).lastPathComponent) }

    /// Whether there is a colour of a name.
    package func hasColor(_ name: String) -> Bool { colors.contains((name as NSString).lastPathComponent) }

    /// The project that a document belongs to. Folders are read once for a run: checks look at many documents of one project.
    package static func around(_ document: String) -> ProjectCatalogue {
        let folder = AssetFolder.project(of: document)
        return known.value(for: folder) { ProjectCatalogue(folder: folder) }
    }

    private static let known = Memory()

    private init(folder: String) {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
        var seen = 0
        while let path = walk.nextObject() as? String, seen < 50_000 {
            seen += 1
            let name = (path as NSString).lastPathComponent as NSString
            if name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "node_modules", "build"].contains(name as String) {
                walk.skipDescendants()
                continue
            }
            switch name.pathExtension {
            case "xcassets": hasCatalogue = true
            case "imageset", "symbolset", "appiconset", "launchimage": images.insert(name.deletingPathExtension)
            case "colorset": colors.insert(name.deletingPathExtension)
            case "png", "jpg", "jpeg", "pdf", "svg", "heic":
                images.insert(name as String)
                images.insert(
                    name.deletingPathExtension.replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: ""))
            default: break
            }
        }
    }

    /// What was read, by folder; documents may be checked side by side.
    private final class Memory: @unchecked Sendable {
        private let lock = NSLock()
        private var catalogues: [String: ProjectCatalogue] = [:]

        func value(for folder: String, _ make: () -> ProjectCatalogue) -> ProjectCatalogue {
            lock.lock()
            defer { lock.unlock() }
            if let known = catalogues[folder] { return known }
            let made = make()
            catalogues[folder] = made
            return made
        }
    }
}
