import CoreGraphics
import Foundation

/// A view of a collection that may be used again: a header, a footer, a cell.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The name by which views are used again.
    open internal(set) var reuseIdentifier: String?

    /// Sets the name, as the decoding of a document does.
    package func become(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Takes over what the layout says about the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view makes of what the layout proposes: its compressed fit; lengths that it leaves open stay as proposed.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fit = systemLayoutSizeFitting(
            CGSize(
                width: layoutAttributes.fixesWidth ? layoutAttributes.size.width : 0,
                height: layoutAttributes.fixesHeight ? layoutAttributes.size.height : 0),
            withHorizontalFittingPriority: layoutAttributes.fixesWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: layoutAttributes.fixesHeight ? .required : .fittingSizeLevel)
        let result = layoutAttributes.duplicate()
        result.size = CGSize(
            width: layoutAttributes.fixesWidth || fit.width <= 0 ? layoutAttributes.size.width : PixelScale(pixelScale).up(fit.width),
            height: layoutAttributes.fixesHeight || fit.height <= 0 ? layoutAttributes.size.height : PixelScale(pixelScale).up(fit.height))
        return result
    }
}

/// An item of a collection: a content view on a background.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// What the document lets a person's choice of the cell begin; a choice by code begins nothing.
    package var selectionSegue: (() -> Void)?
    /// The view that holds what the app adds.
    open private(set) lazy var contentView: UIView = UIView(frame: bounds)
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// The view behind the content, in front of the background, while the cell is chosen or a finger is on it.
    open var selectedBackgroundView: UIView? { didSet { showGround() } }
    /// Whether the cell is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    private var ground = CellGround()
    private var holder = ContentHolder()
    /// What the content view shows; a new value replaces what is there.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            holder.show(contentConfiguration?.updated(for: configurationState), in: contentView)
            setNeedsLayout()
        }
    }
    /// The ground of the cell; it stands behind the background view.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showGround() } }
    /// Whether the ground changes by itself with the state, as `updated(for:)` of the configuration does.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the content changes by itself with the state, as `updated(for:)` of the configuration does.
    open var automaticallyUpdatesContentConfiguration = true
    /// Called to fill the cell anew when its state changed.
    open var configurationUpdateHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The state that configurations go by.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    /// Fills the cell anew, at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    /// Fills the cell for a state; an override calls super.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func stateDidChange() {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            holder.show(contentConfiguration.updated(for: configurationState), in: contentView)
        }
        showGround()
        setNeedsUpdateConfiguration()
    }

    private func showGround() {
        ground.show(
            backgroundConfiguration, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil,
            chosen: isSelected || isHighlighted ? selectedBackgroundView : nil, over: backgroundView, in: self)
    }

    /// Makes a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Makes a cell that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if contentView.superview == nil { insertSubview(contentView, at: 0) }
    }

    /// Called before the cell is used again.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// The content fills the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isOnCanvas { return }
        backgroundView?.frame = bounds
        ground.layOut(in: bounds)
        contentView.frame = bounds
    }

    /// The content's fit.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}
