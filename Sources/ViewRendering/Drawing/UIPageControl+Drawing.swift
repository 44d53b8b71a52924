import UIKit

extension ViewDrawing {
    static let pageControl = ViewDrawing.of(
        UIPageControl.self,
        content: { control, pen in
            guard control.numberOfPages > 1 || !control.hidesForSinglePage else { return }
            pen.draw(
                PageControlFigure.marks(
                    in: control.bounds, pages: control.numberOfPages, current: control.currentPage, rightToLeft: pen.rightToLeft,
                    color: pen.color(control.pageIndicatorTintColor, or: pen.palette.tertiaryLabel),
                    currentColor: pen.color(control.currentPageIndicatorTintColor, or: pen.palette.label)))
        })
}
