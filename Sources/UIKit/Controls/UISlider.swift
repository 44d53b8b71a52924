import Foundation

/// A knob on a track. 31 points tall, of which the alignment rectangle takes 30; it hugs that height at 750 (measured).
///
/// Apple: https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {
    /// The value under the knob, kept between minimum and maximum.
    open var value: Float {
        get { storedValue }
        set { storedValue = newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : minimumValue }
    }
    /// The value at the start of the track.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = storedValue
        }
    }
    /// The value at the end of the track.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Whether changes are told while the knob moves.
    open var isContinuous = true
    /// The picture at the start.
    open var minimumValueImage: UIImage?
    /// The picture at the end.
    open var maximumValueImage: UIImage?
    /// The colour of the track before the knob.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track after the knob.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?

    private var storedValue: Float = 0

    /// Makes a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a slider that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Moves the knob.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    /// 750 on the vertical axis, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    /// No width of its own; 30 points tall.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: InterfaceGeneration.current.sliderHeight - 1)
    }
    /// 2 points at the sides, 1 at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    /// The width it has; 31 points tall.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: InterfaceGeneration.current.sliderHeight)
    }
}
