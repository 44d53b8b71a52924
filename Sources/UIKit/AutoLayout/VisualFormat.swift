import Foundation

/// A line of Apple's visual format language, read into values.
///
/// Grammar: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
package struct VisualFormat: Equatable {
    /// One condition on a length: `>=20@750`.
    package struct Predicate: Equatable {
        package var relation: NSLayoutConstraint.Relation
        package var object: Object
        package var priority: Double
        /// What the length is compared with.
        package enum Object: Equatable {
            case constant(Double)
            case view(String)
        }
    }

    /// What stands between two neighbours.
    package enum Connection: Equatable {
        /// Nothing: they touch.
        case flush
        /// A dash: the system's spacing.
        case standard
        /// `-(...)-`
        case predicates([Predicate])
    }

    /// A view in brackets and the conditions on its length.
    package struct Item: Equatable {
        package var name: String
        package var predicates: [Predicate]
    }

    package var isVertical = false
    /// The connection from the superview's near edge, where the format begins with a bar.
    package var leading: Connection?
    package var items: [Item] = []
    /// Between each item and the next.
    package var connections: [Connection] = []
    /// The connection to the superview's far edge, where the format ends with a bar.
    package var trailing: Connection?

    /// Reads a format; `metrics` are the names that may stand for numbers, `views` those that may stand in brackets.
    package init(_ format: String, metrics: [String: Double], views: Set<String>) throws(VisualFormatError) {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        self = try parser.parse()
    }

    init() {}
}

/// Why a format can't be read, and where.
package struct VisualFormatError: Error, Equatable {
    /// UIKit's sentence (facts 6.7).
    package let reason: String
    package let format: String
    /// The character that stopped the reading, counted from 0.
    package let position: Int

    /// UIKit's exception text: the reason, the format, and a caret under the place.
    package var text: String { "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^" }
}

/// Reads a format from left to right.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Double]
    private let views: Set<String>

    init(_ format: String, metrics: [String: Double], views: Set<String>) {
        self.format = format
        self.characters = Array(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        result.isVertical = orientation()
        if take("|") { result.leading = try connection() }
        result.items.append(try item())
        while position < characters.count {
            let connection = try connection()
            if take("|") {
                result.trailing = connection
                break
            }
            guard peek == "[" else { throw error("Expected a view or '|', which is the superview.") }
            result.connections.append(connection)
            result.items.append(try item())
        }
        guard position == characters.count else { throw error("Expected the end of the format, after '|', which is the superview.") }
        return result
    }

    // MARK: Parts

    private mutating func orientation() -> Bool {
        if characters.starts(with: "V:") {
            position = 2
            return true
        }
        if characters.starts(with: "H:") { position = 2 }
        return false
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        guard peek != nil else { throw error("Expected a view or '|', which is the superview.") }
        let predicates = peek == "(" ? try predicateList(allowsViews: false) : [try simplePredicate()]
        guard take("-") else { throw error("Expected a '-' after the spacing.") }
        return .predicates(predicates)
    }

    private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
        guard take("[") else {
            throw error(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.")
        }
        let start = position
        guard let name = name() else {
            throw error(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.")
        }
        guard views.contains(name) else { throw error("\(name) is not a key in the views dictionary.", at: start) }
        let predicates = peek == "(" ? try predicateList(allowsViews: true) : []
        guard take("]") else { throw error("Expected a ']' after the view's name.") }
        return VisualFormat.Item(name: name, predicates: predicates)
    }

    private mutating func predicateList(allowsViews: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        position += 1
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate(allowsViews: allowsViews)) } while take(",")
        guard take(")") else { throw error("Expected a ')' to close the list of conditions.") }
        return result
    }

    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        VisualFormat.Predicate(relation: .equal, object: .constant(try number()), priority: 1000)
    }

    private mutating func predicate(allowsViews: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        var object: VisualFormat.Predicate.Object
        let start = position
        if allowsViews, let name = name(), views.contains(name), metrics[name] == nil {
            object = .view(name)
        } else {
            position = start
            object = .constant(try number())
        }
        let priority = take("@") ? try number() : 1000
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        for (first, relation) in [(Character("="), NSLayoutConstraint.Relation.equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual)]
        where take(first) {
            guard take("=") else { throw error("Expected a relation: '==', '>=' or '<='.") }
            return relation
        }
        return .equal
    }

    private mutating func number() throws(VisualFormatError) -> Double {
        let start = position
        while let character = peek, character.isNumber || character == "." || (character == "-" && position == start) { position += 1 }
        if position > start, let value = Double(String(characters[start..<position])) { return value }
        position = start
        guard let name = name() else { throw error("Expected a number or the name of a metric.") }
        guard let value = metrics[name] else { throw error("\(name) is not a key in the metrics dictionary.", at: start) }
        return value
    }

    private mutating func name() -> String? {
        guard let first = peek, first.isLetter || first == "_" else { return nil }
        let start = position
        while let character = peek, character.isLetter || character.isNumber || character == "_" { position += 1 }
        return String(characters[start..<position])
    }

    // MARK: Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: place ?? position)
    }
}
