/// A constraint to be written into a document: `first.attribute (relation) multiplier * second.attribute + constant`.
public struct NewConstraint: Hashable, Sendable {
    /// The object id of the first item: a view or a guide.
    public var firstItem: String
    /// The attribute of the first item.
    public var firstAttribute: IBLayoutAttribute
    /// How the sides compare.
    public var relation: IBConstraint.Relation
    /// The object id of the second item; nil for a width or height of a fixed size.
    public var secondItem: String?
    /// The attribute of the second item.
    public var secondAttribute: IBLayoutAttribute?
    /// The factor on the second attribute.
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double
    /// 1...1000.
    public var priority: Double

    /// Makes a constraint between two items.
    public init(
        _ firstItem: String, _ firstAttribute: IBLayoutAttribute, _ relation: IBConstraint.Relation = .equal, to secondItem: String,
        _ secondAttribute: IBLayoutAttribute, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
    ) {
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// Makes a constraint that gives a width or height a fixed size, in points.
    public init(
        _ item: String, _ attribute: IBLayoutAttribute, _ relation: IBConstraint.Relation = .equal, constant: Double,
        priority: Double = 1000
    ) {
        firstItem = item
        firstAttribute = attribute
        self.relation = relation
        multiplier = 1
        self.constant = constant
        self.priority = priority
    }

    /// The element as Xcode writes it in the list of a view: the view itself isn't named as the first item, and what is usual isn't written.
    public func element(id: String, owner: String) -> NewElement {
        var attributes: [(String, String)] = []
        if firstItem != owner { attributes.append(("firstItem", firstItem)) }
        attributes.append(("firstAttribute", firstAttribute.rawValue))
        if relation != .equal { attributes.append(("relation", relation.rawValue)) }
        if let secondItem { attributes.append(("secondItem", secondItem)) }
        if let secondAttribute { attributes.append(("secondAttribute", secondAttribute.rawValue)) }
        if multiplier != 1 { attributes.append(("multiplier", Self.number(multiplier))) }
        if priority != 1000 { attributes.append(("priority", Self.number(priority))) }
        if constant != 0 || secondItem == nil { attributes.append(("constant", Self.number(constant))) }
        return NewElement("constraint", attributes + [("id", id)])
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }
}

extension DocumentEditor {
    /// Which end of a constraint is meant.
    public enum ConstraintEnd: String, Hashable, Sendable {
        case first
        case second
    }

    /// Adds a constraint with a fresh id to the nearest view that holds both items, and answers the id.
    public mutating func addConstraint(_ new: NewConstraint) throws(Failure) -> String {
        let first = try holders(of: new.firstItem)
        guard let second = new.secondItem else { return add(new, to: first[0]) }
        let others = Set(try holders(of: second).map(\.sourceRange.lowerBound))
        guard let common = first.first(where: { others.contains($0.sourceRange.lowerBound) }) else {
            throw .noCommonView(new.firstItem, second)
        }
        return add(new, to: common)
    }

    /// Adds a constraint with a fresh id to the list of a view, and answers the id.
    public mutating func add(_ new: NewConstraint, to view: IBElement) -> String {
        let id = freshID()
        add(new.element(id: id, owner: view.id ?? ""), toList: "constraints", of: view)
        return id
    }

    /// Changes one end of a constraint to another item, and to another attribute of it unless that is nil. The view in whose list the
    /// constraint stands isn't written as the first item.
    public mutating func setItem(
        _ end: ConstraintEnd, of constraint: IBElement, to item: String, attribute: IBLayoutAttribute? = nil
    ) {
        let owner = constraint.id.flatMap { document.enclosing[$0] }
        if end == .first, item == owner {
            removeAttribute("firstItem", of: constraint)
        } else {
            setAttribute("\(end.rawValue)Item", to: item, of: constraint)
        }
        if let attribute { setAttribute("\(end.rawValue)Attribute", to: attribute.rawValue, of: constraint) }
    }

    /// The view that an item is or belongs to, and the views around it, innermost first.
    private func holders(of id: String) throws(Failure) -> [IBElement] {
        guard let item = document.elements[id] else { throw .noSuchObject(id) }
        var views: [IBElement] = []
        if IBElementNames.isView(item.name) { views.append(item) }
        if item.name == "viewControllerLayoutGuide", let view = rootView(ofGuide: id) { views.append(view) }
        views += document.elements(around: item).filter { IBElementNames.isView($0.name) }
        guard !views.isEmpty else { throw .noSuchObject(id) }
        return views
    }

    /// A controller's top and bottom guides stand beside its view.
    private func rootView(ofGuide id: String) -> IBElement? {
        document.enclosing[id].flatMap { document.elements[$0] }?.child(key: "view")
    }
}
