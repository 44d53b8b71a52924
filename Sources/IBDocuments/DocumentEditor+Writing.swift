extension DocumentEditor {
    /// The bytes of the file, in the encoding it had, with all changes made.
    public func edited() throws(Failure) -> [UInt8] {
        var writer = ChangeWriter(document: document, changes: changes, lineEnd: lineEnd)
        writer.write()
        return document.encoding.bytes(ofUTF8: try writer.result())
    }
}

/// Turns the changes of elements into replacements of bytes.
private struct ChangeWriter {
    private struct Replacement {
        let range: Range<Int>
        let text: String
        let line: Int
    }

    let document: IBDocument
    let changes: [Int: DocumentEditor.Change]
    let lineEnd: String
    /// The elements that go, by their first byte.
    private let removed: [Int: IBElement]
    private var replacements: [Replacement] = []
    private var bytes: [UInt8] { document.source }

    init(document: IBDocument, changes: [Int: DocumentEditor.Change], lineEnd: String) {
        self.document = document
        self.changes = changes
        self.lineEnd = lineEnd
        removed = RemovedElements(document: document, changes: changes).starts
    }

    mutating func write() {
        for change in changes.values.sorted(by: { $0.element.sourceRange.lowerBound < $1.element.sourceRange.lowerBound }) {
            if change.isRemoved {
                writeSiblings(change)
            } else {
                writeAttributes(change)
                writeChildren(change)
            }
        }
        for element in removed.values.sorted(by: { $0.sourceRange.lowerBound < $1.sourceRange.lowerBound }) { remove(element) }
    }

    func result() throws(DocumentEditor.Failure) -> [UInt8] {
        let ordered = replacements.enumerated().sorted { left, right in
            (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
        }
        var out: [UInt8] = []
        var position = 0
        for (_, replacement) in ordered {
            if replacement.range.lowerBound < position { throw .overlapping(line: replacement.line) }
            out += bytes[position..<replacement.range.lowerBound]
            out += Array(replacement.text.utf8)
            position = replacement.range.upperBound
        }
        return out + bytes[position...]
    }

    // MARK: Attributes

    private mutating func writeAttributes(_ change: DocumentEditor.Change) {
        guard !change.attributes.isEmpty else { return }
        let tag = StartTag(of: change.element, in: bytes)
        // New ones that go to the same place stand in Xcode's order.
        for name in XcodeOrder.sorted(Array(change.attributes.keys)) {
            guard let value = change.attributes[name] else { continue }
            let present = tag.attributes.first { $0.name == name }
            switch (present, value) {
            case (let present?, let value?):
                // A value that stays keeps the spelling of its entities.
                if change.element[name] == value { continue }
                replace(present.value, by: XMLText.escaped(value, quote: bytes[present.value.lowerBound - 1]), change.element)
            case (let present?, nil): replace(present.whole, by: "", change.element)
            case (nil, let value?):
                let place = XcodeOrder.place(ofAttribute: name, in: tag.attributes.map(\.name))
                let byte = place < tag.attributes.count ? tag.attributes[place].whole.lowerBound : tag.end
                replace(byte..<byte, by: " \(name)=\"\(XMLText.escaped(value))\"", change.element)
            case (nil, nil): break
            }
        }
    }

    // MARK: Children

    private mutating func writeChildren(_ change: DocumentEditor.Change) {
        let parent = change.element
        var lists: [(name: String, elements: [NewElement])] = []
        var inside: [(index: Int, element: NewElement)] = []
        for (place, new) in change.added {
            switch place {
            case .before(let byte): replace(lineStart(byte)..<lineStart(byte), by: lines([new], like: parent) + lineEnd, parent)
            case .after(let byte): replace(byte..<byte, by: lineEnd + lines([new], like: parent), parent)
            case .last: inside.append((parent.children.count, new))
            case .ordered: inside.append((XcodeOrder.place(ofChild: new, in: parent, toolsVersion: document.toolsVersion), new))
            case .list(let name):
                if let known = lists.firstIndex(where: { $0.name == name }) {
                    lists[known].elements.append(new)
                } else {
                    lists.append((name, [new]))
                }
            }
        }
        for (name, elements) in lists {
            if let list = parent.first(name) {
                add(elements.map { (Self.place(of: $0, in: list), $0) }, to: list)
            } else {
                let list = NewElement(name, [], children: name == "constraints" ? elements.sorted { $0.id < $1.id } : elements)
                inside.append((XcodeOrder.place(ofChild: list, in: parent, toolsVersion: document.toolsVersion), list))
            }
        }
        add(inside, to: parent)
    }

    /// Xcode sorts constraints by their ids (2,331 of 2,332 public lists of more than two); everything else is last.
    private static func place(of new: NewElement, in list: IBElement) -> Int {
        guard list.name == "constraints" else { return list.children.count }
        return list.children.firstIndex { ($0.id ?? "") > new.id } ?? list.children.count
    }

    /// Writes new children of an element, each before the child of its index.
    private mutating func add(_ new: [(index: Int, element: NewElement)], to parent: IBElement) {
        guard !new.isEmpty else { return }
        let ordered = new.enumerated().sorted { left, right in
            (left.element.index, left.element.element.id, left.offset) < (right.element.index, right.element.element.id, right.offset)
        }
        let indentation = indentation(of: parent)
        let inner = parent.children.first.map { self.indentation(of: $0) } ?? indentation + "    "
        guard !parent.children.isEmpty else {
            let text = ordered.flatMap { $0.element.element.lines(indentation: inner) }.joined(separator: lineEnd)
            return open(parent, with: text, indentation)
        }
        for (_, item) in ordered {
            let place = end(ofChildBefore: item.index, in: parent)
            replace(place..<place, by: lineEnd + item.element.lines(indentation: inner).joined(separator: lineEnd), parent)
        }
    }

    /// The byte behind the last child before an index that stays, or behind the parent's start tag.
    private func end(ofChildBefore index: Int, in parent: IBElement) -> Int {
        let kept = parent.children.prefix(index).last { removed[$0.sourceRange.lowerBound] == nil }
        return kept?.sourceRange.upperBound ?? StartTag(of: parent, in: bytes).upperBound
    }

    /// What is written beside an element that goes stands in its place.
    private mutating func writeSiblings(_ change: DocumentEditor.Change) {
        let start = lineStart(change.element.sourceRange.lowerBound)
        for (place, new) in change.added {
            switch place {
            case .before, .after: replace(start..<start, by: lines([new], like: change.element) + lineEnd, change.element)
            case .last, .ordered, .list: replace(change.element.sourceRange, by: "", change.element)
            }
        }
    }

    /// Writes the first children into an element that has none.
    private mutating func open(_ parent: IBElement, with text: String, _ indentation: String) {
        let tag = StartTag(of: parent, in: bytes)
        if tag.isEmpty {
            replace(tag.end..<tag.upperBound, by: ">" + lineEnd + text + lineEnd + indentation + "</\(parent.name)>", parent)
        } else {
            let end = endTag(of: parent)
            let isBlank = end >= tag.upperBound && bytes[tag.upperBound..<max(end, tag.upperBound)].allSatisfy { $0 <= UInt8(ascii: " ") }
            let range = tag.upperBound..<(isBlank ? end : tag.upperBound)
            replace(range, by: lineEnd + text + lineEnd + indentation, parent)
        }
    }

    // MARK: Bytes

    /// Removes an element, and its line with it when nothing else stands on it.
    private mutating func remove(_ element: IBElement) {
        var range = element.sourceRange
        let start = lineStart(range.lowerBound)
        let isAloneBefore = bytes[start..<range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        var after = range.upperBound
        if after < bytes.count, bytes[after] == UInt8(ascii: "\r") { after += 1 }
        if after < bytes.count, bytes[after] == UInt8(ascii: "\n") { after += 1 }
        if isAloneBefore, after > range.upperBound { range = start..<after }
        replace(range, by: "", element)
    }

    private mutating func replace(_ range: Range<Int>, by text: String, _ element: IBElement) {
        replacements.append(Replacement(range: range, text: text, line: element.line))
    }

    private func lines(_ new: [NewElement], like sibling: IBElement) -> String {
        new.flatMap { $0.lines(indentation: indentation(of: sibling)) }.joined(separator: lineEnd)
    }

    private func lineStart(_ position: Int) -> Int {
        var start = position
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        return start
    }

    /// Where the end tag of an element begins that has one.
    private func endTag(of element: IBElement) -> Int {
        var start = element.sourceRange.upperBound - 1
        while bytes[start] != UInt8(ascii: "<") { start -= 1 }
        return start
    }

    /// The blanks before an element on its line.
    private func indentation(of element: IBElement) -> String {
        let start = lineStart(element.sourceRange.lowerBound)
        let blanks = bytes[start..<element.sourceRange.lowerBound].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blanks, as: UTF8.self)
    }
}

/// The elements that go: those that were removed, without those inside them, and the lists that are left empty.
private struct RemovedElements {
    /// The elements by their first byte.
    private(set) var starts: [Int: IBElement] = [:]

