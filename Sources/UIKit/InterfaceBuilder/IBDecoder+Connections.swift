import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Sets the outlets and outlet collections that the elements' connections name, and makes the actions' targets.
    func connect(_ made: [(element: IBElement, object: NSObject)]) {
        for (element, object) in made {
            for connection in element.list("connections") {
                switch connection.name {
                case "outlet": setOutlet(connection, of: object, element)
                case "outletCollection": appendOutlet(connection, of: object, element)
                case "action": addAction(connection, of: object)
                case "segue": addSegue(connection, of: object)
                default: break
                }
            }
        }
    }

    private func setOutlet(_ connection: IBElement, of object: NSObject, _ element: IBElement) {
        guard let name = connection["property"], let value = destination(of: connection) else { return }
        if OwnOutlets.set(name, value, of: object) { return }
        do {
            try OutletStorage.set(value, as: name, of: object)
        } catch {
            // A class that isn't linked has been reported once; its outlets can't be there.
            if !withoutOwnClass.contains(element.id ?? "") { report(error, connection, name, object) }
        }
    }

    private func appendOutlet(_ connection: IBElement, of object: NSObject, _ element: IBElement) {
        guard let name = connection["property"], let value = destination(of: connection) else { return }
        let list = (OutletStorage.array(named: name, of: object) ?? []) + [value]
        do {
            try OutletStorage.set(list, as: name, of: object)
        } catch {
            // A class that isn't linked has been reported once; its outlets can't be there.
            if !withoutOwnClass.contains(element.id ?? "") { report(error, connection, name, object) }
        }
    }

    /// Adds the target of an action. Its message is sent by name, to objects that adopt `SelectorResponder`.
    private func addAction(_ connection: IBElement, of object: NSObject) {
        guard let name = connection["selector"], let target = destination(of: connection) else { return }
        if let control = object as? UIControl {
            let event = connection["eventType"].flatMap { UIControl.Event.documentNames[$0] } ?? .primaryActionTriggered
            control.addTarget(target, action: Selector(name), for: event)
        } else if let item = object as? UIBarButtonItem {
            item.target = target
            item.action = Selector(name)
        }
    }

    /// A control or bar button item that begins a segue.
    private func addSegue(_ connection: IBElement, of object: NSObject) {
        guard connection["kind"] != "relationship", connection["kind"] != "embed", let controller = made(ofControllerAround: connection)
        else {
            return
        }
        let action = UIAction { [weak controller] action in
            guard let controller, controller.shouldPerformSegue(withIdentifier: connection["identifier"] ?? "", sender: action.sender)
            else {
                return
            }
            controller.documentSegues?.perform(connection, from: controller, sender: action.sender)
        }
        if let control = object as? UIControl {
            control.addAction(action, for: connection["eventType"].flatMap { UIControl.Event.documentNames[$0] } ?? .primaryActionTriggered)
        } else if let item = object as? UIBarButtonItem {
            item.primaryAction = action
        }
    }

    /// The controller in whose element a connection stands.
    private func made(ofControllerAround connection: IBElement) -> UIViewController? {
        var id = connection.id.flatMap { document.enclosing[$0] }
        while let current = id {
            if let controller = objects[current] as? UIViewController { return controller }
            id = document.enclosing[current]
        }
        return nil
    }

    private func destination(of connection: IBElement) -> NSObject? {
        connection["destination"].flatMap { objects[$0] }
    }

    private func report(_ failure: OutletStorage.Failure, _ connection: IBElement, _ name: String, _ object: NSObject) {
        let reason: String
        switch failure {
        case .noSuchProperty: reason = "\(type(of: object)) has no stored property \(name)"
        case .otherType(let type): reason = "the property \(name) is a \(type)"
        }
        findings.append(
            Finding(
                kind: "ib.broken-reference", severity: .warning, message: "The outlet \(name) can't be set: \(reason).",
                location: document.location(of: connection)))
    }
}
