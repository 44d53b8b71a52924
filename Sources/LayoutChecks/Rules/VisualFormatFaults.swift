import Findings
import UIKit

/// What is wrong with a line of the visual format language, which stops the app when constraints are made of it.
enum VisualFormatFaults {
    static let kind = FindingKind(
        "api.vfl-parse", .error, "A visual format can't be read.",
        why:
            "UIKit stops the app with an exception (\"Unable to parse constraint format\") where the line is used, often in one orientation or one code "
            + "path only.",
        mend:
            "Correct what stands above the caret: add the view to a superview before a '|', name every view and metric, put one gap between two views.",
        example: "V:|-8-[title]-8--[text]-|\n               ^")

    @MainActor static func finding(_ error: VisualFormatError) -> Finding {
        let caret = String(repeating: " ", count: error.position) + "^"
        return Finding(
            kind: kind,
            message: "The visual format \"\(error.format)\" can't be read at character \(error.position + 1): \(sentence(error.reason))",
            notes: [Note(error.format), Note(caret)], fix: fix(error.reason))
    }

    /// UIKit's reasons end with or without a full stop.
    private static func sentence(_ reason: String) -> String { reason.hasSuffix(".") ? reason : reason + "." }

    private static func fix(_ reason: String) -> String? {
        if reason.contains("doesn't have a superview") { return "Add the view to its superview before constraints are made." }
        if reason.contains("views dictionary") { return "Add the view to the views, or correct its name." }
        if reason.contains("metrics dictionary") { return "Add the number to the metrics, or correct its name." }
        return reason.contains("Options mask") ? "Leave that alignment out: views in one line can't share an edge along it." : nil
    }
}

extension LayoutRules {
    /// Says what is wrong with a line of the visual format language, where `NSLayoutConstraint.constraints(withVisualFormat:...)` would stop the app.
    ///
    /// - Parameters:
    ///   - format: The line.
    ///   - options: What is aligned, and the direction.
    ///   - metrics: The numbers that the line names.
    ///   - views: The views and guides that the line names.
    /// - Returns: One finding of the kind `api.vfl-parse`, with a caret under the place; none for a line that can be read.
    public static func findings(
        inVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
    ) -> [Finding] {
        do throws(VisualFormatError) {
            _ = try NSLayoutConstraint.parsedConstraints(format, options, metrics, views)
            return []
        } catch {
            return [VisualFormatFaults.finding(error)]
        }
    }
}
