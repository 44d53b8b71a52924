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
    /// What covers the screen's edges, as long as it is known.
    var bars = CanvasBars(insets: .zero)
    /// Whether the root is a view controller's view, which keeps the system's minimum margins.
    var isControllerRoot: Bool
}

/// Works out the context of each root from the document's device, its tools version and its scenes' bars.
struct CanvasContexts {
    let document: IBDocument
    let options: CanvasOptions
    let graph: SceneGraph
    let device: DeviceProfile
    let generation: CanvasGeneration
    private let classes: IBSizeClasses
    /// Whether the device has a home indicator at the bottom of its screen.
    var hasHomeIndicator: Bool { device.safeAreaInsets.bottom > 0 }

    init(document: IBDocument, options: CanvasOptions) {
        self.document = document
        self.options = options
        graph = SceneGraph(document: document)
        generation = CanvasGeneration(document: document, options: options)
        device = Self.device(of: document, options, generation)
        classes = Self.sizeClasses(of: device, options)
    }

    /// The device that is asked for, or the document's own, as its generation showed it.
    private static func device(of document: IBDocument, _ options: CanvasOptions, _ generation: CanvasGeneration) -> DeviceProfile {
        if let device = options.device {
            guard options.release != nil, let id = device.interfaceBuilderID else { return device }
            return DeviceProfile.device(interfaceBuilderID: id, toolsVersion: Int(generation.toolsVersion))?.held(device.orientation)
                ?? device
        }
        return document.canvasDevice(toolsVersion: generation.toolsVersion)
    }

    private static func sizeClasses(of device: DeviceProfile, _ options: CanvasOptions) -> IBSizeClasses {
        func documentClass(_ own: UIUserInterfaceSizeClass) -> IBSizeClasses.SizeClass? {
            switch own {
            case .compact: return .compact
            case .regular: return .regular
            default: return nil
            }
        }
        return IBSizeClasses(
            width: documentClass(options.horizontalSizeClass ?? device.horizontalSizeClass),
            height: documentClass(options.verticalSizeClass ?? device.verticalSizeClass))
    }

    /// The context of a controller's root view, or of a top-level view of a xib (then `controller` is nil).
    func context(root: IBElement, controller: IBElement?) -> CanvasContext {
        let frame = rootFrame(root, controller)
        let isSheet = isSheet(root, frame, controller)
        var bars = CanvasBars(insets: screenInsets(controller))
        if isSheet || hidesStatusBar(root, controller) { bars.insets.top = 0 }
        if isSheet, generation.sheetsEndAboveTheScreen || frame.width < device.size.width { bars.insets.bottom = 0 }
        if controller == nil, !isFileOwnersView(root) { bars.insets = .zero }
        if let controller { addBars(of: controller, to: &bars) }
        let screen = isSheet || isScreenOfItsOwn(controller) ? frame.size : screenSize(frame, isFreeform: isFreeform(controller ?? root))
        var insets = bars.insets(of: screen, reaching: frame)
        if let id = controller?.id, graph.isEmbedded(id), generation.embeddedRootsReachHomeIndicator {
            insets.bottom = max(insets.bottom, device.safeAreaInsets.bottom)
        }
        return CanvasContext(
            device: device, rootFrame: frame, safeAreaInsets: insets, classes: classes,
            bars: bars, isControllerRoot: controller != nil || isFileOwnersView(root))
    }

    /// Plain views at the top of a xib or scene are shown as if a controller owned them; cells, bars' views and others aren't.
    private func isFileOwnersView(_ root: IBElement) -> Bool {
        root.name == "view" && document.enclosing[root.id ?? ""] == nil
    }

    /// The insets that the device itself asks for, without bars.
    private func screenInsets(_ controller: IBElement?) -> UIEdgeInsets {
        if let device = options.device { return device.safeAreaInsets }
        let isPopover = controller?.id.map { graph.isPopover($0) } ?? false
        return generation.screenInsets(of: device, isPopover: isPopover)
    }

    // MARK: Size

    private func rootFrame(_ root: IBElement, _ controller: IBElement?) -> CGRect {
        let stored = root.rect(key: "frame") ?? .zero
        let isOfOtherDevice = controller.map { hasSizeOfOtherDevice(stored.size, $0) } ?? false
        if options.keepsStoredSizes, !isOfOtherDevice, stored.width > 0 || stored.height > 0 { return stored }
        if options.size == nil, stored.size == .zero, let freeform = (controller ?? root).child(key: "freeformSize") {
            return CGRect(origin: .zero, size: CGSize(width: freeform.number("width") ?? 0, height: freeform.number("height") ?? 0))
        }
        if options.size == nil, isPartOfScreen(root, controller, stored) {
            let isWide = stored.width == document.canvasDevice(toolsVersion: document.toolsVersion).size.width
            return CGRect(x: 0, y: 0, width: isWide ? device.size.width : stored.width, height: stored.height)
        }
        return CGRect(origin: .zero, size: options.size ?? device.size)
    }

