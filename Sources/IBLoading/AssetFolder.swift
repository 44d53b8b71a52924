import Foundation
import UIKit

/// The pictures that lie around a document: in asset catalogues, and as plain PNG, JPEG, PDF and SVG files.
///
/// A document names its images and stores their sizes; the pixels stand elsewhere in the project. The project is the nearest folder above the
/// document that holds a repository, an Xcode project or a package; without one, the document's own folder.
package final class AssetFolder: AssetProvider {
    /// More files than this are not looked at: a home folder is no project.
    private static let fileLimit = 50_000
    private static let unwanted: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]

    /// A picture's file and how many of its pixels a point has.
    private struct Picture {
        var path: String
        var scale: CGFloat
        /// The file for the dark style, where it is another.
        var dark: String?
        var isTemplate = false
    }

    /// The file of each image name with the largest scale.
    private let files: [String: Picture]
    /// The colours of the catalogues.
    private let colors: [String: UIColor]

    /// The pictures and colours of the project that a document belongs to.
    package init(around document: String) {
        (files, colors) = Self.index(Self.project(of: document))
    }

    /// The image of a name, or nil where there is no file of it that we can read.
    package func image(named name: String) -> UIImage? {
        guard let file = files[name], let image = UIImage(contentsOfFile: file.path) else { return nil }
        let factor = image.scale / file.scale
        let found = UIImage(
            name: name, size: CGSize(width: image.size.width * factor, height: image.size.height * factor), scale: file.scale,
            source: .file(file.path), renderingMode: file.isTemplate ? .alwaysTemplate : .automatic)
        return file.dark.map { found.withDarkSource(.file($0)) } ?? found
    }

    /// The colour of a name, which may have another value in the dark: documents store one value of the colours they name.
    package func color(named name: String) -> UIColor? { colors[name] }

    /// The folder that is searched for a document's pictures.
    package static func project(of document: String) -> String {
        let own = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
        var folder = own
        for _ in 0..<8 where folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: isProject) { return folder.path }
            folder.deleteLastPathComponent()
        }
        // Without a project around it: a language's folder stands beside the catalogues.
        return own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path
    }

    private static func isProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    private static func index(_ folder: String) -> (pictures: [String: Picture], colors: [String: UIColor]) {
        var best: [String: Picture] = [:]
        var colors: [String: UIColor] = [:]
        var seen = 0
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return ([:], [:]) }
        while let path = walk.nextObject() as? String, seen < fileLimit {
            seen += 1
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") || unwanted.contains(name) {
                walk.skipDescendants()
            } else if name.hasSuffix(".colorset") {
                let contents = FileManager.default.contents(atPath: folder + "/" + path + "/Contents.json")
                if let set = contents.flatMap(ColorSet.init) { colors[(name as NSString).deletingPathExtension] = set.color }
            } else if name.hasSuffix(".imageset"), let set = imageSet(folder + "/" + path) {
                walk.skipDescendants()
                best[(name as NSString).deletingPathExtension] = set
            } else if let picture = picture(path) {
                let scale = UIImage.scale(ofFileName: name)
                if scale > best[picture]?.scale ?? 0 { best[picture] = Picture(path: folder + "/" + path, scale: scale) }
            }
        }
        return (best, colors)
    }

    /// The picture that an image set names; nil where its contents say nothing, and its files have to.
    private static func imageSet(_ folder: String) -> Picture? {
        guard let set = FileManager.default.contents(atPath: folder + "/Contents.json").flatMap(ImageSet.init) else { return nil }
        // What we can't read has no place among the pictures.
        guard picture(set.file) != nil, FileManager.default.fileExists(atPath: folder + "/" + set.file) else { return nil }
        let dark = set.darkFile.flatMap {
            picture($0) != nil && FileManager.default.fileExists(atPath: folder + "/" + $0) ? folder + "/" + $0 : nil
        }
        return Picture(path: folder + "/" + set.file, scale: set.scale, dark: dark, isTemplate: set.isTemplate)
    }

    /// The image name that a file stands for: `Sky` for `Sky@2x.png`, and for any picture in `Sky.imageset`.
    private static func picture(_ path: String) -> String? {
        let file = path as NSString
        guard ["png", "jpg", "jpeg", "pdf", "svg"].contains(file.pathExtension.lowercased()) else { return nil }
        let set = file.deletingLastPathComponent as NSString
        if set.pathExtension == "imageset" { return (set.lastPathComponent as NSString).deletingPathExtension }
        let stem = (file.lastPathComponent as NSString).deletingPathExtension
        return ["@2x", "@3x"].first(where: stem.hasSuffix).map { String(stem.dropLast($0.count)) } ?? stem
    }
}
