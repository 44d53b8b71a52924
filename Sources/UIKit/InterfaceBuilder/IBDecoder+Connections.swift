import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Sets the outlets and outlet collections that the elements' connections name, and makes the actions' targets and the segues' beginnings.
    func connect(_ made: [(element: IBElement, object: NSObject)]) {
        for (element, object) in made {
            for connection in element.list("connections") {
                switch connection.name {
                case "outlet": setOutlet(connection, of: object, element)
                case "outletCollection": appendOutlet(connection, of: object, element)
                case "action": addAction(connection, of: object)
                case "segue":
                    reportSegueAction(connection)
                    addSegue(connection, of: object)
                default: break
                }
            }
        }
    }

    // MARK: Outlets

    private func setOutlet(_ connection: IBElement, of object: NSObject, _ element: IBElement) {
        guard let name = connection["property"], let value = destination(of: connection, "outlet \(name)") else { return }
        if let isSet = OwnOutlets.set(name, value, of: object) {
            // A delegate that doesn't adopt the protocol hears nothing, on iOS as here.
            if !isSet { report(connection, "The outlet \(name) can't be set: \(type(of: object)) takes no \(type(of: value)) for it.") }
            return
        }
        set(.object(value), as: name, of: object, connection, element)
    }

    private func appendOutlet(_ connection: IBElement, of object: NSObject, _ element: IBElement) {
        guard let name = connection["property"], let value = destination(of: connection, "outlet collection \(name)") else { return }
        if name == "gestureRecognizers", let view = object as? UIView, let recognizer = value as? UIGestureRecognizer {
            return view.addGestureRecognizer(recognizer)
        }
        // Each decoding collects its own: a collection may be read through code that only sets it.
        let key = CollectionKey(object: ObjectIdentifier(object), name: name)
        collections[key, default: []].append(value)
        set(.objects(collections[key] ?? []), as: name, of: object, connection, element)
    }

    private func set(_ value: DocumentValue, as name: String, of object: NSObject, _ connection: IBElement, _ element: IBElement) {
        do {
            try KeyValueCoding.set(value, as: name, of: object)
        } catch {
            // A class that isn't linked has been reported once; its outlets can't be there.
            if withoutOwnClass.contains(element.id ?? "") { return }
            report(connection, "The outlet \(name) can't be set: \(error.text(name, of: object))")
        }
    }

    // MARK: Actions

    /// Adds the target of an action. Its message is sent by name, to objects that adopt `SelectorResponder`; the first responder stands for
    /// the responder chain.
    private func addAction(_ connection: IBElement, of object: NSObject) {
        guard let name = connection["selector"] else { return }
        let isForChain = isFirstResponder(connection["destination"])
        let target = isForChain ? nil : destination(of: connection, "action \(name)")
        guard isForChain || target != nil else { return }
        if let target, !(target is any SelectorResponder), !MessageDelivery.isAnswered(Selector(name), by: target),
            !withoutOwnClass.contains(connection["destination"] ?? "")
        {
            report(connection, "The action \(name) reaches no one: \(type(of: target)) doesn't answer it.")
        }
        switch object {
        case let control as UIControl: control.addTarget(target, action: Selector(name), for: event(of: connection, control))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = Selector(name)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: Selector(name)) }
        default: report(connection, "The action \(name) never happens: \(type(of: object)) sends none.")
        }
    }

    private func event(of connection: IBElement, _ control: UIControl) -> UIControl.Event {
        source(connection).choice("eventType", UIControl.Event.documentNames) ?? .primaryActionTriggered
    }

    // MARK: Segues

    /// A control, bar button item or gesture recogniser that begins a segue.
    private func addSegue(_ connection: IBElement, of object: NSObject) {
        guard connection["kind"] != "relationship", connection["kind"] != "embed", let controller = made(ofControllerAround: connection)
        else {
            return
        }
        let begin: (Any?) -> Void = { [weak controller] sender in
            guard let controller, controller.shouldPerformSegue(withIdentifier: connection["identifier"] ?? "", sender: sender) else {
                return
            }
            controller.documentSegues?.perform(connection, from: controller, sender: sender)
        }
        switch object {
        case let control as UIControl: control.addAction(UIAction { begin($0.sender) }, for: event(of: connection, control))
        case let item as UIBarButtonItem: item.primaryAction = UIAction { [weak item] _ in begin(item) }
        case let recognizer as UIGestureRecognizer: recognizer.documentActions.append { begin($0) }
        // Only the segue of the choice has no trigger of its own; that of the accessory has one.
        case let cell as UITableViewCell where connection["trigger"] == nil: cell.selectionSegue = { [weak cell] in begin(cell) }
        case let cell as UICollectionViewCell where connection["trigger"] == nil: cell.selectionSegue = { [weak cell] in begin(cell) }
        // A controller's own begins in code.
        default: break
        }
    }

    /// A function of the source that is to make the destination (`@IBSegueAction`), and that the source doesn't answer.
    private func reportSegueAction(_ connection: IBElement) {
        guard let name = connection["destinationCreationSelector"], let source = made(ofControllerAround: connection),
            !MessageDelivery.isAnswered(Selector(name), by: source)
        else { return }
        report(connection, "The segue action \(name) can't be called: \(type(of: source)) doesn't answer it.")
    }

    /// The controller in whose element a connection stands.
    private func made(ofControllerAround connection: IBElement) -> UIViewController? {
        let around = document.elements(around: connection).compactMap { $0.id.flatMap { objects[$0] } as? UIViewController }
        // A recogniser stands beside its controller.
        return around.first ?? controller
    }

    // MARK: Ends

    private func isFirstResponder(_ id: String?) -> Bool {
        id.flatMap { document.elements[$0] }?["placeholderIdentifier"] == "IBFirstResponder"
    }

    /// The object that a connection leads to; nil when there is none here, which is a finding unless it isn't installed for these size
    /// classes or stands for something the program didn't give.
    private func destination(of connection: IBElement, _ what: String) -> NSObject? {
        guard let id = connection["destination"], !id.isEmpty else {
            report(connection, "The \(what) leads nowhere: it has no destination.")
            return nil
        }
        if let object = objects[id] { return object }
        // An id that the document hasn't got is a finding of the document.
        guard let element = document.elements[id], element.name != "placeholder", element.name != "exit" else { return nil }
        let around = document.ids(outwardFrom: id).dropFirst()
        if let cell = around.first(where: { isRepeated($0) }), objects[cell] == nil {
            report(connection, "The \(what) can't lead into \(cell): its cell is made again for each row.")
        } else if !around.contains(where: { objects[$0] != nil }), !isBesideMade(id) {
            report(connection, "The \(what) leads to \(id), which stands in another scene.")
        }
        return nil
    }

    private func isRepeated(_ id: String) -> Bool {
        let name = document.elements[id]?.name ?? ""
        return ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
    }

    /// Whether an object stands at the top of what is being made, but wasn't made.
    private func isBesideMade(_ id: String) -> Bool {
        document.kind == .xib || topLevels.contains(id)
    }

    private func report(_ connection: IBElement, _ message: String) {
        findings.append(
            Finding(kind: "ib.broken-reference", severity: .error, message: message, location: document.location(of: connection)))
    }
}

/// An outlet collection of an object.
struct CollectionKey: Hashable {
    let object: ObjectIdentifier
    let name: String
}
