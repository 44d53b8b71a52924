import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Makes the object of any element: a view, a controller, a gesture recogniser, a bar item or an object of the app's own class; nil when
    /// it can't be made, which is a finding.
    func makeObject(_ element: IBElement) -> NSObject? {
        if IBElementNames.isController(element.name) { return makeController(element) }
        if IBElementNames.isView(element.name) { return makeView(element) }
        if let item = makeItem(element) { return item }
        if let plain = UIGestureRecognizer.documentClasses[element.name] { return makeRecognizer(element, plain) }
        if element.name == "customObject" { return makeCustomObject(element) }
        findings.append(
            Finding(
                kind: "ib.unknown-element", severity: .warning, message: "<\(element.name)> isn't known; no object is made of it.",
                location: document.location(of: element)))
        return nil
    }

    private func makeRecognizer(_ element: IBElement, _ plain: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
        let coder = IBCoder(element: element, decoder: self)
        let custom = customClass(of: element) as? UIGestureRecognizer.Type
        return (custom ?? plain).init(coder: coder)
    }

    /// An object of the app's own class, made by `init()`; it has nothing to read of its element.
    private func makeCustomObject(_ element: IBElement) -> NSObject? {
        guard let name = element["customClass"] else {
            let object = NSObject()
            register(object, for: element)
            return object
        }
        guard let type = customClass(of: element) else { return nil }
        guard let object = ClassInstance.object(of: type) else {
            findings.append(
                Finding(
                    kind: "ib.broken-reference", severity: .error,
                    message: "The class \(name) doesn't come from NSObject; no object is made.",
                    location: document.location(of: element)))
            return nil
        }
        register(object, for: element)
        return object
    }

    // MARK: Scenes

    /// Makes the objects that stand beside a scene's controller: gesture recognisers, views of the dock, objects of the app. The controller
    /// holds them.
    func makeObjectsBeside(_ controller: UIViewController, _ element: IBElement) {
        guard purpose == .runtime, let id = element.id else { return }
        guard let scene = document.scenes.first(where: { $0.controller?.id == id }) else { return }
        let beside = scene.element.list("objects").filter { $0.id != id && $0.name != "placeholder" && $0.name != "exit" }
        topLevels = Set(beside.compactMap(\.id))
        controller.documentObjects = beside.compactMap { makeObject($0) }
    }
}
