import Findings
import IBDocuments

/// Buttons that show only a picture and have no words for those who can't see it.
enum AccessibilityLabels: DocumentRule {
    static let kinds = [
        FindingKind(
            "ib.accessibility-labels", .info, "A button shows a picture only and has no accessibility label.",
            why: "VoiceOver reads the image's file name, or nothing.",
            mend: "Give it an accessibility label in the identity inspector.",
            example: "<button><state key=\"normal\" image=\"xmark\"/></button>", isToldOnce: true)
    ]

    static func findings(in document: IBDocument) -> [Finding] {
        var findings: [Finding] = []
        document.root.visit { element, _ in
            guard element.name == "button", let state = element.first("state", key: "normal") else { return }
            let image = [state, element.first("buttonConfiguration")].lazy.compactMap { $0.flatMap(imageName) }.first
            let title = state["title"] ?? state.child(key: "title")?.text ?? element.first("buttonConfiguration")?["title"] ?? ""
            let hasTitle = !title.isEmpty || state.children.contains { $0.key == "attributedTitle" }
            let accessibility = element.first("accessibility")
            guard let image, !hasTitle, (accessibility?["label"] ?? "").isEmpty,
                accessibility?.first("bool", key: "isElement")?["value"] != "NO"
            else {
                return
            }
            findings.append(
                document.finding(
                    kinds[0], at: element, "The button with the image \(image) has no accessibility label.",
                    fix: "Give it an accessibility label."))
        }
        return findings
    }

    /// The image of a state, named or referred to.
    private static func imageName(_ element: IBElement) -> String? {
        element["image"] ?? element.first("imageReference", key: "image")?["image"]
    }
}
