import Foundation

/// What a document sets a property to, in every form in which Swift code may have declared it.
///
/// On iOS key-value coding converts: a number fits `Int`, `CGFloat`, `Float` and `Bool` properties alike.
enum DocumentValue {
    case object(AnyObject)
    case objects([AnyObject])
    case number(Double)
    case bool(Bool)
    case value(Any)
    case nothing

    /// The value as a type, or nil when it doesn't fit.
    func cast<Value>(to type: Value.Type) -> Value? {
        for candidate in candidates {
            if let fitting = candidate as? Value { return fitting }
        }
        return nil
    }

    /// What a `KeyValueResponder` gets.
    var plain: Any? {
        switch self {
        case .object(let object): object
        case .objects(let objects): objects
        case .number(let number): CGFloat(number)
        case .bool(let bool): bool
        case .value(let value): value
        case .nothing: nil
        }
    }

    private var candidates: [Any?] {
        switch self {
        case .object(let object): [object]
        case .objects(let objects): [objects]
        case .number(let number): Self.numbers(number)
        case .bool(let bool): [bool, bool ? 1 : 0, CGFloat(bool ? 1 : 0), bool ? 1.0 : 0.0, Float(bool ? 1 : 0), NSNumber(value: bool)]
        case .value(let color as UIColor): [color]
        case .value(let text as String): [text, text as NSString]
        case .value(let value): [value]
        case .nothing: [nil]
        }
    }

    private static func numbers(_ number: Double) -> [Any?] {
        let wholes: [Any?] = [
            Int(exactly: number), UInt(exactly: number), Int32(exactly: number), UInt32(exactly: number), Int64(exactly: number),
            UInt64(exactly: number), Int16(exactly: number), UInt16(exactly: number), Int8(exactly: number), UInt8(exactly: number),
        ]
        // What isn't whole has no candidate among the whole numbers; nil would pass for an optional property's.
        return [CGFloat(number), number, Float(number)] + wholes.filter { $0 != nil } + [number != 0, NSNumber(value: number)]
    }
}