    /// Lists that Xcode doesn't write when nothing stands in them.
    private static let lists: Set<String> = [
        "constraints", "subviews", "connections", "userDefinedRuntimeAttributes", "mask", "variation", "gestureRecognizers", "layoutGuides",
    ]

    init(document: IBDocument, changes: [Int: DocumentEditor.Change]) {
        guard changes.values.contains(where: \.isRemoved) else { return }
        _ = walk(document.root, changes, isAddedTo: false)
    }

    /// Answers whether the element goes.
    private mutating func walk(_ element: IBElement, _ changes: [Int: DocumentEditor.Change], isAddedTo: Bool) -> Bool {
        let start = element.sourceRange.lowerBound
        let change = changes[start]
        if change?.isRemoved == true {
            starts[start] = element
            return true
        }
        guard !element.children.isEmpty else { return false }
        let gone = element.children.filter { walk($0, changes, isAddedTo: Self.adds(change, toList: $0.name)) }
        guard gone.count == element.children.count, Self.lists.contains(element.name), element.attributes.allSatisfy({ $0.name == "key" }),
            change == nil, !isAddedTo, !gone.contains(where: { changes[$0.sourceRange.lowerBound]?.added.isEmpty == false })
        else { return false }
        for child in gone { starts[child.sourceRange.lowerBound] = nil }
        starts[start] = element
        return true
    }

    /// Whether a change writes something new into a list of its element.
    private static func adds(_ change: DocumentEditor.Change?, toList name: String) -> Bool {
        change?.added.contains { if case .list(name) = $0.place { true } else { false } } ?? false
    }
}
