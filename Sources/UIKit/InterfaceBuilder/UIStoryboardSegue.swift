import Foundation

/// The way from one controller of a storyboard to another.
///
/// Apple: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name that the storyboard gives it; nil when it gives none.
    public let identifier: String?
    /// The controller it leads away from.
    public let source: UIViewController
    /// The controller it leads to.
    public let destination: UIViewController

    private var handler: (() -> Void)?

    /// Makes a segue that does nothing by itself; a subclass says in `perform()` what it does.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Makes a segue that does what a function does.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Goes the way.
    open func perform() {
        handler?()
    }
}
