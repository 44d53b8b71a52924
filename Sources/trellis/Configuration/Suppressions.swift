import Findings
import Foundation
import IBDocuments

/// What a document's author says not to report about single objects.
///
/// `trellis:ignore` in an object's label or notes (Xcode's identity inspector), or in an XML comment before it, means that object: all kinds
/// of findings, or those named behind it (`trellis:ignore scroll.sideways text`). A word right behind it that is no kind leaves nothing out: a
/// misspelled kind mustn't hide every other fault of the object. Reasons stand behind a colon, a dash or a bracket.
@MainActor struct Suppressions {
    private static let word = "trellis:ignore"
    private static let punctuation = CharacterSet(charactersIn: ",;-.")

    /// By object id: the kinds and groups that are left out; empty for all.
    private var ignored: [String: Set<String>] = [:]

    /// Reads what a document says.
    init(_ document: IBDocument) {
        document.root.visit { element, _ in
            guard let id = element.id else { return }
            let notes = element.child(key: "userComments")?.children.compactMap { $0["content"] ?? $0.text } ?? []
            for text in [element["userLabel"] ?? ""] + notes { note(text, for: id) }
        }
        readComments(document)
    }

    /// Whether a finding is to be left out.
    func contain(_ finding: Finding) -> Bool {
        guard let id = finding.location?.objectID, let kinds = ignored[id] else { return false }
        return kinds.isEmpty || kinds.contains(finding.kind) || kinds.contains(FindingKinds.group(of: finding.kind))
    }

    private mutating func note(_ text: String, for id: String) {
        guard let found = text.range(of: Self.word) else { return }
        let behind = text[found.upperBound...].prefix { !":([–—".contains($0) }
        let words = behind.split(whereSeparator: \.isWhitespace).map { $0.trimmingCharacters(in: Self.punctuation) }.prefix { !$0.isEmpty }
        if let first = words.first, !FindingKinds.isKindOrGroup(first) { return }
        let kinds = Set(words.filter { FindingKinds.isKindOrGroup($0) })
        if let known = ignored[id], known.isEmpty || kinds.isEmpty { ignored[id] = [] } else { ignored[id, default: []].formUnion(kinds) }
    }

    /// A comment means the next object that begins behind it.
    private mutating func readComments(_ document: IBDocument) {
        let source = String(decoding: document.source, as: UTF8.self)
        guard source.contains(Self.word), source.contains("<!--") else { return }
        let starts = document.elements.map { ($0.value.sourceRange.lowerBound, $0.key) }.sorted { $0.0 < $1.0 }
        var rest = source[...]
        while let open = rest.range(of: "<!--"), let close = rest.range(of: "-->", range: open.upperBound..<rest.endIndex) {
            let end = source.utf8.distance(from: source.startIndex, to: close.upperBound)
            if let next = starts.first(where: { $0.0 >= end }) { note(String(rest[open.upperBound..<close.lowerBound]), for: next.1) }
            rest = rest[close.upperBound...]
        }
    }
}
