import Foundation

/// An entry of a bar: title, picture, whether it can be tapped.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The title.
    open var title: String? { didSet { itemDidChange() } }
    /// The picture.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The picture where the bar is low, as on a phone on its side.
    open var landscapeImagePhone: UIImage?
    /// How far the picture is moved inwards, in points.
    open var imageInsets: UIEdgeInsets = .zero
    /// Whether the item can be tapped.
    open var isEnabled = true
    /// What assistive technology reads.
    open var accessibilityLabel: String?
    /// What assistive technology says a tap does.
    open var accessibilityHint: String?
    /// A name for tests.
    open var accessibilityIdentifier: String?
    /// A number for finding the item.
    open var tag = 0
    /// The Interface Builder object id, where the item came from a document.
    package var documentID: String?
    /// The bar that shows the item and lays out again when it changes.
    weak var bar: UIView?

    /// Makes an empty item.
    public override init() {
        super.init()
    }

    /// Makes an item that a document describes.
    public required init?(coder: NSCoder) {
        super.init()
        IBCoder.decode(self, from: coder)
    }

    /// The attributes of the title by state.
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// The attributes of the title as it shows: its own, or those of all items.
    package func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleAttributes[state.rawValue] ?? AppearanceLibrary.look(of: self)?.titleAttributes[state.rawValue] ?? [:]
    }

    /// The attributes of the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

    func itemDidChange() {
        bar?.setNeedsLayout()
    }
}
