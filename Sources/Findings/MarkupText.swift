/// Text inside XML and HTML.
package enum MarkupText {
    /// The text with what both reserve replaced; control characters, which XML doesn't allow, are left out.
    package static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n", "\t", "\r": out.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20: break
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
