import Findings
import IBDocuments

/// What a team allows in its documents; nothing is forbidden unless it is said here.
///
/// Lists hold names, in which `*` stands for any characters.
public struct DocumentPolicy: Sendable, Equatable {
    /// Fonts that may be used: PostScript names, `system` for system fonts of a fixed size, `style` for text styles.
    public var fonts: [String]?
    /// Colours that may be used: names from asset catalogues, `system` for the system's, `literal` for those given by their components.
    public var colors: [String]?
    /// Custom classes that may be named.
    public var classes: [String]?
    /// Devices that documents may be drawn for, by Interface Builder's names (`retina6_12`).
    public var devices: [String]?
    /// How many scenes a storyboard may have.
    public var maxScenes: Int?
    /// Whether a storyboard must have an initial controller.
    public var needsInitialController = false
    /// Whether views may vary with the size class.
    public var allowsSizeClasses = true
    /// Whether stack views may have a background colour, which no stack view before iOS 14 draws.
    public var allowsStackBackgrounds = true
    /// Whether a prototype cell must have a reuse identifier, and one of a custom class that of its class.
    public var needsReuseIdentifiers = false

    /// A policy that forbids nothing.
    public init() {}

    static let kind = FindingKind(
        "ib.policy", .info, "A document isn't as the team's rules say.",
        why:
            "The rules are those of the configuration file (\"policy\"): allowed fonts, colours, classes and devices, and what else a team agrees on.",
        mend: "Do as the rule says, or change the rule.",
        example: "\"policy\": { \"fonts\": [\"style\"], \"maxScenes\": 1 }")

    /// What in a document is against the policy, in the document's order.
    public func findings(in document: IBDocument) -> [Finding] {
        guard self != DocumentPolicy() else { return [] }
        var found = wholeDocument(document)
        document.root.visit { element, ancestors in
            // Resources say what a colour is, not that it is used.
            guard !ancestors.contains(where: { $0.name == "resources" }) else { return }
            let owner = ancestors.last { $0.id != nil } ?? element
            let isPrototype = ["prototypes", "cells"].contains(ancestors.last?.name)
            if let message = problem(element, owner, isPrototype, document) {
                found.append(document.finding(Self.kind, at: element.id == nil ? owner : element, message))
            }
        }
        return found
    }

    private func wholeDocument(_ document: IBDocument) -> [Finding] {
        var messages: [String] = []
        if let device = document.root.first("device")?["id"], let devices, !Self.allows(devices, device) {
            messages.append("The document is drawn for \(device); the team's are \(devices.joined(separator: ", ")).")
        }
        if document.kind == .storyboard {
            let count = document.scenes.count
            if let maxScenes, count > maxScenes {
                messages.append("The storyboard has \(count) scenes, and the team's rule is at most \(maxScenes).")
            }
            if needsInitialController, document.initialViewControllerID == nil {
                messages.append("The storyboard has no initial controller, which the team's rule asks for.")
            }
        }
        return messages.map { document.finding(Self.kind, at: document.root, $0) }
    }

    private func problem(_ element: IBElement, _ owner: IBElement, _ isPrototype: Bool, _ document: IBDocument) -> String? {
        switch element.name {
        case "fontDescription": return font(element, owner, document)
        case "color": return color(element, owner, document)
        case "variation" where !allowsSizeClasses && element.key != "default":
            return "\(document.name(owner)) varies with the size class (\(element.key ?? "")), which the team's rule forbids."
        default:
            if let problem = element["customClass"].flatMap({ customClass($0, element, document) }) { return problem }
            let isCell = element.name == "tableViewCell" || element.name == "collectionViewCell"
            return needsReuseIdentifiers && isCell && isPrototype ? reuse(element, document) : nil
        }
    }

    private func font(_ element: IBElement, _ owner: IBElement, _ document: IBDocument) -> String? {
        guard let fonts else { return nil }
        let name = element["name"] ?? (element["style"] != nil ? "style" : "system")
        guard !Self.allows(fonts, name), !(element["style"].map { Self.allows(fonts, $0) } ?? false) else { return nil }
        let words = ["style": "a text style", "system": "a system font of fixed size"][name] ?? "the font \(name)"
        return "\(document.name(owner)) has \(words); the team's are \(fonts.joined(separator: ", "))."
    }

    private func color(_ element: IBElement, _ owner: IBElement, _ document: IBDocument) -> String? {
        let key = element.key ?? "color"
        if !allowsStackBackgrounds, owner.name == "stackView", key == "backgroundColor" {
            return "\(document.name(owner)) is a stack view with a background colour, which the team's rule forbids."
        }
        guard let colors else { return nil }
        let isSystem = element["systemColor"] != nil || element["cocoaTouchSystemColor"] != nil
        let name = element["name"] ?? (isSystem ? "system" : "literal")
        guard !Self.allows(colors, name) else { return nil }
        let words = ["literal": "given by its components", "system": "one of the system's"][name] ?? "\"\(name)\""
        return "The \(key) of \(document.name(owner)) is \(words); the team's colours are \(colors.joined(separator: ", "))."
    }

    private func customClass(_ name: String, _ element: IBElement, _ document: IBDocument) -> String? {
        guard let classes, !Self.allows(classes, name) else { return nil }
        return
            "\(element["userLabel"].map { "\"\($0)\"" } ?? "A \(element.name)") is of class \(name); the team's are \(classes.joined(separator: ", "))."
    }

    private func reuse(_ cell: IBElement, _ document: IBDocument) -> String? {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            return "\(document.name(cell)) has no reuse identifier."
        }
        guard let name = cell["customClass"], name != identifier else { return nil }
        return "The reuse identifier of \(document.name(cell)) is \"\(identifier)\", and its class is \(name)."
    }

    /// Whether a list holds a name; `*` in it stands for any characters.
    private static func allows(_ list: [String], _ name: String) -> Bool {
        list.contains { matches(Array($0), Array(name)) }
    }

    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (at, star, retry) = (0, -1, 0)
        var index = 0
        while index < name.count {
            if at < pattern.count, pattern[at] == "*" {
                (star, retry) = (at, index)
                at += 1
            } else if at < pattern.count, pattern[at] == name[index] {
                at += 1
                index += 1
            } else if star >= 0 {
                retry += 1
                (at, index) = (star + 1, retry)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == "*" }
    }
}
