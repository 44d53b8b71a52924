import Foundation

/// What an app shows at one place of a screen: on iOS the system makes one for each window a person opens. Here there is one, always in the foreground.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether the scene is seen. Raw values are Apple's.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// Seen and in use.
        case foregroundActive = 0
        /// Seen, but something else is in use.
        case foregroundInactive = 1
        /// Not seen.
        case background = 2
    }

    /// Why a scene connects.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

    /// Whether the scene is seen: always, and in use.
    open var activationState: ActivationState { .foregroundActive }
    /// The object that hears of the scene.
    open var delegate: (any UISceneDelegate)?
    /// The scene's title.
    open var title: String! = ""
    /// What the scene was connected as.
    public let session: UISceneSession

    /// Makes a scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}

/// What a scene was connected as.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// A name that stays the same for the scene's life.
    public let persistentIdentifier = "trellis"
}

/// A scene that shows windows on a screen.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen.
    open var screen: UIScreen { .main }
    /// The windows that were made for the scene and are still there, in order.
    open var windows: [UIWindow] { members.compactMap(\.window) }
    /// The window of the scene that receives keyboard events.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The space of the scene: the screen's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The way the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { screen.device.orientation == .portrait ? .portrait : .landscapeLeft }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

    /// Does nothing, as the scene's traits are read from the screen.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private struct Member {
        weak var window: UIWindow?
    }
    private var members: [Member] = []

    /// Takes a window in.
    func take(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(Member(window: window))
    }

    /// Lets a window go.
    func drop(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }

    /// The one scene of the process.
    static let main = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())
}

/// Where the status bar of a scene is.
///
/// Apple: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Whether the bar isn't shown: on a phone on its side.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The rectangle of the bar in the screen's coordinates, in points: as tall as the safe area's top.
    open var statusBarFrame: CGRect {
        let device = (scene.keyWindow ?? scene.windows.first)?.device ?? scene.screen.device
        return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
    }
    /// The bar's style.
    open var statusBarStyle: UIStatusBarStyle { scene.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default }
}

/// What a scene tells its delegate.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// The scene was connected: the place to make windows. There is no launch here; a program, or a test, calls it.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is seen and in use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be out of use.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing, unless a delegate says otherwise.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing, unless a delegate says otherwise.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing, unless a delegate says otherwise.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing, unless a delegate says otherwise.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing, unless a delegate says otherwise.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing, unless a delegate says otherwise.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// What a window scene's delegate has: its window.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

/// The space of a screen: its rectangle, as the device is held.
final class ScreenSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { UIScreen.main.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.convert(rect.offsetBy(dx: -view.windowOrigin.x, dy: -view.windowOrigin.y), from: nil)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.convert(rect, to: nil).offsetBy(dx: view.windowOrigin.x, dy: view.windowOrigin.y)
    }
}

extension UIView {
    /// Where the window's origin stands on the screen.
    fileprivate var windowOrigin: CGPoint { window?.frame.origin ?? .zero }
}
