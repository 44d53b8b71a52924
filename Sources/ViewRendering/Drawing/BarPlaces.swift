import Foundation
import UIKit

/// Where the items of bars are drawn: bars have no views for them.
@MainActor package enum BarPlaces {
    /// The items of the bar that shows, each with its rectangle in the bar's coordinates.
    package static func items(of bar: UINavigationBar) -> [(item: UIBarButtonItem, rect: CGRect)] {
        guard let item = bar.topItem else { return [] }
        let pen = measuringPen(for: bar)
        let faces = pen.faces(of: item, in: bar)
        let layout = pen.layout(of: bar, item, faces)
        return zip(faces.leading + faces.trailing, layout.leading + layout.trailing).map { ($0.item, $1) }
    }

    /// The items of the toolbar without its spaces, each with its rectangle in the bar's coordinates.
    package static func items(of bar: UIToolbar) -> [(item: UIBarButtonItem, rect: CGRect)] {
        measuringPen(for: bar).places(in: bar).filter { $0.face.width > 0 }.map { ($0.face.item, $0.rect) }
    }

    private static func measuringPen(for bar: UIView) -> Pen {
        let painter = TreePainter(canvas: Canvas(recorder: MarkRecorder()), options: RenderOptions(), images: ImageStore())
        return painter.pen(for: bar, Surroundings(root: bar, style: .unspecified))
    }
}
