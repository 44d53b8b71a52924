import Foundation

/// A minus and a plus: 94 by 32 points as on iOS 13 and later (measured).
///
/// Apple: https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor open class UIStepper: UIControl {
    static var ownSize: CGSize { InterfaceGeneration.current.stepperSize }

    /// The value, kept between minimum and maximum.
    open var value: Double {
        get { storedValue }
        set { storedValue = newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : minimumValue }
    }
    /// The least value.
    open var minimumValue = 0.0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = storedValue
        }
    }
    /// The greatest value.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// What one tap adds or takes.
    open var stepValue = 1.0
    /// Whether the value jumps from one end to the other.
    open var wraps = false
    /// Whether holding a finger goes on counting.
    open var autorepeat = true
    /// Whether changes are told while counting.
    open var isContinuous = true

    private var storedValue = 0.0

    /// 750 on both axes, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultHigh, .defaultHigh] }

    /// Makes a stepper; only the origin of the frame counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.ownSize))
    }

    /// Makes a stepper that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.ownSize }
    /// 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }
}