    /// Whether a root fills no screen: a cell or another view of a xib that is put into something larger, or what a container view shows.
    /// On another device it keeps its size, and its width follows the screen's where it was as wide.
    private func isPartOfScreen(_ root: IBElement, _ controller: IBElement?, _ stored: CGRect) -> Bool {
        guard stored.width > 0, stored.height > 0 else { return false }
        if let id = controller?.id { return graph.isEmbedded(id) }
        guard isFileOwnersView(root) else { return true }
        return !([document.canvasDevice(toolsVersion: document.toolsVersion), .anyCanvas] + DeviceProfile.all).contains {
            $0.portraitSize == stored.size || $0.size == stored.size
        }
    }

    /// Whether a root still has the size of the device that the canvas showed before: its scene wasn't laid out since.
    private func hasSizeOfOtherDevice(_ size: CGSize, _ controller: IBElement) -> Bool {
        guard document.device != nil, size != device.size, !isFreeform(controller) else { return false }
        return size.width != device.size.width && DeviceProfile.all.contains { $0.interfaceBuilderID != nil && $0.portraitSize == size }
    }

    /// The size of the screen on which the root stands: the device's, or a sheet's, which ends where its root ends. A freeform root that
    /// is wider or higher than the device is a screen of its own (2 of 2 documents).
    private func screenSize(_ frame: CGRect, isFreeform: Bool) -> CGSize {
        if !options.keepsStoredSizes { return frame.size }
        // Without a device, and for launch screens of their own size, the root is the screen.
        let fitsDevice = frame.width <= device.size.width && frame.height <= device.size.height
        if document.device == nil ? !fitsDevice : document.isLaunchScreen && document.kind == .xib { return frame.size }
        if isFreeform { return fitsDevice ? device.size : frame.size }
        // A root as wide as the screen and higher was made so to show all that scrolls in it.
        return frame.width == device.size.width ? CGSize(width: frame.width, height: max(device.size.height, frame.height)) : device.size
    }

    private func isScreenOfItsOwn(_ controller: IBElement?) -> Bool {
        guard let id = controller?.id, graph.isEmbedded(id) else { return false }
        return generation.embeddedRootsAreScreens
    }

    private func isFreeform(_ holder: IBElement) -> Bool {
        holder.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }

    /// A presented sheet is lower than the screen by the strip that its presenter shows: 54 points with a notch, 20 without, 48 and 34 on
    /// some generations (counted in public documents).
    private func isSheet(_ root: IBElement, _ frame: CGRect, _ controller: IBElement?) -> Bool {
        guard options.keepsStoredSizes, let controller, frame.minY == 0, !isFreeform(controller) else { return false }
        // A sheet that is smaller than a pad's screen both ways reaches none of its edges.
        if frame.width < device.size.width, frame.height < device.size.height, graph.isSheet(controller) { return true }
        guard frame.width == device.size.width else { return false }
        return [54, 48, 34, 20].contains(device.size.height - frame.height)
    }

    /// Hiding the status bar frees the screen's top where no notch takes it.
    private func hidesStatusBar(_ root: IBElement, _ controller: IBElement?) -> Bool {
        if hasHomeIndicator { return false }
        let holder = controller ?? root
        if controller == nil, isFreeform(root) { return true }
        return holder.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    }

    // MARK: Bars

    private func addBars(of controller: IBElement, to bars: inout CanvasBars) {
        let extended = controller.child(key: "edgesForExtendedLayout")
        bars.keepsBelowTopBar = extended.map { $0.bool("top") != true } ?? false
        let navigation = graph.navigationController(of: controller.id ?? "")
        if let simulated = controller.child(key: "simulatedTopBarMetrics") {
            if simulated.name == "simulatedNavigationBarMetrics" {
                bars.addTop(heights.simulatedBar(simulated), isOpaque: simulated.bool("translucent") == false)
            }
        } else if let navigation, navigation.bool("navigationBarHidden") != true {
            addNavigationBar(navigation.first("navigationBar"), controller.child(key: "navigationItem"), to: &bars)
        } else if graph.isPushedBelowSimulatedBar(controller.id ?? "") {
            bars.addTop(heights.navigationBar(nil, item: nil), isOpaque: false)
        }
        if controller.bool("extendedLayoutIncludesOpaqueBars") == true { bars.topIsOpaque = false }
        addBottomBar(of: controller, navigation, to: &bars)
    }

