import Foundation

/// An object whose outlets and actions can be reached by their names: what the Objective-C runtime does for every object on iOS.
///
/// The build tool plugin `IOSSources` writes these members for classes with `@IBOutlet`, `@IBAction`, `@IBInspectable` or `@objc`. Every
/// `UIResponder` has them already, and knows no name of its own but the messages that UIKit's classes answer.
public protocol NamedMembers: AnyObject {
    /// Sets a property by its name, so that its observers run.
    @MainActor func setNamedMember(_ name: String, to value: Any?) -> NamedAssignment

    /// Calls a function by its selector's name.
    ///
    /// - Parameters:
    ///   - selector: the selector's name, as in `save:`.
    ///   - arguments: what the sender has to say, most important first; the function takes as many of them as it has parameters. Nil only asks
    ///     whether there is a function, and calls none.
    @MainActor func answerMessage(_ selector: String, with arguments: [Any?]?) -> NamedAnswer
}

/// What became of a value for a property of some name.
public enum NamedAssignment {
    /// It is set.
    case done
    /// There is no property of that name.
    case unknown
    /// The property is of another type, named here.
    case unsuitable(String)

    /// Whether there is no property of that name.
    public var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Sets a property to a value if that fits its type. Numbers fit numbers of any type.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - property: tells the property's type; it isn't read.
    ///   - set: sets the property.
    @MainActor public static func assigning<Value>(
        _ value: Any?, like property: @autoclosure () -> Value, _ set: (Value) -> Void
    ) -> NamedAssignment {
        guard let fitting = NamedValue.value(value, as: Value.self) else { return .unsuitable("\(Value.self)") }
        set(fitting)
        return .done
    }
}

/// What became of a message.
public enum NamedAnswer {
    /// A function was called and returned this (`()` when it returns nothing); or there is one, when that was all that was asked.
    case answered(Any?)
    /// There is no function for the selector.
    case unknown
    /// The function takes an argument of another type, named here.
    case unsuitable(String)

    /// Whether there is no function for the selector.
    public var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Calls a function without parameters.
    @MainActor public static func calling<Result>(_ function: () -> Result, for arguments: [Any?]?) -> NamedAnswer {
        arguments == nil ? .answered(nil) : .answered(function())
    }

    /// Calls a function of one parameter.
    @MainActor public static func calling<First, Result>(_ function: (First) -> Result, with arguments: [Any?]?) -> NamedAnswer {
        guard let arguments else { return .answered(nil) }
        guard let first = NamedValue.argument(0, of: arguments, as: First.self) else { return .unsuitable("\(First.self)") }
        return .answered(function(first))
    }

    /// Calls a function of two parameters.
    @MainActor public static func calling<First, Second, Result>(
        _ function: (First, Second) -> Result, with arguments: [Any?]?
    ) -> NamedAnswer {
        guard let arguments else { return .answered(nil) }
        guard let first = NamedValue.argument(0, of: arguments, as: First.self) else { return .unsuitable("\(First.self)") }
        guard let second = NamedValue.argument(1, of: arguments, as: Second.self) else { return .unsuitable("\(Second.self)") }
        return .answered(function(first, second))
    }

    /// Calls a function of three parameters.
    @MainActor public static func calling<First, Second, Third, Result>(
        _ function: (First, Second, Third) -> Result, with arguments: [Any?]?
    ) -> NamedAnswer {
        guard let arguments else { return .answered(nil) }
        guard let first = NamedValue.argument(0, of: arguments, as: First.self) else { return .unsuitable("\(First.self)") }
        guard let second = NamedValue.argument(1, of: arguments, as: Second.self) else { return .unsuitable("\(Second.self)") }
        guard let third = NamedValue.argument(2, of: arguments, as: Third.self) else { return .unsuitable("\(Third.self)") }
        return .answered(function(first, second, third))
    }
}

/// Fits values to types as key-value coding does.
enum NamedValue {
    /// The value as one of a type; nil when it is none. A missing value fits optional types.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        if let fitting = value as? Value { return fitting }
        guard let value, let optional = Value.self as? any FittingNumber.Type else { return nil }
        return optional.fitting(value) as? Value
    }

    /// An argument of a message; one that wasn't given is nil.
    static func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
        value(index < arguments.count ? arguments[index] : nil, as: type)
    }
}

/// A type that numbers of other types can become.
private protocol FittingNumber {
    static func fitting(_ value: Any) -> Self?
}

extension FittingNumber {
    /// A number's value in double precision.
    fileprivate static func double(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

extension CGFloat: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> CGFloat? { double(value).map { CGFloat($0) } }
}
extension Double: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> Double? { double(value) }
}
extension Float: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> Float? { double(value).map { Float($0) } }
}
extension Int: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> Int? { double(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } }
}
extension UInt: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> UInt? { double(value).flatMap { UInt(exactly: $0.rounded(.towardZero)) } }
}
extension Bool: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> Bool? { double(value).map { $0 != 0 } }
}
extension Optional: FittingNumber where Wrapped: FittingNumber {
    fileprivate static func fitting(_ value: Any) -> Wrapped?? { Wrapped.fitting(value).map { .some($0) } }
}
