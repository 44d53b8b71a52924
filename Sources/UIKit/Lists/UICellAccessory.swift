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

    /// How a chevron looks.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// The width kept for it, in points; the system's when nil.
        public var reservedLayoutWidth: CGFloat?
        /// Its colour; the system's when nil.
        public var tintColor: UIColor?
        /// Makes a look.
        public init(reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }

    /// How a tick looks.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// How the circle that deletes looks.
    public typealias DeleteOptions = DisclosureIndicatorOptions

    /// How a sign that opens an outline looks.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// What opens the outline. Raw values are Apple's.
        public enum Style: Int, Sendable {
            /// A tap anywhere on the row, where the row isn't chosen by taps otherwise: as for a header.
            case automatic = 0
            /// A tap anywhere on the row.
            case header
            /// A tap on the sign.
            case cell
        }
        /// What opens the outline.
        public var style: Style
        /// Its colour; the tint when nil.
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

    /// What the system draws for an accessory without a view.
    package enum Sign {
        case disclosure, checkmark, delete, reorder, multiselect, outline
    }

    let placement: End
    let displayed: DisplayedState
    /// The room it takes from the content, in points.
    let room: CGFloat
    let view: UIView?
    var sign: Sign?
    var tintColor: UIColor?
    /// Whether a tap anywhere on the row opens its outline.
    var opensAnywhere = false
    /// What a tap on the system's sign does.
    var action: (() -> Void)?

    /// A chevron: 10.5 points wide and 16 from the edge (measured).
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            placement: .trailing, displayed: displayed, room: options.reservedLayoutWidth ?? 26.5, view: nil, sign: .disclosure,
            tintColor: options.tintColor)
    }
    /// A tick: 19 points wide and 18.5 from the edge (measured).
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
        UICellAccessory(
            placement: .trailing, displayed: displayed, room: options.reservedLayoutWidth ?? 37.5, view: nil, sign: .checkmark,
            tintColor: options.tintColor)
    }
    /// A circle that deletes the item: 40 points (measured).
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            placement: .leading, displayed: displayed, room: options.reservedLayoutWidth ?? 40, view: nil, sign: .delete,
            tintColor: options.tintColor, action: actionHandler)
    }
    /// The grip that moves the item: 43 points (measured).
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(placement: .trailing, displayed: displayed, room: 43, view: nil, sign: .reorder)
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
        UICellAccessory(placement: .leading, displayed: displayed, room: 40, view: nil, sign: .multiselect)
    }
    /// The sign that opens and closes an outline: a chevron's room.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            placement: .trailing, displayed: displayed, room: 26.5, view: nil, sign: .outline, tintColor: options.tintColor,
            opensAnywhere: options.style != .cell, action: actionHandler)
    }
}
