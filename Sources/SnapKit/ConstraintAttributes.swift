import UIKit

/// A set of the attributes that one step of a chain speaks of, in the order in which constraints are made.
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    private static func one(_ attribute: LayoutAttribute) -> ConstraintAttributes {
        ConstraintAttributes(rawValue: 1 << UInt32(attribute.rawValue))
    }

    static let left = one(.left), right = one(.right), top = one(.top), bottom = one(.bottom)
    static let leading = one(.leading), trailing = one(.trailing), width = one(.width), height = one(.height)
    static let centerX = one(.centerX), centerY = one(.centerY), lastBaseline = one(.lastBaseline), firstBaseline = one(.firstBaseline)
    static let leftMargin = one(.leftMargin), rightMargin = one(.rightMargin), topMargin = one(.topMargin),
        bottomMargin = one(.bottomMargin)
    static let leadingMargin = one(.leadingMargin), trailingMargin = one(.trailingMargin)
    static let centerXWithinMargins = one(.centerXWithinMargins), centerYWithinMargins = one(.centerYWithinMargins)

    static let edges: ConstraintAttributes = [.left, .right, .top, .bottom]
    static let directionalEdges: ConstraintAttributes = [.leading, .trailing, .top, .bottom]
    static let horizontalEdges: ConstraintAttributes = [.left, .right]
    static let verticalEdges: ConstraintAttributes = [.top, .bottom]
    static let directionalHorizontalEdges: ConstraintAttributes = [.leading, .trailing]
    static let size: ConstraintAttributes = [.width, .height]
    static let center: ConstraintAttributes = [.centerX, .centerY]
    static let margins: ConstraintAttributes = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
    static let directionalMargins: ConstraintAttributes = [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]
    static let centerWithinMargins: ConstraintAttributes = [.centerXWithinMargins, .centerYWithinMargins]

    /// The attributes one by one.
    var layoutAttributes: [LayoutAttribute] {
        (1...20).compactMap { rawValue & (1 << UInt32($0)) != 0 ? LayoutAttribute(rawValue: $0) : nil }
    }

    /// What an attribute is tied to on a target that names `self`: itself where the target names nothing or the same; the one attribute it names; or the
    /// counterpart of a group (edges to margins, a centre to the centre within margins).
    func counterpart(of attribute: LayoutAttribute) -> NSLayoutConstraint.Attribute? {
        let named = layoutAttributes
        if named.isEmpty || named.contains(attribute) { return attribute }
        if named.count == 1 { return named[0] }
        return attribute.relatives.first { named.contains($0) }
    }
}

extension LayoutAttribute {
    /// The same side of the other rectangle, or in the other reading of direction.
    fileprivate var relatives: [LayoutAttribute] {
        switch self {
        case .left, .leftMargin, .leading, .leadingMargin: [.left, .leftMargin, .leading, .leadingMargin]
        case .right, .rightMargin, .trailing, .trailingMargin: [.right, .rightMargin, .trailing, .trailingMargin]
        case .top, .topMargin, .firstBaseline: [.top, .topMargin, .firstBaseline]
        case .bottom, .bottomMargin, .lastBaseline: [.bottom, .bottomMargin, .lastBaseline]
        case .centerX, .centerXWithinMargins: [.centerX, .centerXWithinMargins]
        case .centerY, .centerYWithinMargins: [.centerY, .centerYWithinMargins]
        case .width, .height, .notAnAttribute: []
        }
    }

    var isLength: Bool { self == .width || self == .height }
}
