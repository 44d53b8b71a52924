import Foundation

/// The spinner above a list: a band of 60 points at the content's top, hidden at rest; while it refreshes the list's adjusted inset grows by
/// its height (measured).
///
/// Apple: https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The control's height without a title, in points.
    private static let height: CGFloat = 60

    /// Whether refreshing goes on.
    open private(set) var isRefreshing = false
    /// The text below the spinner.
    open var attributedTitle: NSAttributedString? { didSet { titleDidChange() } }
    private var titleLabel: UILabel?

    /// Makes a control; a scroll view gives it its width.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        isHidden = true
    }

    /// Makes a control that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = Self.height
        isHidden = true
    }

    /// Shows the spinner and makes room for it: content that rests at the top moves down. Tells no targets (measured).
    open func beginRefreshing() { setRefreshing(true) }

    /// Hides the spinner and takes its room back.
    open func endRefreshing() { setRefreshing(false) }

    private func setRefreshing(_ refreshes: Bool) {
        guard refreshes != isRefreshing else { return }
        isRefreshing = refreshes
        isHidden = !refreshes
        scrollView?.adjustedInsetMayHaveChanged()
        scrollView?.setNeedsLayout()
    }

    private var scrollView: UIScrollView? { (superview as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil } }

    /// How tall the band is, in points: a title stands below the spinner (measured: a line of 17.5 makes 84.5).
    var bandHeight: CGFloat { titleLabel.map { Self.height + 7 + $0.bounds.height } ?? Self.height }

    /// Takes its place above the content.
    func stand(above scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        if let titleLabel {
            let height = titleLabel.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude)).height
            titleLabel.frame = CGRect(x: 10, y: Self.height + 0.75, width: max(0, width - 20), height: height)
        }
        let height = bandHeight
        let band = CGRect(x: 0, y: -height, width: width, height: height)
        if frame != band { frame = band }
    }

    /// The content was pulled; once that shows the whole band, refreshing begins and the targets hear of it.
    func pulled(in scrollView: UIScrollView) {
        guard !isRefreshing, isEnabled, scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top - bandHeight else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    private func titleDidChange() {
        if let attributedTitle, attributedTitle.length > 0 {
            let label = titleLabel ?? UILabel()
            if titleLabel == nil {
                label.font = .systemFont(ofSize: 12)
                label.textAlignment = .center
                label.numberOfLines = 0
                addSubview(label)
                titleLabel = label
            }
            label.attributedText = attributedTitle
        } else {
            titleLabel?.removeFromSuperview()
            titleLabel = nil
        }
        scrollView?.adjustedInsetMayHaveChanged()
        scrollView?.setNeedsLayout()
    }
}
