import Foundation
import UIKit

/// The words and numbers that a date picker shows for its date.
@MainActor struct DateWords {
    private let date: Date
    private let calendar: Calendar
    private let locale: Locale
    private let duration: TimeInterval

    init(_ picker: UIDatePicker) {
        var calendar = picker.calendar ?? Calendar.current
        calendar.timeZone = picker.timeZone ?? calendar.timeZone
        locale = picker.locale ?? .current
        calendar.locale = locale
        self.calendar = calendar
        date = picker.date
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
    func wheels(for mode: UIDatePicker.Mode) -> [Wheel] {
        switch mode {
        case .time:
            return [wheel(.hour, "h", .right), wheel(.minute, "mm", .left), halfOfDay]
        case .date:
            return [wheel(.month, "MMMM", .left, 1.6), wheel(.day, "d", .center, 0.7), wheel(.year, "yyyy", .center)]
        case .dateAndTime:
            return [wheel(.day, "EEE MMM d", .right, 2), wheel(.hour, "h", .right, 0.7), wheel(.minute, "mm", .right, 0.7), halfOfDay]
        case .yearAndMonth:
            return [wheel(.month, "MMMM", .left, 1.5), wheel(.year, "yyyy", .center)]
        case .countDownTimer:
            let minutes = Int(min(duration, 86_399) / 60)
            return [
                Wheel(weight: 1, alignment: .center) { Self.number(minutes / 60 + $0, below: 24).map { "\($0) hours" } },
                Wheel(weight: 1, alignment: .center) { Self.number(minutes % 60 + $0, below: 60).map { "\($0) min" } },
            ]
        }
    }

    private func wheel(_ unit: Calendar.Component, _ format: String, _ alignment: Pen.Alignment, _ weight: Double = 1) -> Wheel {
        Wheel(weight: weight, alignment: alignment) { offset in
            calendar.date(byAdding: unit, value: offset, to: date).map { formatted($0, format) }
        }
    }

    private var halfOfDay: Wheel {
        let isMorning = calendar.component(.hour, from: date) < 12
        return Wheel(weight: 0.8, alignment: .center) { offset in
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
