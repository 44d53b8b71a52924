import CoreGraphics
import Foundation

/// Wheels to choose from: 320 by 216 points.
///
/// A wheel turns by a drag or by a tap on one of its rows, and then tells the delegate. Rows stand 32 points apart where the delegate gives no height;
/// wheels without a width of their own share what is left of the picker less 9 points at each side.
/// Apple: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor open class UIPickerView: UIView {
    static let ownSize = CGSize(width: 320, height: 216)

    /// The object that has the rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The object that has titles and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var chosen: [Int: Int] = [:]
    private var views: [Place: UIView] = [:]
    private var turning: (component: Int, row: Int)?

    private struct Place: Hashable {
        let component: Int
        let row: Int
    }

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

    private func takeTouches() {
        clipsToBounds = true
        addGestureRecognizer(
            OwnPan(
                begins: { [weak self] pan in
                    let moved = pan.translation(in: self)
                    return abs(moved.y) > abs(moved.x) && self?.component(at: pan.location(in: self)) != nil
                },
                moves: { [weak self] in self?.follow($0) }))
        addGestureRecognizer(OwnTap { [weak self] in self?.tapped(at: $0.location(in: self)) })
    }

    // MARK: Rows

    /// The number of wheels.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// The size of a row of a wheel, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let columns = columns
        return CGSize(width: columns.indices.contains(component) ? columns[component].width : 0, height: rowHeight(component))
    }

    /// The view of a row that the delegate gave and that is in sight, or nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { views[Place(component: component, row: row)] }

    /// The row that a wheel shows, or -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
    }

    /// Turns a wheel to a row, without telling the delegate; one that doesn't exist is ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
        chosen[component] = row
        setNeedsLayout()
    }

    /// Asks the data source again; a wheel that has fewer rows now stands at its last.
    open func reloadAllComponents() {
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        for (component, row) in chosen { chosen[component] = min(row, max(0, numberOfRows(inComponent: component) - 1)) }
        setNeedsLayout()
    }

    /// Asks the data source for one wheel again.
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    // MARK: Layout

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.ownSize }
    /// 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

    /// The rectangles of the wheels.
    package var columns: [CGRect] {
        let band = bounds.insetBy(dx: min(9, bounds.width / 2), dy: 0)
        let widths = (0..<numberOfComponents).map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
        let open = widths.filter { $0 == 0 }.count
        let share = open == 0 ? 0 : max(0, band.width - widths.reduce(0, +)) / CGFloat(open)
        let shown = widths.map { $0 > 0 ? $0 : share }
        // Wheels that are narrower than the picker stand in the middle.
        var x = band.midX - shown.reduce(0, +) / 2
        return shown.map { width in
            defer { x += width }
            let left = isRightToLeft ? band.minX + band.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// The distance of the rows of a wheel, in points.
    package func rowHeight(_ component: Int) -> CGFloat {
        let asked = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return asked > 0 ? asked : WheelGeometry.pitch
    }

    /// Puts the views that the delegate gives for rows where the rows are.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var wanted: Set<Place> = []
        for (component, column) in columns.enumerated() { placeViews(component, column, &wanted) }
        for (place, view) in views where !wanted.contains(place) {
            view.removeFromSuperview()
            views[place] = nil
        }
    }

    private func placeViews(_ component: Int, _ column: CGRect, _ wanted: inout Set<Place>) {
        let (row, pitch) = (selectedRow(inComponent: component), rowHeight(component))
        for offset in -WheelGeometry.reach...WheelGeometry.reach {
            let place = Place(component: component, row: row + offset)
            guard (0..<numberOfRows(inComponent: component)).contains(place.row) else { continue }
            let view = views[place] ?? delegate?.pickerView(self, viewForRow: place.row, forComponent: component, reusing: nil).given
            guard let view else { continue }
            wanted.insert(place)
            views[place] = view
            if view.superview !== self { addSubview(view) }
            let shape = WheelGeometry.row(offset, pitch: pitch)
            view.transform = .identity
            view.bounds.size = CGSize(width: column.width, height: pitch)
            view.center = CGPoint(x: column.midX, y: column.midY + shape.y)
            if offset != 0 { view.transform = CGAffineTransform(scaleX: 1, y: shape.flattening) }
            view.alpha = shape.strength
        }
    }

    // MARK: Turning

    private func component(at point: CGPoint) -> Int? { columns.firstIndex { $0.minX <= point.x && point.x < $0.maxX } }

    private func tapped(at point: CGPoint) {
        guard let component = component(at: point) else { return }
        let row = selectedRow(inComponent: component)
        turn(component, to: row + WheelGeometry.offset(at: point.y - bounds.midY, pitch: rowHeight(component)))
        if selectedRow(inComponent: component) != row { tell(component) }
    }

    private func follow(_ pan: OwnPan) {
        let moved = pan.translation(in: self).y
        if pan.state == .began {
            let point = pan.location(in: self)
            turning = component(at: point).map { ($0, selectedRow(inComponent: $0)) }
        }
        guard let turning else { return }
        let isOver = pan.state == .ended
        // A wheel that is let go turns on for as far as a quarter of a second takes it.
        let way = moved + (isOver ? pan.velocity(in: self).y * 0.25 : 0)
        turn(turning.component, to: turning.row - Int((way / rowHeight(turning.component)).rounded()))
        guard isOver || pan.state == .cancelled else { return }
        self.turning = nil
        tell(turning.component)
    }

    private func turn(_ component: Int, to row: Int) {
        let count = numberOfRows(inComponent: component)
        guard count > 0 else { return }
        selectRow(min(max(row, 0), count - 1), inComponent: component, animated: true)
    }

    private func tell(_ component: Int) {
        delegate?.pickerView(self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
    }
}

/// The shape of a wheel seen from the front: rows a pitch apart in the middle, flatter and fainter towards the edges.
package enum WheelGeometry {
    /// The distance of rows in the middle, in points.
    package static let pitch: CGFloat = 32
    /// Rows shown above and below the chosen one.
    package static let reach = 3
    /// The wheel's radius in pitches: 118 points for the system's own rows.
    private static let radius: CGFloat = 118 / 32

    /// Where a row `offset` rows below the chosen one is seen: its middle from the wheel's middle, how much it is flattened, how strong it is.
    package static func row(_ offset: Int, pitch: CGFloat = pitch) -> (y: CGFloat, flattening: CGFloat, strength: CGFloat) {
        let angle = CGFloat(offset) / radius
        let strength = offset == 0 ? 1 : max(0, 0.75 - 0.22 * CGFloat(abs(offset)))
        return (radius * pitch * sin(angle), cos(angle), strength)
    }

    /// Columns side by side, 9 points from the sides, in proportion to weights.
    package static func columns(_ weights: [CGFloat], in bounds: CGRect, rightToLeft: Bool) -> [CGRect] {
        let band = bounds.insetBy(dx: min(9, bounds.width / 2), dy: 0)
        let total = max(weights.reduce(0, +), 1e-9)
        var x = band.minX
        return weights.map { weight in
            let width = band.width * weight / total
            defer { x += width }
            let left = rightToLeft ? band.minX + band.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// The row that is seen at a distance below the middle, counted from the chosen one.
    package static func offset(at y: CGFloat, pitch: CGFloat = pitch) -> Int {
        let sine = min(max(y / (radius * pitch), -1), 1)
        return Int((asin(sine) * radius).rounded())
    }
}

/// What a picker asks for its rows. Apple: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker asks for its looks. Apple: https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row with attributes; it wins over the plain one.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// The view of a row; it wins over titles.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// The width of a wheel, in points; 0 for an equal part of what is left.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The distance of the rows of a wheel, in points; 0 for the system's.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Called when a person chose a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    /// None, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        nil
    }
    /// None, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        NoRowView.shared
    }
    /// An equal part, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// The system's, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing, unless a delegate says otherwise.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for the view of a delegate that gives none: the method answers a view, as UIKit's does.
private final class NoRowView: UIView {
    static let shared = NoRowView(frame: .zero)
}

extension UIView {
    /// The view that a delegate gave for a row; nil where it has no such method.
    fileprivate var given: UIView? { self is NoRowView ? nil : self }
}
