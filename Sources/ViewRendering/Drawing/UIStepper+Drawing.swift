import UIKit

extension ViewDrawing {
    static let stepper = ViewDrawing.of(
        UIStepper.self,
        content: { stepper, pen in
            pen.canvas.group(alpha: stepper.isEnabled ? 1 : 0.5) {
                pen.draw(
                    StepperFigure.marks(
                        in: stepper.bounds, canDecrement: stepper.wraps || stepper.value > stepper.minimumValue,
                        canIncrement: stepper.wraps || stepper.value < stepper.maximumValue, color: pen.palette.label,
                        fill: pen.palette.tertiaryFill, separator: pen.palette.separator))
            }
        })
}
