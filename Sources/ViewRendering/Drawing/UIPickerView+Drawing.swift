import Foundation
import UIKit

extension ViewDrawing {
    static let pickerView = ViewDrawing.of(
        UIPickerView.self,
        content: { picker, pen in
            let wheels = (0..<picker.numberOfComponents).map { Wheel(of: picker, $0) }
            pen.wheels(wheels, at: picker.columns, in: picker.bounds)
        })
}

/// One wheel: the text of the row `offset` rows below the chosen one, nil where it has none.
@MainActor struct Wheel {
    var weight: Double
    var alignment: Pen.Alignment
    var pitch = Double(WheelGeometry.pitch)
    /// A row's text with attributes; it wins over the plain one.
    var attributedText: (_ offset: Int) -> NSAttributedString? = { _ in nil }
    var text: (_ offset: Int) -> String?

    init(weight: Double, alignment: Pen.Alignment, text: @escaping (_ offset: Int) -> String?) {
        (self.weight, self.alignment, self.text) = (weight, alignment, text)
    }

    /// A picker's; rows that are views of the app's have no text.
    init(of picker: UIPickerView, _ component: Int) {
        func row(_ offset: Int) -> Int? {
            let row = picker.selectedRow(inComponent: component) + offset
            guard (0..<picker.numberOfRows(inComponent: component)).contains(row) else { return nil }
            return picker.view(forRow: row, forComponent: component) == nil ? row : nil
        }
        self.init(weight: 1, alignment: .center) { offset in
            row(offset).map { picker.delegate?.pickerView(picker, titleForRow: $0, forComponent: component) ?? "?" }
        }
        pitch = Double(picker.rowHeight(component))
        attributedText = { offset in
            row(offset).flatMap { picker.delegate?.pickerView(picker, attributedTitleForRow: $0, forComponent: component) }
        }
    }
}

extension Pen {
    /// Wheels side by side, at places of their own or in proportion to their weights. Without any, gray bars stand for the rows that only the running app
    /// knows.
    func wheels(_ wheels: [Wheel], at columns: [CGRect]? = nil, in bounds: CGRect) {
        canvas.withState {
            canvas.clip(to: .rect(bounds))
            canvas.fill(.roundedRect(WheelFigure.band(in: bounds, height: wheels.first?.pitch), radius: 8), palette.tertiaryFill)
            guard !wheels.isEmpty else { return skeletonRows(in: bounds) }
            let columns = columns ?? WheelFigure.columns(wheels.map(\.weight), in: bounds, rightToLeft: rightToLeft)
            for (wheel, column) in zip(wheels, columns) { draw(wheel, in: column.insetBy(dx: min(6, column.width / 2), dy: 0)) }
        }
    }

    private func draw(_ wheel: Wheel, in column: CGRect) {
        for offset in -WheelGeometry.reach...WheelGeometry.reach {
            let row = WheelGeometry.row(offset, pitch: wheel.pitch)
            let rect = CGRect(x: column.minX, y: -wheel.pitch / 2, width: column.width, height: wheel.pitch)
            let (styled, plain) = (wheel.attributedText(offset), wheel.text(offset))
            guard styled != nil || plain != nil else { continue }
            canvas.withState {
                canvas.translate(0, column.midY + row.y)
                canvas.concat(a: 1, b: 0, c: 0, d: row.flattening, tx: 0, ty: 0)
                if let styled {
                    canvas.group(alpha: row.strength) { draw(styled, in: rect) }
                } else if let plain {
                    text(plain, .systemFont(ofSize: 21), in: rect, wheel.alignment, color: palette.label.faded(row.strength))
                }
            }
        }
    }

    /// A text with attributes on one line, in the middle unless it says otherwise.
    private func draw(_ words: NSAttributedString, in rect: CGRect) {
        let label = UILabel(frame: CGRect(origin: .zero, size: rect.size))
        (label.font, label.textAlignment, label.attributedText) = (.systemFont(ofSize: 21), .center, words)
        paint(label, at: rect.origin)
    }

    private func skeletonRows(in bounds: CGRect) {
        for offset in -WheelGeometry.reach...WheelGeometry.reach {
            let row = WheelGeometry.row(offset)
            let width = min(bounds.width * 0.5, 150) * (offset % 2 == 0 ? 1 : 0.8)
            let height = 10 * row.flattening
            let rect = CGRect(x: bounds.midX - width / 2, y: bounds.midY + row.y - height / 2, width: width, height: height)
            canvas.fill(.capsule(rect), palette.gray.faded(0.45 * row.strength))
        }
    }
}
