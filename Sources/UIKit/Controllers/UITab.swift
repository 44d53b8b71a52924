import Foundation

/// One tab of a tab bar controller, since iOS 18.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor open class UITab: NSObject {
    /// The title.
    open var title: String { didSet { viewController?.tabBarItem.title = title } }
    /// The picture.
    open var image: UIImage? { didSet { viewController?.tabBarItem.image = image } }
    /// The text of the badge.
    open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
    /// What the app knows the tab by.
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// Makes a tab; the closure makes its controller when it is first needed.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }

    /// What the tab shows.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let controller = provider?(self) else { return nil }
        controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        controller.tabBarItem.badgeValue = badgeValue
        made = controller
        return controller
    }
}

/// The tab that searches.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Makes the tab with the system's title and picture.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }

    /// Makes the tab with a title and picture of the app's.
    public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}
