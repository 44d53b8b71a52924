import CoreGraphics
import Foundation

/// Chooses a date or a time: wheels of 216 points, or capsules that open a calendar.
///
/// Measured: a compact capsule is as wide as its text and 24 points, 34 tall with a 17-point text; capsules stand 4 points apart.
/// Apple: https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is chosen. Raw values are Apple's.
    public enum Mode: Int, Sendable {
        /// A time.
        case time = 0
        /// A date.
        case date = 1
        /// Both.
        case dateAndTime = 2
        /// A length of time.
        case countDownTimer = 3
        /// A year and a month.
        case yearAndMonth = 4
    }

    /// The look. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// As the mode likes: compact, wheels for lengths of time.
        case automatic = 0
        /// Wheels.
        case wheels = 1
        /// Capsules.
        case compact = 2
        /// A calendar.
        case inline = 3
    }

    /// What is chosen.
    open var datePickerMode: Mode = .dateAndTime { didSet { contentDidChange() } }
    /// The look that is asked for.
    open var preferredDatePickerStyle: Style = .automatic { didSet { contentDidChange() } }
    /// The date, between the limits and on a whole interval of minutes.
    open var date: Date {
        get { shown(storedDate) }
        set { storedDate = newValue }
    }
    fileprivate var storedDate = Date() { didSet { contentDidChange() } }
    /// The first date that can be chosen; ignored where it lies after the last.
    open var minimumDate: Date? { didSet { contentDidChange() } }
    /// The last date that can be chosen; ignored where it lies before the first.
    open var maximumDate: Date? { didSet { contentDidChange() } }
    /// The minutes between two choices; a number that doesn't divide an hour evenly stands for 1.
    open var minuteInterval = 1 { didSet { contentDidChange() } }
    /// The length of time, in seconds.
    open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
    /// The language and country, or nil for the system's.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar.
    open var calendar: Calendar! = .current
    /// The time zone, or nil for the system's.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

    /// The wheel that a finger turns, and what it showed when the finger came down.
    fileprivate var turning: (wheel: Int, date: Date, duration: TimeInterval)?

    /// Makes a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeTouches()
    }

    /// Makes a picker that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeTouches()
    }

    /// The look that shows.
    open var datePickerStyle: Style {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
        default: preferredDatePickerStyle
        }
    }

    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    /// Wheels: 320 by 216 points. Capsules: their texts, 34 tall. A calendar: at least 280 by 330.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels, .automatic: UIPickerView.ownSize
        case .inline: CGSize(width: 280, height: datePickerMode == .time ? 52 : 330)
        case .compact: compactSize
        }
    }

    /// The natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var compactSize: CGSize {
        let widths = capsuleTexts.map { PixelScale(pixelScale).up(measureText($0, font: .systemFont(ofSize: 17)).size.width) + 24 }
        return CGSize(width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * 4, height: 34.5)
    }

    /// The texts of the capsules.
    package var capsuleTexts: [String] {
        switch datePickerMode {
        case .time: [formatted(.none, .short)]
        case .date: [formatted(.medium, .none)]
        default: [formatted(.medium, .none), formatted(.none, .short)]
        }
    }

    private func formatted(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        formatter.locale = locale ?? .current
        formatter.timeZone = timeZone ?? .current
        return formatter.string(from: date)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

// What a person does with wheels and days: they turn and are tapped as a picker's, and the targets hear that the value changed.

extension UIDatePicker {
    /// What a wheel turns, and its part of the width.
    package struct WheelUnit {
        package enum Kind: Sendable {
            case hour, minute, halfOfDay, month, day, year, weekdayAndDay, hours, minutes
        }
        package let kind: Kind
        package let weight: CGFloat
    }

    /// The wheels for what is chosen, leading to trailing.
    package var wheelUnits: [WheelUnit] {
        func units(_ pairs: [(WheelUnit.Kind, CGFloat)]) -> [WheelUnit] { pairs.map { WheelUnit(kind: $0.0, weight: $0.1) } }
        return switch datePickerMode {
        case .time: units([(.hour, 1), (.minute, 1), (.halfOfDay, 0.8)])
        case .date: units([(.month, 1.6), (.day, 0.7), (.year, 1)])
        case .dateAndTime: units([(.weekdayAndDay, 2), (.hour, 0.7), (.minute, 0.7), (.halfOfDay, 0.8)])
        case .yearAndMonth: units([(.month, 1.5), (.year, 1)])
        case .countDownTimer: units([(.hours, 1), (.minutes, 1)])
        }
    }

    /// The minutes between two choices as they count.
    package var shownMinuteInterval: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }

    private var ownCalendar: Calendar {
        var own = calendar ?? .current
        own.timeZone = timeZone ?? own.timeZone
        return own
    }

    /// A date between the limits, on a whole interval of minutes.
    fileprivate func shown(_ date: Date) -> Date {
        var shown = date
        if shownMinuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime {
            let over = ownCalendar.component(.minute, from: shown) % shownMinuteInterval
            shown = ownCalendar.date(byAdding: .minute, value: -over, to: shown) ?? shown
        }
        guard datePickerMode != .countDownTimer else { return shown }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return shown }
        if let minimumDate, shown < minimumDate { shown = minimumDate }
        if let maximumDate, shown > maximumDate { shown = maximumDate }
        return shown
    }

    fileprivate func takeTouches() {
        addGestureRecognizer(
            OwnPan(
                begins: { [weak self] pan in
                    let moved = pan.translation(in: self)
                    return self?.datePickerStyle == .wheels && abs(moved.y) > abs(moved.x)
                },
                moves: { [weak self] in self?.follow($0) }))
    }

    private func wheel(at point: CGPoint) -> Int? {
        WheelGeometry.columns(wheelUnits.map(\.weight), in: bounds, rightToLeft: isRightToLeft).firstIndex {
            $0.minX <= point.x && point.x < $0.maxX
        }
    }

    private func follow(_ pan: OwnPan) {
        if pan.state == .began {
            turning = wheel(at: pan.location(in: self)).map { ($0, storedDate, countDownDuration) }
        }
        guard let turning else { return }
        let isOver = pan.state == .ended
        let way = pan.translation(in: self).y + (isOver ? pan.velocity(in: self).y * 0.25 : 0)
        turn(wheelUnits[turning.wheel].kind, by: -Int((way / WheelGeometry.pitch).rounded()), from: turning.date, turning.duration)
        guard isOver || pan.state == .cancelled else { return }
        self.turning = nil
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func turn(_ kind: WheelUnit.Kind, by rows: Int, from start: Date, _ duration: TimeInterval) {
        let calendar = ownCalendar
        func moved(_ part: Calendar.Component, _ count: Int) -> Date { calendar.date(byAdding: part, value: count, to: start) ?? start }
        switch kind {
        case .hour: date = moved(.hour, rows)
        case .minute: date = moved(.minute, rows * shownMinuteInterval)
        case .month: date = moved(.month, rows)
        case .day, .weekdayAndDay: date = moved(.day, rows)
        case .year: date = moved(.year, rows)
        case .halfOfDay:
            let isMorning = calendar.component(.hour, from: start) < 12
            if rows > 0, isMorning { date = moved(.hour, 12) } else if rows < 0, !isMorning { date = moved(.hour, -12) }
        case .hours: countDownDuration = min(max(0, duration + Double(rows) * 3600), 86_340)
        case .minutes: countDownDuration = min(max(0, duration + Double(rows) * 60), 86_340)
        }
    }

    /// A finger taps a point: a row of a wheel turns there, a day of the month is chosen.
    package func tapped(at point: CGPoint) {
        switch datePickerStyle {
        case .wheels:
            guard let wheel = wheel(at: point) else { return }
            turn(wheelUnits[wheel].kind, by: WheelGeometry.offset(at: point.y - bounds.midY), from: storedDate, countDownDuration)
        case .inline where datePickerMode != .time:
            guard let day = MonthGrid.day(at: point, in: bounds, of: date, ownCalendar) else { return }
            date = day
        default: return
        }
        sendActions(for: .valueChanged)
    }
}

