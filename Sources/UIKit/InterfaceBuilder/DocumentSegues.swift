import Foundation
import IBDocuments

/// The segues that leave a controller of a storyboard, and what they need to be performed.
@MainActor final class DocumentSegues {
    /// The storyboard that the controller came from.
    let storyboard: UIStoryboard
    private let segues: [IBElement]

    /// - Parameter controller: The element of the controller; its segues stand anywhere in it.
    init(storyboard: UIStoryboard, controller: IBElement) {
        self.storyboard = storyboard
        var found: [IBElement] = []
        controller.visit { element, _ in
            if element.name == "segue", element["kind"] != "relationship", element["destination"] != nil { found.append(element) }
        }
        segues = found
    }

    /// Performs the segue of an identifier; false when there is none.
    func perform(identifier: String, from source: UIViewController, sender: Any?) -> Bool {
        guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
        perform(segue, from: source, sender: sender)
        return true
    }

    /// Makes the destination, lets the source prepare it, and goes there.
    func perform(_ element: IBElement, from source: UIViewController, sender: Any?) {
        if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
        guard let destination = destination(of: element, from: source, sender: sender) else { return }
        let segue = segue(element, source, destination)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// The controller that a segue leads to, made afresh: by the source's `@IBSegueAction` where the document names one.
    private func destination(of element: IBElement, from source: UIViewController, sender: Any?) -> UIViewController? {
        guard let scene = element["destination"].flatMap({ storyboard.document.elements[$0] }) else { return nil }
        guard let name = element["destinationCreationSelector"] else { return storyboard.make(scene, creator: nil) }
        return storyboard.make(scene) { coder in
            MessageDelivery.require(Selector(name), of: source, with: [coder, sender, element["identifier"]]) as? UIViewController
        }
    }

    /// Goes back to the controller that answers the segue's action: the source prepares, the action is sent with the segue, then the way back
    /// is taken. Nothing happens when nobody answers, as on iOS.
    private func unwind(_ element: IBElement, from source: UIViewController, sender: Any?) {
        let action = Selector(element["unwindAction"] ?? "")
        guard let destination = source.unwindDestination(for: action, sender: sender) else { return }
        let segue = segue(element, source, destination)
        source.prepare(for: segue, sender: sender)
        _ = MessageDelivery.send(action, to: destination, with: [segue])
        segue.perform()
    }

    private func segue(_ element: IBElement, _ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        let identifier = element["identifier"]
        if let name = element["customClass"],
            let custom = IBClassTable.linkedClass(named: name, module: element["customModule"]) as? UIStoryboardSegue.Type
        {
            return custom.init(identifier: identifier, source: source, destination: destination)
        }
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            if element["kind"] == "unwind" {
                destination.unwind(
                    for: UIStoryboardSegue(identifier: identifier, source: source, destination: destination), towards: destination)
            } else {
                Self.go(element, source, destination)
            }
        }
    }

    /// What each kind does, as Interface Builder describes them.
    private static func go(_ element: IBElement, _ source: UIViewController, _ destination: UIViewController) {
        let isAnimated = element.bool("animates") ?? true
        switch element["kind"] {
        case "show", "push": source.show(destination, sender: nil)
        case "showDetail": source.showDetailViewController(destination, sender: nil)
        case "popoverPresentation", "popover":
            destination.modalPresentationStyle = .popover
            anchor(destination.popoverPresentationController, element, source)
            source.present(destination, animated: isAnimated)
        case "presentation", "modal":
            if let style = element["modalPresentationStyle"].flatMap({ UIModalPresentationStyle.documentNames[$0] }) {
                destination.modalPresentationStyle = style
            }
            if let style = element["modalTransitionStyle"].flatMap({ transitions[$0] }) { destination.modalTransitionStyle = style }
            source.present(destination, animated: isAnimated)
        default: break
        }
    }
}

extension DocumentSegues {
    fileprivate static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]

    /// Where a popover points: at the view or the bar item that the segue names, from the sides that it allows.
    fileprivate static func anchor(_ popover: UIPopoverPresentationController?, _ element: IBElement, _ source: UIViewController) {
        guard let popover else { return }
        if let id = element["popoverAnchorView"] { popover.sourceView = source.viewIfLoaded?.view(documentID: id) }
        if let id = element["popoverAnchorBarButtonItem"] { popover.barButtonItem = source.barButtonItem(documentID: id) }
        guard let directions = element.child(key: "popoverArrowDirection") else { return }
        let names: [(String, UIPopoverArrowDirection)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
        popover.permittedArrowDirections = UIPopoverArrowDirection(names.filter { directions.bool($0.0) == true }.map(\.1))
    }
}

extension UIView {
    /// The view of a document's id here or below.
    fileprivate func view(documentID id: String) -> UIView? {
        var views = [self]
        while let view = views.popLast() {
            if view.documentID == id { return view }
            views += view.subviews
        }
        return nil
    }
}

extension UIViewController {
    /// The item of a document's id in the controller's own bars.
    fileprivate func barButtonItem(documentID id: String) -> UIBarButtonItem? {
        let item = navigationItem
        let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (toolbarItems ?? [])
        return items.first { $0.documentID == id }
    }
}

extension UIModalPresentationStyle {
    /// Presentation styles by the names that documents give them.
    static let documentNames: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    ]
}
