import Foundation

/// How much a constraint matters, 0 exclusive to 1000; 1000 is required.
///
/// Values: https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of a value, 1...1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Lets a priority be written as a number.
    public init(floatLiteral value: Float) { self.rawValue = value }
    /// Lets a priority be written as a whole number.
    public init(integerLiteral value: Int) { self.rawValue = Float(value) }

    /// 1000: must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: at which a button resists compressing its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: at which dragging may resize a scene's window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: at which a scene's size would rather stay put.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: at which dragging doesn't resize a scene's window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: at which a button hugs its content horizontally.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: at which a view conforms to the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// A priority higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }
    /// A priority lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue - right) }
}
