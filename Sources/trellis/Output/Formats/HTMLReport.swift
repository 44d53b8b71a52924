import Findings

/// Findings as one page that needs nothing else: each with a picture of its scene in which the object is marked.
struct HTMLReport {
    private let report: CheckReport

    /// A page of a report.
    init(_ report: CheckReport) {
        self.report = report
    }

    /// The page.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>trellis check</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <h1>trellis check</h1>
        <p>\(MarkupText.escaped(report.summary)).</p>
        <svg width="0" height="0" style="position: absolute" aria-hidden="true"><defs>
        \(pictures.joined(separator: "\n"))
        </defs></svg>
        \(documents.joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8884; }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
        h2 { font-size: 1.05rem; border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 2rem; overflow-wrap: anywhere; }
        article { display: flex; gap: 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
        article > div { flex: 1; min-width: 0; }
        p { margin: .2rem 0; }
        .kind, ul, summary { opacity: .75; font-size: .87rem; }
        ul { margin: .3rem 0; padding-left: 1.2rem; }
        .word { font-weight: 700; } .error { color: #d1242f; } .warning { color: #9a6700; } .info { color: #0969da; }
        .fix { color: #1a7f37; }
        figure { flex: none; width: 180px; margin: 0; }
        figcaption { opacity: .75; font-size: .8rem; }
        svg.scene { width: 100%; height: auto; max-height: 320px; border: 1px solid var(--line); background: #fff; }
        .mark { fill: currentColor; fill-opacity: .18; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
        """

    /// The pictures that a listed finding shows; those of findings that are only counted are left out.
    private var pictures: [String] {
        let shown = Set(report.items.compactMap { $0.picture?.number })
        return report.pictures.enumerated().filter { shown.contains($0.offset) }.map { picture($0.offset, $0.element) }
    }

    private func picture(_ number: Int, _ picture: CheckedDocument.Picture) -> String {
        "<image id=\"p\(number)\" width=\"\(JSONText.number(picture.width))\" height=\"\(JSONText.number(picture.height))\" "
            + "href=\"data:image/png;base64,\(picture.png)\"/>"
    }

    private var documents: [String] {
        var sections: [String] = []
        var file: String?
        for item in report.items {
            let own = item.finding.location?.file ?? ""
            if own != file {
                file = own
                sections.append("<h2>\(MarkupText.escaped(own.isEmpty ? "Without a document" : RelativePath.shown(own)))</h2>")
            }
            sections.append(article(item))
        }
        return sections
    }

    private func article(_ item: CheckReport.Item) -> String {
        let finding = item.finding
        let severity = finding.severity.rawValue
        var lines = ["<p><span class=\"word \(severity)\">\(severity)</span> \(MarkupText.escaped(finding.sentence))</p>"]
        let object = finding.location?.objectID.map { ", object \($0)" } ?? ""
        let line = finding.location.flatMap { $0.line > 0 ? "line \($0.line)\(object) · " : nil } ?? ""
        lines.append("<p class=\"kind\">\(MarkupText.escaped(line))<code>\(MarkupText.escaped(finding.kind))</code></p>")
        if !finding.notes.isEmpty { lines.append("<ul>\(finding.notes.map(note).joined())</ul>") }
        if !finding.others.isEmpty {
            lines.append("<details><summary>The others</summary><ul>\(finding.others.map(note).joined())</ul></details>")
        }
        if let fix = finding.fix { lines.append("<p class=\"fix\"><b>Fix:</b> \(MarkupText.escaped(fix))</p>") }
        return "<article>\(scene(item))<div>\(lines.joined(separator: "\n"))</div></article>"
    }

    private func note(_ note: Note) -> String {
        let line = note.location.flatMap { $0.line > 0 ? " (line \($0.line))" : nil } ?? ""
        return "<li>\(MarkupText.escaped(note.message + line))</li>"
    }

    private func scene(_ item: CheckReport.Item) -> String {
        guard let place = item.picture, report.pictures.indices.contains(place.number) else { return "" }
        let picture = report.pictures[place.number]
        var mark = ""
        if let numbers = place.mark?.map({ JSONText.number($0) }), numbers.count == 4 {
            mark =
                "<rect class=\"mark \(item.finding.severity.rawValue)\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
        }
        let box = "0 0 \(JSONText.number(picture.width)) \(JSONText.number(picture.height))"
        let condition = MarkupText.escaped(picture.condition)
        return "<figure><svg class=\"scene\" viewBox=\"\(box)\" role=\"img\"><title>\(condition)</title>"
            + "<use href=\"#p\(place.number)\"/>\(mark)</svg><figcaption>\(condition)</figcaption></figure>"
    }
}
