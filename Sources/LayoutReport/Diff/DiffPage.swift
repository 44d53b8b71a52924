import Findings
import Foundation
import UIKit

extension LayoutDiff {
    /// The changes as one self-contained page: pictures before and now, side by side and over one another, with what changed framed.
    ///
    /// The comparison must have been made with pictures.
    public func html(title: String) -> Data {
        var text = PageFile.page("diff.html")
        let body =
            documents.isEmpty
            ? "<p class=\"clean\"><b>Nothing changed</b>Every view stands where it stood.</p>" : documents.map(markup).joined()
        for (name, part) in [
            ("TITLE", MarkupText.escaped(title)), ("STYLE", PageFile.text("page.css")), ("SUMMARY", MarkupText.escaped(summary)),
            ("BODY", body),
        ] {
            text = text.replacingOccurrences(of: "{{\(name)}}", with: part)
        }
        return Data(text.utf8)
    }

    private func markup(_ document: Document) -> String {
        let mark = document.change.map { " <span class=\"tag \($0.rawValue)\">\($0.rawValue)</span>" } ?? ""
        let findings =
            document.newFindings.map { finding("New", "error", $0) }.joined()
            + document.mendedFindings.map { finding("Mended", "mended", $0) }.joined()
        return """
            <section class="page document"><h2>\(MarkupText.escaped(document.path))\(mark)</h2>\(findings)
            \(document.scenes.map(markup).joined())</section>
            """
    }

    private func finding(_ word: String, _ kind: String, _ finding: Finding) -> String {
        "<p class=\"found \(kind)\"><b>\(word) \(finding.severity.rawValue)</b> \(MarkupText.escaped(finding.sentence)) <code>\(finding.kind)</code></p>"
    }

    private func markup(_ scene: Scene) -> String {
        let rows = scene.views.map { view in
            "<tr data-id=\"\(MarkupText.escaped(view.id))\"><td><span class=\"tag \(view.change.rawValue)\">\(view.change.rawValue)</span></td>"
                + "<td>\(MarkupText.escaped(view.name))</td><td>\(MarkupText.escaped(view.numbers).replacingOccurrences(of: "-&gt;", with: "→"))</td>"
                + "<td><code>\(MarkupText.escaped(view.id))</code></td></tr>"
        }
        let table = rows.isEmpty ? "" : "<table><tbody>\(rows.joined())</tbody></table>"
        let mark = scene.change.map { " <span class=\"tag \($0.rawValue)\">\($0.rawValue)</span>" } ?? ""
        return """
            <article class="change" data-mode="side"><header><h3>\(MarkupText.escaped(scene.name))\(mark)</h3>\(scene.change == nil ? Self.modes : "")</header>
            <div class="pictures">\(figure("Before", scene.oldPicture, scene.oldSize, scene.views, \.oldPlace))\
            \(figure("Now", scene.newPicture, scene.newSize, scene.views, \.newPlace))</div>\(table)</article>
            """
    }

    private static let modes = """
        <div class="segments" role="group" aria-label="How the pictures stand"><button type="button" data-mode="side" aria-pressed="true">Side by side\
        </button><button type="button" data-mode="over" aria-pressed="false">Over one another</button><button type="button" data-mode="apart" \
        aria-pressed="false">Difference</button></div><label class="mix">Before <input type="range" min="0" max="100" value="50" \
        aria-label="How much of the picture of now shows"> Now</label>
        """

    private func figure(_ word: String, _ picture: Data?, _ size: CGSize?, _ views: [View], _ place: KeyPath<View, CGRect?>) -> String {
        guard let picture, let size, size.width > 0, size.height > 0 else { return "" }
        let boxes = views.compactMap { view -> String? in
            guard let rect = view[keyPath: place] else { return nil }
            func part(_ value: CGFloat, _ whole: CGFloat) -> String { JSONText.number(Double(value / whole) * 100) + "%" }
            return
                "<i class=\"box \(view.change.rawValue)\" data-id=\"\(MarkupText.escaped(view.id))\" style=\"left:\(part(rect.minX, size.width));"
                + "top:\(part(rect.minY, size.height));width:\(part(rect.width, size.width));height:\(part(rect.height, size.height))\"></i>"
        }
        return """
            <figure class="\(word.lowercased())"><figcaption>\(word)</figcaption><div class="shot" style="aspect-ratio:\(JSONText.number(Double(size.width)))/\(JSONText.number(Double(size.height)))">\
            <img alt="The scene \(word.lowercased())" src="data:image/svg+xml;base64,\(picture.base64EncodedString())">\(boxes.joined())</div></figure>
            """
    }
}
