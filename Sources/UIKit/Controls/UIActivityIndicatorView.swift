import Foundation

/// A spinner: 20 by 20 points, 37 by 37 when large (measured).
///
/// Apple: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// White and large, before iOS 13.
        case whiteLarge = 0
        /// White, before iOS 13.
        case white = 1
        /// Grey, before iOS 13.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// The size.
    open var style: Style = .medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// The colour.
    open var color: UIColor!
    /// Whether the spinner is hidden while it stands still.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    /// Whether the spinner turns.
    open private(set) var isAnimating = false

    /// 750 on both axes, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultHigh, .defaultHigh] }

    /// Makes a spinner of a size; it stands still.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
        updateVisibility()
    }

    /// Makes a medium spinner; it stands still.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        updateVisibility()
    }

    /// Makes a spinner that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !isOnCanvas { updateVisibility() }
    }

    /// Lets the spinner turn.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Stops the spinner.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    private func updateVisibility() {
        if hidesWhenStopped { isHidden = !isAnimating } else if isHidden { isHidden = false }
    }

    private static func size(of style: Style) -> CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
}
