import Findings
import Foundation
import UIKit

extension LayoutDiff {
    /// The changes as text: a line for each view, with the numbers that changed, and one for each finding that came or went.
    public var text: String {
        documents.map(text).joined(separator: "\n\n") + (documents.isEmpty ? "" : "\n\n") + summary
    }

    /// `2 documents changed of 14: 3 views moved, 1 added; 1 new finding, 2 mended`.
    public var summary: String {
        let views = documents.flatMap(\.scenes).flatMap(\.views)
        let kinds: [Change] = [.moved, .resized, .added, .removed]
        let counts = kinds.compactMap { kind -> String? in
            let count = views.count { $0.change == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let (come, gone) = (documents.reduce(0) { $0 + $1.newFindings.count }, documents.reduce(0) { $0 + $1.mendedFindings.count })
        let parts = [
            counts.isEmpty ? "" : "views: " + counts.joined(separator: ", "),
            come + gone == 0 ? "" : "findings: \(come) new, \(gone) mended",
        ].filter { !$0.isEmpty }
        let documents = "\(self.documents.count) of \(compared) document\(compared == 1 ? "" : "s") laid out otherwise"
        return ([documents] + parts).joined(separator: "; ")
    }

    private func text(_ document: Document) -> String {
        var lines = [document.path + (document.change.map { "  (\($0.rawValue))" } ?? "")]
        for scene in document.scenes {
            lines.append("  scene \(scene.name), \(scene.id)" + (scene.change.map { "  (\($0.rawValue))" } ?? ""))
            let width = min(44, scene.views.map(\.name.count).max() ?? 0)
            lines += scene.views.map { view in
                let name = view.name.padding(toLength: max(width, view.name.count), withPad: " ", startingAt: 0)
                return "    \(view.change.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)) \(name)  \(view.numbers)  \(view.id)"
            }
        }
        lines += document.newFindings.map { "  new      \($0.severity.rawValue): \($0.message) [\($0.kind)]" }
        lines += document.mendedFindings.map { "  mended   \($0.severity.rawValue): \($0.message) [\($0.kind)]" }
        return lines.joined(separator: "\n")
    }

    /// One JSON object:
    /// `{"compared": N, "documents": [{"path", "change", "scenes": [{"id", "name", "change", "views": [{"change", "id", "name", "old", "new"}]}],
    /// "newFindings", "mendedFindings"}]}`; frames are `[x, y, width, height]`.
    public var json: String {
        let list = documents.map { document in
            var members = [JSONText.member("path", document.path)]
            if let change = document.change { members.append(JSONText.member("change", change.rawValue)) }
            members.append("\"scenes\": [\(document.scenes.map(json).joined(separator: ", "))]")
            members.append("\"newFindings\": \(document.newFindings.json)")
            members.append("\"mendedFindings\": \(document.mendedFindings.json)")
            return JSONText.object(members)
        }
        return JSONText.object([JSONText.member("compared", compared), "\"documents\": [\(list.joined(separator: ", "))]"])
    }

    private func json(_ scene: Scene) -> String {
        var members = [JSONText.member("id", scene.id), JSONText.member("name", scene.name)]
        if let change = scene.change { members.append(JSONText.member("change", change.rawValue)) }
        let views = scene.views.map { view in
            var members = [
                JSONText.member("change", view.change.rawValue), JSONText.member("id", view.id), JSONText.member("name", view.name),
            ]
            if let old = view.old { members.append("\"old\": \(Self.json(old))") }
            if let new = view.new { members.append("\"new\": \(Self.json(new))") }
            return JSONText.object(members)
        }
        members.append("\"views\": [\(views.joined(separator: ", "))]")
        return JSONText.object(members)
    }

    private static func json(_ frame: CGRect) -> String {
        "[\([frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number(Double($0)) }.joined(separator: ", "))]"
    }
}

extension LayoutDiff.View {
    /// The numbers that changed, `y 16 -> 24 (+8)`; the frame of a view that came or went.
    var numbers: String {
        guard let old, let new else {
            let frame = old ?? new ?? .zero
            return [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: " ")
        }
        let pairs = [
            ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width), ("height", old.height, new.height),
        ]
        return pairs.filter { abs($0.1 - $0.2) > 0.01 }.map { name, before, now in
            let change = now - before
            return "\(name) \(Self.number(before)) -> \(Self.number(now)) (\(change > 0 ? "+" : "")\(Self.number(change)))"
        }.joined(separator: ", ")
    }

    private static func number(_ value: CGFloat) -> String { JSONText.number((Double(value) * 100).rounded() / 100) }
}
