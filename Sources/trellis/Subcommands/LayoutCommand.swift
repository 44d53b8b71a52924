import Findings
import IBDocuments
import IBLoading

/// `trellis layout`: the frames of every view.
struct LayoutCommand: Subcommand {
    static let name = "layout"
    static let summary = "Prints the frame of every view."
    static let usage = "FILE... [options]"
    static let discussion = """
        Each root view is laid out at the document's own device and size, unless an option says otherwise. Frames are in points, each in the
        coordinates of the view that encloses it. FILE is a storyboard, a xib, or a folder, in which all of them are taken.
        What is wrong with a document stands on standard error, a line each; the exit status is 1 when any of it is an error.
        """
    private static let json = Option(name: "json", help: "Print one JSON object a line, one line a document.")
    static let options = [json] + CanvasArguments.options

    private let files: [String]
    private let canvas: CanvasOptions
    private let printsJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.files
        canvas = try CanvasArguments.canvas(arguments)
        printsJSON = arguments.has(Self.json)
    }

    func run() -> ExitStatus {
        DocumentRun(files: files, canvas: canvas).forEach { path, error in
            if printsJSON { print(FrameJSON.line(error: error, path: path)) }
            standardError(error.text + "\n")
        } serve: { document in
            let laidOut = layOut(document: document, options: canvas)
            print(printsJSON ? FrameJSON.line(laidOut, path: document.path) : FrameListing(laidOut, path: document.path).text)
            return tell(laidOut.findings)
        }
    }
}
