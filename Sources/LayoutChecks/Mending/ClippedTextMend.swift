import Findings
import IBDocuments
import UIKit

/// Gives a text that is cut off the lines, the height or the width it needs: as many lines as it takes, fixed lengths of it or of what holds it
/// that may grow; and where a little is missing on one line, letters that may shrink.
enum ClippedTextMend: LayoutMend {
    static let kinds: Set<String> = ["text.clipped", "text.truncated", "text.fixed-height", "text.fixed-width"]
    static let keepsFrames = false

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let (view, tree) = subject(of: finding, in: patient) else { return [] }
        let edits = Edits(view, in: tree, of: patient.document)
        switch finding.kind {
        case "text.fixed-height": return [edits.heights(), edits.heights(ofAll: true)].compactMap { $0?.proposal }
        case "text.fixed-width": return [edits.widths()].compactMap { $0?.proposal }
        default: return edits.all(isCutAtEnd: finding.kind == "text.truncated").map(\.proposal)
        }
    }

    /// The text that is meant: the finding stands at it, or at the constraint that holds it.
    private static func subject(of finding: Finding, in patient: MendPatient) -> (UIView, CheckedTree)? {
        if let found = patient.view(of: finding) { return found }
        guard let constraint = patient.constraint(finding.location?.objectID), let view = constraint.firstItem as? UIView else {
            return nil
        }
        return patient.view(view.documentID)
    }
}

/// What may be done to a text's element and to the constraints that hold it.
@MainActor private struct Edits {
    /// Things done at once, each with its words.
    struct Edit {
        var words: [String] = []
        var make: [(inout DocumentEditor) -> Void] = []

        static func + (left: Edit, right: Edit) -> Edit { Edit(words: left.words + right.words, make: left.make + right.make) }

        var proposal: MendProposal {
            let text = words.joined(separator: ", and ") + "."
            return MendProposal(text.prefix(1).uppercased() + text.dropFirst()) { editor in for step in make { step(&editor) } }
        }
    }

    private let view: UIView
    private let tree: CheckedTree
    private let document: IBDocument

    init(_ view: UIView, in tree: CheckedTree, of document: IBDocument) {
        (self.view, self.tree, self.document) = (view, tree, document)
    }

    /// The smallest edits first.
    func all(isCutAtEnd: Bool) -> [Edit] {
        let (lines, width, own, all) = (lines(), widths(), heights(), heights(ofAll: true))
        let first = isCutAtEnd ? [lines, width] : [lines, own, width]
        let combined = [(lines, own), (width, own), (lines, all)].compactMap { one, other in one.flatMap { one in other.map { one + $0 } } }
        let row = isCutAtEnd ? nil : higherRow()
        return (first + combined + [own, all, isCutAtEnd ? shrinking() : row, lines.flatMap { lines in row.map { lines + $0 } }]).compactMap
        { $0 }
    }

    private func lines() -> Edit? {
        guard let element = element(of: view), element.name == "label", element["numberOfLines"] != "0" else { return nil }
        return Edit(
            words: ["let the label take as many lines as its text needs"],
            make: [{ $0.setAttribute("numberOfLines", to: "0", of: element) }])
    }

    /// Lets the fixed heights grow that hold the text: its own, or also those of the views around it.
    func heights(ofAll: Bool = false) -> Edit? {
        let around = tree.ancestors(of: view).prefix { !($0 is UIScrollView) }
        return loosened([view] + (ofAll ? Array(around) : []), .height, "height")
    }

    func widths() -> Edit? { loosened([view], .width, "width") }

    private func loosened(_ views: [UIView], _ attribute: NSLayoutConstraint.Attribute, _ word: String) -> Edit? {
        let fixed = tree.constraints.filter { constraint in
            constraint.firstAttribute == attribute && constraint.secondItem == nil && constraint.relation == .equal
                && constraint.priority == .required && views.contains { $0 === constraint.firstItem }
        }
        let elements = fixed.compactMap { $0.documentID.flatMap { document.elements[$0] } }
        guard !elements.isEmpty else { return nil }
        let subject = elements.count == 1 ? "the fixed \(word)" : "the \(elements.count) fixed \(word)s"
        return Edit(
            words: ["let \(subject) grow: at least as much instead of exactly"],
            make: elements.map { element in { $0.setAttribute("relation", to: "greaterThanOrEqual", of: element) } })
    }

    /// Lets a line shrink that misses no more than a quarter.
    private func shrinking() -> Edit? {
        guard let element = element(of: view), element.name == "label", let text = ShownText(view), text.isOneLine, !text.shrinks,
            text.room.width >= 0.75 * text.oneLineWidth
        else { return nil }
        return Edit(
            words: ["let the text shrink to three quarters where its line is full"],
            make: [
                {
                    $0.setAttribute("adjustsFontSizeToFit", to: "YES", of: element)
                    $0.setAttribute("minimumScaleFactor", to: "0.75", of: element)
                    $0.removeAttribute("minimumFontSize", of: element)
                }
            ])
    }

    /// Makes the row that holds the text as much higher as it lacks: its own height, and what the canvas stores of it and of the rows below.
    private func higherRow() -> Edit? {
        guard let cell = tree.ancestors(of: view).lazy.compactMap({ $0 as? UITableViewCell }).first, let element = element(of: cell),
            let rect = element.first("rect", key: "frame"), let text = ShownText(view)
        else { return nil }
        let missing = Double((text.neededHeight - text.room.height).rounded(.up))
        guard missing > 0 else { return nil }
        var changed: [(element: IBElement, attribute: String)] = [(rect, "height")]
        if (element.number("rowHeight") ?? 0) > 0 { changed.append((element, "rowHeight")) }
        if let inner = element.child(key: "contentView")?.first("rect", key: "frame") { changed.append((inner, "height")) }
        changed += rowsBelow(element, rect).map { ($0, "y") }
        return Edit(
            words: ["make the row \(CheckedTree.number(CGFloat(missing))) points higher"],
            make: changed.compactMap { element, attribute in
                element.number(attribute).map { old in
                    { $0.setAttribute(attribute, to: CheckedTree.number(CGFloat(old + missing)), of: element) }
                }
            })
    }

    /// The stored frames of the rows that stand below a row of the same table.
    private func rowsBelow(_ row: IBElement, _ rect: IBElement) -> [IBElement] {
        var found: [IBElement] = []
        document.elements(around: row).first { $0.name == "tableView" }?.visit { element, _ in
            guard element.name == "tableViewCell", element.id != row.id, let other = element.first("rect", key: "frame") else { return }
            if (other.number("y") ?? 0) > (rect.number("y") ?? 0) { found.append(other) }
        }
        return found
    }

    private func element(of view: UIView) -> IBElement? { view.documentID.flatMap { document.elements[$0] } }
}
