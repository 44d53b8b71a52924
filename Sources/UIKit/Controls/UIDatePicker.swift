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
    /// The date.
    open var date = Date() { didSet { contentDidChange() } }
    /// The first date that can be chosen.
    open var minimumDate: Date?
    /// The last date that can be chosen.
    open var maximumDate: Date?
    /// The minutes between two choices.
    open var minuteInterval = 1
    /// The length of time, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The language and country, or nil for the system's.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar.
    open var calendar: Calendar! = .current
    /// The time zone, or nil for the system's.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }

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
