import Foundation

/// Colours of text, for terminals only (ECMA-48, select graphic rendition).
enum TerminalStyle {
    /// Whether standard output takes colours: a terminal that isn't dumb, unless `NO_COLOR` says no (no-color.org).
    static var isOnOutput: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"]?.isEmpty ?? true && environment["TERM"] != "dumb"
    }

    static func bold(_ text: String) -> String { style("1", text) }
    static func faint(_ text: String) -> String { style("2", text) }
    static func red(_ text: String) -> String { style("1;31", text) }
    static func green(_ text: String) -> String { style("32", text) }
    static func yellow(_ text: String) -> String { style("1;33", text) }
    static func blue(_ text: String) -> String { style("1;34", text) }

    private static func style(_ code: String, _ text: String) -> String { text.isEmpty ? "" : "\u{1B}[\(code)m\(text)\u{1B}[0m" }
}
