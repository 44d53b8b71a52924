import Findings
import IBDocuments
import UIKit

/// What a document says of its canvas that isn't known here, and what the options ask of it that it hasn't got.
struct CanvasCheck {
    private(set) var findings: [Finding] = []

    init(document: IBDocument, options: CanvasOptions) {
        if let element = document.root.first("device"), options.device == nil { checkDevice(element, document) }
        for scene in document.scenes { checkBars(of: scene.controller, document) }
        if let language = options.language { checkLanguage(language, document) }
    }

    private mutating func checkDevice(_ element: IBElement, _ document: IBDocument) {
        let place = document.location(of: element)
        if let id = element.id, DeviceProfile.device(interfaceBuilderID: id, toolsVersion: nil) == nil {
            findings.append(
                Finding(
                    kind: "ib.unknown-device", severity: .warning,
                    message: "The device \"\(id)\" isn't known; the document is laid out for \(document.device(like: id).name).",
                    location: place,
                    fix: "Choose a device in Interface Builder, or lay out with --device."))
        }
        let words = ["orientation": ["portrait", "landscape"], "appearance": ["light", "dark"]]
        for (name, known) in words.sorted(by: { $0.key < $1.key }) {
            guard let value = element[name], !known.contains(value) else { continue }
            findings.append(
                document.badValue(
                    value, of: name, element, expected: "one of \(known.joined(separator: ", "))", consequence: "\(known[0]) is used"))
        }
    }

    /// What controllers say of their bars, which the canvas reads without making the controllers.
    private mutating func checkBars(of controller: IBElement?, _ document: IBDocument) {
        guard let controller else { return }
        for name in ["hidesBottomBarWhenPushed", "extendedLayoutIncludesOpaqueBars", "navigationBarHidden", "toolbarHidden"] {
            guard let value = controller[name], value != "YES", value != "NO" else { continue }
            findings.append(document.badValue(value, of: name, controller, expected: "YES or NO"))
        }
    }

    private mutating func checkLanguage(_ language: String, _ document: IBDocument) {
        let languages = StringsTable.languages(ofDocument: document.path)
        guard StringsTable.match(language, in: languages) == nil else { return }
        findings.append(
            Finding(
                kind: "ib.no-translation", severity: .info, message: "The document has no texts in '\(language)'; its own are used.",
                location: SourceLocation(file: document.path)))
    }
}

extension IBDocument {
    /// The device of the document's canvas as it is known to a tools version.
    func canvasDevice(toolsVersion: Double) -> DeviceProfile {
        guard let device else { return root["targetRuntime"] == "iOS.CocoaTouch.iPad" ? .firstPad : .anyCanvas }
        let found = DeviceProfile.device(interfaceBuilderID: device.id, toolsVersion: Int(toolsVersion))
        return (found ?? self.device(like: device.id)).held(device.isLandscape ? .landscape : .portrait)
    }

    /// What stands in for a device that came after this table: the newest one whose screen the scenes' roots are as large as, else a usual one of
    /// its kind.
    func device(like id: String) -> DeviceProfile {
        let sizes =
            scenes.compactMap { $0.controller?.child(key: "view")?.rect(key: "frame")?.size }
            + topLevelObjects.compactMap { $0.rect(key: "frame")?.size }
        let alike = DeviceProfile.all.last { device in
            sizes.contains {
                $0 == device.portraitSize || ($0.width == device.portraitSize.height && $0.height == device.portraitSize.width)
            }
        }
        if let alike { return alike }
        if id.hasPrefix("ipad") { return DeviceProfile.device(id: "ipad-10.9") ?? .anyCanvas }
        return id.hasPrefix("retina") || id.hasPrefix("iphone") ? DeviceProfile.device(id: "iphone-15") ?? .anyCanvas : .anyCanvas
    }
}

extension DeviceProfile {
    /// What documents for the pad alone were drawn for, before they named a device.
    fileprivate static let firstPad = DeviceProfile.device(id: "ipad-9.7") ?? .anyCanvas
}
