import Foundation

extension UIViewController {
    /// What the navigation bar shows for this controller; made with the controller's title when first asked for.
    public var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem()
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// A button that shows and hides the editing controls, and says which it does.
    public var editButtonItem: UIBarButtonItem {
        if let storedEditItem { return storedEditItem }
        let item = UIBarButtonItem(
            title: "Edit",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        storedEditItem = item
        return item
    }

    /// What the tab bar shows for this controller; made with the controller's title when first asked for.
    public var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }
}
