import Foundation

/// The spinner above a list: a band of 60 points at the content's top, hidden at rest; while it refreshes the list's adjusted inset grows by
/// its height (measured).
///
/// Apple: https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Whether refreshing goes on.
    open private(set) var isRefreshing = false
    /// The text below the spinner.
    open var attributedTitle: NSAttributedString?

    /// Makes a control; a scroll view gives it its width.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: 60))
        isHidden = true
    }

    /// Makes a control that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = 60
        isHidden = true
    }

    /// Shows the spinner; neither scrolls nor tells targets (measured).
    open func beginRefreshing() {
        isRefreshing = true
        isHidden = false
        superview?.setNeedsLayout()
    }

    /// Hides the spinner.
    open func endRefreshing() {
        isRefreshing = false
        isHidden = true
        superview?.setNeedsLayout()
    }
}
