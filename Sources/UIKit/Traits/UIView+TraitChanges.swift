import Foundation

extension UIView {
    /// Tells this view and all below it, with their controllers, that the traits they inherit changed.
    ///
    /// Views first, then their controllers, from the root down; natural sizes are asked for again, because the scale or the text size may
    /// have changed, and so is everything that margins and safe areas go by.
    func traitsDidChange(from previous: UITraitCollection) {
        guard traitCollection != previous else { return }
        announceTraits(previous)
    }

    /// Tells the subtree of a change, whether or not its traits differ.
    func announceTraits(_ previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        tellTraitRegistrations(previous)
        layoutOwner?.ownedViewTraitsDidChange(previous)
        insetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsUpdateConstraints()
        setNeedsLayout()
        for view in subviews {
            let before = view.traitOverride.map { previous.replacing($0) } ?? previous
            if view.traitOverride == nil || view.traitCollection != before { view.announceTraits(before) }
        }
    }
}

extension ViewLayoutOwner {
    /// Not every owner cares.
    func ownedViewTraitsDidChange(_ previous: UITraitCollection) {}
}
