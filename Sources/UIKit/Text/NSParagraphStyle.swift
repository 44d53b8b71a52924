import CoreGraphics
import Foundation
import Typography

/// Where lines stand between the edges of their container.
/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// Filled to both edges.
    case justified = 3
    /// At the edge where the text's direction begins.
    case natural = 4
}

/// What happens to text that is too wide for its line.
/// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// It goes on in the next line, from a word.
    case byWordWrapping = 0
    /// It goes on in the next line, from a character.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning is left out.
    case byTruncatingHead = 3
    /// Its end is left out.
    case byTruncatingTail = 4
    /// Its middle is left out.
    case byTruncatingMiddle = 5
}

/// The direction in which a paragraph is written.
/// https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// By the first letter that has a direction.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How the lines of a paragraph are set. Lengths in points.
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let coreFoundationMark = CoreFoundationMark()
    var settings: ParagraphSettings

    /// Creates the default style.
    public override convenience init() { self.init(ParagraphSettings()) }

    init(_ settings: ParagraphSettings) {
        self.settings = settings
        super.init()
    }

    /// The style of text that names none.
    public static let `default` = NSParagraphStyle()

    /// The space between two lines of the paragraph.
    open var lineSpacing: CGFloat { settings.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
    /// The space before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
    /// Where the lines stand.
    open var alignment: NSTextAlignment { NSTextAlignment(settings.alignment) }
    /// The distance of the first line from the leading edge.
    open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
    /// The distance of the other lines from the leading edge.
    open var headIndent: CGFloat { settings.headIndent }
    /// Where lines end: from the leading edge when positive, from the trailing edge otherwise.
    open var tailIndent: CGFloat { settings.tailIndent }
    /// What happens to text that is too wide.
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(settings.lineBreak) }
    /// The least height of a line; 0 means no bound.
    open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
    /// The greatest height of a line; 0 means no bound.
    open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
    /// By what the natural height of a line is multiplied; 0 leaves it.
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    /// Words are parted at the end of a line that fills less than this share of its room; 0 leaves it to the layout manager. English patterns
    /// are used whatever the language.
    open var hyphenationFactor: Float { Float(settings.hyphenationFactor) }
    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { NSWritingDirection(settings.direction) }
    /// Where tabs lead to, in ascending order: twelve stops 28 points apart at first.
    open var tabStops: [NSTextTab] { (settings.tabStops ?? TabRuler.usualStops).map { NSTextTab($0) } }
    /// The distance of the stops beyond the last one named; 0 takes the usual 28 points.
    open var defaultTabInterval: CGFloat { settings.defaultTabInterval }
    /// How lines are broken beyond the mode: by nothing else at first. A label's own default is `standard`.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: settings.lineBreakStrategy) }
    /// Whether characters move together by up to a twentieth before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { settings.allowsTightening }

    /// Whether the other object is a style with equal settings.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.settings == settings }

    /// Equal styles have equal hashes.
    open override var hash: Int { settings.hashValue }

    /// Returns a style that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(settings) }

    /// Returns a style that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(settings) }
}

/// A paragraph style that can be changed.
/// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Words are parted at the end of a line that fills less than this share of its room, from 0 (never) to 1.
    open override var hyphenationFactor: Float {
        get { Float(settings.hyphenationFactor) }
        set { settings.hyphenationFactor = newValue.isFinite ? CGFloat(min(1, max(0, newValue))) : 0 }
    }
    /// The space between two lines of the paragraph.
    open override var lineSpacing: CGFloat {
        get { settings.lineSpacing }
        set { settings.lineSpacing = newValue }
    }
    /// The space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { settings.paragraphSpacing }
        set { settings.paragraphSpacing = newValue }
    }
    /// The space before the paragraph, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { settings.paragraphSpacingBefore }
        set { settings.paragraphSpacingBefore = newValue }
    }
    /// Where the lines stand.
    open override var alignment: NSTextAlignment {
        get { NSTextAlignment(settings.alignment) }
        set { settings.alignment = newValue.paragraphAlignment }
    }
    /// The distance of the first line from the leading edge.
    open override var firstLineHeadIndent: CGFloat {
        get { settings.firstLineHeadIndent }
        set { settings.firstLineHeadIndent = newValue }
    }
    /// The distance of the other lines from the leading edge.
    open override var headIndent: CGFloat {
        get { settings.headIndent }
        set { settings.headIndent = newValue }
    }
    /// Where lines end: from the leading edge when positive, from the trailing edge otherwise.
    open override var tailIndent: CGFloat {
        get { settings.tailIndent }
        set { settings.tailIndent = newValue }
    }
    /// What happens to text that is too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(settings.lineBreak) }
        set { settings.lineBreak = newValue.textLineBreak }
    }
    /// The least height of a line; 0 means no bound.
    open override var minimumLineHeight: CGFloat {
        get { settings.minimumLineHeight }
        set { settings.minimumLineHeight = newValue }
    }
    /// The greatest height of a line; 0 means no bound.
    open override var maximumLineHeight: CGFloat {
        get { settings.maximumLineHeight }
        set { settings.maximumLineHeight = newValue }
    }
    /// By what the natural height of a line is multiplied; 0 leaves it.
    open override var lineHeightMultiple: CGFloat {
        get { settings.lineHeightMultiple }
        set { settings.lineHeightMultiple = newValue }
    }
    /// The direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { NSWritingDirection(settings.direction) }
        set { settings.direction = newValue.paragraphDirection }
    }

    /// Where tabs lead to, in ascending order.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { settings.tabStops = newValue.map(\.stop).sorted { $0.location < $1.location } }
    }
    /// The distance of the stops beyond the last one named; 0 takes the usual 28 points.
    open override var defaultTabInterval: CGFloat {
        get { settings.defaultTabInterval }
        set { settings.defaultTabInterval = newValue.isFinite ? newValue : 0 }
    }
    /// How lines are broken beyond the mode.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { settings.lineBreakStrategy = newValue.rawValue }
    }
    /// Whether characters move together by up to a twentieth before text is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { settings.allowsTightening }
        set { settings.allowsTightening = newValue }
    }

    /// Adds a stop to the others.
    open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

    /// Takes away the first stop that is equal to another.
    open func removeTabStop(_ anObject: NSTextTab) {
        guard let index = tabStops.firstIndex(of: anObject) else { return }
        tabStops.remove(at: index)
    }

    /// Takes over all settings of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { settings = style.settings }
}

extension NSParagraphStyle {
    /// How lines are broken beyond the mode. Raw values are Apple's.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct
    public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leaves no word alone in the last line: the word before it goes along.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps Korean words together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system does for labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
