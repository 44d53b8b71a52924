import UIKit

extension ViewDrawing {
    static let `switch` = ViewDrawing.of(
        UISwitch.self,
        content: { control, pen in
            let body: () -> Void = {
                pen.draw(
                    SwitchFigure.marks(
                        in: SwitchFigure.place(in: control.bounds), isOn: control.isOn, rightToLeft: pen.rightToLeft,
                        onTint: pen.color(control.onTintColor, or: pen.palette.green), offTint: pen.palette.track,
                        knobTint: pen.color(control.thumbTintColor, or: .white)))
            }
            pen.canvas.group(alpha: control.isEnabled ? 1 : 0.5, body)
        })
}
