import Foundation
import LayoutEngine

/// One layout pass over a hierarchy: update constraints bottom up, solve, lay out top down, and again while the layout itself changed something.
///
/// `docs/layout-pass.md` tells the phases and what each may invalidate.
@MainActor struct LayoutPass {
    /// How often a hierarchy may ask for another round before the pass gives up and says which views kept asking.
    static let limit = 32

    let root: UIView

    func run() {
        for _ in 0..<LayoutPass.limit {
            updateConstraints()
            solve()
            layout(root)
            guard root.subtreeNeedsLayout || root.subtreeNeedsConstraintUpdate || root.storedEngineHost?.isDirty == true else { return }
        }
        LayoutDiagnostics.loopHandler(stillAsking(root))
        root.forEachInSubtree { ($0.needsLayout, $0.subtreeNeedsLayout) = (false, false) }
    }

    // MARK: Phase 1, bottom up

    func updateConstraints() { update(root) }

    private func update(_ view: UIView) {
        guard view.subtreeNeedsConstraintUpdate else { return }
        for subview in view.subviews { update(subview) }
        if view.needsConstraintUpdate {
            view.needsConstraintUpdate = false
            if let owner = view.layoutOwner { owner.ownedViewUpdateConstraints() } else { view.updateConstraints() }
        }
        view.subtreeNeedsConstraintUpdate = view.needsConstraintUpdate || view.subviews.contains { $0.subtreeNeedsConstraintUpdate }
    }

    // MARK: Phase 2

    /// Tells the engine what changed and marks the superviews of what moved.
    func solve() {
        guard let host = root.storedEngineHost ?? (needsEngine(root) ? root.engineHost : nil) else { return }
        host.flush()
        includeNew(root, host)
        for item in host.solve() {
            guard let view = host.participants[item]?.view else { continue }
            if let parent = view.superview { parent.setNeedsLayout() }
            if view.isScrollContainer { view.setNeedsLayout() }
        }
    }

    private func needsEngine(_ view: UIView) -> Bool {
        if !view.storedTranslatesMask && view.superview != nil { return true }
        return view.subviews.contains { needsEngine($0) }
    }

    /// Views that came in since the last pass and that no constraint mentions.
    private func includeNew(_ view: UIView, _ host: EngineHost) {
        guard view.needsInclusion else { return }
        view.needsInclusion = false
        if !view.storedTranslatesMask && view.superview != nil && host.item(of: view.layoutNode) == nil { host.include(view) }
        for subview in view.subviews { includeNew(subview, host) }
    }

    // MARK: Phase 3, top down

    func layout(_ view: UIView) {
        guard view.subtreeNeedsLayout else { return }
        if view.needsSafeAreaUpdate { view.updateSafeArea() }
        if view.needsLayout {
            // A safe area that just changed moves what is below before it is laid out, as in UIKit's own pass.
            if let host = root.storedEngineHost, host.isDirty || root.subtreeNeedsConstraintUpdate {
                updateConstraints()
                solve()
            }
            view.needsLayout = false
            view.layoutOwner?.ownedViewWillLayoutSubviews()
            view.layoutSubviews()
            view.layoutSublayers(of: view.layer)
            view.layoutOwner?.ownedViewDidLayoutSubviews()
        }
        for subview in view.subviews { layout(subview) }
        view.subtreeNeedsLayout = view.needsLayout || view.subviews.contains { $0.subtreeNeedsLayout }
    }

    private func stillAsking(_ view: UIView) -> [UIView] {
        guard view.subtreeNeedsLayout else { return [] }
        return (view.needsLayout ? [view] : []) + view.subviews.flatMap { stillAsking($0) }
    }
}

extension UIView {
    // MARK: Asking for layout

    /// `layoutIfNeeded` for a view inside a running pass: only its own subtree.
    func layoutSubtreeInsidePass() {
        let pass = LayoutPass(root: hierarchyRoot)
        pass.updateConstraints()
        pass.solve()
        pass.layout(self)
    }

    /// Runs pending `updateConstraints` below this view.
    public func updateConstraintsIfNeeded() { LayoutPass(root: hierarchyRoot).updateConstraints() }

    /// Whether `updateConstraints` is pending.
    public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Lays out the hierarchy whose root this is, if anything in it is pending.
    func layoutHierarchyIfNeeded() {
        guard !isInLayoutPass else { return }
        guard subtreeNeedsLayout || subtreeNeedsConstraintUpdate || storedEngineHost?.isDirty == true else { return }
        isInLayoutPass = true
        LayoutPass(root: self).run()
        isInLayoutPass = false
    }

    func markSubtreeNeedsLayout() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsLayout {
            current.subtreeNeedsLayout = true
            view = current.storedSuperview
        }
    }

    /// Called on a root whose engine has something to do.
    func setNeedsEngineUpdate() {
        engineHost.markDirty()
        subtreeNeedsLayout = true
    }

    func markSubtreeNeedsConstraintUpdate() {
        var view: UIView? = self
        while let current = view, !current.subtreeNeedsConstraintUpdate {
            current.subtreeNeedsConstraintUpdate = true
            view = current.storedSuperview
        }
    }

    func needsInclusionUpwards() {
        needsInclusion = true
        var view = storedSuperview
        while let current = view, !current.needsInclusion {
            current.needsInclusion = true
            view = current.storedSuperview
        }
    }

    /// The host of the hierarchy whose root this is.
    var engineHost: EngineHost {
        if let host = storedEngineHost { return host }
        let host = EngineHost(root: self)
        storedEngineHost = host
        host.takeOrphans()
        return host
    }

    /// Puts every subview the engine knows where it was solved: origin and size rounded to pixels (facts 6.4).
    func applySolvedFrames() {
        guard let host = hierarchyRoot.storedEngineHost, host.hasEngine else { return }
        for view in storedSubviews {
            guard let item = host.item(of: view.layoutNode) else { continue }
            let solved = host.engine.rect(of: item)
            let rect = CGRect(x: solved.x, y: solved.y, width: solved.width, height: solved.height)
            let frame = placed(pixelRounded(view.frame(forAlignmentRect: rect)), of: view)
            if view.storedTranslatesMask && view.isClose(to: view.frame(forAlignmentRect: rect)) { continue }
            view.moveStored(origin: frame.origin, size: CGSize(width: max(0, frame.width), height: max(0, frame.height)))
        }
    }

    /// Whether a frame-based view already stands where the engine has it, so that its own unrounded frame is kept.
    private func isClose(to rect: CGRect) -> Bool {
        abs(rect.minX - storedOrigin.x) < 1e-6 && abs(rect.minY - storedOrigin.y) < 1e-6 && abs(rect.width - storedBounds.width) < 1e-6
            && abs(rect.height - storedBounds.height) < 1e-6
    }
}
