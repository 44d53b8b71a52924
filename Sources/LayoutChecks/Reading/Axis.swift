import LayoutEngine
import UIKit

/// The words and the numbers of an axis.
extension NSLayoutConstraint.Axis {
    /// The engine's axis.
    init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The engine's name for it.
    var inEngine: LayoutAxis { self == .horizontal ? .horizontal : .vertical }

    /// `width` or `height`.
    var lengthName: String { self == .horizontal ? "width" : "height" }

    /// `x` or `y`.
    var originName: String { self == .horizontal ? "x" : "y" }

    /// `horizontal` or `vertical`.
    var adjective: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The edge at which content ends.
    var farEdgeName: String { self == .horizontal ? "trailing edge" : "bottom" }

    /// The edge at which content begins.
    var nearEdgeName: String { self == .horizontal ? "leading edge" : "top" }

    /// A length on this axis.
    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    /// The smaller coordinate of a rectangle.
    func near(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }

    /// The larger coordinate of a rectangle.
    func far(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

    /// What insets take from both ends.
    func total(of insets: UIEdgeInsets) -> CGFloat {
        self == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }

    /// Both axes.
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

/// What an attribute says about its axis.
extension NSLayoutConstraint.Attribute {
    /// The axis it lies on; nil for `notAnAttribute`.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .notAnAttribute: nil
        }
    }

    /// An edge at which content begins, margins included.
    var isNearEdge: Bool {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: true
        default: false
        }
    }

    /// An edge at which content ends, margins included.
    var isFarEdge: Bool {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
        default: false
        }
    }

    /// A width or a height.
    var isLength: Bool { self == .width || self == .height }
}
