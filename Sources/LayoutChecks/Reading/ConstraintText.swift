import UIKit

extension CheckedTree {
    /// A constraint as a person reads it: `"Summary".bottom == "Card".bottom - 8 @750`.
    package func text(_ constraint: NSLayoutConstraint) -> String {
        var text = end(constraint.firstItem, constraint.firstAttribute) + " \(symbol(constraint.relation)) "
        if constraint.secondItem != nil {
            if constraint.multiplier != 1 { text += Self.ratio(constraint.multiplier) + " * " }
            text += end(constraint.secondItem, constraint.secondAttribute)
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - " : " + "
                text += Self.number(abs(constraint.constant))
            }
        } else {
            text += Self.number(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(Self.number(CGFloat(constraint.priority.rawValue)))" }
        if constraint.isSystem, let name = constraint.identifier { text += " (\(name), made by UIKit)" }
        return text
    }

    /// An end of a constraint: `"Card".bottom`, `"Page".contentLayoutGuide.top`.
    func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(name(ofItem: item)).\(Self.name(of: attribute))"
    }

    /// What to call a constraint's item.
    package func name(ofItem item: AnyObject?) -> String {
        if let view = item as? UIView { return shortName(view) }
        guard let guide = item as? UILayoutGuide else { return "nothing" }
        guard let owner = guide.owningView else { return "a layout guide" }
        return "\(shortName(owner)).\(Self.name(of: guide, in: owner))"
    }

    /// A length in a sentence: `1 point`, `12.5 points`.
    package static func points(_ value: CGFloat) -> String {
        let text = number(value)
        return text == "1" ? "1 point" : "\(text) points"
    }

    /// A number of points as people write it: at most two decimals, unless more are asked for.
    package static func number(_ value: CGFloat, decimals: Int = 2) -> String {
        let scale = pow(10, Double(decimals))
        let rounded = (Double(value) * scale).rounded() / scale
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// A factor as its author knows it: `0.5`, and `16/9` where two decimals would be another number.
    package static func ratio(_ value: CGFloat) -> String {
        if abs(value * 100 - (value * 100).rounded()) < 1e-4 { return number(value) }
        for lower in 2...64 {
            let upper = (value * CGFloat(lower)).rounded()
            // Interface Builder stores "16:9", or a decimal of six places.
            if upper != 0, abs(upper / CGFloat(lower) - value) < 2e-6 { return "\(Int(upper))/\(lower)" }
        }
        return number(value, decimals: 4)
    }

    /// The name of the property that answers a guide. System guides are told by their identifiers: asking for one would make it.
    private static func name(of guide: UILayoutGuide, in owner: UIView) -> String {
        switch guide.identifier {
        case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
        case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
        case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
        case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
        case "UIViewReadableContentGuide": "readableContentGuide"
        case "": "layout guide"
        default: guide.identifier
        }
    }

    static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
        String(describing: attribute)
    }

    private func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension CheckedTree {
    /// `375 x 667`.
    static func size(_ size: CGSize) -> String {
        "\(number(size.width)) x \(number(size.height))"
    }
}
