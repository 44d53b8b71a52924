import Foundation
import LayoutEngine

/// Ties one view hierarchy to its layout engine: which view or guide is which item, what has to be told to the engine before the next solve.
///
/// The host of the root serves the hierarchy; `systemLayoutSizeFitting` uses a host of its own (`isolated`) that leaves the hierarchy's alone.
@MainActor final class EngineHost {
    unowned let root: UIView
    private(set) lazy var engine: LayoutEngine = makeEngine()
    private(set) var hasEngine = false
    let isIsolated: Bool

    /// Active constraints the engine hasn't been told of.
    private var pending: [NSLayoutConstraint] = []
    private(set) var installed: [ConstraintHandle: NSLayoutConstraint] = [:]
    private(set) var participants: [ItemID: Participant] = [:]
    private var itemsOfIsolated: [ObjectIdentifier: ItemID] = [:]

    private var changedIntrinsics: [UIView] = []
    private var changedInsets: [UIView] = []
    private var changedFrames: [UIView] = []
    /// Views whose wrapping content was measured, with the width it was measured at.
    private var wrapping: [ItemID: Double?] = [:]
    private(set) var isDirty = false

    /// A view or a guide the engine knows.
    enum Participant {
        case view(Weak<UIView>)
        case guide(Weak<UILayoutGuide>)

        @MainActor var view: UIView? { if case .view(let box) = self { box.value } else { nil } }
        @MainActor var guide: UILayoutGuide? { if case .guide(let box) = self { box.value } else { nil } }
    }

    final class Weak<Value: AnyObject> {
        weak var value: Value?
        init(_ value: Value) { self.value = value }
    }

    init(root: UIView, isIsolated: Bool = false) {
        self.root = root
        self.isIsolated = isIsolated
    }

    private func makeEngine() -> LayoutEngine {
        let engine = LayoutEngine()
        hasEngine = true
        engine.breakingPolicy = { [unowned self] core in MainActor.assumeIsolated { BreakingRule(host: self).choose(from: core) } }
        return engine
    }

    // MARK: What changed

    func enqueue(_ constraint: NSLayoutConstraint) {
        if !isIsolated { (constraint.host, constraint.handle) = (self, nil) }
        pending.append(constraint)
        isDirty = true
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        if let handle = constraint.handle, installed[handle] != nil {
            engine.removeConstraint(handle)
            installed[handle] = nil
            constraint.handle = nil
        } else {
            pending.removeAll { $0 === constraint }
        }
        constraint.host = nil
        isDirty = true
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        if let handle = constraint.handle { engine.setConstant(Double(constraint.constant), of: handle) }
        isDirty = true
        root.setNeedsEngineUpdate()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        if let handle = constraint.handle { engine.setPriority(constraint.priority.rawValue, of: handle) }
        isDirty = true
        root.setNeedsEngineUpdate()
    }

    func intrinsicSizeDidChange(_ view: UIView) {
        changedIntrinsics.append(view)
        if let item = item(of: view.layoutNode), wrapping[item] != nil { wrapping[item] = .some(nil) }
        isDirty = true
    }

    func insetsDidChange(_ view: UIView) {
        changedInsets.append(view)
        isDirty = true
    }

    func frameDidChange(_ view: UIView) {
        guard item(of: view.layoutNode) != nil else { return }
        changedFrames.append(view)
        isDirty = true
    }

    func translationDidChange(_ view: UIView) {
        view.needsIntrinsicUpdate = true
        if item(of: view.layoutNode) != nil {
            changedFrames.append(view)
            changedIntrinsics.append(view)
        } else {
            view.setNeedsUpdateConstraints()
        }
        isDirty = true
    }

    func markDirty() { isDirty = true }

    // MARK: Views come and go

    /// Takes over what the subtree's own host knew; everything is told to this engine anew.
    func adopt(_ view: UIView) {
        guard let old = view.storedEngineHost, old !== self else { return }
        view.storedEngineHost = nil
        let constraints = old.pending + old.installed.values
        for constraint in constraints { constraint.handle = nil; constraint.host = self }
        pending += constraints
        old.forgetAllParticipants()
        isDirty = true
        root.setNeedsEngineUpdate()
    }

