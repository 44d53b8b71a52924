import Foundation

extension UIView {
    /// The parts of the view that bars, notches and the home indicator cover, in points from each edge; zero outside a window.
    public var safeAreaInsets: UIEdgeInsets {
        if needsSafeAreaUpdate { refreshSafeAreaFromAbove() }
        return storedSafeArea
    }

    func setNeedsSafeAreaUpdate() {
        needsSafeAreaUpdate = true
        markSubtreeNeedsLayout()
    }

    /// Ancestors first: a view's safe area is its superview's, less its distance from it.
    private func refreshSafeAreaFromAbove() {
        if let parent = storedSuperview, parent.needsSafeAreaUpdate { parent.refreshSafeAreaFromAbove() }
        updateSafeArea()
    }

    /// Computes the safe area; a change reaches the subviews, the margins and the engine.
    func updateSafeArea() {
        needsSafeAreaUpdate = false
        let insets = computedSafeArea
        guard insets != storedSafeArea else { return }
        storedSafeArea = insets
        for view in storedSubviews { view.setNeedsSafeAreaUpdate() }
        insetsDidChange()
        // Margins first, then the safe area (measured: facts, safe area and margins).
        reportMargins()
        safeAreaInsetsDidChange()
        layoutOwner?.ownedViewSafeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private var computedSafeArea: UIEdgeInsets {
        var insets = givenSafeAreaInsets ?? inheritedSafeArea
        if let added = layoutOwner?.ownedViewAdditionalSafeArea, window != nil || givenSafeAreaInsets != nil {
            insets.top = max(0, insets.top + added.top)
            insets.left = max(0, insets.left + added.left)
            insets.bottom = max(0, insets.bottom + added.bottom)
            insets.right = max(0, insets.right + added.right)
        }
        return insets
    }

    /// Edge by edge `clamp(parent's inset - distance, 0, parent's inset)` (measured in nine positions: facts, safe area and margins).
    private var inheritedSafeArea: UIEdgeInsets {
        guard let parent = storedSuperview else { return .zero }
        let outer = parent.safeAreaPassedDown
        guard outer != .zero else { return .zero }
        let frame = self.frame.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
        func clamp(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: clamp(outer.top, frame.minY), left: clamp(outer.left, frame.minX),
            bottom: clamp(outer.bottom, parent.bounds.height - frame.maxY), right: clamp(outer.right, parent.bounds.width - frame.maxX))
    }
}
