import Findings
import IBDocuments
import IBLoading
import UIKit

/// Lays a document out under one set of conditions after another and tells each fault once.
///
/// The views, the constraints and what the solver knows stay from one to the next wherever they may (`CanvasStage`). What is merely worth
/// knowing (`Severity.info`) is said of the first conditions only: whether a page happens to scroll on a larger screen is no news.
@MainActor public struct DocumentSweep {
    private let stage: CanvasStage
    private let base: CanvasOptions
    /// The conditions, in the order in which they are taken.
    public let conditions: [LayoutCondition]
    /// How many more the matrix has, which a document of this size isn't laid out under.
    private let leftOut: Int

    /// A matrix over a document of many thousands of objects ends after so many layouts of an object.
    private static let layoutLimit = 150_000

    /// A sweep over conditions, with what they leave open taken from `options`.
    public init(_ document: IBDocument, matrix: SweepMatrix, options: CanvasOptions = CanvasOptions()) {
        stage = CanvasStage(document)
        base = options
        let all = matrix.conditions(for: document)
        let isLarge = document.elements.count > Self.layoutLimit / 20
        conditions = isLarge ? Array(all.prefix(max(1, Self.layoutLimit / document.elements.count))) : all
        leftOut = all.count - conditions.count
    }

    /// How often the views of a tree were made; without reuse it would be once for each tree and set of conditions.
    package var loadCount: Int { stage.loadCount }

    /// Lays the document out under all conditions.
    ///
    /// - Parameter seen: Called when a fault is seen for the first time, with the number of the conditions, while the layout that shows it stands.
    /// - Returns: The findings in the order of every listing. Where there are several conditions, each ends with a note on those that show it.
    public func run(seen: (Finding, _ condition: Int, LaidOutDocument) -> Void = { _, _, _ in }) -> [SweptFinding] {
        let written = DocumentRules.findings(in: stage.document) + shortened
        let ofFile = Set(stage.document.findings + written)
        var found = SweptCollection()
        for (number, condition) in conditions.enumerated() {
            let (laidOut, findings) = layOut(condition)
            for finding in (number == 0 ? written + findings : findings) where number == 0 || isNews(finding, condition) {
                let told = number == 0 ? finding : finding.seenFirst(under: condition)
                if found.add(told, of: finding.kind, identity: SweptFinding.Identity(finding), number) { seen(told, number, laidOut) }
            }
        }
        return found.all.map { swept in
            guard conditions.count > 1, !ofFile.contains(swept.finding) else { return swept }
            var swept = swept
            if let note = swept.note(conditions) { swept.finding.notes.append(note) }
            return swept
        }.sorted { $0.finding < $1.finding }
    }

    /// Whether other conditions than the first are worth telling of a finding. That a text would outgrow its place is no news where it is largest.
    private func isNews(_ finding: Finding, _ condition: LayoutCondition) -> Bool {
        guard finding.severity != .info else { return false }
        return condition.contentSizeCategory?.isAccessibilityCategory != true || !finding.kind.hasPrefix("text.fixed-")
    }

    /// That not all of the matrix was looked at.
    private var shortened: [Finding] {
        guard leftOut > 0 else { return [] }
        let all = leftOut + conditions.count
        return [
            Finding(
                kind: SweepKinds.shortened,
                message:
                    "The document has \(stage.document.elements.count) objects: it is laid out under \(conditions.count) of the \(all) "
                    + "conditions of the matrix.",
                location: SourceLocation(file: stage.document.path),
                fix: "Check it under the conditions that matter, one after another.")
        ]
    }

    private func layOut(_ condition: LayoutCondition) -> (LaidOutDocument, [Finding]) {
        var restless: [UIView] = []
        let report = LayoutDiagnostics.loopHandler
        LayoutDiagnostics.loopHandler = { restless += $0 }
        defer { LayoutDiagnostics.loopHandler = report }
        let laidOut = stage.layOut(condition.canvas(over: base, device: stage.drawnDevice))
        let ruled = laidOut.trees.flatMap { tree in
            let checked = CheckedTree(tree, of: stage.document)
            return LayoutRules.findings(in: checked) + LayoutLoop.findings(restless, in: checked)
        }
        return (laidOut, laidOut.findings + ruled)
    }
}

