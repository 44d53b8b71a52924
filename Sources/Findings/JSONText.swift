/// The little JSON that findings and frames need, written by hand: the ground floor imports nothing.
package enum JSONText {
    /// A JSON string with its quotation marks (RFC 8259, section 7: quotation mark, reverse solidus and control characters are escaped).
    package static func string(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20: out += "\\u" + fourDigits(scalar.value)
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// A JSON number: whole values without a fraction, others with at most six decimals, so that a third of a point compares as one. JSON
    /// has no word for values that aren't finite: they become `null`.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        guard abs(value) < 1e12 else { return "\(value)" }
        let parts = Int64((abs(value) * 1_000_000).rounded())
        let (whole, fraction) = parts.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = value < 0 && parts != 0 ? "-" : ""
        guard fraction != 0 else { return "\(sign)\(whole)" }
        var digits = String(1_000_000 + fraction).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// A JSON object of members already written.
    package static func object(_ members: [String]) -> String {
        "{" + members.joined(separator: ", ") + "}"
    }

    /// `"name": "text"`.
    package static func member(_ name: String, _ value: String) -> String {
        "\(string(name)): \(string(value))"
    }

    /// `"name": 12`.
    package static func member(_ name: String, _ value: Int) -> String {
        "\(string(name)): \(value)"
    }

    private static func fourDigits(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
