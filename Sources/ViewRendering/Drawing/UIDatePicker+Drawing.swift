import Foundation
import UIKit

extension ViewDrawing {
    static let datePicker = ViewDrawing.of(
        UIDatePicker.self,
        content: { picker, pen in
            pen.canvas.group(alpha: picker.isEnabled ? 1 : 0.5) {
                switch picker.datePickerStyle {
                case .compact: pen.capsules(picker.capsuleTexts, in: picker.bounds)
                case .inline: pen.calendar(DateWords(picker), in: picker.bounds, showsTimeOnly: picker.datePickerMode == .time)
                case .wheels, .automatic: pen.wheels(DateWords(picker).wheels, in: picker.bounds)
                }
            }
        })
}

extension Pen {
    /// The capsules of a compact picker, at the trailing end of its bounds (measured on iOS 26: text and 24 points, 4 points apart).
    fileprivate func capsules(_ texts: [String], in bounds: CGRect) {
        let lines = texts.map { line($0, .systemFont(ofSize: 17)) }
        let widths = lines.map { Double($0.size.width) + 24 }
        let total = widths.reduce(0, +) + 4 * Double(max(0, widths.count - 1))
        var x = rightToLeft ? bounds.minX : max(bounds.minX, bounds.maxX - total)
        let pairs = Array(zip(lines, widths))
        for (words, width) in rightToLeft ? pairs.reversed() : pairs {
            let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            canvas.fill(.roundedRect(rect, radius: 6), palette.tertiaryFill)
            draw(words, in: rect, color: palette.label)
            x += width + 4
        }
    }

    /// The month of an inline picker: its name, the weekdays, a day in each field, the chosen one on a disc.
    fileprivate func calendar(_ words: DateWords, in bounds: CGRect, showsTimeOnly: Bool) {
        if showsTimeOnly { return capsules([words.time], in: bounds) }
        let title = CGRect(x: bounds.minX + 12, y: bounds.minY + 6, width: bounds.width - 24, height: 32)
        text(words.month, .systemFont(ofSize: 17, weight: .semibold), in: title, .leading(rightToLeft), color: palette.label)
        for (index, pointsRight) in [false, true].enumerated() {
            let arrow = CGRect(x: bounds.maxX - 56 + Double(index) * 34, y: title.midY - 7, width: 8, height: 14)
            canvas.stroke(Glyph.chevron(pointsRight: pointsRight, in: arrow), palette.tint, width: 2.2, cap: .round)
        }
        let grid = MonthGrid.frame(in: bounds)
        let (column, row) = (MonthGrid.cell(in: bounds).width, MonthGrid.cell(in: bounds).height)
        for (index, name) in words.weekdays.enumerated() {
            let rect = CGRect(x: grid.minX + Double(index) * column, y: grid.minY - 24, width: column, height: 20)
            text(name, .systemFont(ofSize: 13, weight: .semibold), in: rect, color: palette.tertiaryLabel)
        }
        for day in 1...words.daysInMonth {
            let place = words.firstColumn + day - 1
            let rect = CGRect(x: grid.minX + Double(place % 7) * column, y: grid.minY + Double(place / 7) * row, width: column, height: row)
            let isChosen = day == words.day
            if isChosen {
                let center = CGPoint(x: rect.midX, y: rect.midY)
                canvas.fill(.circle(center: center, radius: min(row, column) / 2 - 1), palette.tint.faded(0.14))
            }
            let font = UIFont.systemFont(ofSize: 20, weight: isChosen ? .medium : .regular)
            text(String(day), font, in: rect, color: isChosen ? palette.tint : palette.label)
        }
    }
}
