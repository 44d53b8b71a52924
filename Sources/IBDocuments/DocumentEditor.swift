/// Changes a document and keeps every byte that isn't changed: indentation, the order of attributes, line ends.
///
///     var editor = DocumentEditor(document)
///     editor.setAttribute("constant", to: "16", of: constraint)
///     editor.remove(other)
///     let text = try editor.edited()
///
/// Edits are collected first and made together, so elements of the document as it was read stay valid until `edited()`.
public struct DocumentEditor: Sendable {
    /// Why the edits can't be made together.
    public enum Failure: Error, Hashable, Sendable {
        /// Two edits change the same bytes of the line, for example an element that was both changed and removed.
        case overlapping(line: Int)
    }

    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
        let line: Int
    }

    private let bytes: [UInt8]
    private let lineEnd: String
    private var edits: [Edit] = []

    /// Begins to edit a document.
    public init(_ document: IBDocument) {
        bytes = document.source
        let source = document.source
        let isWindows = source.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && source[$0 - 1] == UInt8(ascii: "\r") } ?? false
        lineEnd = isWindows ? "\r\n" : "\n"
    }

    /// Sets an attribute. One that the element doesn't have yet is written before its `id`, where Xcode writes what an element says of itself,
    /// or at the end when there is no id.
    public mutating func setAttribute(_ name: String, to value: String, of element: IBElement) {
        let tag = StartTag(of: element, in: bytes)
        let text = XMLText.escaped(value)
        if let present = tag.attributes.first(where: { $0.name == name }) {
            replace(present.value, by: text, element)
        } else {
            let place = tag.attributes.first { $0.name == "id" }?.whole.lowerBound ?? tag.end
            replace(place..<place, by: " \(name)=\"\(text)\"", element)
        }
    }

    /// Removes an attribute; does nothing when the element hasn't got it.
    public mutating func removeAttribute(_ name: String, of element: IBElement) {
        guard let present = StartTag(of: element, in: bytes).attributes.first(where: { $0.name == name }) else { return }
        replace(present.whole, by: "", element)
    }

    /// Removes an element with all in it, and its line with it when nothing else stands on it.
    public mutating func remove(_ element: IBElement) {
        var range = element.sourceRange
        let start = lineStart(range.lowerBound)
        let isAloneBefore = bytes[start..<range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        var after = range.upperBound
        if after < bytes.count, bytes[after] == UInt8(ascii: "\r") { after += 1 }
        if isAloneBefore, after < bytes.count, bytes[after] == UInt8(ascii: "\n") { range = start..<(after + 1) }
        replace(range, by: "", element)
    }

    /// Writes a new element as the last one inside another.
    public mutating func append(_ new: NewElement, to parent: IBElement) {
        let indentation = indentation(of: parent)
        let lines = new.lines(indentation: indentation + "    ").joined(separator: lineEnd)
        let tag = StartTag(of: parent, in: bytes)
        if tag.isEmpty {
            replace(tag.end..<tag.upperBound, by: ">" + lineEnd + lines + lineEnd + indentation + "</\(parent.name)>", parent)
        } else if let last = parent.children.last {
            replace(last.sourceRange.upperBound..<last.sourceRange.upperBound, by: lineEnd + lines, parent)
        } else {
            replace(tag.upperBound..<tag.upperBound, by: lineEnd + lines + lineEnd + indentation, parent)
        }
    }

    /// Writes a new element on a line of its own after another one, as its sibling.
    public mutating func insert(_ new: NewElement, after sibling: IBElement) {
        let lines = new.lines(indentation: indentation(of: sibling)).joined(separator: lineEnd)
        replace(sibling.sourceRange.upperBound..<sibling.sourceRange.upperBound, by: lineEnd + lines, sibling)
    }

    /// The bytes of the file with all edits made.
    public func edited() throws(Failure) -> [UInt8] {
        let ordered = edits.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        var out: [UInt8] = []
        var position = 0
        for (_, edit) in ordered {
            if edit.range.lowerBound < position { throw .overlapping(line: edit.line) }
            out += bytes[position..<edit.range.lowerBound]
            out += edit.replacement
            position = edit.range.upperBound
        }
        return out + bytes[position...]
    }

    private mutating func replace(_ range: Range<Int>, by text: String, _ element: IBElement) {
        edits.append(Edit(range: range, replacement: Array(text.utf8), line: element.line))
    }

    private func lineStart(_ position: Int) -> Int {
        var start = position
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    /// The blanks before an element on its line.
    private func indentation(of element: IBElement) -> String {
        let start = lineStart(element.sourceRange.lowerBound)
        let blanks = bytes[start..<element.sourceRange.lowerBound].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: blanks, as: UTF8.self)
    }
}
