import Findings
import IBDocuments

/// Features that the document's deployment target doesn't have.
enum GuideBeforeOS: DocumentRule {
    static let kinds = [
        FindingKind(
            "ib.guide-before-os", .warning, "The document uses what its deployment target doesn't have.",
            why:
                "Safe areas and named colours came with iOS 11, the system's colours with iOS 13. Earlier systems take something else, or nothing.",
            mend: "Raise the deployment target in the file inspector (Builds for), or do without.",
            example: "<deployment version=\"2304\" identifier=\"iOS\"/> (iOS 9) with useSafeAreas=\"YES\"")
    ]

    static func findings(in document: IBDocument) -> [Finding] {
        guard let element = document.root.first("dependencies")?.first("deployment"), let code = element.integer("version"),
            let version = major(code)
        else { return [] }
        let used: [(name: String, since: Int, isUsed: Bool)] = [
            ("safe areas", 11, document.usesSafeAreas), ("named colours", 11, !document.namedColors.isEmpty),
            ("system colours", 13, !document.systemColors.isEmpty),
        ]
        return used.filter { $0.isUsed && $0.since > version }.map { feature in
            document.finding(
                kinds[0], at: element, "The document is for iOS \(version) and uses \(feature.name), which came with iOS \(feature.since).",
                fix: "Build it for iOS \(feature.since) or later.")
        }
    }

    /// `2304`, which is 0x0900, stands for 9; 0x1400 for 14.
    private static func major(_ code: Int) -> Int? { Int(String(code >> 8, radix: 16)) }
}
