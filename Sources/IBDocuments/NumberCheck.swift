import Findings

/// Numbers that can't be used: not numbers, not finite, priorities out of range, a multiplier of 0.
struct NumberCheck {
    private(set) var findings: [Finding] = []

    init(document: IBDocument) {
        document.root.visit { element, _ in
            switch element.name {
            case "constraint": findings += Self.faults(of: element, in: document)
            case "rect", "size", "point", "edgeInsets", "directionalEdgeInsets", "inset":
                findings += Self.geometryFaults(of: element, in: document)
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

    private static func fontFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        ["pointSize", "size"].compactMap { name in
            guard let text = element[name] else { return nil }
            if let value = Double(text), value >= 0, value <= IBConstraint.largestFontSize { return nil }
            return Finding(
                kind: "api.not-finite", severity: .error,
                message: "The \(name) of <\(element.name)> is \"\(text)\", which is no usable size; the default is used.",
                location: document.location(of: element))
        }
    }

    private static func geometryFaults(of element: IBElement, in document: IBDocument) -> [Finding] {
        let numbers = element.attributes.filter { $0.name != "key" }
        return numbers.compactMap { attribute in
            if let value = Double(attribute.value), value.isFinite, abs(value) <= IBConstraint.largestConstant { return nil }
            return Finding(
                kind: "api.not-finite", severity: .error,
                message: "The \(attribute.name) of <\(element.name)> is \"\(attribute.value)\", which is no usable number; 0 is used.",
                location: document.location(of: element))
        }
    }
}
