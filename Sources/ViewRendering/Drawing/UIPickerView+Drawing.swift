import Foundation
import UIKit

extension ViewDrawing {
    static let pickerView = ViewDrawing.of(
        UIPickerView.self,
        content: { picker, pen in
            let count = picker.numberOfComponents
            let columns = (0..<count).map { component in
                Wheel(weight: 1, alignment: .center) { offset in
                    let row = picker.selectedRow(inComponent: component) + offset
                    guard (0..<picker.numberOfRows(inComponent: component)).contains(row) else { return nil }
                    return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"
                }
            }
            pen.wheels(columns, in: picker.bounds)
        })
}

/// One wheel: the text of the row `offset` rows below the chosen one, nil where it has none.
struct Wheel {
    var weight: Double
    var alignment: Pen.Alignment
    var text: (_ offset: Int) -> String?
}

extension Pen {
    /// Wheels side by side. Without any, gray bars stand for the rows that only the running app knows.
    func wheels(_ wheels: [Wheel], in bounds: CGRect) {
        canvas.withState {
            canvas.clip(to: .rect(bounds))
            canvas.fill(.roundedRect(WheelFigure.band(in: bounds), radius: 8), palette.tertiaryFill)
            guard !wheels.isEmpty else { return skeletonRows(in: bounds) }
            let columns = WheelFigure.columns(wheels.map(\.weight), in: bounds, rightToLeft: rightToLeft)
            for (wheel, column) in zip(wheels, columns) { draw(wheel, in: column.insetBy(dx: 6, dy: 0)) }
        }
    }

    private func draw(_ wheel: Wheel, in column: CGRect) {
        for offset in -WheelFigure.reach...WheelFigure.reach {
            guard let words = wheel.text(offset) else { continue }
            let row = WheelFigure.row(offset)
            canvas.withState {
                canvas.translate(0, column.midY + row.y)
                canvas.concat(a: 1, b: 0, c: 0, d: row.flattening, tx: 0, ty: 0)
                let rect = CGRect(x: column.minX, y: -WheelFigure.pitch / 2, width: column.width, height: WheelFigure.pitch)
                text(words, .systemFont(ofSize: 21), in: rect, wheel.alignment, color: palette.label.faded(row.strength))
            }
        }
    }

    private func skeletonRows(in bounds: CGRect) {
        for offset in -WheelFigure.reach...WheelFigure.reach {
            let row = WheelFigure.row(offset)
            let width = min(bounds.width * 0.5, 150) * (offset % 2 == 0 ? 1 : 0.8)
            let height = 10 * row.flattening
            let rect = CGRect(x: bounds.midX - width / 2, y: bounds.midY + row.y - height / 2, width: width, height: height)
            canvas.fill(.capsule(rect), palette.gray.faded(0.45 * row.strength))
        }
    }
}
