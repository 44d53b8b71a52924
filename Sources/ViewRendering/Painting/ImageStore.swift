import Foundation
import UIKit

/// The pixels of image files, each read once a picture, and the reasons why some could not be read.
@MainActor final class ImageStore {
    /// What became of an image.
    enum Entry {
        case pixels(Pixels)
        case symbol(SymbolFigure)
        case drawing(DrawnPicture)
        /// Nothing to draw; the text says what is missing, for the placeholder.
        case missing(String)
    }

    private var files: [String: Entry] = [:]
    private var bytes: [Data: Entry] = [:]

    func entry(for image: UIImage, isDark: Bool = false) -> Entry {
        switch isDark ? image.darkSource ?? image.source : image.source {
        case .file(let path):
            if let known = files[path] { return known }
            let entry = Self.read(path)
            files[path] = entry
            return entry
        case .symbol(let name):
            return SymbolFigure(name: name).map { .symbol($0) } ?? .missing(name)
        case .drawn(let picture): return .drawing(picture)
        case .bytes(let data):
            if let known = bytes[data] { return known }
            let entry: Entry =
                switch Pixels.decode(data) {
                case .success(let pixels): .pixels(pixels)
                case .failure(let unreadable): .missing(unreadable.reason)
                }
            bytes[data] = entry
            return entry
        case .none:
            return .missing(image.name ?? "image")
        }
    }

    private static func read(_ path: String) -> Entry {
        let name = (path as NSString).lastPathComponent
        guard let bytes = FileManager.default.contents(atPath: path) else { return .missing("\(name): not found") }
        switch Pixels.decode(bytes) {
        case .success(let pixels):
            pixels.source = .file(path)
            return .pixels(pixels)
        case .failure(let unreadable): return .missing("\(name): \(unreadable.reason)")
        }
    }
}
