import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Sets the user defined runtime attributes by their key paths: through the object's own code (`KeyValueResponder`), through UIKit's
    /// properties (`OwnProperties`), or through the stored properties of Swift classes (`OutletStorage`).
    func applyRuntimeAttributes(of made: [(element: IBElement, object: NSObject)]) {
        for (element, object) in made {
            var texts = 0
            for attribute in element.list("userDefinedRuntimeAttributes") where attribute.name == "userDefinedRuntimeAttribute" {
                let isText = ["string", "localizedString"].contains(attribute["type"])
                apply(attribute, to: object, element, translation: isText ? translation(texts, of: element) : nil)
                if isText { texts += 1 }
            }
        }
    }

    /// The translation of an object's runtime attribute, counted among those that are texts: what Xcode exports them as.
    private func translation(_ index: Int, of element: IBElement) -> String? {
        guard let id = element.id else { return nil }
        return strings.entries["\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"]
    }

    private func apply(_ attribute: IBElement, to object: NSObject, _ element: IBElement, translation: String?) {
        guard let path = attribute["keyPath"], !path.isEmpty else {
            return reportAttribute(attribute, "It names no key path.")
        }
        guard let value = translation.map({ DocumentValue.value($0) }) ?? value(of: attribute) else {
            return reportAttribute(attribute, "Its value can't be read.")
        }
        var steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let name = steps.removeLast()
        var owner: AnyObject = object
        for step in steps {
            guard let next = OwnProperties.object(named: step, of: owner) else {
                if !withoutOwnClass.contains(element.id ?? "") { reportAttribute(attribute, "\(type(of: owner)) has no object \(step).") }
                return
            }
            // A message to nil does nothing.
            guard let next else { return }
            owner = next
        }
        do {
            try KeyValueCoding.set(value, as: name, of: owner)
        } catch {
            // What only a class that isn't linked could take has been reported with the class.
            if case .noSuchProperty = error, withoutOwnClass.contains(element.id ?? "") { return }
            reportAttribute(attribute, error.text(name, of: owner))
        }
    }

    func reportAttribute(_ attribute: IBElement, _ reason: String) {
        findings.append(
            Finding(
                kind: "ib.runtime-attribute", severity: .warning,
                message: "The runtime attribute \(attribute["keyPath"] ?? "without a key path") can't be set: \(reason)",
                location: document.location(of: attribute)))
    }

    /// The value of a runtime attribute; nil when it can't be read.
    func value(of attribute: IBElement) -> DocumentValue? {
        let child = attribute.child(key: "value")
        switch attribute["type"] {
        case "string", "localizedString": return (attribute["value"] ?? child?.stringValue).map { .value($0) } ?? .value("")
        case "boolean": return source(attribute).bool("value").map { .bool($0) }
        case "number": return child.map(source)?.number("value").map { .number($0) }
        case "color": return child.flatMap { color($0) }.map { .value($0) }
        case "image": return (attribute["value"] ?? child?["name"]).flatMap { resources.image(named: $0) }.map { .value($0) }
        case "size": return child.map { .value(CGSize(width: $0.usable("width"), height: $0.usable("height"))) }
        case "point": return child.map { .value(CGPoint(x: $0.usable("x"), y: $0.usable("y"))) }
        case "rect":
            return child.map {
                .value(CGRect(x: $0.usable("x"), y: $0.usable("y"), width: $0.usable("width"), height: $0.usable("height")))
            }
        case "range":
            return child.map(source).map { .value(NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)) }
        case "nil": return .nothing
        default: return nil
        }
    }
}

/// Sets a property by its name in the first of the ways that an object has.
@MainActor enum KeyValueCoding {
    static func set(_ value: DocumentValue, as name: String, of object: AnyObject) throws(OutletStorage.Failure) {
        if (object as? any KeyValueResponder)?.setValue(value.plain, forKey: name) == true { return }
        switch MessageDelivery.set(name, of: object, to: value.plain) {
        case .done: return
        case .unsuitable(let type): throw .otherType(type)
        case .unknown: break
        }
        if let isSet = OwnProperties.set(name, value, of: object) {
            if isSet { return }
            throw .otherType("of UIKit that takes another type")
        }
        try OutletStorage.set(value, as: name, of: object)
    }
}

extension OutletStorage.Failure {
    /// Why the property of a name couldn't be set.
    func text(_ name: String, of object: AnyObject) -> String {
        switch self {
        case .noSuchProperty: "\(type(of: object)) has no stored property \(name)."
        case .otherType(let type): "the property \(name) is a \(type)."
        }
    }
}
