import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Sets the user defined runtime attributes. Without key-value coding these are the stored properties of Swift classes and the key
    /// paths of views and layers that documents commonly name.
    func applyRuntimeAttributes(of made: [(element: IBElement, object: NSObject)]) {
        for (element, object) in made {
            for attribute in element.list("userDefinedRuntimeAttributes") { apply(attribute, to: object) }
        }
    }

    /// Sets what runtime attributes say of layers: a picture of the canvas is drawn with round corners, and no frame depends on them.
    func applyLayerAttributes(of made: [(element: IBElement, object: NSObject)]) {
        for case (let element, let view as UIView) in made {
            for attribute in element.list("userDefinedRuntimeAttributes") {
                guard let path = attribute["keyPath"], path.hasPrefix("layer."), let value = value(of: attribute) else { continue }
                _ = view.setOwnAttribute(path, value)
            }
        }
    }

    private func apply(_ attribute: IBElement, to object: NSObject) {
        guard let path = attribute["keyPath"], let value = value(of: attribute) else { return }
        if let view = object as? UIView, view.setOwnAttribute(path, value) { return }
        do {
            try OutletStorage.set(value, as: path, of: object)
        } catch {
            findings.append(
                Finding(
                    kind: "ib.runtime-attribute", severity: .info,
                    message: "The runtime attribute \(path) can't be set on \(type(of: object)).",
                    location: document.location(of: attribute)))
        }
    }

    private func value(of attribute: IBElement) -> Any? {
        let child = attribute.child(key: "value")
        switch attribute["type"] {
        case "string": return attribute["value"] ?? child?.stringValue
        case "boolean": return attribute.bool("value")
        case "number": return child?.number("value").map { CGFloat($0) }
        case "color": return child.flatMap { color($0) }
        case "image": return (attribute["value"] ?? child?["name"]).flatMap { image($0) }
        case "size": return child.map { CGSize(width: $0.usable("width"), height: $0.usable("height")) }
        case "point": return child.map { CGPoint(x: $0.usable("x"), y: $0.usable("y")) }
        case "rect":
            return child.map { CGRect(x: $0.usable("x"), y: $0.usable("y"), width: $0.usable("width"), height: $0.usable("height")) }
        default: return nil
        }
    }
}

extension UIView {
    /// Sets an attribute of the view or its layer by key path; false when there is none of that name here.
    fileprivate func setOwnAttribute(_ path: String, _ value: Any) -> Bool {
        switch (path, value) {
        case ("layer.cornerRadius", let radius as CGFloat): layer.cornerRadius = radius
        case ("layer.borderWidth", let width as CGFloat): layer.borderWidth = width
        case ("layer.masksToBounds", let masks as Bool): clipsToBounds = masks
        case ("accessibilityIdentifier", let text as String): accessibilityIdentifier = text
        case ("hidden", let isHidden as Bool): self.isHidden = isHidden
        case ("clipsToBounds", let clips as Bool): clipsToBounds = clips
        default: return false
        }
        return true
    }
}
