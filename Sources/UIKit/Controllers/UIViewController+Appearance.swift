import Foundation

// Appearance: who calls viewWillAppear and the others. A window drives its root, a container its children; each state is entered once.

extension UIViewController {
    /// Whether the container's appearance calls are handed on to children by UIKit. Overrides that say no call
    /// `beginAppearanceTransition` themselves.
    var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// Tells the controller that its view is about to appear or disappear; children are told too.
    func startAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        appearanceIsAnimated = animated
        for child in appearingChildren { child.startAppearance(isAppearing, animated: animated) }
    }

    /// Tells the controllers of the tree that their views stand in the window with their traits.
    func announceAppearing() {
        guard appearance == .appearing else { return }
        viewIsAppearing(appearanceIsAnimated)
        setNeedsUpdateContentUnavailableConfiguration()
        for child in appearingChildren { child.announceAppearing() }
    }

    /// Ends what `startAppearance` started.
    func finishAppearance() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(appearanceIsAnimated)
            (isMovingToParent, isBeingPresented) = (false, false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearanceIsAnimated)
            (isMovingFromParent, isBeingDismissed) = (false, false)
        case .appeared, .disappeared:
            break
        }
        for child in appearingChildren { child.finishAppearance() }
    }

    /// The children that appear with this controller: those whose views are in its view.
    private var appearingChildren: [UIViewController] {
        guard forwardsAppearance else { return [] }
        return children.filter { child in
            guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
            return view.isDescendant(of: own)
        }
    }

    /// What a child has to catch up with when its view comes into the view of a container that is appearing or has appeared.
    func catchUp(with container: UIViewController) {
        guard container.forwardsAppearance else { return }
        switch container.appearance {
        case .appearing, .appeared: startAppearance(true, animated: false)
        case .disappeared, .disappearing: return
        }
        announceAppearing()
        if container.appearance == .appeared { viewIfLoaded?.window?.deferUntilLaidOut { [weak self] in self?.finishAppearance() } }
    }

    // MARK: A child's view that an app moves itself

    /// The app put a child's view into a container on screen: the appearance calls follow, as in UIKit.
    func viewCameIntoWindow() {
        guard !isBeingEmbedded, let parent, !parent.isBeingEmbedded else { return }
        catchUp(with: parent)
    }

    /// The app is about to take a child's view off the screen.
    func viewLeavesWindow() {
        guard parent?.forwardsAppearance == true else { return }
        startAppearance(false, animated: false)
    }

    /// A child's view has left the screen.
    func viewLeftWindow() {
        guard parent?.forwardsAppearance == true, appearance == .disappearing else { return }
        finishAppearance()
    }
}