    /// Takes the active constraints of the subtree that no engine serves: those of a view whose superview (and its engine) went out of existence.
    func takeOrphans() {
        root.forEachInSubtree { view in
            for constraint in view.heldConstraints where constraint.host == nil {
                enqueue(constraint)
                view.setNeedsUpdateConstraints()
            }
        }
    }

    /// Lets go of a subtree that leaves: constraints from above are dropped, its own wait in a host of its own.
    func release(_ view: UIView) {
        var own: [NSLayoutConstraint] = []
        view.forEachInSubtree { member in
            for node in [member.layoutNode] + member.storedGuides.map(\.layoutNode) {
                for constraint in node.sortedReferencing {
                    if constraint.holder?.isDescendant(of: view) == true { own.append(constraint) } else { constraint.deactivate() }
                }
            }
        }
        let host = view.storedEngineHost ?? EngineHost(root: view)
        var seen: Set<ObjectIdentifier> = []
        for constraint in own where seen.insert(ObjectIdentifier(constraint)).inserted {
            constraint.uninstall()
            host.enqueue(constraint)
        }
        var nodes: [LayoutNode] = []
        view.forEachInSubtree { member in
            nodes += [member.layoutNode] + member.storedGuides.map(\.layoutNode)
            member.needsConstraintUpdate = true
            member.subtreeNeedsConstraintUpdate = true
        }
        // Innermost first: the rows of a frame-based view speak of its superview's length.
        for node in nodes.reversed() { forget(node) }
        if !seen.isEmpty { view.storedEngineHost = host }
    }

    /// Forgets one item; its constraints are gone already.
    func forget(_ node: LayoutNode) {
        guard let item = node.item, node.host === self else { return }
        engine.removeItem(item)
        participants[item] = nil
        wrapping[item] = nil
        node.item = nil
        node.host = nil
        isDirty = true
    }

    private func forgetAllParticipants() {
        for participant in participants.values {
            let node = participant.view?.layoutNode ?? participant.guide?.layoutNode
            node?.item = nil
            node?.host = nil
            participant.view?.setNeedsUpdateConstraints()
        }
        participants = [:]
        installed = [:]
        pending = []
    }

    // MARK: Items

    func item(of node: LayoutNode) -> ItemID? {
        if isIsolated { return itemsOfIsolated[ObjectIdentifier(node)] }
        return node.host === self ? node.item : nil
    }

    private func bind(_ node: LayoutNode, to item: ItemID, _ participant: Participant) {
        participants[item] = participant
        if isIsolated {
            itemsOfIsolated[ObjectIdentifier(node)] = item
        } else {
            node.item = item
            node.host = self
        }
    }

    /// The view's item; made, with its ancestors', when something first needs it.
    func item(for view: UIView) -> ItemID {
        if let item = item(of: view.layoutNode) { return item }
        let parent: ItemID? = view === root ? nil : view.superview.map { self.item(for: $0) }
        let item: ItemID = engine.addItem(parent: parent, isScrollView: view.isScrollContainer)
        bind(view.layoutNode, to: item, .view(Weak(view)))
        pushInsets(of: view, item)
        engine.setBoundsOrigin(x: Double(view.bounds.origin.x), y: Double(view.bounds.origin.y), of: item)
        pushFrame(of: view, item)
        pushIntrinsic(of: view, item)
        return item
    }

    private func item(for guide: UILayoutGuide) -> ItemID? {
        if let item = item(of: guide.layoutNode) { return item }
        guard let owner = guide.owner else { return nil }
        let item: ItemID = engine.addItem(parent: self.item(for: owner), isGuide: true)
        bind(guide.layoutNode, to: item, .guide(Weak(guide)))
        return item
    }