    private var heights: CanvasBarHeights {
        CanvasBarHeights(device: device, classes: classes, generation: generation, isOwnDevice: options.keepsStoredSizes)
    }

    private func addNavigationBar(_ bar: IBElement?, _ item: IBElement?, to bars: inout CanvasBars) {
        let stored = bar?.rect(key: "frame") ?? .zero
        let isOpaque = bar?.bool("translucent") == false
        let natural = heights.navigationBar(bar, item: item)
        // A stored bar shows the root's title; an item that wants no large one has a bar without.
        let less = stored.height >= 96 ? heights.navigationBar(bar, item: nil) - natural : 0
        let prompt = heights.prompt(of: item)
        // Documents since Xcode 9 store the bar where it stands, under the status bar; older ones at the top.
        if options.keepsStoredSizes, stored.width == device.size.width, stored.minY > 0 || bars.insets.top == 0 {
            bars.addTop(stored.maxY - bars.insets.top - less + prompt, isOpaque: isOpaque)
        } else {
            let isStored = options.keepsStoredSizes && stored.height > 0 && stored.height < 200
            bars.addTop((isStored ? stored.height - less : natural) + prompt, isOpaque: isOpaque)
        }
    }

    private func addBottomBar(of controller: IBElement, _ navigation: IBElement?, to bars: inout CanvasBars) {
        let toolbar = heights.toolbar(isAboveHomeIndicator: bars.insets.bottom > 0)
        // What isn't said of the controller itself is said of the navigation controller around it.
        let simulated = controller.child(key: "simulatedBottomBarMetrics") ?? navigation?.child(key: "simulatedBottomBarMetrics")
        switch simulated?.name {
        case "nil": break
        case "simulatedTabBarMetrics": bars.addBottom(heights.tabBar)
        case "simulatedToolbarMetrics": bars.addBottom(toolbar)
        default:
            if graph.tabBarController(of: controller.id ?? "") != nil, controller.bool("hidesBottomBarWhenPushed") != true {
                bars.addBottom(heights.tabBar)
            } else if navigation?.bool("toolbarHidden") == false {
                bars.addBottom(toolbar)
            }
        }
    }
}

/// What covers the edges of a screen, and whether the content lies below it.
struct CanvasBars {
    /// How far the status bar, the bars and the home indicator reach in, in points.
    var insets: UIEdgeInsets
    /// Whether the top bar lets nothing through, so that the content begins below it.
    var topIsOpaque = false
    /// Whether the controller doesn't extend its view under the top bar.
    var keepsBelowTopBar = false
    /// Whether there is a bar at the top, beside the status bar.
    var hasTopBar = false
    /// The part of the insets that bars take, without the status bar and the home indicator, in points.
    private(set) var topBarHeight: CGFloat = 0
    private(set) var bottomBarHeight: CGFloat = 0

    init(insets: UIEdgeInsets) {
        self.insets = insets
    }

    mutating func addTop(_ height: CGFloat, isOpaque: Bool) {
        insets.top += height
        topBarHeight += height
        hasTopBar = true
        topIsOpaque = isOpaque
    }

    mutating func addBottom(_ height: CGFloat) {
        insets.bottom += height
        bottomBarHeight += height
    }

    /// The safe area of a root: on each edge the part of the inset that it reaches into (measured rule). Below an opaque bar a root that is
    /// stored at the top is moved down without being made smaller, and its bottom edge then lies below the screen's.
    func insets(of screen: CGSize, reaching frame: CGRect) -> UIEdgeInsets {
        // A root as high as the screen covers it, wherever old documents store it.
        let frame = frame.height == screen.height && frame.width == screen.width ? CGRect(origin: .zero, size: screen) : frame
        let isMovedDown = frame.minY == 0 && hasTopBar && (topIsOpaque || keepsBelowTopBar)
        let minY = isMovedDown ? insets.top : frame.minY
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - distance, 0) }
        return UIEdgeInsets(
            top: min(insets.top, part(insets.top, minY)), left: min(insets.left, part(insets.left, frame.minX)),
            bottom: min(isMovedDown ? .greatestFiniteMagnitude : insets.bottom, part(insets.bottom, screen.height - minY - frame.height)),
            right: min(insets.right, part(insets.right, screen.width - frame.maxX)))
    }
}
