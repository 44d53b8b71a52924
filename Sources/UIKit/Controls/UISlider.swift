import CoreGraphics
import Foundation

/// A knob on a track. 31 points tall, of which the alignment rectangle takes 30, up to iOS 18; it hugs that height at 750 (measured).
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

    private var thumbs: [UInt: UIImage] = [:]
    private var tracks: [UInt: (minimum: UIImage?, maximum: UIImage?)] = [:]
    /// Sets the picture of the knob in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
    /// The picture of the knob in a state.
    open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }
    /// The picture of the knob now.
    open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[State.normal.rawValue] }
    /// Sets the picture of the track before the knob in a state; kept, it isn't drawn.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { tracks[state.rawValue, default: (nil, nil)].minimum = image }
    /// The picture of the track before the knob in a state.
    open func minimumTrackImage(for state: State) -> UIImage? { tracks[state.rawValue]?.minimum }
    /// Sets the picture of the track after the knob in a state; kept, it isn't drawn.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { tracks[state.rawValue, default: (nil, nil)].maximum = image }
    /// The picture of the track after the knob in a state.
    open func maximumTrackImage(for state: State) -> UIImage? { tracks[state.rawValue]?.maximum }

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
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight - alignmentRectInsets.vertical)
    }
    /// 2 points at the sides and 1 at the bottom up to iOS 18.
    open override var alignmentRectInsets: UIEdgeInsets { InterfaceGeneration.current.sliderInsets }
    /// The width it has; 31 points tall.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: naturalHeight) }

    /// 34 points inside a toolbar whatever the generation (4 of 4 public documents).
    private var naturalHeight: CGFloat {
        var outer = superview
        while let view = outer {
            if view is UIToolbar { return 34 }
            outer = view.superview
        }
        return InterfaceGeneration.current.sliderHeight
    }

    // MARK: Rectangles, in the slider's coordinates

    /// The rectangle of the picture at the start; empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(minimumValueImage, bounds, atStart: true) }

    /// The rectangle of the picture at the end; empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(maximumValueImage, bounds, atStart: false) }

    /// The rectangle of the track: 4 points high in the middle of the alignment rectangle, beside the pictures.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let inner = alignmentRect(forFrame: bounds)
        let starts = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 0
        let ends = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: inner.minX + (isRightToLeft ? ends : starts), y: PixelScale(pixelScale).nearest(inner.midY - Self.trackHeight / 2),
            width: max(0, inner.width - starts - ends), height: Self.trackHeight)
    }

    /// The rectangle of the knob for a value: as far along the track as the value is between the limits, right to left from the right.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / range) : 0
        let done = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
        return CGRect(
            x: rect.minX + done * (rect.width - size.width), y: PixelScale(pixelScale).nearest(rect.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 31
    private static let imageGap: CGFloat = 10

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, atStart: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let isLeft = atStart != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
