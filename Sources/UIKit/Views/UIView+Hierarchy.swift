import Foundation
import LayoutEngine

extension UIView {
    /// The view this one stands in.
    public var superview: UIView? { storedSuperview }
    /// The views in this one, back to front.
    public var subviews: [UIView] { storedSubviews }

    /// The topmost view: a window, or a view that stands in none.
    var hierarchyRoot: UIView {
        var view = self
        while let next = view.nextTowardsRoot { view = next }
        // Those on the way find it in one step from now on, so that a deep hierarchy doesn't climb all of it each time.
        var climber = self
        while climber !== view, let next = climber.nextTowardsRoot {
            (climber.shortcut, climber.shortcutStamp) = (view, HierarchyStamp.value)
            climber = next
        }
        return view
    }

    /// A view above this one, the root where it is known; nil for the root.
    private var nextTowardsRoot: UIView? {
        guard let superview = storedSuperview else { return nil }
        return shortcutStamp == HierarchyStamp.value ? shortcut ?? superview : superview
    }

    /// Whether this view is the other one or below it.
    public func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: { $0.superview }).contains { $0 === view } }

    /// Inserts a subview; the hooks run in UIKit's order.
    func insert(_ view: UIView, at index: Int) {
        if view === self { raise("NSInvalidArgumentException", "Can't add self as subview") }
        if !view.storedSubviews.isEmpty, isDescendant(of: view) {
            raise("NSInvalidArgumentException", "Can't add a superview as a subview of its own descendant")
        }
        if view.storedSuperview === self { return reorder(view, to: index) }
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        if window !== oldWindow { view.forEachInSubtree { $0.willMove(toWindow: window) } }
        view.detach()
        storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
        view.storedSuperview = self
        hierarchyRoot.engineHost.adopt(view)
        view.setNeedsSafeAreaUpdate()
        view.propagateFlags()
        setNeedsLayout()
        view.setNeedsLayout()
        didAddSubview(view)
        view.didMoveToSuperview()
        if window !== oldWindow {
            if window != nil { view.forEachInSubtree { $0.takeAppearance() } }
            view.forEachInSubtree { $0.didMoveToWindow() }
            (view.layoutOwner as? UIViewController)?.viewCameIntoWindow()
        }
    }

    private func reorder(_ view: UIView, to index: Int) {
        storedSubviews.removeAll { $0 === view }
        storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
        setNeedsLayout()
    }

    /// Takes the view out of its superview. Constraints held above it that involve its subtree are dropped for good (measured: facts 6.8).
    func detach() {
        guard let parent = storedSuperview else { return }
        parent.willRemoveSubview(self)
        let root = parent.hierarchyRoot
        root.engineHost.release(self)
        parent.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        HierarchyStamp.value &+= 1
        engineHost.adopt(self)
        parent.setNeedsLayout()
    }

    package func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        for view in storedSubviews { view.forEachInSubtree(body) }
    }

    /// Lets the ancestors know of flags set while the subtree stood elsewhere.
    private func propagateFlags() {
        needsInclusion = true
        var view = storedSuperview
        // An ancestor's flags are also those of the views above it.
        while let current = view,
            !current.needsInclusion || subtreeNeedsLayout && !current.subtreeNeedsLayout
                || subtreeNeedsConstraintUpdate && !current.subtreeNeedsConstraintUpdate
        {
            if subtreeNeedsLayout { current.subtreeNeedsLayout = true }
            if subtreeNeedsConstraintUpdate { current.subtreeNeedsConstraintUpdate = true }
            current.needsInclusion = true
            view = current.storedSuperview
        }
    }

    // MARK: Layout guides

    /// The guides that belong to this view, the system's among them once something asked for them.
    public var layoutGuides: [UILayoutGuide] { storedGuides }

    /// Adds a guide; one that belongs to another view is moved (measured: facts 6.8).
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.region == nil, guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        storedGuides.append(guide)
        setNeedsLayout()
    }

    /// Removes a guide; its constraints are dropped. Does nothing to a guide of another view.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.region == nil, guide.owner === self else { return }
        for constraint in guide.layoutNode.sortedReferencing { constraint.deactivate() }
        guide.layoutNode.host?.forget(guide.layoutNode)
        guide.owner = nil
        storedGuides.removeAll { $0 === guide }
        setNeedsLayout()
    }

    /// The safe area's rectangle as a guide.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The rectangle inside the layout margins as a guide. A scroll view's stays with its frame while the content scrolls.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
    /// The rectangle inside the margins that is no wider than text is read well in.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

    func systemGuide(_ region: LayoutRegion, _ identifier: String) -> UILayoutGuide {
        if let guide = systemGuides[region] { return guide }
        let guide = UILayoutGuide(region: region, owner: self, identifier: identifier)
        systemGuides[region] = guide
        storedGuides.append(guide)
        return guide
    }
}

extension UIView {
    /// The nearest view from here upwards whose traits may be others than its superview's: this view itself, or one far above.
    var traitSource: UIView {
        var view = self
        while !view.mayHaveOwnTraits, let next = view.nextTowardsTraits { view = next }
        // Those on the way find it in one step from now on, so that a deep hierarchy doesn't climb all of it for each view.
        var climber = self
        while climber !== view, let next = climber.nextTowardsTraits {
            (climber.traitShortcut, climber.traitShortcutStamp) = (view, HierarchyStamp.value)
            climber = next
        }
        return view
    }

    private var nextTowardsTraits: UIView? {
        guard let superview = storedSuperview else { return nil }
        return traitShortcutStamp == HierarchyStamp.value ? traitShortcut ?? superview : superview
    }

    private var mayHaveOwnTraits: Bool {
        if traitOverride != nil || limitedTextSizes != nil { return true }
        let type = Swift.type(of: self)
        return type != UIView.self && ClassesWithTraits.include(type)
    }
}

/// The classes that may answer for their traits themselves: windows, and those that aren't UIKit's own.
@MainActor private enum ClassesWithTraits {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func include(_ type: UIView.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let answer = known[key] { return answer }
        let answer = type is UIWindow.Type || !String(reflecting: type).hasPrefix("UIKit.")
        known[key] = answer
        return answer
    }
}

/// Counts how often views left a superview or got traits of their own: what was known about roots and traits before no longer holds. Views that come in change
/// no view's way to its root.
enum HierarchyStamp {
    nonisolated(unsafe) static var value: UInt = 1
}
