import Findings
import UIKit

/// An irreducible set of constraints and what kind of fault it is.
@MainActor struct ConflictCore {
    let conflict: LayoutConflict
    /// The constraints among its members.
    let constraints: [NSLayoutConstraint]
    private let arithmetic: CoreArithmetic?
    private let tree: CheckedTree

    init(_ conflict: LayoutConflict, _ arithmetic: CoreArithmetic?, in tree: CheckedTree) {
        self.conflict = conflict
        self.arithmetic = arithmetic
        self.tree = tree
        constraints = conflict.core.compactMap(\.constraint)
    }

    private typealias Rule = UnsatisfiableConstraints

    /// What best says what is wrong: who made the constraint that has no choice, before how the numbers look.
    var kind: FindingKind {
        if isTemporary { return Rule.temporary }
        if let axis = imposedAxis {
            return isSeparator ? Rule.separator : axis == .vertical ? Rule.encapsulatedHeight : Rule.encapsulatedWidth
        }
        if isMade("UISV-hiding") { return Rule.hiding }
        if isMade("UISV-alignment") { return Rule.alignment }
        if let missing = arithmetic?.missing, missing < 0.005 { return Rule.precision }
        if constraints.count == conflict.core.count, isContradiction { return Rule.contradiction }
        if !maskedViews.isEmpty { return Rule.mask }
        if collapse != nil { return Rule.collapsed }
        if constraints.contains(where: isRatio) { return Rule.ratio }
        if boundedItem != nil { return Rule.negative }
        if constraints.contains(where: isInset) { return Rule.safeArea }
        if constraints.contains(where: { $0.relation != .equal }) { return Rule.inequality }
        return isOverConstrained ? Rule.overConstrained : Rule.set
    }

    /// What else the set shows, where its kind only says who imposes what.
    var furtherKinds: [FindingKind] { imposedKinds + (mixesVariants ? [Rule.bothVariants] : []) }

    private var imposedKinds: [FindingKind] {
        let kind = kind
        let isImposed = [
            Rule.temporary, Rule.encapsulatedHeight, Rule.encapsulatedWidth, Rule.hiding, Rule.alignment, Rule.mask, Rule.collapsed,
        ]
        .contains(kind)
        guard isImposed else { return [] }
        var kinds: [FindingKind] = []
        if boundedItem != nil { kinds.append(Rule.negative) }
        if kind == Rule.encapsulatedHeight { kinds.append(Rule.staleHeight) }
        if constraints.contains(where: isProportion) { kinds.append(Rule.ratio) }
        if kind == Rule.mask, constraints.contains(where: usesSystemGuide) { kinds.append(Rule.safeArea) }
        if kind == Rule.mask, constraints.contains(where: { $0.relation != .equal }) { kinds.append(Rule.inequality) }
        return kinds
    }

    /// The members that a further kind is about.
    func evidence(for kind: FindingKind) -> [NSLayoutConstraint] {
        switch kind {
        case Rule.ratio: constraints.filter(isProportion)
        case Rule.safeArea: constraints.filter(usesSystemGuide)
        case Rule.inequality: constraints.filter { $0.relation != .equal }
        default: constraints
        }
    }

    // MARK: Imposed by UIKit

    /// The axis on which a list or a bar imposes a length.
    private var imposedAxis: NSLayoutConstraint.Axis? {
        for constraint in constraints where constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true {
            return constraint.firstAttribute.axis
        }
        for case .autoresizing(let view, let axis, true) in conflict.core where isListOwned(view) { return NSLayoutConstraint.Axis(axis) }
        return nil
    }

    /// Cells, headers and their content views get their frames from a list.
    private func isListOwned(_ view: UIView) -> Bool {
        [view, view.superview].contains { $0 is UITableViewCell || $0 is UICollectionReusableView || $0 is UITableViewHeaderFooterView }
    }

    /// A width of 0, or a constraint that UIKit says is temporary.
    private var isTemporary: Bool {
        if constraints.contains(where: { $0.identifier?.hasPrefix("_UITemporaryLayout") == true }) { return true }
        let isZero = constraints.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" && $0.constant < 0.01 }
        guard !isZero else { return true }
        for case .autoresizing(let view, .horizontal, true) in conflict.core where isListOwned(view) && view.bounds.width < 0.01 {
            return true
        }
        return false
    }

    /// The row whose height is only how it was drawn, where the set has that height in it.
    var drawnRow: UITableViewCell? {
        for case .autoresizing(let view, .vertical, true) in conflict.core where isListOwned(view) {
            guard let cell = view as? UITableViewCell ?? view.superview as? UITableViewCell, CellHeight.isDrawnOnly(cell, in: tree) else {
                continue
            }
            return cell
        }
        return nil
    }

