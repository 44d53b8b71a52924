import Foundation

// Containers: a controller that holds others adds the child, then its view, then tells the child that it moved.

extension UIViewController {
    /// What `addChild(_:)` does.
    func adopt(_ child: UIViewController) {
        if child === self {
            raise("UIViewControllerHierarchyInconsistency", "A view controller can't be a child of itself")
        }
        if child.parent === self { return }
        child.willMove(toParent: self)
        child.detachFromParent()
        children.append(child)
        child.parent = self
        child.isMovingToParent = true
    }

    /// What `removeFromParent()` does.
    func leaveParent() {
        guard parent != nil else { return }
        detachFromParent()
        didMove(toParent: nil)
    }

    private func detachFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// The nearest container of a type.
    func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var candidate = parent
        while let current = candidate {
            if let found = current as? Container { return found }
            candidate = current.parent
        }
        return nil
    }

    /// The navigation controller that holds this controller, near or far.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The tab bar controller that holds this controller, near or far.
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    /// The split view controller that holds this controller, near or far.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

    /// Lays a child's view out over a container view and keeps it that size.
    func embed(_ child: UIViewController, in container: UIView, frame: CGRect) {
        child.loadViewIfNeeded()
        guard let childView = child.view else { return }
        if childView.superview !== container {
            childView.translatesAutoresizingMaskIntoConstraints = true
            childView.frame = frame
            // The container makes the appearance calls itself, at its own time.
            child.isBeingEmbedded = true
            container.addSubview(childView)
            child.isBeingEmbedded = false
        }
        if childView.frame != frame { childView.frame = frame }
    }
}
