import IBDocuments
import UIKit

/// What surrounds a root view on the canvas: its rectangle on the device's screen, and what covers the screen's edges.
struct CanvasContext {
    /// The device of the canvas.
    var device: DeviceProfile
    /// The root view's frame on the screen, in points.
    var rootFrame: CGRect
    /// The safe area of the root view.
    var safeAreaInsets: UIEdgeInsets
    /// The size classes whose variations hold.
    var classes: IBSizeClasses
    /// Whether the root is a view controller's view, which keeps the system's minimum margins.
    var isControllerRoot: Bool
}

/// Works out the context of each root from the document's device, its tools version and its scenes' bars.
struct CanvasContexts {
    let document: IBDocument
    let options: CanvasOptions
    let graph: SceneGraph
    private let device: DeviceProfile
    private let classes: IBSizeClasses
    /// The insets that the device itself asks for, without bars.
    private let screenInsets: UIEdgeInsets

    init(document: IBDocument, options: CanvasOptions) {
        self.document = document
        self.options = options
        graph = SceneGraph(document: document)
        device = options.device ?? Self.device(of: document)
        screenInsets = options.device?.safeAreaInsets ?? CanvasGeneration(toolsVersion: document.toolsVersion).screenInsets(of: device)
        classes = Self.sizeClasses(of: device)
    }

    /// The device that the document names, as its generation of Interface Builder showed it.
    private static func device(of document: IBDocument) -> DeviceProfile {
        guard let device = document.device else { return .anyCanvas }
        let found = DeviceProfile.device(interfaceBuilderID: device.id, toolsVersion: Int(document.toolsVersion))
        return (found ?? .anyCanvas).held(device.isLandscape ? .landscape : .portrait)
    }

    private static func sizeClasses(of device: DeviceProfile) -> IBSizeClasses {
        func documentClass(_ own: UIUserInterfaceSizeClass) -> IBSizeClasses.SizeClass? {
            switch own {
            case .compact: return .compact
            case .regular: return .regular
            default: return nil
            }
        }
        return IBSizeClasses(width: documentClass(device.horizontalSizeClass), height: documentClass(device.verticalSizeClass))
    }

    /// The context of a controller's root view, or of a top-level view of a xib (then `controller` is nil).
    func context(root: IBElement, controller: IBElement?) -> CanvasContext {
        let frame = rootFrame(root)
        let screen = screenSize(root: root, frame: frame, controller: controller)
        var insets = screenInsets
        if isSheet(root, frame, controller) || hidesStatusBar(root, controller) { insets.top = 0 }
        if let controller { addBars(of: controller, to: &insets, screen: screen) }
        return CanvasContext(
            device: device, rootFrame: frame, safeAreaInsets: Self.insets(insets, of: screen, reaching: frame), classes: classes,
            isControllerRoot: controller != nil)
    }

    // MARK: Size

    private func rootFrame(_ root: IBElement) -> CGRect {
        let stored = root.rect(key: "frame") ?? .zero
        if options.keepsStoredSizes, stored.width > 0 || stored.height > 0 { return stored }
        return CGRect(origin: .zero, size: options.size ?? device.size)
    }

    /// The size of the screen on which the root stands: the device's, or a sheet's, which ends where its root ends.
    private func screenSize(root: IBElement, frame: CGRect, controller: IBElement?) -> CGSize {
        if !options.keepsStoredSizes || isSheet(root, frame, controller) { return frame.size }
        return device.size
    }

    /// A presented sheet is lower than the screen by the strip that its presenter shows: 54 points with a notch, 20 without, 48 and 34 on
    /// some generations (counted in public documents).
    private func isSheet(_ root: IBElement, _ frame: CGRect, _ controller: IBElement?) -> Bool {
        guard let controller, frame.minY == 0, frame.width == device.size.width else { return false }
        if controller.children.contains(where: { $0.name == "freeformSimulatedSizeMetrics" }) { return false }
        return [54, 48, 34, 20].contains(device.size.height - frame.height)
    }

    private func hidesStatusBar(_ root: IBElement, _ controller: IBElement?) -> Bool {
        let holder = controller ?? root
        return holder.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    }

    // MARK: Bars

    private func addBars(of controller: IBElement, to insets: inout UIEdgeInsets, screen: CGSize) {
        let id = controller.id ?? ""
        switch controller.child(key: "simulatedTopBarMetrics")?.name {
        case "nil": break
        case "simulatedNavigationBarMetrics": insets.top += 44
        default: addNavigationBar(of: controller, to: &insets)
        }
        switch controller.child(key: "simulatedBottomBarMetrics")?.name {
        case "nil": break
        case "simulatedTabBarMetrics": insets.bottom += 49
        case "simulatedToolbarMetrics": insets.bottom += 44
        default:
            if graph.tabBarController(of: id) != nil, controller.bool("hidesBottomBarWhenPushed") != true {
                insets.bottom += 49
            } else if let navigation = graph.navigationController(of: id), navigation.bool("toolbarHidden") == false {
                insets.bottom += 44
            }
        }
    }

    private func addNavigationBar(of controller: IBElement, to insets: inout UIEdgeInsets) {
        guard let navigation = graph.navigationController(of: controller.id ?? ""), navigation.bool("navigationBarHidden") != true else {
            return
        }
        let stored = navigation.first("navigationBar")?.rect(key: "frame") ?? .zero
        // Documents since Xcode 9 store the bar where it stands, under the status bar; older ones at the top.
        if options.keepsStoredSizes, stored.width == device.size.width, stored.minY > 0 || insets.top == 0 {
            insets.top = stored.maxY
        } else {
            insets.top += stored.height > 0 && stored.height < 200 ? stored.height : 44
        }
    }

    /// Measured rule: on each edge the part of the screen's inset that the root reaches into.
    private static func insets(_ insets: UIEdgeInsets, of screen: CGSize, reaching frame: CGRect) -> UIEdgeInsets {
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: part(insets.top, frame.minY), left: part(insets.left, frame.minX),
            bottom: part(insets.bottom, screen.height - frame.maxY), right: part(insets.right, screen.width - frame.maxX))
    }
}
