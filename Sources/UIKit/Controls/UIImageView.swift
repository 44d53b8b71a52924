import Foundation

/// Shows a picture; its natural size is the picture's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Pictures that show one after another; the first shows in a picture while they run.
    open var animationImages: [UIImage]?
    /// The seconds for all of them; 0 is a thirtieth for each.
    open var animationDuration: TimeInterval = 0
    /// How often they show; 0 never ends.
    open var animationRepeatCount = 0
    /// Whether they run.
    open private(set) var isAnimating = false
    /// Whether the picture grows with text in the accessibility sizes; kept.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Lets the pictures run.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    /// Stops them.
    open func stopAnimating() { isAnimating = false }

    /// The picture shown, or nil.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }
    /// The picture shown while `isHighlighted`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }
    /// Whether the highlighted picture is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// How symbols are shown that have no configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration !== oldValue { imageDidChange() } }
    }

    /// Makes an empty image view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an image view of a picture, as large as it.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Makes an image view of two pictures, as large as the first.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Makes an image view that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The picture's size inside its alignment insets, or none without a picture.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return super.intrinsicContentSize }
        return CGSize(
            width: max(0, image.size.width - image.alignmentRectInsets.horizontal),
            height: max(0, image.size.height - image.alignmentRectInsets.vertical))
    }

    /// The picture's alignment insets.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, let chosen, chosen.isSymbolImage else { return chosen }
        return chosen.withConfiguration(preferredSymbolConfiguration)
    }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
    }
}
