import Findings

/// Numbers that can't be used: not numbers, not finite, priorities out of range, a multiplier of 0.
struct NumberCheck {
    private(set) var findings: [Finding] = []

    init(document: IBDocument) {
        document.root.visit { element, _ in
            findings += Self.contentPriorityFaults(of: element, in: document)
            switch element.name {
            case "constraint":
                findings += Self.faults(of: element, in: document)
                findings += Self.variationFaults(of: element, in: document)
            case "rect", "size", "point", "edgeInsets", "directionalEdgeInsets", "inset", "frame", "value":
                findings += Self.geometryFaults(of: element, in: document)
            case "color": findings += Self.colorFaults(of: element, in: document)
            case "fontDescription", "font": findings += Self.fontFaults(of: element, in: document)
            default: break
            }
        }
    }

    private static func faults(of element: IBElement, in document: IBDocument) -> [Finding] {
        guard case .unusable(let fault) = IBConstraint.read(element, owner: "") else { return [] }
        return [
            Finding(
                kind: fault.kind, severity: .error, message: fault.message + " The constraint is left out.",
                location: document.location(of: element))
        ]
    }

    /// Constants and priorities that a constraint takes for some size classes only.
    private static func variationFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        element.children.filter { $0.name == "variation" }.flatMap { variation -> [Finding] in
            var findings: [Finding] = []
            if let text = variation["constant"], IBConstraint.usableConstant(text) == nil {
                findings.append(
                    Finding(
                        kind: "api.not-finite", severity: .error,
                        message:
                            "The constant \"\(text)\" for \(variation["key"] ?? "a size class") is no usable number; the constraint keeps its own.",
                        location: document.location(of: variation)))
            }
            if let text = variation["priority"], IBConstraint.usablePriority(text) == nil {
                findings.append(
                    Finding(
                        kind: "api.priority-range", severity: .error,
                        message:
                            "The priority \"\(text)\" for \(variation["key"] ?? "a size class") isn't between 1 and 1000; the constraint keeps its own.",
                        location: document.location(of: variation)))
            }
            return findings
        }
    }

    private static let contentPriorities = [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]

    /// Hugging and compression priorities of a view; Interface Builder writes 0 for none.
    private static func contentPriorityFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        contentPriorities.compactMap { name in
            guard let text = element[name] else { return nil }
            if let value = Double(text), value >= 0, value <= 1000 { return nil }
            return Finding(
                kind: "api.priority-range", severity: .error,
                message: "The \(name) \"\(text)\" isn't between 0 and 1000; the class's own is used.",
                location: document.location(of: element))
        }
    }

    private static func fontFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        ["pointSize", "size"].compactMap { name in
            guard let text = element[name] else { return nil }
            if let value = Double(text), value >= 0, value <= IBConstraint.largestFontSize { return nil }
            // Old documents name a size by its use; which ones there are is told with other words.
            if name == "size", element.name == "fontDescription", Double(text) == nil { return nil }
            return Finding(
                kind: "api.not-finite", severity: .error,
                message: "The \(name) of <\(element.name)> is \"\(text)\", which is no usable size; the default is used.",
                location: document.location(of: element))
        }
    }

    private static func geometryFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        // A runtime attribute's value names its type beside its numbers.
        let numbers = element.attributes.filter { $0.name != "key" && $0.name != "type" && $0.name != "name" }
        return numbers.compactMap { attribute in
            if let value = Double(attribute.value), value.isFinite, abs(value) <= IBConstraint.largestConstant {
                return negativeLength(attribute, value, element, document)
            }
            return Finding(
                kind: "api.not-finite", severity: .error,
                message: "The \(attribute.name) of <\(element.name)> is \"\(attribute.value)\", which is no usable number; 0 is used.",
                location: document.location(of: element))
        }
    }

    /// A frame can't be narrower or lower than nothing.
    private static func negativeLength(
        _ attribute: IBAttribute, _ value: Double, _ element: IBElement, _ document: IBDocument
    ) -> Finding? {
        guard element.name == "rect", value < 0, attribute.name == "width" || attribute.name == "height" else { return nil }
        return Finding(
            kind: "ib.bad-value", severity: .warning,
            message: "The \(attribute.name) of <rect> is \"\(attribute.value)\", below nothing; 0 is used.",
            location: document.location(of: element))
    }

    private static func colorFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        ["red", "green", "blue", "white", "alpha"].compactMap { name in
            guard let text = element[name] else { return nil }
            guard let value = Double(text), value.isFinite else {
                return document.badValue(
                    text, of: name, element, expected: "a number",
                    consequence: name == "alpha" ? "1 is used" : "the colour isn't used")
            }
            // Wide colours lie outside the range of others on purpose.
            let isWide = (element["customColorSpace"] ?? element["colorSpace"] ?? "").hasPrefix("extended")
            guard !(-0.01...1.01).contains(value), !isWide || name == "alpha" else { return nil }
            return document.badValue(
                text, of: name, element, expected: "a share from 0 to 1", consequence: "it is drawn as \(value < 0 ? 0 : 1)")
        }
    }
}
