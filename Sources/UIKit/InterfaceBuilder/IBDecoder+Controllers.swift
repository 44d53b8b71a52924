import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Makes the controller of an element: of its custom class when that is linked, else of its UIKit class.
    ///
    /// - Parameter creator: Makes the controller in place of its class's `init(coder:)`.
    func makeController(_ element: IBElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        let coder = IBCoder(element: element, decoder: self)
        if let made = creator?(coder) { return made }
        if let custom = controllerClass(of: element), let made = custom.init(coder: coder) { return made }
        let plain = IBClassTable.controller(named: element.name)
        return plain.init(coder: coder) ?? UIViewController(nibName: nil, bundle: nil)
    }

    /// What `init(coder:)` reads; the view is made when it is asked for.
    func decodeController(_ controller: UIViewController, _ source: IBSource) {
        let element = source.element
        controller.documentID = element.id
        if let view = element.children.first(where: { $0.key == "view" }) {
            controller.documentViewLoader = { [self] controller in loadView(view, of: controller, element) }
        }
        if purpose == .runtime, !element.children.contains(where: { $0.key == "view" }) { makeObjectsBeside(controller, element) }
        if let storyboard { controller.documentSegues = DocumentSegues(storyboard: storyboard, controller: element) }
        decodeBarItems(of: controller, element)
        decodeBars(of: controller, element)
        for segue in element.list("connections") where segue.name == "segue" && segue["kind"] == "relationship" {
            relate(controller, segue)
        }
    }

    /// Makes the view with its constraints and connections, and the controllers that its container views embed.
    private func loadView(_ view: IBElement, of controller: UIViewController, _ element: IBElement) -> UIView {
        self.controller = controller
        let made = makeView(view)
        applyGlobalTint(to: made)
        makeObjectsBeside(controller, element)
        // The controller's outlets can be set only now.
        register(controller, for: element)
        makeLayoutGuides(of: element, rootView: made)
        controller.view = made
        isLoadingView = true
        finish()
        controller.documentViewLoader = nil
        if let storyboard { storyboard.during(element.id ?? "") { embedChildren(below: view, in: controller) } }
        storyboard?.collect(self)
        return made
    }

    // MARK: Other scenes

    private func relate(_ controller: UIViewController, _ segue: IBElement) {
        guard let destination = destination(of: segue) else { return }
        switch segue["relationship"] {
        case "rootViewController":
            (controller as? UINavigationController)?.viewControllers = [destination]
        case "viewControllers", "masterViewController", "detailViewController":
            if let tabs = controller as? UITabBarController { tabs.viewControllers = (tabs.viewControllers ?? []) + [destination] }
            if let split = controller as? UISplitViewController { split.viewControllers.append(destination) }
        default: break
        }
    }

    private func embedChildren(below view: IBElement, in controller: UIViewController) {
        view.visit { element, _ in
            guard element.name == "containerView", let container = element.id.flatMap({ objects[$0] }) as? UIView else { return }
            guard let segue = element.list("connections").first(where: { $0["kind"] == "embed" }) else { return }
            guard let child = destination(of: segue) else { return }
            controller.prepare(
                for: UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: child), sender: controller)
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
    }

    private func destination(of segue: IBElement) -> UIViewController? {
        guard let element = segue["destination"].flatMap({ document.elements[$0] }) else { return nil }
        return storyboard?.make(element, creator: nil)
    }
}

extension IBSizeClasses {
    /// The size classes of the screen, for documents that a running program loads.
    @MainActor static var current: IBSizeClasses {
        let traits = UIScreen.main.traitCollection
        func documentClass(_ own: UIUserInterfaceSizeClass) -> SizeClass? {
            switch own {
            case .compact: return .compact
            case .regular: return .regular
            default: return nil
            }
        }
        return IBSizeClasses(width: documentClass(traits.horizontalSizeClass), height: documentClass(traits.verticalSizeClass))
    }
}
