import Foundation

/// Something that fills a part of a window: controllers, and the objects that present them.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size it likes to have.
    var preferredContentSize: CGSize { get }
    /// A child likes another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// A child fits another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size a child gets.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// The size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// How the status bar comes and goes. Raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade, slide
}
