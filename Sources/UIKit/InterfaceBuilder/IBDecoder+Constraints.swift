import Findings
import Foundation
import IBDocuments

extension IBDecoder {
    /// Installs the constraints that the elements' views own, in document order.
    func installConstraints(of made: [(element: IBElement, object: NSObject)]) {
        for (element, object) in made {
            guard let owner = object as? UIView else { continue }
            let list = element.list("constraints")
            guard !list.isEmpty else { continue }
            let excluded = element.excluded(from: "constraints", for: classes)
            for item in list where item.name == "constraint" && !excluded.contains(item.id ?? "") {
                install(item, owner: owner, ownerID: element.id ?? "")
            }
        }
    }

    private func install(_ element: IBElement, owner: UIView, ownerID: String) {
        // What is wrong with the numbers is a finding of the document already.
        guard case .usable(let constraint) = IBConstraint.read(element, owner: ownerID) else { return }
        if constraint.isPlaceholder, purpose == .runtime { return }
        // An id that means nothing here isn't installed for these size classes, or the document has a finding for it.
        guard let first = item(constraint.firstItem, owner: owner, ownerID: ownerID) else { return }
        var second: NSObject?
        if let id = constraint.secondItem {
            guard let found = item(id, owner: owner, ownerID: ownerID) else { return }
            second = found
        }
        guard hasCommonAncestor(first, second) else { return reportStrangers(element) }
        let source = source(element)
        let made = NSLayoutConstraint(
            item: first, attribute: constraint.firstAttribute.attribute, relatedBy: constraint.relation.relation, toItem: second,
            attribute: constraint.secondAttribute?.attribute ?? .notAnAttribute, multiplier: constraint.multiplier,
            constant: constant(of: constraint, source, first, second))
        made.identifier = constraint.identifier
        // A variation's number may be unusable (the document has its finding); then the constraint keeps its own.
        made.priority = UILayoutPriority(Float(source["priority"].flatMap(IBConstraint.usablePriority) ?? constraint.priority))
        made.documentID = element.id
        made.sourceLine = element.line
        register(made, for: element)
        made.isActive = true
    }

    /// Standard spacings are written out (8 and 20), and one that isn't is 0 (12 of 12 public cases). To the safe area the standard spacing is 0
    /// whatever is written (6 of 6), to the layout guides that came before it 8 (the one that has 20 written is 8 wide too).
    private func constant(of constraint: IBConstraint, _ source: IBSource, _ first: NSObject, _ second: NSObject?) -> CGFloat {
        if constraint.isSymbolic, isSafeArea(first) || second.map(isSafeArea) ?? false { return 0 }
        if constraint.isSymbolic, [constraint.firstItem, constraint.secondItem].contains(where: isOldGuide) { return 8 }
        return CGFloat(source["constant"].flatMap(IBConstraint.usableConstant) ?? constraint.constant ?? 0)
    }

    private func isSafeArea(_ item: NSObject) -> Bool {
        guard let guide = item as? UILayoutGuide else { return false }
        return guide === guide.owningView?.safeAreaLayoutGuide
    }

    private func isOldGuide(_ id: String?) -> Bool {
        id.flatMap { document.elements[$0] }?.name == "viewControllerLayoutGuide"
    }

    /// The view or guide that an id means here; nil when it isn't installed for these size classes.
    private func item(_ id: String, owner: UIView, ownerID: String) -> NSObject? {
        if id == ownerID { return owner }
        guard let object = objects[id] else { return nil }
        return object is UIView || object is UILayoutGuide ? object : nil
    }

    private func hasCommonAncestor(_ first: NSObject, _ second: NSObject?) -> Bool {
        guard let one = view(of: first) else { return false }
        guard let second else { return true }
        guard let other = view(of: second) else { return false }
        return root(of: one) === root(of: other)
    }

    private func view(of item: NSObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private func root(of view: UIView) -> UIView {
        var view = view
        while let above = view.superview { view = above }
        return view
    }

    private func reportStrangers(_ element: IBElement) {
        findings.append(
            Finding(
                kind: "api.no-common-ancestor", severity: .error,
                message: "The constraint's items stand in no common view; it is left out.", location: document.location(of: element)))
    }
}

extension IBLayoutAttribute {
    /// UIKit's attribute of this name.
    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: return .left
        case .right: return .right
        case .top: return .top
        case .bottom: return .bottom
        case .leading: return .leading
        case .trailing: return .trailing
        case .width: return .width
        case .height: return .height
        case .centerX: return .centerX
        case .centerY: return .centerY
        case .baseline, .lastBaseline: return .lastBaseline
        case .firstBaseline: return .firstBaseline
        case .leftMargin: return .leftMargin
        case .rightMargin: return .rightMargin
        case .topMargin: return .topMargin
        case .bottomMargin: return .bottomMargin
        case .leadingMargin: return .leadingMargin
        case .trailingMargin: return .trailingMargin
        case .centerXWithinMargins: return .centerXWithinMargins
        case .centerYWithinMargins: return .centerYWithinMargins
        }
    }
}

extension IBConstraint.Relation {
    var relation: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: return .lessThanOrEqual
        case .equal: return .equal
        case .greaterThanOrEqual: return .greaterThanOrEqual
        }
    }
}
