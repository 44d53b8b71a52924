import CoreGraphics
import Foundation
import Typography

/// The box whose lines a layout manager fills.
///
/// Lengths in points. Its coordinates begin at its top left corner.
/// https://developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    /// What text in the box takes where it says nothing itself: a text view's own settings.
    struct Usual: Equatable {
        var font = UIFont.attributedDefault
        /// Takes the place of natural alignment.
        var alignment: NSTextAlignment?
        var isRightToLeft = false
    }

    /// What is told when the box changes, beside the layout manager.
    var changed: () -> Void = {}
    /// Asked each time, as a view's settings change without telling.
    var usual: () -> Usual = { Usual() }
    /// The box that a text view gives; nil where the box has a size of its own.
    var viewSize: (() -> CGSize)?
    private var ownSize: CGSize

    /// Creates a box of a size, in points; a length that isn't positive is no bound.
    public init(size: CGSize) {
        ownSize = size
        super.init()
    }

    /// Creates a box without bounds.
    public override convenience init() { self.init(size: .zero) }

    /// The layout manager whose text stands in the box.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size of the box; a length that isn't positive is no bound. A text view's box has the view's width while `widthTracksTextView` holds, and
    /// its height while `heightTracksTextView` does.
    open var size: CGSize {
        get {
            guard let tracked = viewSize?() else { return ownSize }
            return CGSize(
                width: widthTracksTextView ? tracked.width : ownSize.width, height: heightTracksTextView ? tracked.height : ownSize.height)
        }
        set {
            guard ownSize != newValue else { return }
            ownSize = newValue
            tell()
        }
    }
    /// Whether the box is as wide as its text view has room for.
    open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { tell() } } }
    /// Whether the box is as high as its text view has room for.
    open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { tell() } } }
    /// The room at both ends of every line: 5 at first.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { tell() } } }
    /// The most lines; 0 when there is no bound.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { tell() } } }
    /// What happens to the last line that the box has room for, if more text follows. Other lines follow their paragraph's style.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { tell() } } }

    private func tell() {
        layoutManager?.forgetLines()
        changed()
    }
}

extension NSTextContainer {
    /// How text is set in the box, or in one of another size, in points.
    func constraints(in size: CGSize? = nil, usesFontLeading: Bool) -> TextConstraints {
        let box = size ?? self.size
        let bound = { (length: CGFloat) in length > 0 ? length : .greatestFiniteMagnitude }
        let width = bound(box.width)
        var constraints = TextConstraints(
            width: width < .greatestFiniteMagnitude ? max(0, width - 2 * lineFragmentPadding) : width, height: bound(box.height),
            numberOfLines: maximumNumberOfLines, isRightToLeft: usual().isRightToLeft)
        constraints.lastLineBreak = lineBreakMode == .byWordWrapping ? nil : lineBreakMode.textLineBreak
        constraints.cutsParagraphs = true
        constraints.usesFontLeading = usesFontLeading
        return constraints
    }
}
