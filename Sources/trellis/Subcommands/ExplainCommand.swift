import Findings
import IBDocuments
import IBLoading
import LayoutChecks
import UIKit

/// `trellis explain`: why a view stands where it stands.
struct ExplainCommand: Subcommand {
    static let name = "explain"
    static let summary = "Says why a view has its frame, and why a scroll view scrolls or doesn't."
    static let usage = "FILE --view ID [options]"
    static let discussion = """
        For each value: the chain of constraints that decides it, in reading order, with what each adds in points; the range of a value that is
        open, and the one missing constraint that settles most; optional constraints that aren't met, and who defeats them; conflicts with the
        smallest set, what UIKit gives up and what the layout then looks like; for a scroll view its content, frame, insets and range.
        """
    private static let view = Option(
        name: "view", value: "ID", help: "The view: its object id, its label in Xcode or its accessibility identifier.")
    private static let axis = Option(name: "axis", value: "AXIS", help: "Only horizontal or vertical.")
    static let options = [view, axis] + CanvasArguments.options

    private let files: [String]
    private let view: String
    private let axes: [NSLayoutConstraint.Axis]
    private let canvas: CanvasOptions

    init(_ arguments: Arguments) throws(UsageError) {
        guard let view = arguments.value(Self.view) else { throw .missingOption(Self.view.synopsis) }
        self.view = view
        files = arguments.files
        canvas = try CanvasArguments.canvas(arguments)
        switch arguments.value(Self.axis) {
        case nil: axes = [.horizontal, .vertical]
        case "horizontal", "x": axes = [.horizontal]
        case "vertical", "y": axes = [.vertical]
        case let text?: throw .badValue(option: "--axis", value: text, expected: "horizontal or vertical")
        }
    }

    func run() -> ExitStatus {
        var isFound = false
        let status = DocumentRun(files: files, canvas: canvas).forEach { _, error in
            standardError(error.text + "\n")
        } serve: { document in
            if let explainer = LayoutExplainer(document, view: view, options: canvas) {
                print(explainer.text(axes: axes) + "\n")
                isFound = true
            }
            return .success
        }
        if !isFound, status == .success {
            complain("there is no view '\(view)'; `trellis layout` lists the views with their ids")
            return .usage
        }
        return status
    }
}
