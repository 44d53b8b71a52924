import Foundation

/// A row of a table: a content view, with an accessory at the trailing side.
///
/// 44 points tall by default; the standard content (text, detail, picture) of `UITableViewCell+Standard.swift` uses the metrics of iOS 13 to 18.
/// Apple: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Whether the content is moved in while the table is edited, where the row offers nothing.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// The view behind a row that is chosen where several can be; `selectedBackgroundView` when nil.
    open var multipleSelectionBackgroundView: UIView? { didSet { showGround() } }
    /// What the row offers while its table is edited; delete for a cell in no table.
    open var editingStyle: EditingStyle {
        guard let table = superview as? UITableView, let path = table.indexPath(for: self) else { return .delete }
        return table.shownEditingStyle(at: path)
    }

    /// The arrangement of the standard content. Raw values are Apple's.
    public enum CellStyle: Int, Sendable {
        /// A text, with a picture at its leading side.
        case `default` = 0
        /// A text, with another at the trailing side.
        case value1 = 1
        /// A small text, with another beside it.
        case value2 = 2
        /// A text, with a smaller one below.
        case subtitle = 3
    }

    /// What stands at the trailing side. Raw values are Apple's.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// An i in a circle and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// An i in a circle.
        case detailButton = 4
    }

    /// How the cell looks when it is chosen. Raw values are Apple's.
    public enum SelectionStyle: Int, Sendable {
        /// As before.
        case none = 0
        /// Blue, before iOS 7.
        case blue = 1
        /// Grey.
        case gray = 2
        /// As the system likes.
        case `default` = 3
    }

    /// The arrangement of the standard content.
    package private(set) var style: CellStyle
    /// The name by which cells are used again.
    open private(set) var reuseIdentifier: String?
    /// What the document lets a person's choice of the cell begin; a choice by code begins nothing.
    package var selectionSegue: (() -> Void)?
    /// The view that holds what the app adds.
    open private(set) lazy var contentView: UIView = makeContentView()
    /// What stands at the trailing side.
    open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    /// A view at the trailing side, in place of the accessory.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// What stands at the trailing side while editing.
    open var editingAccessoryType: AccessoryType = .none
    /// How the cell looks when it is chosen.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the cell is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    private var ground = CellGround()
    /// Whether the cell shows its editing controls.
    open var isEditing = false
    /// How far the content is moved in, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// One step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// How far the line below the cell stays from its edges, in points.
    open var separatorInset: UIEdgeInsets = .zero
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    /// The view behind the content, in front of the background, while the cell is chosen or a finger is on it.
    open var selectedBackgroundView: UIView? { didSet { showGround() } }

    var standard = StandardCellContent()
    private var holder = ContentHolder()
    /// What the content view shows, in place of the standard content; a new value replaces what is there.
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
    open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The state that configurations go by.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    /// The content a cell of this arrangement has at first.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
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
            chosen: shownSelectionView, over: backgroundView, in: self)
    }

    private var shownSelectionView: UIView? {
        guard isSelected || isHighlighted, selectionStyle != .none else { return nil }
        let isOneOfMany = (superview as? UITableView)?.allowsMultipleSelection == true
        return (isOneOfMany ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
    }

    /// Whether the system's grey shows behind the content.
    package var showsSystemSelection: Bool {
        (isSelected || isHighlighted) && selectionStyle != .none && shownSelectionView == nil && backgroundConfiguration == nil
    }

    /// Makes a cell of an arrangement.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    /// Makes a cell of the default arrangement.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell that a document describes.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        if contentView.superview == nil { insertSubview(contentView, at: 0) }
    }

    /// Sets what a document says of the cell itself.
    package func become(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
    }

    /// Called before the cell is used again.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    /// Chooses the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Shows that a finger is on the cell.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Shows the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        setNeedsLayout()
    }

    /// Lays out content view and accessory.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isOnCanvas { return }
        backgroundView?.frame = bounds
        ground.layOut(in: bounds)
        contentView.frame = contentFrame
        accessoryView.map { $0.frame = accessoryFrame(of: $0.bounds.size) }
        layOutStandardContent()
    }

    /// The content view's fit at a width, and at least the default 44 points where nothing in it is constrained.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let outside = bounds.width - contentFrame(inWidth: bounds.width).width
        let target = CGSize(width: max(0, targetSize.width - outside), height: targetSize.height)
        let fit = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: fit.width + outside, height: max(fit.height, standardHeight(width: target.width)))
    }

    private func makeContentView() -> UIView {
        let view = UITableViewCellContentView(frame: bounds)
        view.preservesSuperviewLayoutMargins = true
        return view
    }

    private func exchangeBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    private var contentFrame: CGRect {
        var frame = contentFrame(inWidth: bounds.width)
        frame.size.height = bounds.height
        return frame
    }

    /// The room left beside the accessory and the editing control (40 points, measured).
    private func contentFrame(inWidth width: CGFloat) -> CGRect {
        let leading: CGFloat = isEditing && (shouldIndentWhileEditing || editingStyle != .none) ? 40 : 0
        var trailing: CGFloat = 0
        if let accessoryView { trailing = accessoryView.bounds.width + 16 + 8 } else { trailing = accessoryRoom }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isRightToLeft ? trailing : leading, y: 0, width: max(0, width - leading - trailing), height: bounds.height)
    }

    /// What the accessory takes from the content's width: a chevron 10.5 points and 16 after it, a tick 19 and 18.5 (measured); 8 before
    /// the content ends for the buttons.
    private var accessoryRoom: CGFloat {
        switch accessoryType {
        case .none: 0
        case .disclosureIndicator: 26.5
        case .checkmark: 37.5
        case .detailButton: 40
        case .detailDisclosureButton: 58.5
        }
    }

    private func accessoryFrame(of size: CGSize) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}

/// UIKit's class of a cell's content view, which shows in logs; its size is the cell's word (`UIView-Encapsulated-Layout-Height`).
final class UITableViewCellContentView: UIView {}
