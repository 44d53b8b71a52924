import Foundation

/// Wheels to choose from: 320 by 216 points.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {
    static let ownSize = CGSize(width: 320, height: 216)

    /// The object that has the rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The object that has titles and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    /// The number of wheels.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// The row that a wheel shows, or -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
    }

    /// Turns a wheel to a row; one that doesn't exist is ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
        chosen[component] = row
    }

    /// Asks the data source again.
    open func reloadAllComponents() {
        chosen = chosen.filter { $0.value < numberOfRows(inComponent: $0.key) }
    }

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.ownSize }
    /// 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }
}

/// What a picker asks for its rows. Apple: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker asks for its titles. Apple: https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when a row was chosen.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    /// Does nothing, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
