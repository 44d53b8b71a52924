import UIKit

extension UIControl {
    /// A finger comes down on the control, at a point of the window.
    func fingerDown(at point: CGPoint) {
        isHighlighted = true
        if let slider = self as? UISlider { slider.knob(to: point) }
        sendActions(for: .touchDown)
    }

    /// The finger moves.
    func fingerMoved(to point: CGPoint) {
        if let slider = self as? UISlider { return slider.knob(to: point) }
        isHighlighted = holds(point)
    }

    /// A scroll view takes the finger away.
    func fingerLost() {
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// The finger leaves: inside or near the control it does what the control is for.
    func fingerUp(at point: CGPoint) {
        isHighlighted = false
        guard holds(point) || self is UISlider else { return sendActions(for: .touchUpOutside) }
        if openMenuAsPrimaryAction() { return }
        operate(at: convert(point, from: nil))
        sendActions(for: .touchUpInside)
    }

    /// Whether a point of the window is near enough: iOS lets a finger slip by 70 points.
    private func holds(_ point: CGPoint) -> Bool { bounds.insetBy(dx: -70, dy: -70).contains(convert(point, from: nil)) }

    /// Changes the control's value as its class does.
    private func operate(at point: CGPoint) {
        switch self {
        case let control as UISwitch:
            control.setOn(!control.isOn, animated: true)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        case let control as UISegmentedControl: control.choose(at: point)
        case let control as UIStepper: control.press(at: point)
        case let control as UIPageControl: control.turn(at: point)
        case let control as UISlider:
            if !control.isContinuous { sendActions(for: .valueChanged) }
        case let control as UIDatePicker: control.tapped(at: point)
        case let control as UITextField: if !control.clears(at: point) { becomeFirstResponder() }
        case is UIButton: sendActions(for: .primaryActionTriggered)
        default: break
        }
    }
}

extension UISlider {
    /// Moves the knob under a point of the window.
    fileprivate func knob(to point: CGPoint) {
        let knob: CGFloat = 28
        let place = convert(point, from: nil)
        let length = max(1, bounds.width - knob)
        var fraction = Float(min(max((place.x - knob / 2) / length, 0), 1))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { fraction = 1 - fraction }
        setValue(minimumValue + fraction * (maximumValue - minimumValue), animated: false)
        setNeedsLayout()
        if isContinuous { sendActions(for: .valueChanged) }
    }
}

extension UISegmentedControl {
    fileprivate func choose(at point: CGPoint) {
        guard numberOfSegments > 0, bounds.width > 0 else { return }
        var index = min(max(Int(point.x / bounds.width * CGFloat(numberOfSegments)), 0), numberOfSegments - 1)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { index = numberOfSegments - 1 - index }
        guard index != selectedSegmentIndex || isMomentary, isEnabledForSegment(at: index) else { return }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}

extension UIStepper {
    fileprivate func press(at point: CGPoint) {
        let isPlus = (point.x >= bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        var next = value + (isPlus ? stepValue : -stepValue)
        if wraps { next = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next }
        let before = value
        value = next
        if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

extension UIPageControl {
    fileprivate func turn(at point: CGPoint) {
        let before = currentPage
        currentPage = min(max(currentPage + (point.x < bounds.midX ? -1 : 1), 0), max(0, numberOfPages - 1))
        if currentPage != before { sendActions(for: .valueChanged) }
    }
}

/// A view that takes letters from the keyboard.
@MainActor protocol TypedText: UIView {
    /// Adds letters at the end; an empty string takes the last one away.
    func take(_ text: String)
}

extension UITextField: TypedText {
    func take(_ text: String) { typed(text) }
}

extension UITextView: TypedText {
    func take(_ text: String) { typed(text) }
}
