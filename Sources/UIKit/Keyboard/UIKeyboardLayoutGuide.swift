import Foundation
import LayoutEngine

/// The guide that stands where the keyboard stands: tie a view's bottom to its top and the view stays above the keyboard.
///
/// While no keyboard is shown the guide is as tall as the safe area's bottom (`usesBottomSafeArea`), else empty at the view's bottom (facts 1.7).
/// Apple: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that doesn't rest on the bottom edge; otherwise such a keyboard counts as hidden.
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { owner?.keyboardDidChange() } } }

    /// Whether a hidden keyboard leaves the guide at the safe area's bottom rather than at the view's.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owner?.keyboardDidChange() } } }

    /// How far above the keyboard a drag begins to dismiss it, in points; not below 0.
    open var keyboardDismissPadding: CGFloat {
        get { storedDismissPadding }
        set { storedDismissPadding = max(0, newValue) }
    }
    private var storedDismissPadding: CGFloat = 0
}

extension UIView {
    /// The guide of the keyboard.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(region: .keyboard, owner: self, identifier: "UIKeyboardLayoutGuide")
        systemGuides[.keyboard] = guide
        storedGuides.append(guide)
        return guide
    }

    /// How tall the keyboard's guide is in this view, in points from its bottom edge.
    var keyboardGuideHeight: CGFloat {
        let guide = systemGuides[.keyboard] as? UIKeyboardLayoutGuide
        let resting = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        guard let keyboard = hierarchyRoot.rootKeyboardFrame, isDocked(keyboard) || guide?.followsUndockedKeyboard == true else {
            return resting
        }
        let top = convert(keyboard.origin, from: nil).y
        return max(resting, min(bounds.height, bounds.maxY - top))
    }

    private func isDocked(_ keyboard: CGRect) -> Bool { keyboard.maxY >= hierarchyRoot.bounds.maxY }

    /// The keyboard (or how the guide reads it) changed: the guides of the subtree move with the next pass.
    func keyboardDidChange() {
        forEachInSubtree { if $0.systemGuides[.keyboard] != nil { $0.insetsDidChange() } }
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
