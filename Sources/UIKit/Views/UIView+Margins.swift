import Foundation
import LayoutEngine

/// Where a view's own margins come from; of the two ways to set them whichever came last holds (measured: facts 6.9).
enum MarginSource: Equatable {
    /// 8 points on each side (a controller's root: the system's minimum).
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

extension UIView {
    /// The least distances between the edges and the content, in points: the view's own, plus the safe area while
    /// `insetsLayoutMarginsFromSafeArea`, and no less than the superview's where `preservesSuperviewLayoutMargins` (measured on iOS 26.1: facts 6.9).
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            storedMargins = .absolute(newValue)
            insetsDidChange()
            reportMargins()
        }
    }

    /// The margins in reading direction, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveMargins
            return isRightToLeft
                ? NSDirectionalEdgeInsets(top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
                : NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            storedMargins = .directional(newValue)
            insetsDidChange()
            reportMargins()
        }
    }

    /// Whether the superview's margins count here too, where this view reaches into them.
    public var preservesSuperviewLayoutMargins: Bool {
        get { storedPreservesSuperviewMargins }
        set {
            storedPreservesSuperviewMargins = newValue
            insetsDidChange()
            reportMargins()
        }
    }

    /// Whether the safe area is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storedInsetsMarginsFromSafeArea }
        set {
            storedInsetsMarginsFromSafeArea = newValue
            insetsDidChange()
            reportMargins()
        }
    }

    private var effectiveMargins: UIEdgeInsets {
        var margins = baseMargins
        if storedPreservesSuperviewMargins, let parent = superview {
            // Interface Builder's canvas keeps the safe area and a controller's minimum from the content of scroll views.
            let isContentOnCanvas = parent.isOnCanvas && parent.isScrollContainer
            margins = preserved(margins, from: isContentOnCanvas ? parent.marginsWithoutSurroundings : parent.layoutMargins, of: parent)
        } else if storedPreservesSuperviewMargins, isOnCanvas {
            // A root stands in a view of the canvas that it covers, with the margins that every view has (one document).
            margins = UIEdgeInsets(
                top: max(margins.top, 8), left: max(margins.left, 8), bottom: max(margins.bottom, 8), right: max(margins.right, 8))
        }
        if storedInsetsMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right)
        }
        return marginsFollowReadableWidth ? readable(margins) : margins
    }

    /// On each edge the superview's margin less the distance from it, where that is more. Beyond the edge it is the whole margin and no more, as with safe
    /// areas: content that outgrows a scroll view would push itself farther with each pass.
    private func preserved(_ margins: UIEdgeInsets, from outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
        func handedOn(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat { margin - max(distance, 0) }
        return UIEdgeInsets(
            top: max(margins.top, handedOn(outer.top, storedOrigin.y)), left: max(margins.left, handedOn(outer.left, storedOrigin.x)),
            bottom: max(margins.bottom, handedOn(outer.bottom, parent.bounds.height - storedOrigin.y - bounds.height)),
            right: max(margins.right, handedOn(outer.right, parent.bounds.width - storedOrigin.x - bounds.width)))
    }

    /// The margins that the view and those it preserves margins of were given, without safe areas and controllers' minimums.
    private var marginsWithoutSurroundings: UIEdgeInsets {
        guard storedPreservesSuperviewMargins, let parent = superview else { return ownMargins }
        return preserved(ownMargins, from: parent.marginsWithoutSurroundings, of: parent)
    }

    /// The margins that the view itself was given, 8 on each edge at first.
    private var ownMargins: UIEdgeInsets {
        switch storedMargins {
        case .standard: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        case .absolute(let margins): margins
        case .directional(let margins): absolute(margins)
        }
    }

    private var baseMargins: UIEdgeInsets {
        let own = ownMargins
        if storedMargins == .standard, let minimum = layoutOwner?.ownedViewMinimumMargins(width: bounds.width) { return absolute(minimum) }
        guard let minimum = layoutOwner?.ownedViewMinimumMargins(width: bounds.width).map(absolute) else { return own }
        return UIEdgeInsets(
            top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
            right: max(own.right, minimum.right))
    }

    private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        isRightToLeft
            ? UIEdgeInsets(top: insets.top, left: insets.trailing, bottom: insets.bottom, right: insets.leading)
            : UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// The readable content guide's insets: the margins, widened until no more than 672 points are left (measured at text size Large: facts 6.9).
    var readableInsets: UIEdgeInsets { readable(layoutMargins) }

    private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        var insets = margins
        let excess = bounds.width - insets.left - insets.right - 672
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// Tells the view once for each effective change of its margins.
    func reportMargins() {
        let margins = layoutMargins
        guard margins != reportedMargins else { return }
        let isFirst = reportedMargins == nil
        reportedMargins = margins
        guard !isFirst else { return }
        layoutMarginsDidChange()
        layoutOwner?.ownedViewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in subviews where view.storedPreservesSuperviewMargins {
            view.insetsDidChange()
            view.reportMargins()
        }
    }

    /// Something that a system guide's rectangle is made of changed; the engine learns of it before the next solve.
    func insetsDidChange() {
        if let host = layoutNode.host, layoutNode.item != nil {
            host.insetsDidChange(self)
            hierarchyRoot.setNeedsEngineUpdate()
        }
        for view in storedSubviews where view.storedPreservesSuperviewMargins { view.insetsDidChange() }
    }

}
