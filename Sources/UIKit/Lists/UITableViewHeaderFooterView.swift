import Foundation

/// A header or footer of a table's section.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The name by which views are used again.
    public let reuseIdentifier: String?
    /// The view that holds what the app adds.
    open private(set) lazy var contentView: UIView = UIView(frame: bounds)
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Where the text stands between top and bottom.
    enum TextPlace {
        /// In the middle.
        case middle
        /// Above the rows, as if the view were no higher than this many points: what is more is the room above a group.
        case low(within: CGFloat)
        /// Below the rows, as if the view were no higher than this many points.
        case high(within: CGFloat)
    }

    var textPlace = TextPlace.middle
    private var storedTextLabel: UILabel?

    /// Makes a view.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Makes a view that is reused under a name.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Makes a view that a document describes.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        if contentView.superview == nil { insertSubview(contentView, at: 0) }
    }

    /// The text.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        storedTextLabel = label
        contentView.addSubview(label)
        return label
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Lays out content and text: 16 points from the edges, in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard let label = storedTextLabel else { return }
        let side = max(16, layoutMargins.left)
        let width = max(0, bounds.width - 2 * side)
        let height =
            label.numberOfLines == 1 ? label.intrinsicContentSize.height : label.sizeThatFits(CGSize(width: width, height: 0)).height
        label.frame = CGRect(x: side, y: textTop(height, line: label.font.lineHeight), width: width, height: height)
    }

    private func textTop(_ height: CGFloat, line: CGFloat) -> CGFloat {
        let middle = (bounds.height - height) / 2
        let (room, isLow): (CGFloat, Bool)
        switch textPlace {
        case .middle: return middle
        case .low(let within): (room, isLow) = (within, true)
        case .high(let within): (room, isLow) = (within, false)
        }
        // A text of several lines grows upwards in a header, downwards in a footer.
        let gap = max(0, (room - line) / 2)
        return gap + height > bounds.height ? middle : isLow ? bounds.height - height - gap : gap
    }

    /// The content view's fit.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
