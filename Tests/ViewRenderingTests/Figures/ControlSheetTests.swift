import Foundation
import Testing
import UIKit

@testable import ViewRendering

/// Writes a sheet of all controls, light and dark, to the folder named by TRELLIS_SHEETS, to be looked at.
@Test(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_SHEETS"] != nil))
func `a sheet of all control figures`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TRELLIS_SHEETS"])
    let bytes = try pictureBytes(.png, width: 400, height: 560, scale: 2) { canvas in
        for (column, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            let palette = Palette(UITraitCollection(userInterfaceStyle: style), tint: .systemBlue)
            canvas.withState {
                canvas.translate(Double(column) * 200, 0)
                canvas.fill(.rect(CGRect(x: 0, y: 0, width: 200, height: 560)), palette.background)
                drawControls(canvas, palette)
            }
        }
    }
    try PictureFile.write(bytes, to: folder + "/controls.png")
}

private func drawControls(_ canvas: ViewRendering.Canvas, _ p: Palette) {
    func box(_ y: Double, _ width: Double, _ height: Double, x: Double = 16) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
    canvas.draw(
        SwitchFigure.marks(in: box(16, 51, 31), isOn: true, rightToLeft: false, onTint: p.green, offTint: p.track, knobTint: .white))
    canvas.draw(
        SwitchFigure.marks(in: box(16, 51, 31, x: 90), isOn: false, rightToLeft: false, onTint: p.green, offTint: p.track, knobTint: .white)
    )
    canvas.draw(
        SliderFigure.marks(in: box(60, 168, 31), fraction: 0.4, rightToLeft: false, minimum: p.tint, maximum: p.track, knobTint: .white))
    canvas.draw(ProgressFigure.marks(in: box(108, 168, 4), fraction: 0.6, rightToLeft: false, progress: p.tint, track: p.track))
    canvas.draw(
        StepperFigure.marks(
            in: box(128, 94, 32), canDecrement: false, canIncrement: true, color: p.label, fill: p.tertiaryFill, separator: p.separator)
    )
    canvas.draw(ActivityIndicatorFigure.marks(in: box(134, 20, 20, x: 124), color: p.gray))
    canvas.draw(ActivityIndicatorFigure.marks(in: box(126, 37, 37, x: 152), color: p.gray))
    canvas.draw(
        PageControlFigure.marks(
            in: box(170, 168, 26), pages: 5, current: 1, rightToLeft: false, color: p.tertiaryLabel, currentColor: p.label))
    let trough = box(206, 168, 32)
    let segments = SegmentedControlFigure.segments(in: trough, widths: SegmentedControlFigure.equalWidths(4, in: trough))
    canvas.draw(
        SegmentedControlFigure.marks(
            in: trough, segments: segments, selected: 1, trough: p.tertiaryFill, plate: p.plate, separator: p.separator))
    canvas.draw(TextFieldFigure.marks(in: box(252, 168, 34), border: .roundedRect, ground: p.background, line: p.fieldBorder, pixel: 0.5))
    canvas.draw(TextFieldFigure.clearButton(in: box(260, 17, 17, x: 160), disc: p.gray, cross: p.background))
    canvas.draw(TextFieldFigure.marks(in: box(294, 168, 34), border: .bezel, ground: p.background, line: p.fieldBorder, pixel: 0.5))
    canvas.draw(AccessoryFigure.disclosure(in: box(340, 7, 12), rightToLeft: false, color: p.tertiaryLabel))
    canvas.draw(AccessoryFigure.checkmark(in: box(340, 14, 12, x: 40), color: p.tint))
    canvas.draw(AccessoryFigure.detail(in: box(336, 22, 22, x: 70), color: p.tint))
    canvas.draw(AccessoryFigure.reorder(in: box(336, 22, 22, x: 110), color: p.tertiaryLabel))
    canvas.hatch(box(372, 168, 60), radius: 6, color: p.tertiaryLabel)
    canvas.strokeInside(box(372, 168, 60), radius: 6, p.tertiaryLabel, width: 1)
    for (index, name) in ["star.fill", "person.crop.circle", "plus.circle.fill", "gear", "house"].enumerated() {
        canvas.draw(SymbolFigure(name: name)?.marks(in: box(444, 26, 26, x: 16 + Double(index) * 34), color: p.tint) ?? [])
    }
}
