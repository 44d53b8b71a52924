import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutReport
import UIKit

/// `trellis report`: one page about everything.
struct ReportCommand: Subcommand {
    static let name = "report"
    static let summary = "Writes one page: findings with their pictures, every scene, and a solver to drag them with."
    static let usage = "FILE... -o FILE.html [options]"
    static let discussion = """
        The page is one file that loads nothing; it opens from disk. In it scroll views scroll, a click on a view says why it is where it is,
        switches show other devices, text sizes and directions, and dragging the edge of a scene solves its constraints anew.
        """
    private static let output = Option(name: "output", short: "o", value: "FILE", help: "The page to write.")
    private static let title = Option(
        name: "title", value: "TEXT", help: "What the page is called; without it the name of the path, or \"Layout report\" for several.")
    private static let devices = Option(
        name: "devices", value: "LIST", help: "Further devices for the page's switch; iphone-8,iphone-15-plus without it.")
    private static let contentSizes = Option(
        name: "content-sizes", value: "LIST", help: "Further text sizes for the page's switch; AX2 without it.")
    static let options = [output, title, devices, contentSizes] + CanvasArguments.options

    private let files: [String]
    private let path: String
    private let report: ReportOptions

    init(_ arguments: Arguments) throws(UsageError) {
        guard let path = arguments.value(Self.output) else { throw .missingOption(Self.output.synopsis) }
        self.path = path
        files = arguments.files
        let first = ((arguments.files.first ?? "") as NSString).standardizingPath as NSString
        report = ReportOptions(
            title: arguments.value(Self.title)
                ?? (first.lastPathComponent.isEmpty || files.count > 1 ? "Layout report" : first.lastPathComponent),
            canvas: try CanvasArguments.canvas(arguments),
            devices: try CanvasArguments.devices(arguments.value(Self.devices) ?? "iphone-8,iphone-15-plus", option: "--devices"),
            contentSizes: try CanvasArguments.categories(arguments.value(Self.contentSizes) ?? "AX2", option: "--content-sizes"))
    }

    func run() -> ExitStatus {
        var page = Report(report)
        let run = DocumentRun(files: files, canvas: report.canvas)
        let status = run.forEach { path, error in
            page.add(unreadable: path, error)
        } serve: { document in
            AssetLibrary.shared.removeAll()
            AssetLibrary.shared.register(AssetFolder(around: document.path))
            page.add(document)
            return .success
        }
        do {
            let bytes = page.html()
            try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
            print(path)
            standardError("\(run.count) documents, \(page.sceneCount) scenes, \((bytes.count + 1023) / 1024) KB\n")
        } catch {
            complain("\(path): the page can't be written")
            return .usage
        }
        return page.counts[.error, default: 0] > 0 ? max(status, .faults) : status
    }
}
