import UIKit

/// A window in which a scene runs: scrolling, controls, keyboard, rotation, text size, direction and style, as on a device.
///
/// ```swift
/// try Preview.run { ForecastController() }
/// ```
@MainActor public enum Preview {
    /// Shows a controller until the window is closed. What changes only at the start of an app (the fonts of some views) stays as it is;
    /// `run(title:conditions:_:)`, which can make the controller anew, shows that as well.
    ///
    /// - Throws: `PreviewError` when there is no display.
    public static func run(_ controller: UIViewController, conditions: PreviewConditions = PreviewConditions()) throws(PreviewError) {
        let source = CodeSource(title: String(describing: type(of: controller)), makesAnew: false) { controller }
        try run(source, scene: 0, conditions, PreviewOptions())
    }

    /// Shows a controller that is made anew when something changes that an app reads at its start.
    ///
    /// - Throws: `PreviewError` when there is no display.
    public static func run(
        title: String = "Preview", conditions: PreviewConditions = PreviewConditions(), _ make: @escaping () -> UIViewController
    ) throws(PreviewError) {
        try run(CodeSource(title: title, makesAnew: true, make), scene: 0, conditions, PreviewOptions())
    }

    /// Shows the scenes of a storyboard or the views of a xib, and shows them anew when the file changes.
    ///
    /// - Throws: `PreviewError` when the file can't be read or there is no display.
    public static func run(
        document path: String, conditions: PreviewConditions = PreviewConditions(), options: PreviewOptions = PreviewOptions()
    ) throws(PreviewError) {
        let source = try DocumentSource(path: path)
        try run(source, scene: source.firstScene, conditions, options)
    }

    private static func run(_ source: any PreviewSource, scene: Int, _ conditions: PreviewConditions, _ options: PreviewOptions)
        throws(PreviewError)
    {
        let stage = PreviewStage(source: source, scene: scene, conditions: conditions)
        try PreviewWindow(stage: stage, options: options).run()
    }
}

/// How a preview's window runs.
public struct PreviewOptions: Sendable {
    /// Called when the window closes, with what it did.
    public var report: (@Sendable (PreviewStatistics) -> Void)?

    /// Makes options.
    public init(report: (@Sendable (PreviewStatistics) -> Void)? = nil) {
        self.report = report
    }
}

/// What a preview's window did: work counted, and how long the frames took.
public struct PreviewStatistics: Sendable, Equatable {
    /// The frames that were drawn.
    public var frames = 0
    /// How long drawing took, in seconds, longest last.
    public var times: [Double] = []
    /// Rows that the constraint solver looked at while something scrolled.
    public var rowsWhileScrolling = 0
    /// Frames that showed something scrolling.
    public var scrollingFrames = 0

    /// The time within which nine tenths of the frames were drawn, in seconds.
    public var ninthDecile: Double { times.isEmpty ? 0 : times[min(times.count - 1, times.count * 9 / 10)] }
}
