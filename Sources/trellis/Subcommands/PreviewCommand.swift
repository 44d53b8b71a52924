import Foundation
import IBLoading
import LayoutPreview
import UIKit

/// `trellis preview`: a window in which a document runs.
struct PreviewCommand: Subcommand {
    static let name = "preview"
    static let summary = "Shows a storyboard or xib in a window that scrolls and takes touches."
    static let usage = "FILE [options]"
    static let discussion = """
        The file is read again when it changes. Press h in the window for the keys: rotation, devices, text sizes, direction, style, keyboard,
        outlines, inspector.
        """
    private static let device = Option(name: "device", value: "ID", help: "Show it on this device; iphone-15 without it.")
    private static let statistics = Option(
        name: "statistics", help: "Print on closing how many frames were drawn, how long they took and what scrolling cost the solver.")
    static let options = [device, statistics]

    private let file: String
    private let conditions: PreviewConditions
    private let printsStatistics: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        guard let file = arguments.files.first else { throw .noFiles }
        if arguments.files.count > 1 { throw .tooManyFiles(shown: file, count: arguments.files.count) }
        self.file = file
        var conditions = PreviewConditions()
        if let text = arguments.value(Self.device) { conditions.device = try CanvasArguments.readDevice(text) }
        self.conditions = conditions
        printsStatistics = arguments.has(Self.statistics)
    }

    func run() -> ExitStatus {
        AssetLibrary.shared.register(AssetFolder(around: file))
        do throws(PreviewError) {
            try Preview.run(document: file, conditions: conditions, options: PreviewOptions(report: printsStatistics ? Self.report : nil))
            return .success
        } catch {
            standardError("error: \(error)\n")
            if case .noWindow = error { return .usage }
            return .faults
        }
    }

    private static let report: @Sendable (PreviewStatistics) -> Void = { work in
        let milliseconds = { (seconds: Double) in String(format: "%.1f ms", seconds * 1000) }
        print(
            "frames \(work.frames), nine tenths within \(milliseconds(work.ninthDecile)), slowest \(milliseconds(work.times.last ?? 0)); "
                + "scrolling frames \(work.scrollingFrames), solver rows for them \(work.rowsWhileScrolling)")
    }
}
