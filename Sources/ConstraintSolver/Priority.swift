/// How much a constraint matters: a float, as UIKit has it. Any higher priority beats any sum of lower ones.
///
/// There is one level per distinct value; values are never turned into weights.
public struct Priority: Hashable, Comparable, Sendable {
    /// From 0 (weakest) to 1000 (required). Other values are refused by the operations that take a priority.
    public let rawValue: Float

    /// A priority of a given value; see `rawValue` for the legal range.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must hold. When it can't, a `Conflict` is reported.
    public static let required = Priority(1000)

    /// Where a required constraint lives while a conflict keeps it from being required: the largest float below 1000.
    public static let brokenRequired = Priority(Float(1000).nextDown)

    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }

    var isLegal: Bool { rawValue >= 0 && rawValue <= 1000 }
    var isRequired: Bool { rawValue == 1000 }
}
