import Foundation

/// How a bar looks in one state. A ground's colour becomes the bar's; nothing here changes a frame.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The colour of the ground.
    open var backgroundColor: UIColor?
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor? = .separator
    /// The blur of the ground; kept, the ground's colour is drawn.
    open var backgroundEffect: UIBlurEffect?
    /// The picture of the ground.
    open var backgroundImage: UIImage?
    /// How that picture fills the ground.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The picture of the line at the bar's edge; an empty one draws none.
    open var shadowImage: UIImage?
    /// Whether content shows through.
    private(set) var isOpaque = false
    /// Whether the bar has no ground.
    package private(set) var isTransparent = false
    /// The phone, pad or other look that it was made for; all have the same here.
    public let idiom: UIUserInterfaceIdiom

    /// Makes the look a bar has at first.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// Makes the look a bar has at first, for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Makes a look of another.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init(idiom: barAppearance.idiom)
        take(barAppearance)
    }

    /// Takes everything over from another look.
    func take(_ other: UIBarAppearance) {
        (backgroundColor, shadowColor, isOpaque) = (other.backgroundColor, other.shadowColor, other.isOpaque)
        (isTransparent, backgroundEffect, backgroundImage) = (other.isTransparent, other.backgroundEffect, other.backgroundImage)
        (backgroundImageContentMode, shadowImage) = (other.backgroundImageContentMode, other.shadowImage)
    }

    /// A look of its own with the same values.
    open func copy() -> Self {
        let copy = Self(idiom: idiom)
        copy.take(self)
        return copy
    }

    /// A ground that lets content show through.
    open func configureWithDefaultBackground() {
        (backgroundColor, shadowColor, isOpaque, isTransparent) = (nil, .separator, false, false)
    }
    /// A ground of the system's colour.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor, isOpaque, isTransparent) = (.systemBackground, .separator, true, false)
    }
    /// No ground.
    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor, isOpaque, isTransparent) = (.clear, nil, false, true)
    }
}

/// How a navigation bar looks in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The look of plain items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of items that end what a person does.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The picture of the back button's arrow; the system's when nil.
    open private(set) var backIndicatorImage: UIImage?
    /// Where titles go behind the arrow.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?
    /// Sets the picture of the back button's arrow.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
        (backButtonAppearance, titlePositionAdjustment) = (other.backButtonAppearance, other.titlePositionAdjustment)
        (backIndicatorImage, backIndicatorTransitionMaskImage) = (other.backIndicatorImage, other.backIndicatorTransitionMaskImage)
    }
}

/// The look of bar items in each of their states.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The look in the normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look under a finger.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look while the item can't be tapped.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look while the focus is on the item.
    public let focused = UIBarButtonItemStateAppearance()
    /// Makes the look of items of a style.
    public init(style: UIBarButtonItem.Style) {}
    /// Sets everything back to how items of a style look.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    }
}

/// The look of bar items in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero
}

/// The look of tabs in each of their states.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// How tabs stand. Raw values are Apple's.
    public enum Style: Int, Sendable {
        case stacked = 0
        case inline, compactInline
    }
    /// The look of tabs that aren't chosen.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the chosen tab.
    public let selected = UITabBarItemStateAppearance()
    /// The look of tabs that can't be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of the tab that has the focus.
    public let focused = UITabBarItemStateAppearance()
    /// Makes the look of tabs that stand in a way.
    public init(style: Style) {}
    /// Makes the look of tabs with the picture above the title.
    public convenience override init() { self.init(style: .stacked) }
}

/// The look of tabs in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The colour of the picture; the bar's when nil.
    open var iconColor: UIColor?
    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs whose picture stands above the title.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The look of tabs whose picture stands beside the title.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The same in a window of compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        (stackedLayoutAppearance, inlineLayoutAppearance) = (other.stackedLayoutAppearance, other.inlineLayoutAppearance)
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
}

/// How a toolbar looks in one state.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain items.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of items that end what a person does.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// Where a bar is. Raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// On which side of the screen a bar is. Raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom, top, topAttached
}

/// What a bar's ground looks like.
package struct BarGround {
    /// The colour; nil for the system's.
    package let color: UIColor?
    /// The picture over it.
    package let image: UIImage?
    /// Whether a thin line is drawn at the edge.
    package let hasLine: Bool
    /// That line's colour; nil for the system's.
    package let lineColor: UIColor?

    package init(color: UIColor?, image: UIImage?, hasLine: Bool) {
        (self.color, self.image, self.hasLine, lineColor) = (color, image, hasLine, nil)
    }

    /// The ground of a look; nil where it has none.
    @MainActor init?(_ appearance: UIBarAppearance) {
        let isEmpty = appearance.isTransparent && appearance.backgroundColor == .clear && appearance.backgroundImage == nil
        guard !isEmpty || appearance.shadowColor != nil else { return nil }
        (color, image) = (appearance.backgroundColor, appearance.backgroundImage)
        hasLine = appearance.shadowColor != nil && appearance.shadowImage?.size != .zero
        lineColor = appearance.shadowColor
    }
}
