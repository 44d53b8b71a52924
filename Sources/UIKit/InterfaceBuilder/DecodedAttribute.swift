import Findings
import Foundation
import IBDocuments

/// One line of a class's attribute table: what an attribute or child element of the document sets on the object.
///
/// A table reads like the document's vocabulary:
///
///     static let table: [DecodedAttribute<UILabel>] = [
///         .string("text", \.text),
///         .choice("textAlignment", \.textAlignment, ["left": .left, "center": .center]),
///         .font("fontDescription", \.font, defaultSize: 17),
///     ]
@MainActor struct DecodedAttribute<Owner: AnyObject> {
    let apply: @MainActor (Owner, IBSource, IBDecoder) -> Void

    /// Anything that needs more than one value.
    static func custom(_ apply: @escaping @MainActor (Owner, IBSource, IBDecoder) -> Void) -> Self {
        DecodedAttribute(apply: apply)
    }

    static func bool(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) -> Self {
        DecodedAttribute { owner, source, _ in
            if let value = source.bool(name) { owner[keyPath: path] = value }
        }
    }

    static func cgFloat(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, CGFloat>,
        in range: ClosedRange<Double> = -IBConstraint.largestConstant...IBConstraint.largestConstant
    ) -> Self {
        DecodedAttribute { owner, source, _ in
            if let value = source.number(name, in: range) { owner[keyPath: path] = CGFloat(value) }
        }
    }

    static func float(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Float>,
        in range: ClosedRange<Double> = -IBConstraint.largestConstant...IBConstraint.largestConstant
    ) -> Self {
        DecodedAttribute { owner, source, _ in
            if let value = source.number(name, in: range) { owner[keyPath: path] = Float(value) }
        }
    }

    static func double(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Double>,
        in range: ClosedRange<Double> = -IBConstraint.largestConstant...IBConstraint.largestConstant
    ) -> Self {
        DecodedAttribute { owner, source, _ in
            if let value = source.number(name, in: range) { owner[keyPath: path] = value }
        }
    }

    /// Tells a least value above the greatest one, and a value that lies outside of both; the object holds it between them.
    ///
    /// - Parameter defaults: What holds where the document writes no limits.
    static func limits(_ low: String, _ high: String, of value: String? = nil, defaults: (Double, Double)) -> Self {
        DecodedAttribute { _, source, decoder in
            let (least, greatest) = (source.number(low) ?? defaults.0, source.number(high) ?? defaults.1)
            @MainActor func report(_ name: String, _ expected: String, _ consequence: String) {
                decoder.reportBadValue(
                    source[name] ?? "", of: name, source.element, expected: expected, consequence: consequence)
            }
            if least > greatest {
                let written = source[low] == nil ? high : low
                let other =
                    written == low ? "at most the \(high), \(JSONText.number(greatest))" : "at least the \(low), \(JSONText.number(least))"
                report(written, other, "nothing lies between them")
            } else if let value, let number = source.number(value), !(least...greatest).contains(number) {
                report(
                    value, "a number from \(JSONText.number(least)) to \(JSONText.number(greatest))",
                    "it is held at \(JSONText.number(min(max(number, least), greatest)))")
            }
        }
    }

    static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>, in range: ClosedRange<Int> = Int.min...Int.max)
        -> Self
    {
        DecodedAttribute { owner, source, _ in
            if let value = source.integer(name, in: range) { owner[keyPath: path] = value }
        }
    }

    static func string(_ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>) -> Self {
        DecodedAttribute { owner, source, decoder in
            if let value = source.string(name) { owner[keyPath: path] = decoder.localized(value, key: name, of: source.element) }
        }
    }

    static func choice<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ values: [String: Value]) -> Self {
        DecodedAttribute { owner, source, _ in
            if let value = source.choice(name, values) { owner[keyPath: path] = value }
        }
    }

    static func color(_ key: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>) -> Self {
        DecodedAttribute { owner, source, decoder in
            guard let child = source.child(key: key) else { return }
            if child.name == "nil" { owner[keyPath: path] = nil }
            if let color = decoder.color(child) { owner[keyPath: path] = color }
        }
    }

    static func image(_ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>) -> Self {
        DecodedAttribute { owner, source, decoder in
            if let image = decoder.image(name, of: source) { owner[keyPath: path] = image }
        }
    }

    static func insets(_ key: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>) -> Self {
        DecodedAttribute { owner, source, _ in
            if let child = source.child(key: key) { owner[keyPath: path] = UIEdgeInsets(document: child) }
        }
    }
}

/// A class's table, without its class: what `IBDecoder` runs.
@MainActor struct IBAttributeTable {
    let decode: @MainActor (NSObject, IBSource, IBDecoder) -> Void

    init<Owner: NSObject>(_ rows: [DecodedAttribute<Owner>]) {
        decode = { object, source, decoder in
            guard let owner = object as? Owner else { return }
            for row in rows { row.apply(owner, source, decoder) }
        }
    }
}

extension UIEdgeInsets {
    /// The insets of an `edgeInsets` (top, left, bottom, right) or `inset` (minX, minY, maxX, maxY) element, in points.
    init(document element: IBElement) {
        if element.name == "inset" {
            self.init(
                top: element.usable("minY"), left: element.usable("minX"), bottom: element.usable("maxY"), right: element.usable("maxX"))
        } else {
            self.init(
                top: element.usable("top"), left: element.usable("left"), bottom: element.usable("bottom"), right: element.usable("right"))
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets of a `directionalEdgeInsets` element, in points.
    init(document element: IBElement) {
        self.init(
            top: element.usable("top"), leading: element.usable("leading"), bottom: element.usable("bottom"),
            trailing: element.usable("trailing"))
    }
}
