import Findings
import Foundation
import IBDocuments

/// An element as it holds for the canvas's size classes: its own attributes with those of its variations laid over them.
///
/// Every value goes through a reader that knows what may stand there. What doesn't fit is a finding, and the reader answers nil, so that the
/// class's own default holds.
@MainActor struct IBSource {
    let element: IBElement
    private let variations: [IBVariation]
    private let reader: IBDecoder

    init(_ element: IBElement, reader: IBDecoder) {
        self.element = element
        self.reader = reader
        variations = element.children.contains { $0.name == "variation" } ? IBVariation.holding(for: reader.classes, of: element) : []
    }

    subscript(_ attribute: String) -> String? { found(attribute)?.value }

    /// The value that holds, with the element in which it stands: this one, or a variation of it.
    private func found(_ attribute: String) -> (value: String, place: IBElement)? {
        for variation in variations.reversed() {
            if let found = variation.attributes.first(where: { $0.name == attribute }) { return (found.value, variation.element) }
        }
        return element[attribute].map { ($0, element) }
    }

    func child(key: String) -> IBElement? {
        for variation in variations.reversed() {
            if let found = variation.children.first(where: { $0.key == key && $0.name != "mask" }) { return found }
        }
        return element.child(key: key)
    }

    /// YES or NO.
    func bool(_ attribute: String) -> Bool? {
        read(attribute, as: "YES or NO") { ["YES": true, "NO": false, "true": true, "false": false][$0] }
    }

    /// A finite number in a range, else nil.
    func number(
        _ attribute: String, in range: ClosedRange<Double> = -IBConstraint.largestConstant...IBConstraint.largestConstant
    ) -> Double? {
        read(attribute, as: Self.text(of: range)) { text in Double(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// A whole number in a range, else nil.
    func integer(_ attribute: String, in range: ClosedRange<Int> = Int.min...Int.max) -> Int? {
        read(attribute, as: Self.text(of: range)) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// One of a list of words.
    func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
        read(attribute, as: "one of \(values.keys.sorted().joined(separator: ", "))") { values[$0] }
    }

    func string(_ key: String) -> String? {
        if let value = self[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.stringValue
    }

    private func read<Value>(_ attribute: String, as expected: @autoclosure () -> String, _ parse: (String) -> Value?) -> Value? {
        guard let (text, place) = found(attribute) else { return nil }
        if let value = parse(text) { return value }
        reader.reportBadValue(text, of: attribute, element, at: place, expected: expected())
        return nil
    }

    private static func text(of range: ClosedRange<Double>) -> String {
        range.lowerBound == -IBConstraint.largestConstant ? "a finite number" : "a number from \(range.lowerBound) to \(range.upperBound)"
    }

    private static func text(of range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (Int.min, _): "a whole number"
        case (let low, Int.max): "a whole number from \(low)"
        case (let low, let high): "a whole number from \(low) to \(high)"
        }
    }
}

extension IBDecoder {
    /// An element inside another, to be read with the same care.
    func source(_ element: IBElement) -> IBSource { IBSource(element, reader: self) }

    /// Reports a value that can't be used, once for each attribute of an element, unless the document has told it itself.
    func reportBadValue(
        _ value: String, of attribute: String, _ element: IBElement, at place: IBElement? = nil, expected: String,
        consequence: String = "the default is used"
    ) {
        let told = AttributePlace(attribute, of: place ?? element)
        guard !document.toldValues.contains(told), badValues.insert(told).inserted else { return }
        findings.append(document.badValue(value, of: attribute, element, at: place, expected: expected, consequence: consequence))
    }
}
