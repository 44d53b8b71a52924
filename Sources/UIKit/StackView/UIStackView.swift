import Foundation

/// Lays out a row or column of views with constraints of its own making.
///
/// The constraints, their identifiers and their priorities are those that iOS prints for its stack views (recorded in public articles and
/// logs for iOS 9 to 18); `UIStackView+Distribution.swift` and `UIStackView+Alignment.swift` list them. They are made in
/// `updateConstraints()`, and a change installs and removes only the constraints in which it differs.
/// Apple: https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How a stack view sizes and places its views along its axis. Raw values are Apple's.
    public enum Distribution: Int, Sendable {
        /// They fill the axis; hugging and compression priorities decide who gives.
        case fill = 0
        /// They fill the axis, all equally long.
        case fillEqually = 1
        /// They fill the axis in proportion to their natural lengths.
        case fillProportionally = 2
        /// Natural lengths, equal gaps.
        case equalSpacing = 3
        /// Natural lengths, equal distances of centres.
        case equalCentering = 4
    }

    /// How a stack view places its views across its axis. Raw values are Apple's.
    public enum Alignment: Int, Sendable {
        /// They fill the stack across its axis.
        case fill = 0
        /// At the leading edge (in a column).
        case leading = 1
        /// On the first baseline (in a row).
        case firstBaseline = 2
        /// Centred.
        case center = 3
        /// At the trailing edge (in a column).
        case trailing = 4
        /// On the last baseline (in a row).
        case lastBaseline = 5

        /// At the top edge (in a row).
        public static var top: Alignment { .leading }
        /// At the bottom edge (in a row).
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that means: the stack's own spacing.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// A spacing that means: the system's distance between two views.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// The direction in which the views are lined up.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }
    /// How the views are sized and placed along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }
    /// How the views are placed across the axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }
    /// The distance between neighbours, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }
    /// Whether the spacing of a column counts from the last baseline of one view to the first of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }
    /// Whether the views are laid out inside the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// The views that are laid out, in order. All are subviews as well; not all subviews are arranged.
    open var arrangedSubviews: [UIView] { arranged }

    var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints in force and the guides they need.
    var installed = StackConstraintSet()
    /// Spans all views across the axis when they aren't stretched.
    var spanner: UILayoutGuide?
    /// One gap between each two visible neighbours, in order.
    var gapGuides: [UILayoutGuide] = []

    /// Makes a stack view with an empty arrangement.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack view of views; its frame is zero.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Makes a stack view that a document describes.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
    }

    /// Adds a view at the end, or moves it there when it is arranged already; it becomes a subview if it isn't one.
    open func addArrangedSubview(_ view: UIView) {
        if let index = arrangedIndex(of: view) { arranged.remove(at: index) }
        arrange(view, at: arranged.count)
    }

    /// Adds or moves a view to a place in `arrangedSubviews`; where it stands among the subviews doesn't change.
    ///
    /// Stops as UIKit does when the index is outside `0...arrangedSubviews.count`.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arranged.count).contains(stackIndex) else {
            raise(
                "NSInternalInconsistencyException",
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count)")
        }
        if let index = arrangedIndex(of: view) { arranged.remove(at: index) }
        arrange(view, at: min(stackIndex, arranged.count))
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedIndex(of: view) else { return }
        arranged.remove(at: index)
        view.isArrangedInStack = false
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    /// Sets the distance between a view and the next visible one, in points, in place of `spacing`. Ignored for views that aren't arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedIndex(of: arrangedSubview) != nil else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// The custom distance after a view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// The view whose first baseline stands for the stack's: the first in a column, the tallest in a row.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visible.first : tallest) ?? self
    }

    /// The view whose last baseline stands for the stack's: the last in a column, the tallest in a row.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visible.last : tallest) ?? self
    }

    private var tallest: UIView? {
        visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    /// A subview that leaves also leaves the arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Brings the arrangement's constraints up to date.
    open override func updateConstraints() {
        updateArrangement()
        super.updateConstraints()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        super.subviewVisibilityDidChange(subview)
        if arrangedIndex(of: subview) != nil { setNeedsArrangement() }
    }

    func setNeedsArrangement() {
        setNeedsUpdateConstraints()
    }

    private func arrange(_ view: UIView, at index: Int) {
        arranged.insert(view, at: index)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.isArrangedInStack = true
        if view.superview !== self { addSubview(view) }
        setNeedsArrangement()
    }

    private func arrangedIndex(of view: UIView) -> Int? {
        // Most that ask aren't arranged yet.
        view.isArrangedInStack ? arranged.firstIndex { $0 === view } : nil
    }
}