/// The days of a month in rows of weeks, as an inline picker has them below its title.
package enum MonthGrid {
    /// The rectangle of the days.
    package static func frame(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 8, y: bounds.minY + 66, width: bounds.width - 16, height: max(0, bounds.height - 70))
    }

    /// The size of a day's field.
    package static func cell(in bounds: CGRect) -> CGSize {
        let frame = frame(in: bounds)
        return CGSize(width: frame.width / 7, height: min(44, frame.height / 6))
    }

    /// The day of a date's month under a point, at the date's time; nil beside the days. The month is drawn from left to right in every language.
    static func day(at point: CGPoint, in bounds: CGRect, of date: Date, _ calendar: Calendar) -> Date? {
        let (frame, cell) = (frame(in: bounds), cell(in: bounds))
        guard frame.contains(point), cell.width > 0, cell.height > 0 else { return nil }
        let place = Int((point.y - frame.minY) / cell.height) * 7 + Int((point.x - frame.minX) / cell.width)
        let day = calendar.component(.day, from: date)
        let first = ((calendar.component(.weekday, from: date) - (day - 1) % 7 - calendar.firstWeekday) % 7 + 7) % 7
        let chosen = place - first + 1
        guard calendar.range(of: .day, in: .month, for: date)?.contains(chosen) == true else { return nil }
        return calendar.date(byAdding: .day, value: chosen - day, to: date)
    }
}
