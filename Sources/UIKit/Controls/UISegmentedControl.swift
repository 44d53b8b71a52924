import CoreGraphics
import Foundation
import Typography

/// A row of segments of which one is chosen.
///
/// 32 points tall, the lowest outside the alignment rectangle; equal segments as wide as the widest title and 17 points, with a point between
/// them, as on iOS 13 to 18 (measured in Interface Builder documents: titles count in 13-point semibold).
/// Apple: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` when none is chosen: -1.
    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        var action: UIAction?
        var offset: CGSize = .zero
    }

    private var segments: [Segment] = []
    private var chosen = UISegmentedControl.noSegment
    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Whether the choice goes out again by itself.
    open var isMomentary = false
    /// Whether segments are as wide as their own titles.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    /// The colour of the chosen segment.
    open var selectedSegmentTintColor: UIColor?

    /// 750 on the vertical axis, measured.
    override class var defaultHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control of titles and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage { insertSegment(with: image, at: index, animated: false) }
            if let title = item as? String { insertSegment(withTitle: title, at: index, animated: false) }
        }
        sizeToFit()
    }

    /// Makes a control of actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { segments.append(Segment(title: action.title, image: action.image, action: action)) }
    }

    /// Makes a control that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// The segment that is chosen, or `noSegment`. Stops as UIKit does when there is no such segment.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                raise("NSRangeException", "index \(newValue) beyond bounds of \(segments.count) segments")
            }
            chosen = newValue
        }
    }

    /// Inserts a segment; a place beyond the end means the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment; a place beyond the end means the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Removes a segment; one that doesn't exist is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
        contentDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        chosen = Self.noSegment
        contentDidChange()
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    /// A segment's title.
    open func titleForSegment(at segment: Int) -> String? { element(segment)?.title }

    /// Sets a segment's picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image }
    }

    /// A segment's picture.
    open func imageForSegment(at segment: Int) -> UIImage? { element(segment)?.image }

    /// Sets a segment's width in points; 0 stands for the natural one.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    /// A segment's width in points, 0 for the natural one.
    open func widthForSegment(at segment: Int) -> CGFloat { element(segment)?.width ?? 0 }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { element(segment)?.isEnabled ?? false }

    /// Sets how far a segment's content is moved, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// Sets the attributes of the titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        contentDidChange()
    }

    /// The attributes of the titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes.shown(in: state) }

    /// The widths of the segments in the control's bounds, in points: given ones as they are, the others share the rest.
    package var segmentWidths: [CGFloat] {
        guard !segments.isEmpty else { return [] }
        let given = segments.reduce(0) { $0 + $1.width }
        let open = segments.filter { $0.width == 0 }
        let rest = max(0, bounds.width - given - dividersWidth)
        let natural = open.reduce(0) { $0 + naturalWidth($1) }
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            if apportionsSegmentWidthsByContent, natural > 0 { return rest * naturalWidth(segment) / natural }
            return rest / CGFloat(open.count)
        }
    }

    /// The segments side by side; 31 points tall.
    open override var intrinsicContentSize: CGSize {
        guard !segments.isEmpty else { return CGSize(width: 0, height: naturalHeight) }
        let widest = segments.map { naturalWidth($0) }.max() ?? 0
        let widths = segments.map { $0.width > 0 ? $0.width : apportionsSegmentWidthsByContent ? naturalWidth($0) : widest }
        return CGSize(width: widths.reduce(0, +) + dividersWidth, height: naturalHeight)
    }

    /// 1 point at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    /// The natural size; 32 points tall.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: intrinsicContentSize.width, height: naturalHeight + 1) }

    private var dividersWidth: CGFloat { CGFloat(max(0, segments.count - 1)) * InterfaceGeneration.current.segmentDivider }

    /// The height of the alignment rectangle.
    private var naturalHeight: CGFloat { InterfaceGeneration.current.segmentedHeight - 1 }

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        let generation = InterfaceGeneration.current
        let font = titleAttributes.shown(in: .normal)?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: generation.segmentWeight)
        let content: CGFloat =
            segment.image?.size.width ?? segment.title.map { PixelScale(1).up(measureText($0, font: font).size.width) } ?? 0
        return max(32, content + generation.segmentRoom)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(0, index), segments.count)
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        contentDidChange()
    }

    private func element(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
