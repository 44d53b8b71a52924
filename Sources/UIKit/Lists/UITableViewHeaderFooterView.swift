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
    private var storedDetailLabel: UILabel?
    private var holder = ContentHolder()
    private var ground = CellGround()
    /// What the content view shows, in place of the texts; a new value replaces what is there.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            holder.show(contentConfiguration?.updated(for: configurationState), in: contentView)
            setNeedsLayout()
        }
    }
    /// The ground of the view; it stands behind the background view.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            ground.show(backgroundConfiguration?.updated(for: configurationState), in: self)
            setNeedsLayout()
        }
    }
    /// The state that configurations go by.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// The content a header has at first.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
    }

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

    /// A smaller text below the text.
    open var detailTextLabel: UILabel? {
        if let storedDetailLabel { return storedDetailLabel }
        let label = UILabel(frame: .zero)
        (label.font, label.textColor) = (.systemFont(ofSize: 13), .secondaryLabel)
        storedDetailLabel = label
        contentView.addSubview(label)
        return label
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Lays out content and text: 16 points from the edges, in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        ground.layOut(in: bounds)
        contentView.frame = bounds
        let labels = [storedTextLabel, storedDetailLabel].compactMap { $0 }
        guard let first = labels.first else { return }
        let side = max(16, layoutMargins.left)
        let width = max(0, bounds.width - 2 * side)
        let heights = labels.map { label in
            label.numberOfLines == 1 ? label.intrinsicContentSize.height : label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        var y = textTop(heights.reduce(0, +), line: first.font.lineHeight)
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: side, y: y, width: width, height: height)
            y += height
        }
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
