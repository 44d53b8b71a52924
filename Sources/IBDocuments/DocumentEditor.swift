/// Changes a document and keeps every byte that isn't changed: indentation, the order of attributes, line ends.
///
///     var editor = DocumentEditor(document)
///     editor.setAttribute("constant", to: "16", of: constraint)
///     editor.removeObject(other)
///     let id = try editor.addConstraint(NewConstraint("aB1-cd-E2f", .width, constant: 120))
///     let bytes = try editor.edited()
///
/// What is new is written as Xcode writes it: attributes and children at the places Xcode gives them, constraints sorted by id, four blanks a
/// level, lists that end up empty left out. Changes are collected first and made together, so the elements of the document as it was read
/// stay valid until `edited()`.
public struct DocumentEditor: Sendable {
    /// Why the changes can't be made.
    public enum Failure: Error, Hashable, Sendable {
        /// Two changes touch the same bytes of the line, for example an element changed inside one that is removed.
        case overlapping(line: Int)
        /// A new constraint names an object that the document hasn't got, or that is no view or guide.
        case noSuchObject(String)
        /// The items of a new constraint stand in no common view.
        case noCommonView(String, String)
    }

    /// What is to be done to one element.
    struct Change: Sendable {
        let element: IBElement
        /// The values to set, nil to remove the attribute; by name, so that a later change of the same attribute wins.
        var attributes: [String: String?] = [:]
        var isRemoved = false
        /// New elements inside, where they go.
        var added: [(place: Place, element: NewElement)] = []
    }

    /// Where a new element stands in its parent.
    enum Place: Sendable {
        /// Before or behind the child that begins at this byte.
        case before(Int)
        case after(Int)
        case last
        /// Where Xcode writes such a child.
        case ordered
        /// In the list of this tag, which is made when it isn't there.
        case list(String)
    }

    let document: IBDocument
    let lineEnd: String
    /// The changes by the first byte of their element.
    private(set) var changes: [Int: Change] = [:]
    private var ids: ObjectIDs
    /// The elements that name an object, by its id, once an object has been removed.
    private var referring: [String: [IBElement]]?

    /// Begins to edit a document.
    public init(_ document: IBDocument) {
        self.document = document
        lineEnd = Self.lineEnd(of: document.source)
        ids = ObjectIDs(document)
    }

    /// How the first line ends: as on Unix, on Windows, or on the first Macs.
    private static func lineEnd(of source: [UInt8]) -> String {
        guard let end = source.firstIndex(of: UInt8(ascii: "\n")) else { return source.contains(UInt8(ascii: "\r")) ? "\r" : "\n" }
        return end > 0 && source[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Whether nothing has been changed yet.
    public var isUnchanged: Bool { changes.isEmpty }

    // MARK: Attributes

    /// Sets an attribute. One that the element doesn't have yet is written where Xcode writes it.
    ///
    /// Setting it twice, or removing it afterwards, is no conflict: the last call holds.
    public mutating func setAttribute(_ name: String, to value: String, of element: IBElement) {
        change(element) { $0.attributes[name] = .some(value) }
    }

    /// Removes an attribute; does nothing when the element hasn't got it.
    public mutating func removeAttribute(_ name: String, of element: IBElement) {
        change(element) { $0.attributes[name] = .some(nil) }
    }

    // MARK: Elements

    /// Removes an element with all in it, and its line with it when nothing else stands on it. A list (`constraints`, `subviews`,
    /// `connections`...) that is left empty goes as well, as Xcode writes none.
    ///
    /// References to the element stay: see `removeObject(_:)`.
    public mutating func remove(_ element: IBElement) {
        change(element) { $0.isRemoved = true }
    }

    /// Removes an object and what names it or something inside it: constraints, outlets, actions, segues, and entries of variations' masks.
    ///
    /// - Complexity: O(1) for each element inside and each that names one of them, after one walk over the document.
    public mutating func removeObject(_ element: IBElement) {
        let referring = referring ?? Self.referring(document)
        self.referring = referring
        var named: [IBElement] = []
        element.visit { inner, _ in
            guard let id = inner.id else { return }
            named += (referring[id] ?? []).filter { !element.sourceRange.contains($0.sourceRange.lowerBound) }
        }
        named.sort { $0.sourceRange.lowerBound < $1.sourceRange.lowerBound }
        remove(element)
        // What outlets name of the constraints that go along goes too.
        for other in named {
            if other.name == "constraint", changes[other.sourceRange.lowerBound]?.isRemoved != true {
                removeObject(other)
            } else {
                remove(other)
            }
        }
    }

    private static func referring(_ document: IBDocument) -> [String: [IBElement]] {
        var found: [String: [IBElement]] = [:]
        document.root.visit { element, _ in
            guard element.name != "document", let attributes = ReferenceCheck.references[element.name] else { return }
            for id in Set(attributes.compactMap { element[$0] }) { found[id, default: []].append(element) }
        }
        return found
    }

    /// Writes a new element where Xcode writes such a child of the parent: `subviews` before `constraints`, both before `connections`.
    public mutating func add(_ new: NewElement, to parent: IBElement) {
        change(parent) { $0.added.append((.ordered, new)) }
    }

    /// Writes a new element into a list of the parent (`subviews`, `constraints`, `connections`), which is made when it isn't there.
    /// Constraints are sorted in by their ids; everything else is last.
    public mutating func add(_ new: NewElement, toList list: String, of parent: IBElement) {
        change(parent) { $0.added.append((.list(list), new)) }
    }

    /// Writes a new element as the last one inside another.
    public mutating func append(_ new: NewElement, to parent: IBElement) {
        change(parent) { $0.added.append((.last, new)) }
    }

    /// Writes a new element on a line of its own behind another one, as its sibling.
    public mutating func insert(_ new: NewElement, after sibling: IBElement) {
        change(sibling) { $0.added.append((.after(sibling.sourceRange.upperBound), new)) }
    }

    /// Writes a new element on a line of its own before another one, as its sibling.
    public mutating func insert(_ new: NewElement, before sibling: IBElement) {
        change(sibling) { $0.added.append((.before(sibling.sourceRange.lowerBound), new)) }
    }

    /// An object id as Xcode makes them (`aB1-cd-E2f`), which the document doesn't use and which wasn't given out before.
    ///
    /// The ids of a document are always the same ones in the same order, so that a fix made twice is the same fix.
    public mutating func freshID() -> String {
        ids.next()
    }

    private mutating func change(_ element: IBElement, _ body: (inout Change) -> Void) {
        var change = changes[element.sourceRange.lowerBound] ?? Change(element: element)
        body(&change)
        changes[element.sourceRange.lowerBound] = change
    }
}

/// Makes object ids that a document doesn't use.
private struct ObjectIDs: Sendable {
    private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    private var taken: Set<String>
    private var state: UInt64

    init(_ document: IBDocument) {
        taken = Set(document.elements.keys)
        // FNV-1a over the ids: the same document gives the same ids.
        state = document.elements.keys.sorted().joined(separator: " ").utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }

    mutating func next() -> String {
        while true {
            let id = [3, 2, 3].map { count in String((0..<count).map { _ in letter() }) }.joined(separator: "-")
            if taken.insert(id).inserted { return id }
        }
    }

    /// Steps the generator (SplitMix64) and takes a letter of it.
    private mutating func letter() -> Character {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        return Self.letters[Int(mixed % UInt64(Self.letters.count))]
    }
}
