import Findings
import Foundation

/// One self-contained file of markup, style, script, data and solver. Data and solver travel packed, as base64.
struct Page {
    let title: String
    /// The page's JSON.
    let data: Data

    var html: Data {
        var text = PageFile.page("page.html")
        let parts: [(String, String)] = [
            ("TITLE", MarkupText.escaped(title)), ("STYLE", PageFile.text("page.css")),
            ("SCRIPT", ["scene.js", "live.js", "inspect.js", "page.js"].map { PageFile.text($0) }.joined()),
            ("SOLVER", PageFile.bytes("solver.wasm.gz").base64EncodedString()), ("DATA", Deflate.packed(data).base64EncodedString()),
        ]
        for (name, part) in parts {
            guard let place = text.range(of: "{{\(name)}}") else { continue }
            text.replaceSubrange(place, with: part)
        }
        return Data(text.utf8)
    }
}
