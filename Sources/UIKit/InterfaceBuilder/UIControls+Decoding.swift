import Foundation
import IBDocuments

extension UIStepper {
    static let stepperAttributes: [DecodedAttribute<UIStepper>] = [
        .double("minimumValue", \.minimumValue),
        .double("maximumValue", \.maximumValue),
        .double("value", \.value),
        .limits("minimumValue", "maximumValue", of: "value", defaults: (0, 100)),
        .double("stepValue", \.stepValue),
        .bool("wraps", \.wraps),
        .bool("autorepeat", \.autorepeat),
        .bool("continuous", \.isContinuous),
    ]
}

extension UISegmentedControl {
    /// Segments are elements of their own, with a title or an image.
    static let segmentedAttributes: [DecodedAttribute<UISegmentedControl>] = [
        .custom { control, source, decoder in
            for (index, segment) in source.element.list("segments").enumerated() {
                if let image = decoder.image("image", of: decoder.source(segment), configuredBy: nil) {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    let title = decoder.localized(segment.string("title") ?? "", key: "segmentTitles[\(index)]", of: source.element)
                    control.insertSegment(withTitle: title, at: index, animated: false)
                }
                if let width = decoder.source(segment).number("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
                if decoder.source(segment).bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
            }
        },
        .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        .bool("momentary", \.isMomentary),
        .custom { control, source, _ in
            // -1 selects none, and so does an index beyond the segments.
            let last = control.numberOfSegments - 1
            if let index = source.integer("selectedSegmentIndex", in: -1...max(last, 0)), index >= 0, index <= last {
                control.selectedSegmentIndex = index
            }
        },
        .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
    ]
}

extension UIPageControl {
    static let pageControlAttributes: [DecodedAttribute<UIPageControl>] = [
        .custom { control, source, _ in
            if let count = source.integer("numberOfPages", in: 0...10_000) { control.numberOfPages = count }
        },
        .integer("currentPage", \.currentPage, in: 0...10_000),
        .custom { control, source, decoder in
            guard let page = source.integer("currentPage", in: 0...10_000), page > 0, page >= control.numberOfPages else { return }
            decoder.reportBadValue(
                "\(page)", of: "currentPage", source.element, expected: "below the numberOfPages, \(control.numberOfPages)",
                consequence: "the last page is shown")
        },
        .bool("hidesForSinglePage", \.hidesForSinglePage),
        .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
    ]
}

extension UIProgressView {
    static let progressAttributes: [DecodedAttribute<UIProgressView>] = [
        .choice("progressViewStyle", \.progressViewStyle, ["bar": .bar, "default": .default]),
        .custom { view, source, decoder in
            guard let progress = source.number("progress") else { return }
            view.progress = Float(min(max(progress, 0), 1))
            guard !(0...1).contains(progress) else { return }
            decoder.reportBadValue(
                source["progress"] ?? "", of: "progress", source.element, expected: "a number from 0 to 1",
                consequence: "it is held at \(progress < 0 ? 0 : 1)")
        },
        .color("progressTintColor", \.progressTintColor),
        .color("trackTintColor", \.trackTintColor),
    ]
}

extension UIActivityIndicatorView {
    static let activityAttributes: [DecodedAttribute<UIActivityIndicatorView>] = [
        .choice(
            "style", \.style,
            ["medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge]),
        .custom { spinner, source, decoder in
            if let color = source.child(key: "color").flatMap({ decoder.color($0) }) { spinner.color = color }
        },
        .custom { spinner, source, decoder in
            spinner.hidesWhenStopped = source.bool("hidesWhenStopped") ?? false
            if source.bool("animating") == true { spinner.startAnimating() }
            // What Interface Builder writes of a spinner that hides by itself isn't kept on its canvas: there the spinner takes its room.
            let isHidden = source.bool("hidden") == true
            if decoder.purpose == .canvas { spinner.isHidden = isHidden && !spinner.hidesWhenStopped }
        },
    ]
}

extension UIDatePicker {
    static let datePickerAttributes: [DecodedAttribute<UIDatePicker>] = [
        .choice(
            "datePickerMode", \.datePickerMode,
            ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]),
        .choice(
            "style", \.preferredDatePickerStyle,
            ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
        // Documents write every style but the wheels of their first years.
        .custom { picker, source, _ in
            if source["style"] == nil { picker.preferredDatePickerStyle = .wheels }
        },
        .integer("minuteInterval", \.minuteInterval, in: 1...30),
        .custom { picker, source, decoder in
            @MainActor func date(_ key: String) -> Date? {
                source.child(key: key).map(decoder.source)?.number("timeIntervalSinceReferenceDate", in: -1e11...1e11)
                    .map { Date(timeIntervalSinceReferenceDate: $0) }
            }
            picker.minimumDate = date("minimumDate")
            picker.maximumDate = date("maximumDate")
            // Apple: a range that ends before it begins is ignored (UIDatePicker.minimumDate).
            if let first = picker.minimumDate, let last = picker.maximumDate, first > last, let element = source.child(key: "minimumDate") {
                decoder.reportBadValue(
                    element["timeIntervalSinceReferenceDate"] ?? "", of: "timeIntervalSinceReferenceDate", element,
                    expected: "before the maximumDate", consequence: "neither limit holds")
            }
        },
        .custom { picker, source, decoder in
            if let date = source.child(key: "date") {
                let seconds = decoder.source(date).number("timeIntervalSinceReferenceDate", in: -1e11...1e11)
                if let seconds { picker.date = Date(timeIntervalSinceReferenceDate: seconds) }
            } else if decoder.purpose == .canvas {
                picker.date = canvasDate
            }
            // The canvas shows the same words on every machine and every day, so that layouts and pictures can be compared.
            if decoder.purpose == .canvas {
                picker.locale = picker.locale ?? Locale(identifier: "en_US")
                picker.timeZone = picker.timeZone ?? TimeZone(secondsFromGMT: 0)
            }
        },
    ]

    /// 2007-01-09 09:41 UTC: what a picker without a date of its own shows on the canvas, in place of the day of the run.
    private static let canvasDate = Date(timeIntervalSince1970: 1_168_335_660)
}
