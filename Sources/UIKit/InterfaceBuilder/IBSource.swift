import Foundation
import IBDocuments

/// An element as it holds for the canvas's size classes: its own attributes with those of its variations laid over them.
struct IBSource {
    let element: IBElement
    private let variations: [IBVariation]

    init(_ element: IBElement, for classes: IBSizeClasses) {
        self.element = element
        variations = element.children.contains { $0.name == "variation" } ? IBVariation.holding(for: classes, of: element) : []
    }

    subscript(_ attribute: String) -> String? {
        for variation in variations.reversed() {
            if let found = variation.attributes.first(where: { $0.name == attribute }) { return found.value }
        }
        return element[attribute]
    }

    func child(key: String) -> IBElement? {
        for variation in variations.reversed() {
            if let found = variation.children.first(where: { $0.key == key && $0.name != "mask" }) { return found }
        }
        return element.child(key: key)
    }

    func bool(_ attribute: String) -> Bool? {
        self[attribute].map { $0 == "YES" || $0 == "true" }
    }

    func number(_ attribute: String) -> Double? {
        guard let text = self[attribute], let value = Double(text), value.isFinite, abs(value) <= IBConstraint.largestConstant else {
            return nil
        }
        return value
    }

    func integer(_ attribute: String) -> Int? {
        self[attribute].flatMap { Int($0) }
    }

    func string(_ key: String) -> String? {
        if let value = self[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.stringValue
    }
}
