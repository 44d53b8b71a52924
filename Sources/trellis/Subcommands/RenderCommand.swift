import Findings
import Foundation
import IBDocuments
import IBLoading
import UIKit
import ViewRendering

/// `trellis render`: a picture of every scene.
struct RenderCommand: Subcommand {
    static let name = "render"
    static let summary = "Draws each scene as PNG and SVG, or as PDF."
    static let usage = "FILE... -o DIR [options]"
    static let discussion = """
        A picture is named after its document and the object id of the view it shows. Its path is printed when it is written.
        """
    private static let output = Option(name: "output", short: "o", value: "DIR", help: "Where the pictures go; made when it isn't there.")
    private static let outlines = Option(
        name: "outlines", help: "Draw frames, guides and the content area of scroll views over the picture.")
    private static let format = Option(name: "format", value: "LIST", help: "Write these kinds of file: png, svg, pdf; png,svg without it.")
    static let options = [output, outlines, format] + CanvasArguments.options

    private let files: [String]
    private let folder: String
    private let canvas: CanvasOptions
    private let drawsOutlines: Bool
    private let formats: [PictureFormat]

    init(_ arguments: Arguments) throws(UsageError) {
        guard let folder = arguments.value(Self.output) else { throw .missingOption(Self.output.synopsis) }
        self.folder = folder
        files = arguments.files
        canvas = try CanvasArguments.canvas(arguments)
        drawsOutlines = arguments.has(Self.outlines)
        formats = try Self.readFormats(arguments.value(Self.format) ?? "png,svg")
    }

    private static func readFormats(_ text: String) throws(UsageError) -> [PictureFormat] {
        let formats = text.split(separator: ",", omittingEmptySubsequences: false).map { PictureFormat(rawValue: String($0)) }
        guard !formats.isEmpty, !formats.contains(nil) else {
            throw .badValue(option: "--format", value: text, expected: "png, svg or pdf, or several of them with commas between")
        }
        return formats.compactMap { $0 }
    }

    func run() -> ExitStatus {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            complain("\(folder): the folder can't be made")
            return .usage
        }
        var names = PictureNames()
        return DocumentRun(files: files, canvas: canvas).forEach { _, error in
            standardError(error.text + "\n")
        } serve: { document in
            AssetLibrary.shared.removeAll()
            AssetLibrary.shared.register(AssetFolder(around: document.path))
            let laidOut = layOut(document: document, options: canvas)
            return laidOut.trees.map { tree in
                draw(tree, name: names.name(document: document.path, tree: tree.id))
            }.max() ?? .success
        }
    }

    private func draw(_ tree: LaidOutTree, name: String) -> ExitStatus {
        guard tree.rootView.bounds.width > 0, tree.rootView.bounds.height > 0 else {
            complain("\(name): the view has no size, so there is nothing to draw")
            return .success
        }
        let scale = canvas.scale ?? tree.device.scale
        let renderer = ViewRenderer(
            RenderOptions(
                scale: scale, style: tree.rootView.traitCollection.userInterfaceStyle, outlines: drawsOutlines ? .all : [],
                background: .systemBackground))
        do throws(RenderError) {
            for format in formats {
                let path = "\(folder)/\(name).\(format.rawValue)"
                try renderer.write(tree.rootView, under: tree.bars, as: format, to: path)
                print(path)
            }
            return .success
        } catch {
            complain("\(name): \(error.description)")
            return .faults
        }
    }
}

/// The names of pictures, no two the same: documents in different folders may share theirs.
private struct PictureNames {
    private var used: Set<String> = []

    mutating func name(document: String, tree: String) -> String {
        let base = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
        let wanted = "\(base)-\(tree)".map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "_" }.joined()
        var name = wanted
        var number = 2
        while !used.insert(name).inserted {
            name = "\(wanted)-\(number)"
            number += 1
        }
        return name
    }
}
