import Findings

/// Values that don't fit their attribute: one sentence for all of them, wherever they are found, and each told once.
extension IBDocument {
    /// The finding on a value that can't be used.
    ///
    /// - Parameters:
    ///   - value: The value as written.
    ///   - attribute: The attribute's name.
    ///   - element: The element that it describes.
    ///   - place: The element in which it stands, where that is another one (a variation).
    ///   - expected: What it should be, to be read after "isn't".
    ///   - consequence: What happens instead; nil when that goes without saying.
    package func badValue(
        _ value: String, of attribute: String, _ element: IBElement, at place: IBElement? = nil, expected: String,
        consequence: String? = "the default is used"
    ) -> Finding {
        Finding(
            kind: "ib.bad-value", severity: .warning,
            message: "The \(attribute) \"\(value)\" of <\(element.name)> isn't \(expected)" + (consequence.map { "; \($0)." } ?? "."),
            location: location(of: place ?? element))
    }
}

/// An attribute of an element in the file.
package struct AttributePlace: Hashable, Sendable {
    let line: Int
    let column: Int
    let name: String

    /// The place of an attribute.
    package init(_ attribute: String, of element: IBElement) {
        (line, column, name) = (element.line, element.column, attribute)
    }
}
