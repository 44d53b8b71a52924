import Foundation

/// What stands at an end of a list's cell.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicellaccessory
@preconcurrency @MainActor public struct UICellAccessory {
    /// When it shows.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end, and when.
    public enum Placement: Sendable {
        /// Where reading starts.
        case leading(displayed: DisplayedState = .always)
        /// Where reading ends.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The system's accessories have an end of their own.
    enum End {
        case leading, trailing
    }

    /// How a sign that opens an outline looks.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// Where it is. Raw values are Apple's.
        public enum Style: Int, Sendable {
            case automatic = 0
            case header, cell
        }
        /// Where it is.
        public var style: Style
        /// Its colour; kept.
        public var tintColor: UIColor?
        /// Makes a look.
        public init(style: Style = .automatic, tintColor: UIColor? = nil) { (self.style, self.tintColor) = (style, tintColor) }
    }

    /// A view of the app's, and where it stands.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which end.
        public let placement: Placement
        /// The width kept for it, in points; the view's own when nil.
        public var reservedLayoutWidth: CGFloat?

        /// Makes one.
        public init(customView: UIView, placement: Placement, reservedLayoutWidth: CGFloat? = nil) {
            (self.customView, self.placement, self.reservedLayoutWidth) = (customView, placement, reservedLayoutWidth)
        }
    }

    let placement: End
    let displayed: DisplayedState
    /// The room it takes from the content, in points.
    let room: CGFloat
    let view: UIView?

    /// A chevron: 10.5 points wide and 16 from the edge (measured).
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(placement: .trailing, displayed: displayed, room: 26.5, view: nil)
    }
    /// A tick: 19 points wide and 18.5 from the edge (measured).
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(placement: .trailing, displayed: displayed, room: 37.5, view: nil)
    }
    /// A circle that deletes the item: 40 points (measured).
    public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(placement: .leading, displayed: displayed, room: 40, view: nil)
    }
    /// The grip that moves the item: 43 points (measured).
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(placement: .trailing, displayed: displayed, room: 43, view: nil)
    }
    /// A view of the app's, 16 points from the edge and 8 from the content.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.reservedLayoutWidth ?? configuration.customView.bounds.width
        switch configuration.placement {
        case .leading(let displayed):
            return UICellAccessory(placement: .leading, displayed: displayed, room: width + 24, view: configuration.customView)
        case .trailing(let displayed):
            return UICellAccessory(placement: .trailing, displayed: displayed, room: width + 24, view: configuration.customView)
        }
    }
    /// A word at the end, in the secondary colour.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        let label = UILabel()
        (label.text, label.textColor) = (text, .secondaryLabel)
        label.sizeToFit()
        return UICellAccessory(placement: .trailing, displayed: displayed, room: label.bounds.width + 24, view: label)
    }
    /// The sign for more about the item: as wide as a detail button's.
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        let button = UIButton(type: .detailDisclosure)
        if let actionHandler { button.addAction(UIAction { _ in actionHandler() }, for: .touchUpInside) }
        button.sizeToFit()
        return UICellAccessory(placement: .trailing, displayed: displayed, room: button.bounds.width + 24, view: button)
    }
    /// A circle for choosing several items: 40 points, as one that deletes.
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(placement: .leading, displayed: displayed, room: 40, view: nil)
    }
    /// The sign that opens an outline: a chevron's room. Outlines don't open here.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions()
    ) -> UICellAccessory {
        UICellAccessory(placement: .trailing, displayed: displayed, room: 26.5, view: nil)
    }
}

/// A row of a list in a collection.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands at the ends.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for accessory in oldValue { accessory.view?.removeFromSuperview() }
            for accessory in accessories { accessory.view.map { addSubview($0) } }
            setNeedsLayout()
        }
    }
    /// How far the content is moved in, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// One step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the cell shows its editing controls.
    open var isEditing = false { didSet { setNeedsLayout() } }

    /// The content a row of a list has at first.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The content between the accessories; at least 44 points tall.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isOnCanvas { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing) = (room(at: .leading), room(at: .trailing))
        contentView.frame = CGRect(
            x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
        for accessory in shownAccessories {
            guard let view = accessory.view else { continue }
            let isLeft = (accessory.placement == .leading) != isRightToLeft
            view.frame.origin = CGPoint(
                x: isLeft ? 16 : bounds.width - 16 - view.bounds.width, y: (bounds.height - view.bounds.height) / 2)
        }
    }

    /// The content's fit between the accessories, and at least 44 points tall.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let outside = room(at: .leading) + room(at: .trailing)
        let fit = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - outside), height: targetSize.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        return CGSize(width: fit.width + outside, height: max(44, fit.height))
    }

    private var shownAccessories: [UICellAccessory] {
        accessories.filter { $0.displayed == .always || ($0.displayed == .whenEditing) == isEditing }
    }

    private func room(at placement: UICellAccessory.End) -> CGFloat {
        let own = shownAccessories.filter { $0.placement == placement }.reduce(0) { $0 + $1.room }
        return placement == .leading ? own + CGFloat(indentationLevel) * indentationWidth : own
    }
}
