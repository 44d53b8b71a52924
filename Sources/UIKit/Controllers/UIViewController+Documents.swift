import Foundation

// What documents have to do with controllers beside their decoding: nibs found by class names, and the way back of unwind segues.

extension UIViewController {
    /// The nib that a controller without a name of one loads where the bundle has it: for `PageViewController` the one called `PageView`, else
    /// the one called like the class (Apple's page on `nibName`).
    var nibNameOfClass: String? {
        let name = String(describing: type(of: self))
        // UIKit's own classes and those from storyboards have none.
        guard documentID == nil, !name.hasPrefix("UI") else { return nil }
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.first { DocumentFile.path(name: $0, type: "xib", bundle: nibBundle ?? .main) != nil }
    }

    /// The nearest controller on the way back that an unwind segue may end at: what holds or presented this one, what else those hold, and so
    /// on upwards; nil when nobody answers the action.
    func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
        var from = self
        while let above = from.parent ?? from.directPresenter {
            let others = above.children.reversed().filter { $0 !== from && above.isShowing($0) }
            let found = (others + [above]).first { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }
            if let found { return found }
            from = above
        }
        return nil
    }

    /// Whether a child is on screen or below what is: those of a navigation controller all are.
    private func isShowing(_ child: UIViewController) -> Bool {
        guard let tabs = self as? UITabBarController else { return true }
        return tabs.selectedViewController === child
    }

    /// Takes away what covers a controller.
    func goBack(towards controller: UIViewController) {
        let container = sequence(first: controller) { $0.parent }.first { $0.presentedViewController != nil }
        container?.dismiss(animated: true)
        if let navigation = controller.navigationController, navigation.topViewController !== controller {
            let member = sequence(first: controller) { $0.parent }.first { navigation.viewControllers.contains($0) }
            if let member { _ = navigation.popToViewController(member, animated: true) }
        }
    }
}
