import IBDocuments
import UIKit

/// Moves the constraints between scroll views and their content to the content and frame layout guides (iOS 11, Xcode 11).
///
/// An edge of a scroll view means the content to the views inside, a length means the frame: the guides say the same and say it clearly.
/// Nothing moves. A centre stays with the scroll view: it is the middle of the frame where the content rests, and scrolls with it, which
/// neither guide says.
@MainActor public enum ScrollGuideMigration {
    /// What moving a document's constraints gave.
    public struct Outcome: Sendable {
        /// The bytes of the document with the guides; those it had when nothing was to be done, or when a frame would have changed.
        public let bytes: [UInt8]
        /// How many constraints were moved.
        public let moved: Int
        /// Why the edit wasn't taken, where it wasn't.
        public let refusal: String?
    }

    /// Moves a document's constraints, lays the outcome out, and takes it when every frame is as before.
    public static func migrate(_ document: IBDocument) -> Outcome {
        var editor = DocumentEditor(document)
        var moved = 0
        let ends = ends(in: document)
        document.root.visit { element, _ in
            if element.name == "scrollView", let id = element.id { moved += move(ends[id] ?? [], of: element, &editor) }
        }
        guard moved > 0 else { return Outcome(bytes: document.fileBytes, moved: 0, refusal: nil) }
        guard let bytes = try? editor.edited(), let changed = try? IBDocument.read(bytes: bytes, path: document.path) else {
            return Outcome(bytes: document.fileBytes, moved: 0, refusal: "the edit gives no document")
        }
        if let difference = DocumentState(document).firstDifference(to: DocumentState(changed)) {
            return Outcome(bytes: document.fileBytes, moved: 0, refusal: difference)
        }
        return Outcome(bytes: bytes, moved: moved, refusal: nil)
    }

    /// An end of a constraint that means a scroll view's content or frame.
    private struct End {
        let constraint: IBElement
        let end: DocumentEditor.ConstraintEnd
        /// The guide that says so.
        let key: String
    }

    /// What is to be moved, by scroll view.
    private static func ends(in document: IBDocument) -> [String: [End]] {
        var scrolls: Set<String> = []
        document.root.visit { element, _ in if element.name == "scrollView", let id = element.id { scrolls.insert(id) } }
        var ends: [String: [End]] = [:]
        if scrolls.isEmpty { return ends }
        document.root.visit { element, ancestors in
            guard element.name == "constraint" else { return }
            let owner = ancestors.reversed().first { $0.id != nil }?.id ?? ""
            let first = element["firstItem"] ?? owner
            guard let second = element["secondItem"] else { return }
            for (end, mine, other) in [(DocumentEditor.ConstraintEnd.first, first, second), (.second, second, first)] {
                guard scrolls.contains(mine), isInside(other, mine, document),
                    let key = guide(for: element["\(end.rawValue)Attribute"] ?? "")
                else { continue }
                ends[mine, default: []].append(End(constraint: element, end: end, key: key))
            }
        }
        return ends
    }

    private static func move(_ ends: [End], of scroll: IBElement, _ editor: inout DocumentEditor) -> Int {
        guard !ends.isEmpty else { return 0 }
        var guides: [String: String] = [:]
        // Both guides are written, as Xcode does.
        for key in ["contentLayoutGuide", "frameLayoutGuide"] {
            guides[key] = ScrollGuides.id(of: key, scroll.first("viewLayoutGuide", key: key), in: scroll, &editor)
        }
        for end in ends { if let guide = guides[end.key] { editor.setItem(end.end, of: end.constraint, to: guide) } }
        return ends.count
    }

    /// Edges mean the content, lengths the frame; centres and margins have no guide of their own.
    private static func guide(for attribute: String) -> String? {
        switch attribute {
        case "leading", "trailing", "left", "right", "top", "bottom": "contentLayoutGuide"
        case "width", "height": "frameLayoutGuide"
        default: nil
        }
    }

    private static func isInside(_ item: String, _ scroll: String, _ document: IBDocument) -> Bool {
        document.ids(outwardFrom: item).dropFirst().contains(scroll)
    }
}
