import UIKit

extension ViewDrawing {
    static let activityIndicator = ViewDrawing.of(
        UIActivityIndicatorView.self,
        content: { view, pen in
            guard view.isAnimating || !view.hidesWhenStopped else { return }
            pen.draw(ActivityIndicatorFigure.marks(in: view.bounds, color: pen.color(view.color, or: pen.palette.gray)))
        })
}
