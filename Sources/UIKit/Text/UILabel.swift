import CoreGraphics
import Foundation
import Typography

/// Text that is shown and not edited.
///
/// Its natural size is that of its lines, rounded up to pixels (counted in public documents: 462 labels). A label that wraps and has no
/// `preferredMaxLayoutWidth` is measured unbounded first; if the layout then gives it less width than its text, it is measured again at that width
/// (measured on an iOS 26 simulator).
/// https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView {
    // MARK: Text

    /// What is shown; nil and the empty text have no size.
    open var text: String? {
        get { content.string }
        set {
            content = newValue.map(Content.plain) ?? .none
            contentDidChange()
        }
    }

    /// The styled text. Characters without a font or a colour take the label's.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .none: nil
            case .plain(let text): styledByLabel(text)
            case .styled(let text): text
            }
        }
        set {
            content = newValue.map { .styled(NSAttributedString(attributedString: $0)) } ?? .none
            adoptStyle(of: newValue)
            contentDidChange()
        }
    }

    /// The font of text that names none: the system font at 17 pt at first. Setting it changes all of an attributed text.
    open var font: UIFont! {
        get { storedFont }
        set {
            storedFont = newValue ?? .systemFont(ofSize: 17)
            applyToAttributedText(.font, storedFont)
            contentDidChange()
        }
    }

    /// The colour of text that names none.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            storedTextColor = newValue ?? .label
            applyToAttributedText(.foregroundColor, storedTextColor)
            setNeedsDisplay()
        }
    }

    /// Where the lines stand between the label's edges.
    open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
    /// What happens to text that is too wide: its end is left out at first.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
    /// The most lines shown; 0 when there is no bound.
    open var numberOfLines = 1 { didSet { contentDidChange() } }

    // MARK: Looks

    /// Whether the text shows that the label can be used.
    open var isEnabled = true
    /// Whether the text has its highlighted colour.
    open var isHighlighted = false
    /// The colour of highlighted text.
    open var highlightedTextColor: UIColor?
    /// The colour of the text's shadow; none when nil.
    open var shadowColor: UIColor?
    /// Where the shadow falls, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)

    // MARK: Size

    /// The width at which the natural size wraps, in points; 0 leaves it to the layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } } }
    /// Whether text of one line shrinks to the label's width. It never changes the natural size.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The least share of its size to which text shrinks; 0 when there is no bound.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// What shrunk text keeps in place.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether characters may move together, by up to a twentieth, before text is truncated. It never changes the natural size.
    open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
    /// Whether a font of a text style, or one scaled by `UIFontMetrics`, follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { followTextSize() } } }

    // MARK: Stored

    /// What was set last.
    enum Content {
        case none
        case plain(String)
        case styled(NSAttributedString)

        var string: String? {
            switch self {
            case .none: nil
            case .plain(let text): text
            case .styled(let text): text.string
            }
        }
    }

    var content = Content.none
    private var storedFont: UIFont = .systemFont(ofSize: 17)
    private var storedTextColor: UIColor = .label
    /// The width that the layout gave to wrapping text, in points; nil while it is measured unbounded.
    var layoutWidth: CGFloat?
    /// Whether the least size of shrinking text was given as a size of the font, as before iOS 6.
    var leastSizeIsOfFont = false
    /// What was last measured, for as long as nothing changes.
    var naturalLayout: TextLayout?
    /// What `drawText(in:)` was told, while the label is asked for its lines.
    var drawnText: DrawnText?

    /// How lines are broken beyond `lineBreakMode`: the standard strategy at first. A paragraph style of an attributed text says its own.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { contentDidChange() } }
    }

    /// Makes an empty label; it lets touches through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a label from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Drawing rectangles, in the label's coordinates

    /// The rectangle that the text takes of `bounds`: as wide as its lines at most, in the middle of the height.
    /// - Parameters:
    ///   - bounds: where the text may stand.
    ///   - numberOfLines: the most lines; 0 when there is no bound.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = roundedUp(layout(width: bounds.width, numberOfLines: numberOfLines).size)
        let height = min(size.height, bounds.height)
        let y = PixelScale(pixelScale).nearest((bounds.height - height) / 2)
        return CGRect(x: bounds.minX, y: bounds.minY + y, width: min(size.width, bounds.width), height: height)
    }

    /// Sets the text into a rectangle; a subclass that wants room around it passes on a smaller one.
    ///
    /// Nothing is painted here: the lines are kept for whoever draws the label.
    open func drawText(in rect: CGRect) { drawnText = linesToDraw(in: rect) }

    // MARK: Layout

    /// The size of the lines, rounded up to pixels.
    open override var intrinsicContentSize: CGSize {
        if InterfaceGeneration.current.emptyLabelsHaveALine, numberOfLines == 1, content.string?.isEmpty == true {
            return CGSize(width: 0, height: roundedUp(baselineLayout.size).height)
        }
        var size = roundedUp(measuredLayout.size)
        if let height = shrinkingLineHeight { size.height = height }
        return size
    }

    /// The size of the lines within a width. A label of one line ignores it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
        return roundedUp(layout(width: width, numberOfLines: numberOfLines).size)
    }

    /// Follows the text size when that was asked for.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followTextSize() }
        naturalLayout = nil
    }

    override var entersIntrinsicSizeLate: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func remeasure(forWidth width: CGFloat) -> Bool { measureAgain(atWidth: width) }

    override func forgetMeasuredWidth() -> Bool { measureAgain(atWidth: nil) }

    override var firstBaselineOffsetFromTop: CGFloat { textPixels.nearest(baselineLayout.firstBaseline) }

    override var lastBaselineOffsetFromBottom: CGFloat {
        let layout = baselineLayout
        // What Xcode 8 rounded up to whole points lies below the text.
        let height = font.isNamed ? textPixels.up(layout.size.height) : shrinkingLineHeight ?? roundedUp(layout.size).height
        return height - textPixels.nearest(layout.lastBaseline)
    }

    override var baselineFontMetrics: (lineHeight: CGFloat, descender: CGFloat)? { (storedFont.lineHeight, storedFont.descender) }
}

/// What text keeps in place when it shrinks to fit its label.
/// https://developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline.
    case alignBaselines = 0
    /// Its middle.
    case alignCenters = 1
    /// Its top left corner.
    case none = 2
}
