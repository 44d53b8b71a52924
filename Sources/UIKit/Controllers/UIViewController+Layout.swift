import Foundation

// What a controller has to say in the layout of its view: margins, safe area, and the calls around a pass.

extension UIViewController: ViewLayoutOwner {
    func ownedViewWillLayoutSubviews() {
        viewWillLayoutSubviews()
    }

    func ownedViewDidLayoutSubviews() {
        viewDidLayoutSubviews()
    }

    func ownedViewUpdateConstraints() {
        updateViewConstraints()
    }

    func ownedViewSafeAreaInsetsDidChange() {
        viewSafeAreaInsetsDidChange()
    }

    func ownedViewLayoutMarginsDidChange() {
        viewLayoutMarginsDidChange()
    }

    var ownedViewAdditionalSafeArea: UIEdgeInsets {
        additionalSafeAreaInsets + containerSafeArea
    }

    func ownedViewMinimumMargins(width: CGFloat) -> NSDirectionalEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return isViewLoaded ? systemMinimumLayoutMargins : Self.minimumMargins(forWidth: width)
    }

    func ownedViewTraitsDidChange(_ previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        tellTraitRegistrations(previous)
    }

    var ownedViewAdjustsContentScrollView: Bool {
        automaticallyAdjustsScrollViewInsets && navigationController != nil
    }

    func ownMarginsMayHaveChanged() {
        storedView?.insetsDidChange()
        storedView?.reportMargins()
    }

    static func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        let side = DeviceProfile.systemMinimumMargin(forWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

extension UIViewController {
    /// The part of the view's top that bars cover, as a rectangle of no width (before iOS 11; use the safe area).
    public var topLayoutGuide: any UILayoutSupport {
        if let topGuide { return topGuide }
        let made = EdgeLayoutGuide()
        topGuide = made
        made.install(in: view, identifier: "UIViewControllerTop", atTop: true)
        return made
    }

    /// The part of the view's bottom that bars cover, as a rectangle of no width (before iOS 11; use the safe area).
    public var bottomLayoutGuide: any UILayoutSupport {
        if let bottomGuide { return bottomGuide }
        let made = EdgeLayoutGuide()
        bottomGuide = made
        made.install(in: view, identifier: "UIViewControllerBottom", atTop: false)
        return made
    }
}

/// What a top or bottom layout guide offers.
///
/// Apple: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height that bars cover, in points.
    var length: CGFloat { get }
    /// The guide's upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The guide's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and its safe area. It is made when it is first asked for, with two constraints of its own, as
/// public suites count them; across it is left open.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    private var isTop = true

    /// The height that bars cover, in points.
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    func install(in view: UIView, identifier: String, atTop: Bool) {
        isTop = atTop
        self.identifier = identifier
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        let edges =
            atTop
            ? [topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: safeArea.topAnchor)]
            : [topAnchor.constraint(equalTo: safeArea.bottomAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor)]
        for constraint in edges { constraint.isSystem = true }
        NSLayoutConstraint.activate(edges)
    }
}
