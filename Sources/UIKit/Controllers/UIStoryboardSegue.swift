import Foundation

/// A way from one controller of a storyboard to another.
///
/// Apple: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name in the storyboard, or nil.
    public let identifier: String?
    /// The controller the way leads from.
    public let source: UIViewController
    /// The controller it leads to.
    public let destination: UIViewController
    private let way: (() -> Void)?

    /// Makes a segue that a subclass performs.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        way = nil
        super.init()
    }

    /// Makes a segue that does something when it is performed.
    public init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        way = performHandler
        super.init()
    }

    /// Goes the way.
    open func perform() {
        way?()
    }
}

/// What a storyboard says of a segue: its name, its kind (`show`, `presentation`, `embed` ...), and how its destination is made.
@preconcurrency @MainActor package struct SegueTemplate {
    /// The name, or nil.
    package var identifier: String?
    /// The kind, as documents write it.
    package var kind: String
    /// How the destination is presented, where it is.
    package var presentationStyle: UIModalPresentationStyle?
    /// Makes the destination; nil when the document can't.
    package var makeDestination: () -> UIViewController?

    /// Describes a segue.
    package init(
        identifier: String?, kind: String, presentationStyle: UIModalPresentationStyle? = nil,
        makeDestination: @escaping () -> UIViewController?
    ) {
        self.identifier = identifier
        self.kind = kind
        self.presentationStyle = presentationStyle
        self.makeDestination = makeDestination
    }

    /// The segue from a controller.
    func segue(from source: UIViewController) -> UIStoryboardSegue? {
        guard let destination = makeDestination() else { return nil }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            [kind, presentationStyle, weak source, weak destination] in
            guard let source, let destination else { return }
            switch kind {
            case "show", "push": source.show(destination, sender: source)
            case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
            default:
                if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
                source.present(destination, animated: true)
            }
        }
    }
}
