import Foundation

/// A two-state switch. Its size is its own: 51 by 31 points, with a right alignment inset of 2 (measured in 184 Interface Builder documents).
///
/// Apple: https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor open class UISwitch: UIControl {
    static var frameSize: CGSize { InterfaceGeneration.current.switchSize }

    /// Whether the switch is on.
    open var isOn = false
    /// The colour of the switch while it is on.
    open var onTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// The text beside the switch where a Mac shows one.
    open var title: String?

    /// Makes a switch; only the origin of the frame counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.frameSize))
    }

    /// Makes a switch that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Turns the switch on or off.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// 750 on both axes, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultHigh, .defaultHigh] }

    /// The frame; only its origin can be set.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.frameSize) }
    }

    /// 49 by 31 points up to iOS 18: the size without the alignment inset.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.frameSize.width - 2, height: Self.frameSize.height) }
    /// 2 points at the right.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    /// 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.frameSize }
}
