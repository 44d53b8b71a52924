import Foundation

extension NSLayoutConstraint.Attribute {
    /// The attribute's name as UIKit prints it in a constraint's description.
    package var layoutName: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}

/// The address of an object as UIKit prints it.
func addressText(of object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16) }

/// The name UIKit prints for an item: an identifier that stands for it, or its class and address with the text it shows or a guide's identifier (facts 6.6).
@MainActor func itemName(of item: AnyObject) -> String {
    if let identifier = (item as? UIView)?.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let name = "\(className(of: item)):\(addressText(of: item))"
    if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'" }
    guard let text = (item as? UILabel)?.text ?? (item as? UIButton)?.currentTitle, !text.isEmpty else { return name }
    return text.count > 25 ? "\(name)'\(text.prefix(25))...'" : "\(name)'\(text)'"
}

/// The class as UIKit prints it: the bare name of UIKit's own, `Module.Class` of an app's.
func className(of object: AnyObject) -> String {
    let full = String(reflecting: Swift.type(of: object))
    // Private types carry their context in parentheses; the bare name says more.
    if full.hasPrefix("UIKit.") || full.contains("(") { return String(describing: Swift.type(of: object)) }
    return full
}

/// A number as UIKit prints it in a description: six significant digits, no trailing zeros.
func numberText(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

extension NSLayoutConstraint {
    /// The text of UIKit's logs (facts 6.6): `<NSLayoutConstraint:0x... 'identifier' body   (active, names: ...)>`.
    package var logText: String {
        if let impersonal = self as? ImpersonalConstraint { return impersonal.ownLogText }
        let name = identifier.map { " '\($0)'" } ?? ""
        let text = ConstraintText(self)
        let level = priority == .required ? "" : " priority:\(numberText(CGFloat(priority.rawValue)))"
        let state = isActive ? "active" : "inactive"
        let names = text.names.isEmpty ? "" : ", names: \(text.names.joined(separator: ", "))"
        return "<\(className(of: self)):\(addressText(of: self))\(name) \(text.body)\(level)   (\(state)\(names))>"
    }
}

/// A constraint's body as UIKit writes it: visual format where a gap between two items can be drawn, else the equation.
@MainActor struct ConstraintText {
    private(set) var body = ""
    private(set) var names: [String] = []

    init(_ constraint: NSLayoutConstraint) {
        body = gap(constraint) ?? equation(constraint)
    }

    private mutating func gap(_ constraint: NSLayoutConstraint) -> String? {
        guard let first = constraint.firstItem, let second = constraint.secondItem, constraint.multiplier == 1,
            constraint.firstOrigin == nil, constraint.secondOrigin == nil
        else { return nil }
        let relation = constraint.relation
        let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
        guard let prefix = a.gapPrefix, b.gapPrefix == prefix else { return nil }
        let suffix = a.isAbsolute ? "(LTR)" : ""
        let superview = superviewOf(first)
        if superview === second, a.isNearEdge, a == b {
            name(second)
            return "\(prefix):|-\(length(relation, constraint.constant))-[\(itemName(of: first))]\(suffix)"
        }
        let secondSuperview = superviewOf(second)
        if secondSuperview === first, !a.isNearEdge, a == b {
            name(first)
            return "\(prefix):[\(itemName(of: second))]-\(length(relation, constraint.constant))-|\(suffix)"
        }
        if a.isNearEdge, !b.isNearEdge, first !== superviewOf(second), second !== superview {
            return "\(prefix):[\(itemName(of: second))]-\(length(relation, constraint.constant))-[\(itemName(of: first))]\(suffix)"
        }
        return nil
    }

    private func superviewOf(_ item: AnyObject) -> UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }

    private mutating func name(_ superview: AnyObject) { names.append("'|':\(itemName(of: superview)) ") }

    private func length(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> String {
        "(\(relation == .equal ? "" : relation.text)\(numberText(constant)))"
    }

    private func equation(_ constraint: NSLayoutConstraint) -> String {
        let left = end(constraint.firstItem, constraint.firstAttribute)
        guard let second = constraint.secondItem else { return "\(left) \(constraint.relation.text) \(numberText(constraint.constant))" }
        let factor = constraint.multiplier == 1 ? "" : "\(numberText(constraint.multiplier))*"
        let constant = constraint.constant
        let tail = constant == 0 ? "" : constant > 0 ? " + \(numberText(constant))" : " - \(numberText(-constant))"
        return "\(left) \(constraint.relation.text) \(factor)\(end(second, constraint.secondAttribute))\(tail)"
    }

    private func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(item.map { itemName(of: $0) } ?? "(null)").\(attribute.layoutName)"
    }
}

extension NSLayoutConstraint.Relation {
    /// `==`, `<=` or `>=`.
    package var text: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var gapPrefix: String? {
        switch self {
        case .leading, .trailing, .left, .right: "H"
        case .top, .bottom: "V"
        default: nil
        }
    }
    fileprivate var isNearEdge: Bool { self == .leading || self == .left || self == .top }
    fileprivate var isAbsolute: Bool { self == .left || self == .right }
}
