import Findings
import IBDocuments

/// One thing to look for in a document's text, whatever its layout. Each rule has a file of its own.
protocol DocumentRule {
    /// The kinds of findings it gives, each with its page of documentation.
    static var kinds: [FindingKind] { get }

    /// What it finds in a document.
    static func findings(in document: IBDocument) -> [Finding]
}

/// The rules for documents: they look once at a document, not at each layout of it.
public enum DocumentRules {
    static var all: [any DocumentRule.Type] {
        [
            AutoLayoutUse.self,
            StoryboardFlow.self,
            UncheckedViews.self,
            EffectViewContent.self,
            GuideBeforeOS.self,
            MissingResource.self,
            AccessibilityLabels.self,
            LargeTitles.self,
        ]
    }

    /// The kinds of findings that the rules give, sorted by id.
    public static var kinds: [FindingKind] { all.flatMap { $0.kinds }.sorted() }

    /// Runs every rule over a document.
    public static func findings(in document: IBDocument) -> [Finding] { all.flatMap { $0.findings(in: document) }.sorted() }
}

extension IBDocument {
    /// A finding at an element.
    func finding(
        _ kind: FindingKind, _ severity: Severity? = nil, at element: IBElement, _ message: String, notes: [Note] = [], fix: String? = nil
    ) -> Finding {
        Finding(kind: kind, severity: severity, message: message, location: location(of: element), notes: notes, fix: fix)
    }

    /// What to call an element in a sentence: the author's label, its title or its text, or else its tag and object id.
    func name(_ element: IBElement) -> String {
        for name in [element["userLabel"], element["title"], element["text"], element["storyboardIdentifier"]] {
            if let name, !name.isEmpty { return "\"\(name.prefix(25))\"" }
        }
        let noun = element["customClass"] ?? element.name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
        return "the \(noun)" + (element.id.map { " \($0)" } ?? "")
    }
}
