import CoreGraphics
import Foundation

/// The box whose lines a text view fills.
/// https://developer.apple.com/documentation/uikit/nstextcontainer
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// What is told when the box changes.
    var changed: () -> Void = {}

    /// The room at both ends of every line, in points: 5 at first.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// The most lines; 0 when there is no bound.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    /// What happens to text that is too wide.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }

    /// Creates a box with the usual padding.
    public override init() { super.init() }
}
