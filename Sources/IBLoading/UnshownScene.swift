import IBDocuments

/// A scene, or a controller of a xib, of which no view is laid out, with the reason.
public struct UnshownScene: Hashable, Sendable {
    /// The scene's id; nil in a xib.
    public let sceneID: String?
    /// The controller's object id; nil for a scene without one.
    public let id: String?
    /// The tag of the controller's element; `scene` without one.
    public let elementName: String
    /// Why there is nothing to lay out, as a clause: "its view is made in code".
    public let reason: String

    /// Every scene of a document whose controller's own view isn't among the roots of its canvas.
    static func all(of document: IBDocument, roots: [CanvasRoot]) -> [UnshownScene] {
        let shown = Set(roots.compactMap { $0.controller?.id })
        let withRoots = Set(roots.compactMap { $0.scene?["sceneID"] })
        let scenes = document.scenes.compactMap { scene -> UnshownScene? in
            guard let controller = scene.controller else {
                if withRoots.contains(scene.id) { return nil }
                return UnshownScene(sceneID: scene.id, id: nil, elementName: "scene", reason: "it has no controller and no view")
            }
            return shown.contains(controller.id ?? "") ? nil : UnshownScene(controller, scene: scene.id)
        }
        let controllers = document.kind == .xib ? document.topLevelObjects.filter { IBElementNames.isController($0.name) } : []
        return scenes + controllers.filter { !shown.contains($0.id ?? "") }.map { UnshownScene($0, scene: nil) }
    }

    private init(sceneID: String?, id: String?, elementName: String, reason: String) {
        (self.sceneID, self.id, self.elementName, self.reason) = (sceneID, id, elementName, reason)
    }

    private init(_ controller: IBElement, scene: String?) {
        self.init(sceneID: scene, id: controller.id, elementName: controller.name, reason: Self.reason(controller))
    }

    /// Whether `--scene ID` means this one.
    func matches(_ wanted: String?) -> Bool { wanted == nil || wanted == sceneID || wanted == id }

    private static func reason(_ controller: IBElement) -> String {
        if let nib = controller["nibName"], !nib.isEmpty { return "its view is in the nib \(nib)" }
        switch controller.name {
        case "navigationController", "tabBarController", "splitViewController", "pageViewController":
            return "it shows the views of other scenes"
        case "viewControllerPlaceholder":
            return "it stands for a scene of the storyboard \(controller["storyboardName"] ?? "that it doesn't name")"
        case "hostingController": return "its view is made by SwiftUI when the app runs"
        case "avPlayerViewController", "imagePickerController", "searchDisplayController":
            return "its view is made by the system when the app runs"
        case let name where IBElementNames.controllers.contains(name): return "it says no view: code makes it when the app runs"
        case let name: return "<\(name)> isn't known and says no view"
        }
    }
}