    /// The row that a list imposes a height on.
    var imposedView: UIView? {
        for case .autoresizing(let view, .vertical, true) in conflict.core where isListOwned(view) {
            guard let outer = view.superview, outer is UITableViewCell || outer is UICollectionReusableView else { return view }
            return outer
        }
        return nil
    }

    /// Whether the set fails at a size that the root was only drawn with: a screen gives its views another one.
    var failsAsDrawnOnly: Bool {
        guard tree.document != nil, !tree.isScreen else { return false }
        for case .autoresizing(let view, _, true) in conflict.core where view === tree.root { return true }
        return false
    }

    private var isSeparator: Bool {
        guard let missing = arithmetic?.missing else { return false }
        return abs(missing - 1 / max(1, tree.root.traitCollection.displayScale)) < 0.01
    }

    /// The views whose frame takes part, besides the root and what a list places.
    var maskedViews: [UIView] {
        conflict.core.compactMap { $0.autoresizedView(besides: tree.root) }.filter { !isListOwned($0) }
    }

    private func isMade(_ identifier: String) -> Bool { constraints.contains { $0.isSystem && $0.identifier == identifier } }

    // MARK: Size classes

    /// Whether members are installed for different size classes only, so that one of them should be off here.
    private var mixesVariants: Bool { Set(constraints.compactMap(variationKey)).count > 1 }

    /// The size classes that a constraint of a document is installed for, where it isn't for all.
    private func variationKey(_ constraint: NSLayoutConstraint) -> String? {
        guard let document = tree.document, let id = constraint.documentID,
            let owner = document.enclosing[id].flatMap({ document.elements[$0] })
        else {
            return nil
        }
        return owner.children.first { variation in
            variation.name == "variation" && variation.key != "default"
                && variation.first("mask", key: "constraints")?.children.contains { $0.name == "include" && $0["reference"] == id } ?? false
        }?.key
    }

    // MARK: How the numbers look

    /// The item whose length may not be negative.
    var boundedItem: (AnyObject, NSLayoutConstraint.Axis)? {
        for case .nonNegative(let item, let axis) in conflict.core { return (item, NSLayoutConstraint.Axis(axis)) }
        return nil
    }

    private var isContradiction: Bool {
        guard let first = constraints.first else { return false }
        return constraints.allSatisfy {
            $0.secondItem == nil && $0.firstItem === first.firstItem && $0.firstAttribute == first.firstAttribute
        }
    }

    /// The author's constraint that makes something 0 long.
    private var collapse: NSLayoutConstraint? {
        constraints.first {
            !$0.isSystem && $0.secondItem == nil && $0.firstAttribute.isLength && $0.constant < 0.01 && $0.relation != .greaterThanOrEqual
        }
    }

    private func isRatio(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.firstItem === constraint.secondItem && constraint.firstAttribute.isLength && constraint.secondAttribute.isLength
            && constraint.firstAttribute != constraint.secondAttribute
    }

    /// A ratio of a view's own sides, or a length that is a share of another view's.
    private func isProportion(_ constraint: NSLayoutConstraint) -> Bool {
        isRatio(constraint)
            || constraint.secondItem != nil && constraint.multiplier != 1 && constraint.firstAttribute.isLength
                && constraint.secondAttribute.isLength
    }

    private func usesSystemGuide(_ constraint: NSLayoutConstraint) -> Bool {
        if constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin { return true }
        return [constraint.firstItem, constraint.secondItem].contains { item in
            guard let guide = item as? UILayoutGuide else { return false }
            return guide.identifier == "UIViewSafeAreaLayoutGuide" || guide.identifier == "UIViewLayoutMarginsGuide"
        }
    }

    /// Whether a safe area or a margin has a share in it that isn't 0 here.
    private func isInset(_ constraint: NSLayoutConstraint) -> Bool {
        guard usesSystemGuide(constraint), let axis = constraint.firstAttribute.axis else { return false }
        return constraint.endViews.contains { view in
            let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
            let usesMargins =
                constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin
                || [constraint.firstItem, constraint.secondItem].contains {
                    ($0 as? UILayoutGuide)?.identifier == "UIViewLayoutMarginsGuide"
                }
            return axis.total(of: usesMargins ? margins : safe) > 0.01
        }
    }

    /// Whether two positions, or a position and more, tie one view to another on one axis, beside lengths.
    private var isOverConstrained: Bool {
        let positions = constraints.filter { $0.firstAttribute.isPosition && $0.secondItem != nil }
        guard positions.count == 2, let first = positions[0].firstItem, let second = positions[0].secondItem else { return false }
        let pair = [ObjectIdentifier(first), ObjectIdentifier(second)]
        return constraints.allSatisfy { constraint in
            [constraint.firstItem, constraint.secondItem].allSatisfy { $0.map { pair.contains(ObjectIdentifier($0)) } ?? true }
        } && constraints.contains { $0.firstAttribute.isLength }
    }
}
