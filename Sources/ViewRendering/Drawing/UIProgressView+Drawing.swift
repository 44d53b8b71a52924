import UIKit

extension ViewDrawing {
    static let progressView = ViewDrawing.of(
        UIProgressView.self,
        content: { view, pen in
            pen.draw(
                ProgressFigure.marks(
                    in: view.bounds, fraction: Double(view.progress), rightToLeft: pen.rightToLeft,
                    progress: pen.color(view.progressTintColor, or: pen.palette.tint),
                    track: pen.color(view.trackTintColor, or: pen.palette.track)))
        })
}
