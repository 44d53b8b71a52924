import Foundation
import LayoutEngine

/// The guide that stands where the keyboard stands: tie a view's bottom to its top and the view stays above the keyboard.
///
/// While no keyboard is shown the guide is as tall as the safe area's bottom (`usesBottomSafeArea`), else empty at the view's bottom (facts 1.7).
/// Apple: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that doesn't rest on the bottom edge across the window; otherwise such a keyboard counts as hidden.
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { owner?.keyboardDidChange() } } }

    /// Whether a hidden keyboard leaves the guide at the safe area's bottom rather than at the view's.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owner?.keyboardDidChange() } } }

    /// How far above the keyboard a drag begins to dismiss it, in points; not below 0.
    open var keyboardDismissPadding: CGFloat {
        get { storedDismissPadding }
        set { storedDismissPadding = max(0, newValue) }
    }
    private var storedDismissPadding: CGFloat = 0

    /// How near an edge of the window a keyboard counts as near, in points: our own measure, Apple gives none.
    private static let reach: CGFloat = 44

    /// A docked or hidden keyboard is near the bottom alone; an undocked one is near each edge of the window that it comes close to.
    override var nearEdges: NSDirectionalRectEdge {
        guard followsUndockedKeyboard, let owner, let keyboard = owner.undockedKeyboard else { return .bottom }
        let window = owner.hierarchyRoot.bounds
        var edges: NSDirectionalRectEdge = []
        if keyboard.minY - window.minY <= Self.reach { edges.insert(.top) }
        if window.maxY - keyboard.maxY <= Self.reach { edges.insert(.bottom) }
        // A keyboard as wide as the window is near neither side.
        let (left, right) = (keyboard.minX - window.minX <= Self.reach, window.maxX - keyboard.maxX <= Self.reach)
        if left != right { edges.insert(left != owner.isRightToLeft ? .leading : .trailing) }
        return edges
    }
}

extension UIView {
    /// The guide of the keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(region: .keyboard, owner: self, identifier: "UIKeyboardLayoutGuide")
        systemGuides[.keyboard] = guide
        storedGuides.append(guide)
        insetsDidChange()
        return guide
    }

    /// Where the keyboard's guide stands in this view, in points: its height, and its distances from the bounds' other edges.
    var keyboardGuidePlace: (height: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        let guide = systemGuides[.keyboard] as? UIKeyboardLayoutGuide
        let resting = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        guard let keyboard = hierarchyRoot.rootKeyboardFrame else { return (resting, 0, 0, 0) }
        let here = convert(keyboard, from: nil).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        guard undockedKeyboard != nil else { return (max(resting, min(bounds.height, bounds.height - here.minY)), 0, 0, 0) }
        let part = here.intersection(CGRect(origin: .zero, size: bounds.size))
        guard guide?.followsUndockedKeyboard == true, !part.isNull else { return (resting, 0, 0, 0) }
        return (part.height, part.minX, bounds.height - part.maxY, bounds.width - part.maxX)
    }

    /// The keyboard guide's rectangle in this view's bounds space.
    var keyboardGuideFrame: CGRect {
        let place = keyboardGuidePlace
        return CGRect(
            x: bounds.minX + place.left, y: bounds.maxY - place.bottom - place.height, width: bounds.width - place.left - place.right,
            height: place.height)
    }

    /// The keyboard, where it is shown and doesn't rest on the bottom edge across the window.
    fileprivate var undockedKeyboard: CGRect? {
        let window = hierarchyRoot.bounds
        guard let keyboard = hierarchyRoot.rootKeyboardFrame else { return nil }
        return keyboard.maxY >= window.maxY && keyboard.width >= window.width ? nil : keyboard
    }

    /// The keyboard (or how the guide reads it) changed: the guides of the subtree move with the next pass.
    func keyboardDidChange() {
        forEachInSubtree { view in
            (view.layoutOwner as? UIViewController)?.keyboardDidMove(to: hierarchyRoot.rootKeyboardFrame)
            guard let guide = view.systemGuides[.keyboard] as? UIKeyboardLayoutGuide else { return }
            guide.applyRules()
            view.insetsDidChange()
        }
        setNeedsLayout()
    }

    /// Puts a keyboard (in the root's coordinates) over the hierarchy, or takes it away.
    package func setKeyboardFrame(_ frame: CGRect?) {
        let root = hierarchyRoot
        guard root.rootKeyboardFrame != frame else { return }
        root.rootKeyboardFrame = frame
        root.keyboardDidChange()
    }
}
