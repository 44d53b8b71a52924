import CoreGraphics
import Foundation

/// UIKit's class of the view that shows a cell's background configuration: behind everything else of the cell.
final class _UISystemBackgroundView: UIView {
    private let ground = UIView()
    private let picture = UIImageView()
    private let stroke = UIView()
    private var configuration: UIBackgroundConfiguration
    private var custom: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        for view in [ground, picture, stroke] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        let color = configuration.backgroundColor
        ground.backgroundColor = color.map { configuration.backgroundColorTransformer?($0) ?? $0 }
        (picture.image, picture.contentMode) = (configuration.image, configuration.imageContentMode)
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        for view in [ground, picture] { view.layer.cornerRadius = configuration.cornerRadius }
        stroke.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { insertSubview(custom, aboveSubview: ground) }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rect = bounds.inset(by: UIEdgeInsets(configuration.backgroundInsets, rightToLeft: isRightToLeft))
        (ground.frame, picture.frame) = (rect, rect)
        custom?.frame = rect
        let outset = configuration.strokeOutset
        stroke.frame = rect.insetBy(dx: -outset, dy: -outset)
    }
}

/// The ground of a cell: what its background configuration shows, else its background view, and over that what shows while it is chosen.
@MainActor struct CellGround {
    private var configured: _UISystemBackgroundView?
    private var chosen: UIView?

    /// Shows all of a cell's ground: a configuration, updated for a state unless that is nil, and the view of a chosen cell over it.
    mutating func show(
        _ configuration: UIBackgroundConfiguration?, for state: UICellConfigurationState?, chosen view: UIView?, over background: UIView?,
        in cell: UIView
    ) {
        show(state.flatMap { configuration?.updated(for: $0) } ?? configuration, in: cell)
        show(chosen: view, over: background, in: cell)
        cell.setNeedsLayout()
    }

    /// Shows a configuration in a state, or none.
    mutating func show(_ configuration: UIBackgroundConfiguration?, in cell: UIView) {
        guard let configuration else {
            configured?.removeFromSuperview()
            configured = nil
            return
        }
        let view = configured ?? _UISystemBackgroundView(configuration)
        if view.superview !== cell { cell.insertSubview(view, at: 0) }
        configured = view
        view.show(configuration)
    }

    /// Shows the view of a chosen cell over the other ground, or takes it away.
    private mutating func show(chosen view: UIView?, over background: UIView?, in cell: UIView) {
        if chosen !== view { chosen?.removeFromSuperview() }
        chosen = view
        guard let view, view.superview !== cell else { return }
        let below = configured ?? background
        cell.insertSubview(view, at: below.flatMap { below in cell.subviews.firstIndex { $0 === below } }.map { $0 + 1 } ?? 0)
    }

    /// The grounds fill their cell.
    func layOut(in bounds: CGRect) {
        configured?.frame = bounds
        chosen?.frame = bounds
    }
}