/// The faults of a sweep so far, each once.
private struct SweptCollection {
    private(set) var all: [SweptFinding] = []
    private var index: [SweptFinding.Identity: Int] = [:]
    private var lastSeen: [Int] = []
    /// What each was where it was seen first.
    private var kinds: [String] = []
    private var told: Set<Finding> = []

    /// Adds a fault, or counts the conditions that show it again. Answers whether it is new.
    mutating func add(_ finding: Finding, of kind: String, identity: SweptFinding.Identity, _ number: Int) -> Bool {
        // Another kind of the same fault is told by itself where it is graver.
        if let known = index[identity], kinds[known] == kind || all[known].finding.severity >= finding.severity {
            // Two of the same in one layout are one fault for the count, but both are told.
            if lastSeen[known] != number {
                lastSeen[known] = number
                all[known].count += 1
                return false
            }
            if all[known].first != number || told.contains(finding) { return false }
        } else {
            index[identity] = all.count
        }
        all.append(SweptFinding(finding: finding, first: number, count: 1))
        told.insert(finding)
        lastSeen.append(number)
        kinds.append(kind)
        return true
    }
}

extension Finding {
    /// The finding as a sweep tells it that didn't see it under the first conditions.
    fileprivate func seenFirst(under condition: LayoutCondition) -> Finding {
        var told = self
        told.message = "\(condition.phrase): \(message)"
        if kind.hasPrefix("unsat."), severity == .error {
            told.kind = SweepKinds.onlyAtSize.id
        } else if condition.contentSizeCategory != nil || condition.language != nil, Self.growing.contains(kind) {
            told.kind = SweepKinds.growth.id
        }
        // Few people choose the largest sizes: what is unreadable then is worth a warning, what merely stands elsewhere is worth knowing.
        if condition.contentSizeCategory?.isAccessibilityCategory == true {
            told.severity = min(severity, Self.cutting.contains(kind) || kind.hasPrefix("unsat.") ? .warning : .info)
        }
        if told.kind != kind { told.notes.append(Note("the fault there: \(kind)")) }
        return told
    }

    private static let cutting: Set<String> = ["text.clipped", "text.truncated", "view.zero-size", "view.overlap"]
    private static let growing = cutting.union(["view.outside-superview", "view.offscreen"])
}

/// The kinds of findings that a sweep alone can give.
enum SweepKinds {
    static let kinds = [onlyAtSize, growth, shortened]

    /// Conditions that were left out.
    static let shortened = FindingKind(
        "ib.matrix-shortened", .warning, "A document is too large to be laid out under every condition of a matrix.",
        why: "A document of many thousands of objects takes seconds for each condition. What was left out isn't known to be well.",
        mend: "Take the document apart, or name the conditions that matter with --matrix.",
        example: "a storyboard of 100,000 views, --matrix small")

    /// A conflict that the first conditions don't show.
    static let onlyAtSize = FindingKind(
        "unsat.only-at-size", .error, "Required constraints hold as drawn and fail on another screen, text size or language.",
        why:
            "The layout was made for one size. On another one there is no room, or too much, and UIKit gives a constraint up. The finding names the "
            + "first conditions that show it. A warning where only the accessibility text sizes do.",
        mend: "Lower the priority of a fixed length, or make it an inequality.",
        example: "photo.width == 350\nphoto.leading == view.leading + 16\nphoto.trailing == view.trailing - 16 (holds on 382 points only)")
    /// Text that is cut off, or covers something, when it grows.
    static let growth = FindingKind(
        "text.growth-sweep", .error, "A text is cut off, or lies over something, when it grows.",
        why:
            "At a larger text size or in another language it needs more room than its place has. What only the accessibility sizes (AX1 to AX5) show "
            + "is a warning where text can't be read, and an info where something merely stands elsewhere.",
        mend: "Let it wrap and its place grow: no fixed heights, numberOfLines 0, inequalities between neighbours.",
        example: "title.height == 21, text size AX3")
}
