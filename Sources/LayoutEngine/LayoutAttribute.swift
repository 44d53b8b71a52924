/// The sides, lengths, centres and baselines that a constraint can speak of; raw values are those of `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Sendable, Hashable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
}

/// One of the two directions of the plane.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
    case horizontal = 0
    case vertical = 1
}

/// What an attribute measures once direction and margins are taken out of its name.
enum Edge {
    case min, max, center, length, firstBaseline, lastBaseline
}

extension LayoutAttribute {
    /// The axis the attribute lies on, or nil for `notAnAttribute`.
    public var axis: LayoutAxis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    /// Whether the attribute is a length rather than a place.
    public var isLength: Bool { self == .width || self == .height }

    /// Whether the attribute follows the reading direction (leading, trailing and their margins).
    public var followsDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute names an absolute horizontal side (left, right and their margins).
    public var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether the attribute speaks of the rectangle inside the layout margins.
    public var isWithinMargins: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

    /// The attribute as an edge of its axis, leading and trailing resolved by direction.
    func edge(rightToLeft: Bool) -> Edge {
        switch self {
        case .left, .leftMargin, .top, .topMargin: .min
        case .right, .rightMargin, .bottom, .bottomMargin: .max
        case .leading, .leadingMargin: rightToLeft ? .max : .min
        case .trailing, .trailingMargin: rightToLeft ? .min : .max
        case .width, .height, .notAnAttribute: .length
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}
