import Foundation
import Testing

@testable import UIKit

/// Wheels: what stands where, and what a drag and a tap choose.
@MainActor @Suite struct PickerTests {
    private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [[Int]] = []
        var views: [Int: UIView] = [:]
        var givesViews = false
        var widths: [CGFloat] = [0, 0]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 10 : 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(component) \(row)" }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { givesViews ? 40 : 0 }
        func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            guard component == 0 else { return UILabel() }
            let made = views[row] ?? UILabel()
            views[row] = made
            return made
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append([component, row]) }
    }

    private func picker(_ fruit: Fruit) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 318, height: 216))
        (picker.dataSource, picker.delegate) = (fruit, fruit)
        twoPixelWindow().addSubview(picker)
        picker.layoutIfNeeded()
        return picker
    }

    private func drag(_ view: UIView, at point: CGPoint, by distance: CGFloat) {
        guard let pan = view.gestureRecognizers?.compactMap({ $0 as? OwnPan }).first else { return }
        let start = view.convert(point, to: nil)
        pan.setTranslation(CGPoint(x: 0, y: distance / 2), in: nil)
        pan.place = CGPoint(x: start.x, y: start.y + distance / 2)
        guard pan.delegate?.gestureRecognizerShouldBegin(pan) == true else { return }
        pan.state = .began
        pan.setTranslation(CGPoint(x: 0, y: distance), in: nil)
        pan.state = .changed
        pan.state = .ended
        pan.state = .possible
    }

    // arithmetic: 318 less 9 at each side, shared; then 100 and what is left
    @Test func wheelsShareTheWidthOrHaveTheirOwn() {
        let fruit = Fruit(), picker = picker(fruit)
        #expect(picker.columns.map(\.minX) == [9, 159] && picker.columns.map(\.width) == [150, 150])
        fruit.widths = [100, 0]
        #expect(picker.columns.map(\.width) == [100, 200])
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    // arithmetic: rows are 32 points apart, so 70 points are two rows; a drag upwards goes to later rows
    @Test func aDragTurnsAWheelAndTellsTheDelegateOnce() {
        let fruit = Fruit(), picker = picker(fruit)
        drag(picker, at: CGPoint(x: 50, y: 108), by: -70)
        #expect(picker.selectedRow(inComponent: 0) == 2 && fruit.chosen == [[0, 2]])
        drag(picker, at: CGPoint(x: 200, y: 108), by: -500)
        #expect(picker.selectedRow(inComponent: 1) == 2 && fruit.chosen.last == [1, 2])
        picker.selectRow(7, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 7 && fruit.chosen.count == 2)
    }

    @Test func aTapOnARowTurnsToIt() throws {
        let fruit = Fruit(), picker = picker(fruit)
        let tap = try #require(picker.gestureRecognizers?.compactMap { $0 as? OwnTap }.first)
        tap.place = picker.convert(CGPoint(x: 50, y: 108 + 32), to: nil)
        tap.state = .ended
        #expect(fruit.chosen == [[0, 1]])
    }

    // Apple: viewForRow's views are laid out in rows of rowHeightForComponent
    @Test func viewsOfTheDelegateStandInTheirRows() {
        let fruit = Fruit()
        fruit.givesViews = true
        let picker = picker(fruit)
        #expect(fruit.views[0]?.frame == CGRect(x: 9, y: 88, width: 150, height: 40) && fruit.views[0]?.superview === picker)
        #expect(fruit.views.keys.sorted() == [0, 1, 2, 3])
        picker.selectRow(5, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(fruit.views[5]?.center.y == 108 && fruit.views[0]?.superview == nil)
    }

    // Apple: "minimumDate ... the minimum date that the picker can show"; minuteInterval rounds down
    @Test func aDateKeepsToLimitsAndWholeIntervals() {
        let picker = UIDatePicker()
        (picker.timeZone, picker.datePickerMode) = (TimeZone(secondsFromGMT: 0), .dateAndTime)
        picker.date = Date(timeIntervalSince1970: 960)
        picker.minuteInterval = 15
        #expect(picker.date.timeIntervalSince1970 == 900)
        picker.minimumDate = Date(timeIntervalSince1970: 5000)
        #expect(picker.date.timeIntervalSince1970 == 5000)
        picker.maximumDate = Date(timeIntervalSince1970: 4000)
        #expect(picker.date.timeIntervalSince1970 == 900)
    }

    @Test func wheelsOfADateTurn() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 318, height: 216))
        (picker.preferredDatePickerStyle, picker.datePickerMode, picker.timeZone) = (.wheels, .date, TimeZone(secondsFromGMT: 0))
        picker.calendar = Calendar(identifier: .gregorian)
        picker.date = Date(timeIntervalSince1970: 0)
        twoPixelWindow().addSubview(picker)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        // the last wheel is the year: two rows on
        drag(picker, at: CGPoint(x: 300, y: 108), by: -64)
        #expect(picker.date.timeIntervalSince1970 == (365 + 365) * 86_400 && changes == 1)
    }
}
