import Foundation

/// The root of a view hierarchy.
@preconcurrency @MainActor open class UIWindow: UIView {
    open override var window: UIWindow? { self }
}
