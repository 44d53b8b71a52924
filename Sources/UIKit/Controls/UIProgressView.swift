import Foundation

/// A bar that fills: 4 points tall as on iOS 14 and later, 2.5 in the bar style; it hugs that height at 750 (measured).
///
/// Apple: https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The look. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// In content.
        case `default` = 0
        /// In a toolbar.
        case bar = 1
    }

    /// The look.
    open var progressViewStyle: Style = .default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The filled part, 0...1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
    }
    /// The colour of the filled part.
    open var progressTintColor: UIColor?
    /// The colour of the rest.
    open var trackTintColor: UIColor?

    private var storedProgress: Float = 0

    /// 750 on the vertical axis, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    /// Makes a bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Fills the bar so far, 0...1.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    private var naturalHeight: CGFloat { progressViewStyle == .bar ? 2.5 : InterfaceGeneration.current.progressHeight }

    /// On the canvas a bar in the bar style reaches a point below what constraints place (3 public documents of one author).
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: isOnCanvas && progressViewStyle == .bar ? 1 : 0, right: 0)
    }

    /// No width of its own; the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    /// The width it has; the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: naturalHeight) }
}
