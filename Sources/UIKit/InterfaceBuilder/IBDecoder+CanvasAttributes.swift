import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Sets the user defined runtime attributes that name properties of UIKit's own. The classes of the app aren't here: what only they have is
    /// theirs, and no fault.
    ///
    /// Interface Builder's canvas shows no runtime attributes. A picture is drawn with them all the same, and on another device than the document's
    /// they count for frames as well, as in the app.
    func applyCanvasAttributes(of made: [(element: IBElement, object: NSObject)]) {
        for (element, object) in made {
            for attribute in element.list("userDefinedRuntimeAttributes") where attribute.name == "userDefinedRuntimeAttribute" {
                apply(attribute, onCanvasTo: object, isCustom: element["customClass"] != nil)
            }
        }
    }

    private func apply(_ attribute: IBElement, onCanvasTo object: NSObject, isCustom: Bool) {
        // Without a key path it is a finding of the document.
        guard let path = attribute["keyPath"], !path.isEmpty else { return }
        var steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let name = steps.removeLast()
        var owner: AnyObject = object
        for step in steps {
            guard let next = OwnProperties.ownObject(named: step, of: owner) else {
                if !isCustom { reportUnknown(attribute, step, of: owner) }
                return
            }
            guard let next else { return }
            owner = next
        }
        guard let fit = OwnProperties.fits(name, value(of: attribute), of: owner) else {
            // The app's class may have it, or an extension of the app.
            if !isCustom || owner !== object { reportUnknown(attribute, name, of: owner) }
            return
        }
        guard let value = value(of: attribute) else {
            // A colour or an image that isn't there has been told by its name.
            if attribute["type"] != "image", attribute["type"] != "color" { reportAttribute(attribute, "its value can't be read.") }
            return
        }
        guard fit else {
            // An app's class may have a property of that name and another type.
            if !isCustom || owner !== object { reportAttribute(attribute, "\(type(of: owner)) takes another type for \(name).") }
            return
        }
        let isLook = OwnProperties.looks.contains(name)
        if !isLook { dependsOnCanvas = true }
        if isLook || !isDocumentsCanvas { _ = OwnProperties.set(name, value, of: owner) }
    }

    /// Each key path is told once for a tree: an extension of the app that gives it to a class of UIKit is used in many places.
    private func reportUnknown(_ attribute: IBElement, _ name: String, of owner: AnyObject) {
        guard unknownKeyPaths.insert("\(type(of: owner)).\(attribute["keyPath"] ?? "")").inserted else { return }
        findings.append(
            Finding(
                kind: "ib.runtime-attribute", severity: .info,
                message:
                    "The runtime attribute \(attribute["keyPath"] ?? "") is none of UIKit's: \(type(of: owner)) has no property \(name). "
                    + "An extension of the app has to have it.",
                location: document.location(of: attribute)))
    }
}
