import Foundation

/// The control at the top of a scroll view that starts a refresh.
@preconcurrency @MainActor open class UIRefreshControl: UIView {}
