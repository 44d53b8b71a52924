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

    func itemDidChange() {
        bar?.setNeedsLayout()
    }
}
