import Foundation
import UIKit

extension ViewDrawing {
    static let scrollView = ViewDrawing.of(UIScrollView.self, overlay: { view, pen in pen.scrollIndicators(of: view) })
}

extension Pen {
    /// The bars that tell where the content stands, for each axis on which there is more of it than shows.
    func scrollIndicators(of view: UIScrollView) {
        let color = indicatorColor(view.indicatorStyle)
        let bounds = view.bounds
        let inset = view.adjustedContentInset
        if view.showsVerticalScrollIndicator {
            let track = bounds.inset(by: view.verticalScrollIndicatorInsets).inset(by: inset)
            let content = Double(view.contentSize.height + inset.top + inset.bottom)
            let offset = Double(view.contentOffset.y + inset.top)
            if let bar = ScrollIndicatorFigure.bar(
                track: Double(track.height), visible: Double(bounds.height), content: content, offset: offset)
            {
                let x =
                    rightToLeft
                    ? track.minX + ScrollIndicatorFigure.margin
                    : track.maxX - ScrollIndicatorFigure.margin - ScrollIndicatorFigure.thickness
                let rect = CGRect(x: x, y: track.minY + bar.start, width: ScrollIndicatorFigure.thickness, height: bar.length)
                canvas.fill(.capsule(rect), color)
            }
        }
        if view.showsHorizontalScrollIndicator {
            let track = bounds.inset(by: view.horizontalScrollIndicatorInsets).inset(by: inset)
            let content = Double(view.contentSize.width + inset.left + inset.right)
            let offset = Double(view.contentOffset.x + inset.left)
            if let bar = ScrollIndicatorFigure.bar(
                track: Double(track.width), visible: Double(bounds.width), content: content, offset: offset)
            {
                let y = track.maxY - ScrollIndicatorFigure.margin - ScrollIndicatorFigure.thickness
                let rect = CGRect(x: track.minX + bar.start, y: y, width: bar.length, height: ScrollIndicatorFigure.thickness)
                canvas.fill(.capsule(rect), color)
            }
        }
    }

    private func indicatorColor(_ style: UIScrollView.IndicatorStyle) -> RGBA {
        switch style {
        case .black: RGBA(white: 0, alpha: 0.35)
        case .white: RGBA(white: 1, alpha: 0.5)
        case .default: palette.isDark ? RGBA(white: 1, alpha: 0.4) : RGBA(white: 0, alpha: 0.35)
        }
    }
}
