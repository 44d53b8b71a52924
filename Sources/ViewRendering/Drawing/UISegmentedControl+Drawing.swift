import Foundation
import UIKit

extension ViewDrawing {
    static let segmentedControl = ViewDrawing.of(
        UISegmentedControl.self,
        content: { control, pen in pen.canvas.group(alpha: control.isEnabled ? 1 : 0.5) { pen.draw(control) } })
}

extension Pen {
    fileprivate func draw(_ control: UISegmentedControl) {
        let trough = control.bounds
        let rects = SegmentedControlFigure.segments(in: trough, widths: control.segmentWidths.map { Double($0) }, rightToLeft: rightToLeft)
        let selected = control.isMomentary ? UISegmentedControl.noSegment : control.selectedSegmentIndex
        draw(
            SegmentedControlFigure.marks(
                in: trough, segments: rects, selected: selected,
                trough: control.backgroundColor == nil ? palette.tertiaryFill : .clear,
                plate: color(control.selectedSegmentTintColor, or: palette.plate), separator: palette.separator))
        for (index, rect) in rects.enumerated() { drawSegment(index, of: control, in: rect, isSelected: index == selected) }
    }

    private func drawSegment(_ index: Int, of control: UISegmentedControl, in rect: CGRect, isSelected: Bool) {
        let attributes = control.titleTextAttributes(for: isSelected ? .selected : .normal)
        let own = color(attributes?[.foregroundColor] as? UIColor, or: palette.label)
        let color = control.isEnabledForSegment(at: index) ? own : own.faded(0.3)
        if let image = control.imageForSegment(at: index) {
            barImage(image, in: rect.insetBy(dx: 4, dy: 4), side: 18, color: color)
        } else if let title = control.titleForSegment(at: index) {
            let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
            text(title, font, in: rect.insetBy(dx: 2, dy: 0), color: color)
        }
    }
}
