import Foundation
import LayoutEngine

/// A rectangle that takes part in Auto Layout without being a view.
///
/// Apple: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    let layoutNode = LayoutNode()
    /// Which part of its view a system guide stands for; nil for a guide with a rectangle of its own.
    let region: LayoutRegion?
    weak var owner: UIView?
    /// The Interface Builder object id, where it came from a document.
    package var documentID: String?
    /// Whether the guide stands for a part of its view (safe area, margins, content ...) and has no rectangle of its own to solve.
    package var isSystemGuide: Bool { region != nil }

    /// Makes a guide without an owner.
    public override init() {
        region = nil
        super.init()
    }

    init(region: LayoutRegion, owner: UIView, identifier: String) {
        self.region = region
        self.owner = owner
        self.identifier = identifier
        super.init()
    }

    /// Decodes nothing: documents make guides through their views.
    public init?(coder: NSCoder) {
        region = nil
        super.init()
    }

    /// A name that shows in descriptions.
    open var identifier: String = ""

    /// The view the guide belongs to. Setting it moves the guide; its constraints are dropped.
    open weak var owningView: UIView? {
        get { owner }
        set {
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The guide's rectangle in its owner's bounds space, in points: a free guide's on the pixel grid like a frame, a system guide's exact (facts 6.4).
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        if let region { return owner.layoutFrame(of: region) }
        guard let item = layoutNode.item, let host = layoutNode.host else { return .zero }
        let rect = host.engine.rect(of: item)
        return owner.pixelRounded(CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    }

    /// Whether the constraints leave the guide's rectangle open. Always false for a system guide.
    open var hasAmbiguousLayout: Bool {
        owner?.hierarchyRoot.layoutHierarchyIfNeeded()
        guard region == nil, let item = layoutNode.item, let host = layoutNode.host else { return false }
        return LayoutAxis.allCases.contains {
            !host.engine.originRange(of: item, $0).isUnique || !host.engine.lengthRange(of: item, $0).isUnique
        }
    }

    /// The active constraints that involve the guide on one axis: what ties a system guide to its view, then the others in order of activation.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (impersonalConstraints + layoutNode.sortedReferencing)
            .filter { $0.firstAttribute.engineAttribute.axis?.rawValue == axis.rawValue }
    }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
