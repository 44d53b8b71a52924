import CoreGraphics
import Foundation
import Synchronization

/// Measures text: breaks it into lines within constraints.
package protocol TextMeasurer: Sendable {
    /// Breaks `text` into lines. Equal input gives an equal answer.
    func layOut(_ text: StyledText, in constraints: TextConstraints) -> TextLayout

    /// The vertical measures of a font at its size.
    func metrics(of font: FontDescription) -> FontMetrics
}

extension TextMeasurer {
    /// Breaks `text` into lines; where the height or the number of lines leaves some out, the last one that is shown stands for them and ends as
    /// `constraints.lastLineBreak` says.
    package func layOutCutting(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
        let layout = layOut(text, in: constraints)
        let isBound = constraints.numberOfLines > 0 && layout.lines.count >= constraints.numberOfLines
        guard layout.isTruncated, !isBound, !layout.lines.isEmpty, constraints.lastLineBreak?.cutsLastLine == true else { return layout }
        var shorter = constraints
        shorter.numberOfLines = layout.lines.count
        shorter.height = .greatestFiniteMagnitude
        return layOut(text, in: shorter)
    }
}

/// Which measurer is in use.
package enum TextMeasuring {
    /// The measurer of the current task; set it with `withMeasurer` in a test, where other tests run beside it.
    @TaskLocal private static var taskMeasurer: (any TextMeasurer)?

    private static let processMeasurer = Mutex<any TextMeasurer>(SystemTextMeasurer())

    /// The measurer in use: the task's own if there is one, else the process-wide one.
    package static var current: any TextMeasurer { taskMeasurer ?? processMeasurer.withLock { $0 } }

    /// Replaces the process-wide measurer.
    package static func use(_ measurer: any TextMeasurer) { processMeasurer.withLock { $0 = measurer } }

    /// Runs `body` with another measurer, for this task only.
    package static func withMeasurer<R>(_ measurer: any TextMeasurer, isolation: isolated (any Actor)? = #isolation, _ body: () throws -> R)
        rethrows -> R
    {
        try $taskMeasurer.withValue(measurer, operation: body)
    }
}

/// Measures with square glyphs; see `SquareShaper`.
package struct SquareTextMeasurer: TextMeasurer {
    private let typesetter = Typesetter(shaper: SquareShaper())

    package init() {}

    package func layOut(_ text: StyledText, in constraints: TextConstraints) -> TextLayout { typesetter.layOut(text, in: constraints) }

    package func metrics(of font: FontDescription) -> FontMetrics { typesetter.shaper.metrics(of: font) }
}
