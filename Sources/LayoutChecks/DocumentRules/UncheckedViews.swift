import Findings
import IBDocuments

/// What Interface Builder marks or was told to leave alone: ambiguous views, scroll views that aren't checked, and fixed frames that
/// constraints rely on.
enum UncheckedViews: DocumentRule {
    static let kinds = [marker, off, prototype]

    private static let marker = FindingKind(
        "ib.ambiguous-marker", .warning, "Interface Builder saved a view as ambiguous.",
        why: "Xcode marked it with its red line when the document was last saved.",
        mend: "Add the constraints that are missing; the findings of the layout name them.",
        example: "<label ambiguous=\"YES\" id=\"a1B-2c-D3e\"/>", isToldOnce: true)
    private static let off = FindingKind(
        "ib.verify-ambiguity-off", .info, "A view isn't checked for ambiguity.",
        why: "Interface Builder was told to be silent about it, as its content comes at run time. What is wrong shows only then.",
        mend: "Check it at run time with assertLayout.",
        example: "<scrollView verifyAmbiguity=\"off\" id=\"a1B-2c-D3e\"/>")
    private static let prototype = FindingKind(
        "ib.prototype-constraints", .warning, "Constraints rely on a view whose frame Xcode fixes when it builds.",
        why:
            "A view without constraints of its own gets some at build time that hold its frame as drawn (NSIBPrototypingLayoutConstraint). What "
            + "is tied to it stands where it was drawn on this one screen.",
        mend: "Give the view constraints of its own.",
        example: "<view fixedFrame=\"YES\" id=\"a1B-2c-D3e\"/>\n<constraint firstItem=\"title\" secondItem=\"a1B-2c-D3e\" .../>")

    static func findings(in document: IBDocument) -> [Finding] {
        var findings: [Finding] = []
        var ties: [String: IBElement] = [:]
        document.root.visit { element, _ in
            if element.name == "constraint" {
                for id in [element["firstItem"], element["secondItem"]].compactMap({ $0 }) where ties[id] == nil { ties[id] = element }
            }
            guard IBElementNames.views.contains(element.name) else { return }
            let verify = element["verifyAmbiguity"] ?? ""
            if element.bool("ambiguous") == true, verify != "off" {
                findings.append(document.finding(marker, at: element, "Interface Builder saved \(document.name(element)) as ambiguous."))
            }
            if !verify.isEmpty, element.name == "scrollView" {
                findings.append(
                    document.finding(
                        off, at: element, "The ambiguity of \(document.name(element)) isn't checked (verifyAmbiguity is \(verify))."))
            }
        }
        return findings + relied(document, ties)
    }

    private static func relied(_ document: IBDocument, _ ties: [String: IBElement]) -> [Finding] {
        ties.compactMap { id, constraint in
            guard let view = document.elements[id], view.bool("fixedFrame") == true,
                view["translatesAutoresizingMaskIntoConstraints"] == "NO"
            else {
                return nil
            }
            return document.finding(
                prototype, at: view, "\(document.name(view)) has the frame it was drawn with, and a constraint is tied to it.",
                notes: [Note("the constraint", location: document.location(of: constraint))], fix: "Give it constraints of its own.")
        }
    }
}
