import Foundation
import UIKit

/// The words and numbers that a date picker shows for its date.
@MainActor struct DateWords {
    private let date: Date
    private let calendar: Calendar
    private let locale: Locale
    private let duration: TimeInterval
    private let units: [UIDatePicker.WheelUnit]
    private let step: Int

    init(_ picker: UIDatePicker) {
        var calendar = picker.calendar ?? Calendar.current
        calendar.timeZone = picker.timeZone ?? calendar.timeZone
        locale = picker.locale ?? .current
        calendar.locale = locale
        self.calendar = calendar
        date = picker.date
        units = picker.wheelUnits
        step = picker.shownMinuteInterval
        duration = picker.countDownDuration.isFinite ? max(0, picker.countDownDuration) : 0
    }

    var day: Int { calendar.component(.day, from: date) }
    var month: String { formatted(date, "LLLL yyyy") }
    var time: String { formatted(date, "h:mm a") }
    var daysInMonth: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 30 }

    /// The letters of the week's days, from the calendar's first.
    var weekdays: [String] {
        let names = calendar.shortWeekdaySymbols.map { $0.uppercased(with: locale) }
        guard names.count == 7 else { return names }
        let first = min(max(calendar.firstWeekday - 1, 0), 6)
        return Array(names[first...] + names[..<first])
    }

    /// The column in which the first of the month stands.
    var firstColumn: Int {
        let weekday = calendar.component(.weekday, from: date)
        let first = weekday - (day - 1) % 7
        return ((first - calendar.firstWeekday) % 7 + 7) % 7
    }

    /// The wheels for what is chosen.
    var wheels: [Wheel] {
        units.map { unit in
            switch unit.kind {
            case .hours: counted(unit, Int(min(duration, 86_399) / 3600), below: 24, "hours")
            case .minutes: counted(unit, Int(min(duration, 86_399) / 60) % 60, below: 60, "min")
            case .halfOfDay: halfOfDay(unit)
            case .month: wheel(unit, .month, "MMMM", .left)
            case .day: wheel(unit, .day, "d", .center)
            case .year: wheel(unit, .year, "yyyy", .center)
            case .weekdayAndDay: wheel(unit, .day, "EEE MMM d", .right)
            case .hour: wheel(unit, .hour, "h", .right)
            case .minute: wheel(unit, .minute, "mm", units.count > 3 ? .right : .left)
            }
        }
    }

    private func wheel(_ unit: UIDatePicker.WheelUnit, _ part: Calendar.Component, _ format: String, _ alignment: Pen.Alignment) -> Wheel {
        let step = part == .minute ? step : 1
        return Wheel(weight: Double(unit.weight), alignment: alignment) { offset in
            calendar.date(byAdding: part, value: offset * step, to: date).map { formatted($0, format) }
        }
    }

    private func counted(_ unit: UIDatePicker.WheelUnit, _ value: Int, below limit: Int, _ word: String) -> Wheel {
        Wheel(weight: Double(unit.weight), alignment: .center) { offset in Self.number(value + offset, below: limit).map { "\($0) \(word)" }
        }
    }

    private func halfOfDay(_ unit: UIDatePicker.WheelUnit) -> Wheel {
        let isMorning = calendar.component(.hour, from: date) < 12
        return Wheel(weight: Double(unit.weight), alignment: .center) { offset in
            switch offset {
            case 0: isMorning ? "AM" : "PM"
            case 1 where isMorning: "PM"
            case -1 where !isMorning: "AM"
            default: nil
            }
        }
    }

    private static func number(_ value: Int, below limit: Int) -> Int? { (0..<limit).contains(value) ? value : nil }

    private func formatted(_ date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}
