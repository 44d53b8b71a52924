import Foundation

extension UIApplication {
    /// The names of what an app is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The address that was opened.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The notification that was tapped.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// The names of what an address is opened with.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asks.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// The names of how another app is asked to open an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether the app is seen. Raw values are Apple's.
    public enum State: Int, Sendable {
        /// Seen and in use.
        case active = 0
        /// Seen, but something else is in use.
        case inactive = 1
        /// Not seen.
        case background = 2
    }

    /// Whether the app is seen: always, and in use.
    public var applicationState: State { .active }
    /// Whether another app would open an address: none would here.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Asks another app to open an address; there is none, so the answer is no.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// The address of the app's settings.
    public static let openSettingsURLString = "app-settings:"
    /// Posted when the app was launched; nobody posts it here.
    public static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app comes into use; nobody posts it here.
    public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the app goes out of use; nobody posts it here.
    public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the app is no longer seen; nobody posts it here.
    public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to be seen; nobody posts it here.
    public static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted when the app ends; nobody posts it here.
    public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    /// Posted when memory runs short; nobody posts it here.
    public static let didReceiveMemoryWarningNotification = NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// Hears of the app's life. There is no launch here: a program or a test calls it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's main window.
    var window: UIWindow? { get set }
    /// The app begins.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has begun.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// An address is opened.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// The app comes into use.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app goes out of use.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is no longer seen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to be seen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// How a scene is set up.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// A person closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The orientations in which a window may stand.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// None, unless a delegate has one.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Yes.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Yes.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// No.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    /// Nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// The usual one.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// All but upside down on a phone.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}

/// How a scene is set up.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// The storyboard that the scene begins with.
    open var storyboard: UIStoryboard?
    /// Makes a setup.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UISceneSession {
    /// What scenes are for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    /// What the scene is for.
    public var role: Role { .windowApplication }
}

/// Lets a person feel something. On a device without the engine for it, as a pad, a simulator and a desktop are, nothing is felt, as with UIKit there.
///
/// Apple: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Gets ready.
    open func prepare() {}
}

/// Lets a person feel that things met.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy the things are. Raw values are Apple's.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }
    /// Makes a generator.
    public init(style: FeedbackStyle = .medium) {}
    /// Things met.
    open func impactOccurred() {}
    /// Things met, so hard.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel that another thing is chosen.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Another thing is chosen.
    open func selectionChanged() {}
}

/// Lets a person feel how something went.
///
/// Apple: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went. Raw values are Apple's.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning, error
    }
    /// It went so.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What was copied, for this process.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The one board.
    public static let general = UIPasteboard()
    /// The text on it.
    open var string: String?
    /// The address on it.
    open var url: URL?
    /// The picture on it.
    open var image: UIImage?
    /// The colour on it.
    open var color: UIColor?
    /// Whether there is text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }
}

extension UIContentSizeCategory {
    /// Posted when a person chose another text size; nobody posts it here, traits tell of it.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIDevice {
    /// Posted when the device is held another way; nobody posts it here, traits and sizes tell of it.
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    /// Begins to post how the device is held.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Posts no longer how the device is held.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// A number that stays the same for this process.
    public var identifierForVendor: UUID? { Self.vendor }
    private static let vendor = UUID()
}

extension UIScreen {
    /// The screens: the one there is.
    public static var screens: [UIScreen] { [main] }
    /// The most frames a second.
    public var maximumFramesPerSecond: Int { 60 }
}
