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
        A picture is named after its document and the object id of the view it shows. Its path is printed when it is written. What is wrong with
        a document stands on standard error, a line each; the exit status is 1 when any of it is an error.
        """
    private static let output = Option(name: "output", short: "o", value: "DIR", help: "Where the pictures go; made when it isn't there.")
    private static let outlines = Option(
        name: "outlines", help: "Draw frames, guides and the content area of scroll views over the picture.")
    private static let format = Option(name: "format", value: "LIST", help: "Write these kinds of file: png, svg, pdf; png,svg without it.")
    private static let full = Option(name: "full", help: "Make each scene so high that its scroll view shows all of its content.")
    private static let offset = Option(name: "offset", value: "Y", help: "Scroll by this many points first, as far as there is content.")
    private static let statusBar = Option(name: "status-bar", help: "Draw the system's status bar over scenes.")
    private static let matrix = Option(
        name: "matrix", help: "Draw one sheet for each scene: devices beside one another, text sizes and directions below.")
    private static let devices = Option(
        name: "devices", value: "LIST", help: "The devices of the sheet; iphone-8,iphone-15,iphone-15-plus without it.")
    private static let contentSizes = Option(name: "content-sizes", value: "LIST", help: "The text sizes of the sheet; L,AX2 without it.")
    static let options = [output, outlines, format, full, offset, statusBar, matrix, devices, contentSizes] + CanvasArguments.options

    private let files: [String]
    private let folder: String
    private let canvas: CanvasOptions
    private let drawsOutlines: Bool
    private let formats: [PictureFormat]
    private let showsFullContent: Bool
    private let offset: CGFloat?
    private let showsStatusBar: Bool
    private let matrix: PictureMatrix?

    init(_ arguments: Arguments) throws(UsageError) {
        guard let folder = arguments.value(Self.output) else { throw .missingOption(Self.output.synopsis) }
        self.folder = folder
        files = arguments.files
        canvas = try CanvasArguments.canvas(arguments)
        drawsOutlines = arguments.has(Self.outlines)
        formats = try Self.readFormats(arguments.value(Self.format) ?? "png,svg")
        showsFullContent = arguments.has(Self.full)
        offset = try arguments.value(Self.offset).map { text throws(UsageError) in try Self.readOffset(text) }
        showsStatusBar = arguments.has(Self.statusBar)
        let devices = try CanvasArguments.devices(
            arguments.value(Self.devices) ?? "iphone-8,iphone-15,iphone-15-plus", option: "--devices")
        let contentSizes = try CanvasArguments.categories(arguments.value(Self.contentSizes) ?? "L,AX2", option: "--content-sizes")
        matrix = arguments.has(Self.matrix) ? PictureMatrix(canvas: canvas, devices: devices, contentSizes: contentSizes) : nil
    }

    private static func readOffset(_ text: String) throws(UsageError) -> CGFloat {
        guard let offset = Double(text), offset >= 0, offset <= 1e6 else {
            throw .badValue(option: "--offset", value: text, expected: "a number of points from 0 up")
        }
        return offset
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
            let told = tell(laidOut.findings)
            if let matrix { return max(told, draw(matrix.sheets(of: document), of: document, &names)) }
            return laidOut.trees.reduce(told) { worst, tree in
                max(worst, draw(stretched(tree, of: document), name: names.name(document: document.path, tree: tree.id)))
            }
        }
    }

    /// With `--full`, the tree laid out so high that its scroll view shows all of its content.
    private func stretched(_ tree: LaidOutTree, of document: IBDocument) -> LaidOutTree {
        guard showsFullContent else { return tree }
        return FullContent(document: document, options: canvas).stretched(tree)
    }

    private func draw(_ tree: LaidOutTree, name: String) -> ExitStatus {
        guard tree.rootView.bounds.width > 0, tree.rootView.bounds.height > 0 else {
            complain("\(name): the view has no size, so there is nothing to draw")
            return .success
        }
        if let offset { scroll(tree.rootView, to: offset) }
        let renderer = ViewRenderer(options(for: tree))
        let statusBar = showsStatusBar && tree.sceneID != nil ? StatusBar(tree.device, over: tree.bars) : nil
        return write(name) { format, path throws(RenderError) in
            try renderer.write(tree.rootView, under: tree.bars, statusBar: statusBar, as: format, to: path)
        }
    }

    private func draw(_ sheets: [PictureMatrix.Sheet], of document: IBDocument, _ names: inout PictureNames) -> ExitStatus {
        var worst = ExitStatus.success
        for sheet in sheets {
            let name = names.name(document: document.path, tree: sheet.id + "-matrix")
            var options = RenderOptions(scale: canvas.scale ?? 2, style: canvas.style ?? .light, background: .systemBackground)
            if drawsOutlines { options.outlines = RenderOptions.Outlines.all.subtracting(.legend) }
            let drawing = ContactSheet(title: sheet.title, columns: sheet.columns, options: options)
            let status = write(name) { format, path throws(RenderError) in try drawing.write(sheet.pictures, as: format, to: path) }
            worst = max(worst, status)
        }
        return worst
    }

    private func options(for tree: LaidOutTree) -> RenderOptions {
        RenderOptions(
            scale: canvas.scale ?? tree.device.scale, style: tree.rootView.traitCollection.userInterfaceStyle,
            outlines: drawsOutlines ? .all : [], background: .systemBackground)
    }

    private func write(_ name: String, _ body: (PictureFormat, String) throws(RenderError) -> Void) -> ExitStatus {
        do throws(RenderError) {
            for format in formats {
                let path = "\(folder)/\(name).\(format.rawValue)"
                try body(format, path)
                print(path)
            }
            return .success
        } catch {
            complain("\(name): \(error.description)")
            return .faults
        }
    }

    /// Scrolls the scroll view with the most content by this much from its top, as far as there is content.
    private func scroll(_ root: UIView, to offset: CGFloat) {
        guard let view = FullContent.mainScrollView(below: root) else { return }
        let range = view.offsetRange
        view.contentOffset.y = min(range.min.y + offset, range.max.y)
        root.layoutIfNeeded()
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
