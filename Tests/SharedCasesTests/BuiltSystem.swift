import Foundation

@testable import UIKit

/// The system of a case, built of our views.
@MainActor final class BuiltSystem {
    /// The view that holds all others.
    let root: UIView
    /// Every view by its id in the case.
    private(set) var views: [String: UIView] = [:]
    /// Every constraint by its name in the case; those without a name by their text.
    private(set) var constraints: [String: NSLayoutConstraint] = [:]

    /// Why a system can't be built; a fault of the case or of this reader, never an expectation.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// What the case states as plain views and constraints and what UIKit made in the report; nil to build what the case states.
    private let restoring: Restoration?

    init(_ system: CaseSystem, restoring: Restoration? = nil) throws {
        guard let first = system.views.first, first.in == nil else { throw Fault(description: "the first view isn't a root") }
        self.restoring = restoring
        root = Self.makeView(first)
        for view in system.views where restoring?.guides[view.id] == nil {
            try add(view)
        }
        for view in system.views where view.stack != nil {
            try arrange(view)
        }
        if system.dir == "rtl" { views.values.forEach { $0.semanticContentAttribute = .forceRightToLeft } }
        if let safe = system.safe { root.givenSafeAreaInsets = UIEdgeInsets(safe) }
        for text in system.constraints ?? [] {
            try addConstraint(text)
        }
        restoring?.finish(self)
        for (id, offset) in system.offset ?? [:] {
            (views[id] as? UIScrollView)?.contentOffset = CGPoint(x: offset[0], y: offset[1])
        }
    }

    /// Lays everything out.
    func layOut() {
        root.layoutIfNeeded()
    }

    /// A view's frame in window coordinates.
    func frame(of id: String) -> CGRect? {
        guard let view = views[id] else { return nil }
        let frame = view.convert(view.bounds, to: root)
        return frame.offsetBy(dx: root.frame.minX, dy: root.frame.minY)
    }

    private func add(_ description: CaseSystem.View) throws {
        let isRoot = description.in == nil && views.isEmpty
        let view = isRoot ? root : restoring?.makeView(description) ?? Self.makeView(description)
        if !isRoot, let restoring, restoring.takesPriorities { Self.setPriorities(of: view, description) }
        views[description.id] = view
        view.accessibilityIdentifier = description.id
        guard let parent = description.in else { return }
        guard let superview = views[parent] else {
            throw Fault(description: "\(description.id) stands in \(parent), which isn't there yet")
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
    }

    private static func makeView(_ description: CaseSystem.View) -> UIView {
        let frame = description.fixed.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
        let view: UIView
        switch description.cls {
        case "UIScrollView": view = UIScrollView(frame: frame)
        case "UIStackView": view = UIStackView(frame: frame)
        default: view = CaseView(frame: frame, description: description)
        }
        setPriorities(of: view, description)
        // There is no window to come by a safe area.
        if let safe = description.safe { view.givenSafeAreaInsets = UIEdgeInsets(safe) }
        if let margins = description.margins { view.layoutMargins = UIEdgeInsets(margins) }
        return view
    }

    private static func setPriorities(of view: UIView, _ description: CaseSystem.View) {
        if let hug = description.hug {
            view.setContentHuggingPriority(UILayoutPriority(Float(hug[0])), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(Float(hug[1])), for: .vertical)
        }
        if let comp = description.comp {
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(comp[0])), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(comp[1])), for: .vertical)
        }
    }

    private func arrange(_ description: CaseSystem.View) throws {
        guard let stack = views[description.id] as? UIStackView, let settings = description.stack else { return }
        stack.axis = settings.axis == "v" ? .vertical : .horizontal
        stack.distribution = try Self.distribution(settings.distribution ?? "fill")
        stack.alignment = try Self.alignment(settings.alignment ?? "fill")
        stack.spacing = settings.spacing ?? 0
        stack.isLayoutMarginsRelativeArrangement = settings.marginsRelative ?? false
        for id in settings.arranged {
            guard let view = views[id] else { throw Fault(description: "\(description.id) arranges \(id), which isn't there") }
            stack.addArrangedSubview(view)
        }
        for id in settings.hidden ?? [] { views[id]?.isHidden = true }
        for (id, spacing) in settings.custom ?? [:] {
            if let view = views[id] { stack.setCustomSpacing(spacing, after: view) }
        }
    }

    private static func distribution(_ name: String) throws -> UIStackView.Distribution {
        switch name {
        case "fill": return .fill
        case "fillEqually": return .fillEqually
        case "fillProportionally": return .fillProportionally
        case "equalSpacing": return .equalSpacing
        case "equalCentering": return .equalCentering
        default: throw Fault(description: "no distribution \(name)")
        }
    }

    private static func alignment(_ name: String) throws -> UIStackView.Alignment {
        switch name {
        case "fill": return .fill
        case "leading": return .leading
        case "top": return .top
        case "center": return .center
        case "trailing": return .trailing
        case "bottom": return .bottom
        case "firstBaseline": return .firstBaseline
        case "lastBaseline": return .lastBaseline
        default: throw Fault(description: "no alignment \(name)")
        }
    }

    private func addConstraint(_ text: String) throws {
        guard let parsed = CaseConstraint(text) else { throw Fault(description: "can't read the constraint '\(text)'") }
        if let restoring, restoring.takes(parsed, self) { return }
        let constraint = NSLayoutConstraint(
            item: try item(parsed.first), attribute: try attribute(parsed.first.attribute), relatedBy: relation(parsed.relation),
            toItem: try parsed.second.map(item), attribute: try parsed.second.map { try attribute($0.attribute) } ?? .notAnAttribute,
            multiplier: parsed.multiplier, constant: parsed.constant)
        constraint.priority = UILayoutPriority(Float(parsed.priority))
        constraint.identifier = restoring?.systemNames[parsed.name] ?? parsed.name
        constraint.isSystem = restoring?.systemNames[parsed.name] != nil
        constraint.isActive = true
        constraints[parsed.name] = constraint
    }

    private func item(_ term: CaseConstraint.Term) throws -> Any {
        if let owner = restoring?.guides[term.item], let view = views[owner.view] {
            return owner.isSafeArea ? view.safeAreaLayoutGuide : view.layoutMarginsGuide
        }
        guard let view = views[term.item] else { throw Fault(description: "there is no view \(term.item)") }
        switch term.guide {
        case nil: return view
        case "safe": return view.safeAreaLayoutGuide
        case "margins": return view.layoutMarginsGuide
        case "content": if let scroll = view as? UIScrollView { return scroll.contentLayoutGuide }
        case "frame": if let scroll = view as? UIScrollView { return scroll.frameLayoutGuide }
        default: break
        }
        throw Fault(description: "\(term.item) has no guide \(term.guide ?? "")")
    }

    private func relation(_ text: String) -> NSLayoutConstraint.Relation {
        switch text {
        case "<=": .lessThanOrEqual
        case ">=": .greaterThanOrEqual
        default: .equal
        }
    }

    private func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
        let all: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
            "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        guard let attribute = all[name] else { throw Fault(description: "no attribute \(name)") }
        return attribute
    }
}

extension UIEdgeInsets {
    /// Top, left, bottom, right, as the cases write them.
    fileprivate init(_ edges: [Double]) {
        self.init(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
}