    private func anchor(_ end: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LayoutAnchor? {
        if let view = end as? UIView { return LayoutAnchor(item(for: view.standIn(for: attribute)), attribute.engineAttribute) }
        guard let guide = end as? UILayoutGuide, let owner = guide.owner else { return nil }
        if let region = guide.region { return LayoutAnchor(item(for: owner), attribute.engineAttribute, region: region) }
        return item(for: guide).map { LayoutAnchor($0, attribute.engineAttribute) }
    }

    // MARK: Telling the engine

    /// Tells the engine everything that changed, in an order that depends on the constraints alone.
    func flush() {
        isDirty = false
        let constraints = pending.sorted { $0.activationIndex < $1.activationIndex }
        pending = []
        for constraint in constraints { install(constraint) }
        for view in take(&changedFrames) { if let item = item(of: view.layoutNode) { pushFrame(of: view, item) } }
        for view in take(&changedInsets) { if let item = item(of: view.layoutNode) { pushInsets(of: view, item) } }
        for view in take(&changedIntrinsics) { if let item = item(of: view.layoutNode) { pushIntrinsic(of: view, item) } }
    }

    private func take(_ list: inout [UIView]) -> [UIView] {
        defer { list = [] }
        return list
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, let description = description(of: constraint) else { return }
        let handle = engine.addConstraint(description)
        installed[handle] = constraint
        if !isIsolated { constraint.handle = handle }
    }

    private func description(of constraint: NSLayoutConstraint) -> EngineConstraintDescription? {
        guard let firstItem = constraint.firstEnd, let first = anchor(firstItem, constraint.firstPart) else { return nil }
        var second: LayoutAnchor?
        if constraint.hasSecondEnd {
            guard let secondItem = constraint.secondEnd, let anchor = anchor(secondItem, constraint.secondPart) else { return nil }
            second = anchor
        }
        var description = EngineConstraintDescription(
            first: first, relation: constraint.relationKind.engineRelation, second: second, multiplier: Double(constraint.factor),
            constant: Double(constraint.constant), priority: constraint.priority.rawValue)
        description.firstOrigin = constraint.firstOrigin.flatMap { end in end.item.flatMap { anchor($0, end.attribute) } }
        description.secondOrigin = constraint.secondOrigin.flatMap { end in end.item.flatMap { anchor($0, end.attribute) } }
        return description
    }

    /// Brings in a view that only has a natural size: nothing mentions it, yet it is laid out by Auto Layout.
    func include(_ view: UIView) {
        guard !view.storedTranslatesMask else { return }
        engine.mention(item(for: view))
        isDirty = true
    }

    private func pushFrame(of view: UIView, _ item: ItemID) {
        guard view.storedTranslatesMask, !(isIsolated && view === root) else { return engine.clearFixed(of: item) }
        let rect = view.alignmentRect(forFrame: CGRect(origin: view.storedOrigin, size: view.storedBounds.size))
        let parent = view === root ? nil : view.superview
        let length = parent?.bounds.size ?? view.bounds.size
        let shares = LayoutAxis.allCases.map { axis in
            parent == nil
                ? AutoresizingShare(origin: 0, length: 0)
                : view.share(axis, parentLength: axis == .horizontal ? length.width : length.height)
        }
        engine.setFixed(
            LayoutRect(x: finite(rect.minX), y: finite(rect.minY), width: max(0, finite(rect.width)), height: max(0, finite(rect.height))),
            parentLength: (Double(length.width), Double(length.height)), shares: shares, of: item)
    }

    /// Apple's own "infinite" sizes occur as frames; the solver's numbers stop at ten million points.
    private func finite(_ value: CGFloat) -> Double { Double(min(max(value, -1e7), 1e7)) }

    private func pushInsets(of view: UIView, _ item: ItemID) {
        engine.setRightToLeft(view.isRightToLeft, of: item)
        engine.setAlignmentInsets(view.alignmentRectInsets.engineInsets, of: item)
        engine.setInsets(view.layoutMargins.engineInsets, of: .margins, of: item)
        engine.setInsets(view.safeAreaInsets.engineInsets, of: .safeArea, of: item)
        engine.setInsets(view.readableInsets.engineInsets, of: .readable, of: item)
        pushKeyboard(of: view, item)
    }

    /// The keyboard's guide costs nothing where nobody asked for it.
    private func pushKeyboard(of view: UIView, _ item: ItemID) {
        guard view.systemGuides[.keyboard] != nil else { return }
        let place = view.keyboardGuidePlace
        engine.setInsets(
            EdgeInsets(top: Double(place.height), left: Double(place.left), bottom: Double(place.bottom), right: Double(place.right)),
            of: .keyboard, of: item)
    }

    private func pushIntrinsic(of view: UIView, _ item: ItemID) {
        view.needsIntrinsicUpdate = false
        // A label may begin or cease to wrap while it is laid out.
        if view.entersIntrinsicSizeLate && !view.storedTranslatesMask {
            if wrapping[item] == nil { wrapping[item] = .some(nil) }
        } else {
            wrapping[item] = nil
        }
        let size = view.storedTranslatesMask ? .zero : view.engineIntrinsicSize
        for axis in LayoutAxis.allCases {
            engine.setIntrinsic(
                view.intrinsicLength(axis, of: size), of: item, axis, entersLate: view.entersIntrinsicSizeLate,
                yieldsFirst: view.isArrangedInStack)
        }
        if view.layoutNode.referencing.isEmpty == false || !view.storedTranslatesMask { engine.mention(item) }
        engine.setBaselines(
            first: Double(view.firstBaselineOffsetFromTop), last: Double(view.lastBaselineOffsetFromBottom),
            centeredIn: view.baselinesCenteredInHeight.map(Double.init), of: item)
    }

    // MARK: Solving

    /// Solves, measuring wrapping text at the width it gets: first every text whose width moved is taken unwrapped, then measured at the solved width
    /// and solved again, as UIKit's second pass does (facts 6.11, L12). Returns the items that moved.
    func solve() -> Set<ItemID> {
        guard hasEngine else { return [] }
        let known = Set(engine.conflicts.map(\.broken))
        var moved = engine.solve()
        if unwrapMoved() { moved.formUnion(engine.solve()) }
        for _ in 0..<4 where measureWrapping() { moved.formUnion(engine.solve()) }
        if !isIsolated && !engine.conflicts.isEmpty { LayoutDiagnostics.report(conflicts { !known.contains($0.broken) }) }
        return moved
    }

    /// Forgets the measured width of wrapping views that the solve gave another width.
    private func unwrapMoved() -> Bool {
        var changed = false
        for (item, measured) in wrapping.sorted(by: { $0.key < $1.key }) {
            guard let view = participants[item]?.view, let width = measured, abs(engine.rect(of: item).width - width) > 0.01 else {
                continue
            }
            if view.forgetMeasuredWidth() {
                pushIntrinsic(of: view, item)
                changed = true
            }
            wrapping[item] = .some(nil)
        }
        return changed
    }

    private func measureWrapping() -> Bool {
        var changed = false
        for (item, measured) in wrapping.sorted(by: { $0.key < $1.key }) {
            guard let view = participants[item]?.view else { continue }
            let width = engine.rect(of: item).width
            if let measured, abs(measured - width) <= 0.01 { continue }
            wrapping[item] = .some(width)
            if view.remeasure(forWidth: CGFloat(width)) {
                pushIntrinsic(of: view, item)
                changed = true
            }
        }
        return changed
    }

    /// The width a wrapping view's content was last measured at.
    func measuredWidth(of item: ItemID) -> Double? { wrapping[item] ?? nil }

    /// The wrapping views, for a fitting that has to put their measured widths back.
    var wrappingViews: [(view: UIView, width: Double?)] {
        wrapping.compactMap { item, width in participants[item]?.view.map { ($0, width) } }
    }
}

extension NSLayoutConstraint.Relation {
    var engineRelation: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension UIEdgeInsets {
    var engineInsets: EdgeInsets { EdgeInsets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right)) }
}
