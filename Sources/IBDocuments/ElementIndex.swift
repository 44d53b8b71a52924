import Findings

/// Object ids with their elements and what names them; an id that stands twice is a finding, and its first element keeps it.
struct ElementIndex {
    private(set) var elements: [String: IBElement] = [:]
    private(set) var enclosing: [String: String] = [:]
    /// The ids that outlets and outlet collections name.
    private(set) var outlets: Set<String> = []
    /// The ids that anything but a constraint names: outlets, actions, segues, variations.
    private(set) var named: Set<String> = []
    private(set) var findings: [Finding] = []

    private let path: String

    init(root: IBElement, path: String) {
        self.path = path
        add(root, inside: nil)
    }

    private mutating func add(_ element: IBElement, inside owner: String?) {
        var owner = owner
        // `<device id="retina4_7">`, `<adaptation id="fullscreen">` and the like name no object.
        if let id = element.id, !Self.namesNoObject(element.name) {
            if let first = elements[id] {
                findings.append(duplicate(of: first, element))
            } else {
                elements[id] = element
                enclosing[id] = owner
            }
            owner = id
        }
        note(element)
        for child in element.children { add(child, inside: owner) }
    }

    private mutating func note(_ element: IBElement) {
        guard element.name != "constraint", let attributes = ReferenceCheck.references[element.name] else { return }
        for id in attributes.compactMap({ element[$0] }) {
            named.insert(id)
            if element.name == "outlet" || element.name == "outletCollection" { outlets.insert(id) }
        }
    }

    private static func namesNoObject(_ name: String) -> Bool {
        name == "device" || name == "adaptation"
    }

    private func duplicate(of first: IBElement, _ second: IBElement) -> Finding {
        let id = second.id ?? ""
        return Finding(
            kind: "ib.broken-reference", severity: .error,
            message: "The object id \(id) is used twice: by <\(first.name)> and by <\(second.name)>; references mean the first.",
            location: SourceLocation(file: path, line: second.line, column: second.column, objectID: id),
            notes: [
                Note("The first is here.", location: SourceLocation(file: path, line: first.line, column: first.column, objectID: id))
            ])
    }
}
