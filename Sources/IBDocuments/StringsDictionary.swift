import Findings
import Foundation

/// The texts of a `.stringsdict` file: property lists of texts that depend on a number, a width or the device.
///
/// A document's texts hold no number, so plural forms are the `other` ones; of widths the largest is taken.
/// Apple: https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
struct StringsDictionary {
    private(set) var entries: [String: String] = [:]
    private(set) var findings: [Finding] = []

    init(data: Data, path: String, device: String) {
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        guard let list else {
            report("The file is no property list.", path)
            return
        }
        for (key, value) in list.sorted(by: { $0.key < $1.key }) {
            if let text = (value as? [String: Any]).flatMap({ Self.text($0, device, depth: 0) }) {
                entries[key] = text
            } else {
                report("The entry \(key) says no text; it is left out.", path)
            }
        }
    }

    private mutating func report(_ message: String, _ path: String) {
        findings.append(Finding(kind: "ib.bad-strings", severity: .warning, message: message, location: SourceLocation(file: path)))
    }

    private static func text(_ entry: [String: Any], _ device: String, depth: Int) -> String? {
        guard depth < 8 else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            let widest = widths.compactMap { key, value in Double(key).map { ($0, value) } }.max { $0.0 < $1.0 }
            return widest?.1 as? String
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            let chosen = devices[device] ?? devices["other"]
            return chosen as? String ?? (chosen as? [String: Any]).flatMap { text($0, device, depth: depth + 1) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        return replacingVariables(in: format, of: entry, depth: depth)
    }

    /// The format with each `%#@name@` replaced by the variable's `other` form, which may name variables again.
    private static func replacingVariables(in format: String, of entry: [String: Any], depth: Int) -> String {
        guard depth < 8, let start = format.range(of: "%#@"), let end = format.range(of: "@", range: start.upperBound..<format.endIndex)
        else {
            return format
        }
        let name = String(format[start.upperBound..<end.lowerBound])
        let other = (entry[name] as? [String: Any])?["other"] as? String ?? ""
        let text = replacingVariables(in: other, of: entry, depth: depth + 1)
        return format[..<start.lowerBound] + text + replacingVariables(in: String(format[end.upperBound...]), of: entry, depth: depth + 1)
    }
}
