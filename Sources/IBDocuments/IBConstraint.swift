/// A constraint as the document states it: `first.attribute (relation) multiplier * second.attribute + constant`.
public struct IBConstraint: Hashable, Sendable {
    /// How the two sides compare.
    public enum Relation: String, Hashable, Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// The object id.
    public let id: String
    /// The id of the first item; the owning view when the file doesn't name it.
    public let firstItem: String
    /// The attribute of the first item.
    public let firstAttribute: IBLayoutAttribute
    /// How the sides compare.
    public let relation: Relation
    /// The id of the second item; nil for a constraint to a constant.
    public let secondItem: String?
    /// The attribute of the second item; nil for a constraint to a constant.
    public let secondAttribute: IBLayoutAttribute?
    /// The factor on the second attribute, with ratios such as `16:9` or `1/3` worked out.
    public let multiplier: Double
    /// The constant in points; nil when the file doesn't write one (then it is 0, or the standard spacing when `isSymbolic`).
    public let constant: Double?
    /// 1...1000.
    public let priority: Double
    /// True when the constant is the standard spacing: 8 between siblings, 20 to an edge of the superview.
    public let isSymbolic: Bool
    /// `layoutAnchor` when the spacing is that of a system-spacing anchor; nil otherwise.
    public let symbolType: String?
    /// True for a constraint that exists on Interface Builder's canvas only and is removed when the document is compiled.
    public let isPlaceholder: Bool
    /// The identifier shown in descriptions.
    public let identifier: String?
    /// The id of the view whose `constraints` list holds it.
    public let owner: String
    /// The line of the constraint in the file.
    public let line: Int
    /// Other constants (and priorities) for other size classes.
    public let variations: [IBVariation]

    /// Constants beyond this aren't usable: UIKit's engine loses whole points there.
    public static let largestConstant = 1e6
    /// Larger fonts aren't usable: no text is set in a letter higher than any screen.
    static let largestFontSize = 10_000.0
}

extension IBConstraint {
    /// Why a constraint can't be used.
    public struct Fault: Error, Hashable, Sendable {
        /// The stable id of the finding.
        public let kind: String
        /// One sentence.
        public let message: String
    }

    /// A constraint, or why there is none.
    public enum Reading: Hashable, Sendable {
        case usable(IBConstraint)
        case unusable(Fault)
    }

    /// Reads a `constraint` element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - owner: The id of the view whose list holds it.
    public static func read(_ element: IBElement, owner: String) -> Reading {
        do {
            return .usable(try IBConstraint(element, owner: owner))
        } catch {
            return .unusable(error)
        }
    }

    private init(_ element: IBElement, owner: String) throws(Fault) {
        id = element.id ?? ""
        self.owner = owner
        line = element.line
        firstItem = element["firstItem"] ?? owner
        firstAttribute = try Self.attribute("firstAttribute", of: element)
        relation = try Self.relation(of: element)
        secondItem = element["secondItem"]
        secondAttribute = secondItem == nil ? nil : try Self.attribute("secondAttribute", of: element)
        multiplier = try Self.multiplier(of: element, hasSecondItem: secondItem != nil)
        constant = try Self.constant(of: element)
        priority = try Self.priority(of: element)
        isSymbolic = element.bool("symbolic") ?? false
        symbolType = element["symbolType"]
        isPlaceholder = element.bool("placeholder") ?? false
        identifier = element["identifier"]
        variations = IBVariation.all(of: element)
        if secondItem == nil, !firstAttribute.isSize {
            throw Fault(
                kind: "api.location-equals-constant",
                message: "The constraint ties \(firstAttribute.rawValue) to a number; a position needs a second item.")
        }
        if let secondAttribute { try Self.checkPair(firstAttribute, secondAttribute) }
    }

    /// What UIKit refuses with an exception: x with y, a size with a position, leading or trailing with left or right.
    private static func checkPair(_ first: IBLayoutAttribute, _ second: IBLayoutAttribute) throws(Fault) {
        // Width and height go together (aspect ratios); positions only along one axis.
        let bothAreSizes = first.isSize && second.isSize
        if first.isSize != second.isSize || (!bothAreSizes && first.isHorizontal != second.isHorizontal) {
            throw Fault(
                kind: "api.axis-mix", message: "The constraint ties \(first.rawValue) to \(second.rawValue), which can't be compared.")
        }
        if (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional) {
            throw Fault(
                kind: "api.leading-left-mix",
                message:
                    "The constraint ties \(first.rawValue) to \(second.rawValue); use leading and trailing on both sides or on neither.")
        }
    }

    private static func attribute(_ name: String, of element: IBElement) throws(Fault) -> IBLayoutAttribute {
        let value = element[name] ?? ""
        guard let attribute = IBLayoutAttribute(rawValue: value) else {
            throw Fault(kind: "ib.unknown-attribute", message: "The constraint's \(name) \"\(value)\" isn't a layout attribute.")
        }
        return attribute
    }

    private static func relation(of element: IBElement) throws(Fault) -> Relation {
        guard let value = element["relation"] else { return .equal }
        guard let relation = Relation(rawValue: value) else {
            throw Fault(kind: "ib.unknown-attribute", message: "The constraint's relation \"\(value)\" isn't known.")
        }
        return relation
    }

    private static func multiplier(of element: IBElement, hasSecondItem: Bool) throws(Fault) -> Double {
        guard let text = element["multiplier"] else { return 1 }
        guard let value = ratio(text), value.isFinite, abs(value) <= largestConstant else {
            throw Fault(kind: "api.not-finite", message: "The constraint's multiplier \"\(text)\" is no usable number.")
        }
        if value == 0, hasSecondItem {
            throw Fault(kind: "api.zero-multiplier", message: "The constraint's multiplier is 0, which leaves nothing of the second item.")
        }
        return value
    }

    /// `0.8`, `16:9` or `1/3`; the last two mean division.
    static func ratio(_ text: String) -> Double? {
        if let value = Double(text) { return value }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        guard parts.count == 2, let above = Double(parts[0]), let below = Double(parts[1]), below != 0 else { return nil }
        return above / below
    }

    private static func constant(of element: IBElement) throws(Fault) -> Double? {
        guard let text = element["constant"] else { return nil }
        guard let value = usableConstant(text) else {
            throw Fault(kind: "api.not-finite", message: "The constraint's constant \"\(text)\" is no usable number.")
        }
        return value
    }

    /// The constant a text stands for, in points; nil for text that is no number, not finite, or too large.
    package static func usableConstant(_ text: String) -> Double? {
        guard let value = Double(text), value.isFinite, abs(value) <= largestConstant else { return nil }
        return value
    }

    /// The priority a text stands for; nil outside 1000 and below. UIKit keeps priorities as `Float`, where the smallest numbers are 0.
    package static func usablePriority(_ text: String) -> Double? {
        guard let value = Double(text), Float(value) > 0, Float(value) <= 1000 else { return nil }
        return value
    }

    private static func priority(of element: IBElement) throws(Fault) -> Double {
        guard let text = element["priority"] else { return 1000 }
        guard let value = usablePriority(text) else {
            throw Fault(kind: "api.priority-range", message: "The constraint's priority \"\(text)\" isn't between 1 and 1000.")
        }
        return value
    }
}
