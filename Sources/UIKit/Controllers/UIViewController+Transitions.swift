import Foundation

extension UIViewController {
    /// The change that is under way: of the size, of the traits, or of what a container shows; nil at other times.
    ///
    /// Closures given to it run as soon as the change has been made.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransition ?? parent?.transitionCoordinator }

    /// Exchanges the views of two children: the new one takes the old one's superview and the appearance calls are made; on iOS, with an animation of
    /// `animations`, which here takes no time.
    ///
    /// Both have to be children of this controller. Apple:
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            raise(
                "NSInvalidArgumentException",
                "Children view controllers \(fromViewController) and \(toViewController) must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        let container = fromViewController.viewIfLoaded?.superview
        fromViewController.startAppearance(false, animated: duration > 0)
        toViewController.startAppearance(true, animated: duration > 0)
        toViewController.isBeingEmbedded = true
        if let container, let view = toViewController.view { container.addSubview(view) }
        toViewController.isBeingEmbedded = false
        toViewController.announceAppearing()
        animations?()
        fromViewController.viewIfLoaded?.removeFromSuperview()
        fromViewController.finishAppearance()
        toViewController.finishAppearance()
        completion?(true)
    }

    /// Says which scroll view stands for the controller's content at some edges, in place of the first one in its view: it takes the safe area there.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for side in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(side) {
            namedContentScrollViews[side.rawValue] = scrollView
        }
        scrollView?.adjustedInsetMayHaveChanged()
    }

    /// Says which scroll view stands for the controller's content at all edges.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    func scrollViewOfContent(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = namedContentScrollViews[edge.rawValue] { return named }
        return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// Makes a change while `transitionCoordinator` answers; what code asked of it runs afterwards.
    func inTransition(_ change: (ImmediateTransition) -> Void) {
        let transition = ImmediateTransition()
        currentTransition = transition
        change(transition)
        currentTransition = nil
        transition.run()
    }
}
