import Foundation

/// The root of a view hierarchy: shows one controller's view and gives it size, traits and safe area.
///
/// A window made with a frame alone has no safe area; made for a device, it has that device's. There is no display and no run loop of its
/// own: `layoutIfNeeded()` is what the turn of the run loop is on iOS, and the last appearance calls come after it.
/// Apple: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The height of a window in the stack of windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height.
        public let rawValue: CGFloat
        /// Makes a level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// An app's window.
        public static let normal = Level(0)
        /// The status bar.
        public static let statusBar = Level(1000)
        /// Alerts.
        public static let alert = Level(2000)
        /// Whether one level lies below another.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    /// The height in the stack of windows.
    open var windowLevel: Level = .normal
    /// The screen the window is on.
    open var screen: UIScreen { .main }
    /// Whether the window receives keyboard events.
    open var isKeyWindow: Bool { UIWindow.keyWindow === self }
    /// The device whose traits and safe area the window shows, or nil for a window with a frame of its own.
    public private(set) var device: DeviceProfile?

    /// How tall a keyboard comes up when a text field or text view of the window becomes first responder, in points; nil for none, as with a hardware
    /// keyboard. Heights differ by device and language (facts 1.7); `showKeyboard(height:)` shows one at once.
    public var softwareKeyboardHeight: CGFloat?

    /// The key window is kept alive, as the application keeps it on iOS.
    static var keyWindow: UIWindow?

    private var isVisible = false
    private var pending: [() -> Void] = []

    /// Makes a window with a frame in the screen's coordinates, in points; it starts out hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Makes a window as large as a device's screen, with that device's traits and safe area.
    public convenience init(device: DeviceProfile) {
        self.init(frame: CGRect(origin: .zero, size: device.size))
        show(device)
    }

    /// Makes a window of a scene, as large as its screen, with the device's traits and safe area.
    public convenience init(windowScene: UIWindowScene) {
        self.init(device: windowScene.screen.device)
        self.windowScene = windowScene
        windowScene.take(self)
    }

    /// The scene that shows the window; nil for one that was made without.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.drop(self)
            windowScene?.take(self)
        }
    }

    /// Makes a window that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    /// Shows the window and makes it the one that receives keyboard events.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// Makes the window the one that receives keyboard events.
    open func makeKey() {
        UIWindow.keyWindow = self
    }

    /// Shows or hides the window; its controller's appearance follows.
    open override var isHidden: Bool {
        didSet { if isHidden == isVisible { visibilityChanged() } }
    }

    /// A window is its own window.
    open override var window: UIWindow? { self }

    /// A window ends the responder chain here; on iOS the application follows.
    open override var next: UIResponder? { nil }

    /// Puts the window on another device, or holds the device another way: size, traits and safe area change, and what depends on them.
    public func show(_ device: DeviceProfile) {
        let before = traitCollection
        let transition = ImmediateTransition()
        rootViewController?.currentTransition = transition
        if device.size != bounds.size { rootViewController?.viewWillTransition(to: device.size, with: transition) }
        self.device = device
        if traitCollection != before { rootViewController?.willTransition(to: traitCollection, with: transition) }
        givenSafeAreaInsets = device.safeAreaInsets
        frame = CGRect(origin: frame.origin, size: device.size)
        traitsDidChange(from: before)
        rootViewController?.currentTransition = nil
        transition.run()
    }

    /// Lays the hierarchy out, then makes the appearance calls that wait for it.
    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        runPending()
    }

    /// Changes the frame; a window without a device of its own takes the traits of its new size.
    override func sizeDidChange(from oldSize: CGSize) {
        super.sizeDidChange(from: oldSize)
        guard device == nil else { return }
        let before = DeviceProfile.main.traits(ofWindow: oldSize)
        traitsDidChange(from: traitOverride.map { before.replacing($0) } ?? before)
    }

    /// The traits of the device, or those that a window of this size has.
    open override var traitCollection: UITraitCollection {
        let base = device?.traitCollection ?? DeviceProfile.main.traits(ofWindow: bounds.size)
        return traitOverride.map { base.replacing($0) } ?? base
    }

    /// Does something after the next layout pass.
    func deferUntilLaidOut(_ body: @escaping () -> Void) {
        pending.append(body)
        if pending.count == 1 {
            RunLoop.main.perform { [weak self] in MainActor.assumeIsolated { self?.layoutIfNeeded() } }
        }
    }

    private func runPending() {
        let bodies = pending
        pending = []
        for body in bodies { body() }
    }

    private func replaceRoot(_ old: UIViewController?) {
        if let old {
            old.startAppearance(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.finishAppearance()
        }
        if isVisible { showRoot() }
    }

    private struct Shown {
        weak var window: UIWindow?
    }

    private static var shown: [Shown] = []

    /// The windows that were shown and are still there.
    static var shownWindows: [UIWindow] { shown.compactMap(\.window) }

    private func visibilityChanged() {
        isVisible = !isHidden
        if isVisible, !Self.shownWindows.contains(where: { $0 === self }) {
            Self.shown.removeAll { $0.window == nil }
            Self.shown.append(Shown(window: self))
        }
        guard isVisible else {
            rootViewController?.startAppearance(false, animated: false)
            rootViewController?.finishAppearance()
            return
        }
        showRoot()
    }

    /// Brings the root controller's view in, in UIKit's order: will appear, into the window, is appearing; did appear after layout.
    private func showRoot() {
        guard let root = rootViewController else { return }
        root.loadViewIfNeeded()
        root.startAppearance(true, animated: false)
        if let view = root.view, view.superview !== self {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        root.announceAppearing()
        deferUntilLaidOut { [weak root] in root?.finishAppearance() }
    }
}
