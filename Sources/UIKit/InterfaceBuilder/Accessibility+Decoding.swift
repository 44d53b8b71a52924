import Foundation
import IBDocuments

extension UIView {
    /// What documents say for assistive technology (`<accessibility key="accessibilityConfiguration">`).
    func decodeAccessibility(_ source: IBSource, _ decoder: IBDecoder) {
        guard let element = source.child(key: "accessibilityConfiguration"), element.name == "accessibility" else { return }
        func text(_ name: String, _ key: String) -> String? {
            element.string(name).map { decoder.localized($0, key: key, of: source.element) }
        }
        if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
        if let label = text("label", "accessibilityLabel") { accessibilityLabel = label }
        if let hint = text("hint", "accessibilityHint") { accessibilityHint = hint }
        if let value = text("value", "accessibilityValue") { accessibilityValue = value }
        if let isElement = element.first("bool", key: "isElement").map(decoder.source)?.bool("value") { isAccessibilityElement = isElement }
        if let traits = element.child(key: "traits").map(decoder.source) {
            accessibilityTraits = UIAccessibilityTraits(Self.traitNames.filter { traits.bool($0.0) == true }.map(\.1))
        }
    }

    private static let traitNames: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
        ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("header", .header),
    ]
}
