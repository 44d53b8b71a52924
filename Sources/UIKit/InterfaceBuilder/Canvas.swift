import Foundation

/// Interface Builder's canvas around one root view: it gives the root its traits, its safe area and a controller's margins, and lays it out.
@preconcurrency @MainActor package final class Canvas: ViewLayoutOwner {
    /// The view at the root of the tree.
    package let rootView: UIView
    /// Whether the root keeps the system's minimum margins, as a view controller's view does.
    package var keepsSystemMinimumMargins = false
    /// Whether the root's controller stands in a navigation controller, which insets its scroll view.
    package var standsBelowNavigationBar = false
    /// What holds a root that constraints place at the canvas's size: all but its own required constraints give way.
    private var holds: (width: NSLayoutConstraint, height: NSLayoutConstraint)?

    /// Puts a root view of a size on a canvas.
    package init(rootView: UIView, size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
        self.rootView = rootView
        rootView.traitOverride = traits
        rootView.layoutOwner = self
        rootView.frame = CGRect(origin: rootView.frame.origin, size: size)
        rootView.givenSafeAreaInsets = safeAreaInsets
    }

    /// Holds a root whose mask isn't translated at the canvas's size, as Interface Builder does.
    package func holdSize() {
        guard holds == nil else { return }
        holds = hold(rootView.bounds.size, UILayoutPriority(999.9))
    }

    /// Gives a root whose mask isn't translated, and whose size isn't known, the 50 points that the canvas gives to what would have no length
    /// (one document with two such roots).
    package func keepVisible() {
        guard holds == nil else { return }
        _ = hold(CGSize(width: 50, height: 50), UILayoutPriority(10))
    }

    private func hold(_ size: CGSize, _ priority: UILayoutPriority) -> (width: NSLayoutConstraint, height: NSLayoutConstraint)? {
        guard !rootView.translatesAutoresizingMaskIntoConstraints else { return nil }
        let made = (
            width: rootView.widthAnchor.constraint(equalToConstant: size.width),
            height: rootView.heightAnchor.constraint(equalToConstant: size.height)
        )
        for hold in [made.width, made.height] {
            hold.priority = priority
            hold.isActive = true
        }
        return made
    }

    /// Makes the canvas another one: the views stay, and are laid out anew by `layOut()`.
    package func change(size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
        let before = rootView.traitCollection
        rootView.traitOverride = traits
        rootView.frame = CGRect(origin: rootView.frame.origin, size: size)
        holds?.width.constant = size.width
        holds?.height.constant = size.height
        rootView.givenSafeAreaInsets = safeAreaInsets
        // What controls measure depends on the canvas's generation too, which is no trait.
        rootView.announceTraits(before)
    }

    /// Puts a keyboard over the bottom of the root, or takes it away at 0 points.
    package func setKeyboard(height: CGFloat) {
        let size = rootView.bounds.size
        rootView.setKeyboardFrame(height > 0 ? CGRect(x: 0, y: size.height - height, width: size.width, height: height) : nil)
    }

    /// Lays the whole tree out.
    package func layOut() {
        rootView.setNeedsLayout()
        rootView.layoutIfNeeded()
    }

    func ownedViewWillLayoutSubviews() {}
    func ownedViewDidLayoutSubviews() {}
    func ownedViewUpdateConstraints() { rootView.updateConstraints() }
    func ownedViewSafeAreaInsetsDidChange() {}
    func ownedViewLayoutMarginsDidChange() {}
    var ownedViewAdditionalSafeArea: UIEdgeInsets { .zero }
    var ownedViewAdjustsContentScrollView: Bool { standsBelowNavigationBar }

    func ownedViewMinimumMargins(width: CGFloat) -> NSDirectionalEdgeInsets? {
        guard keepsSystemMinimumMargins else { return nil }
        let side = DeviceProfile.systemMinimumMargin(forWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
