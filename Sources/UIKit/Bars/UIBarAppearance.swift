import Foundation

/// How a bar looks in one state. A ground's colour becomes the bar's; nothing here changes a frame.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The colour of the ground.
    open var backgroundColor: UIColor?
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor? = .separator
    /// Whether content shows through.
    private(set) var isOpaque = false

    /// Makes the look a bar has at first.
    public override init() { super.init() }

    /// A ground that lets content show through.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor, isOpaque) = (nil, .separator, false) }
    /// A ground of the system's colour.
    open func configureWithOpaqueBackground() { (backgroundColor, shadowColor, isOpaque) = (.systemBackground, .separator, true) }
    /// No ground.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor, isOpaque) = (.clear, nil, false) }
}

/// How a navigation bar looks in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
