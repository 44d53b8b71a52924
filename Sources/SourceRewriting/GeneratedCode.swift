/// Writes the members that let a class's properties and functions be reached by name.
///
/// Each line that mentions a member is preceded by `#sourceLocation`, so that an error in it points at the member.
struct GeneratedCode {
    let index: TargetIndex
    /// The target's module name, which keeps the helpers' names apart from those of other modules.
    let module: String

    // MARK: Classes

    /// The members of a class's body.
    func members(of type: TypeDeclaration, isOverride: Bool) -> String {
        let helpers = (index.extensions[type.path] ?? []).compactMap { helperNumber(of: $0) }
        let access = type.access.isEmpty ? "" : "\(type.access) "
        let prefix = "@MainActor \(access)\(isOverride ? "override " : "")func "
        let other = { (call: String) in isOverride ? "super.\(call)" : ".unknown" }
        let inside = type.conditions.count
        return """
            \(location(type, type.offset))
            \(prefix)setNamedMember(_ name: String, to value: Any?) -> UIKit.NamedAssignment {
            \(type.properties.map { assignment($0, type, inside) }.joined(separator: "\n"))
            \(helpers.map { helperCall("\(setHelper($0))(name, value)") }.joined(separator: "\n"))
            \(location(type, type.offset))
            return \(other("setNamedMember(name, to: value)"))
            }
            \(prefix)answerMessage(_ selector: String, with arguments: [Any?]?) -> UIKit.NamedAnswer {
            \(type.messages.map { answer($0, type, inside) }.joined(separator: "\n"))
            \(helpers.map { helperCall("\(answerHelper($0))(selector, arguments)") }.joined(separator: "\n"))
            \(location(type, type.offset))
            return \(other("answerMessage(selector, with: arguments)"))
            }
            """.withoutEmptyLines
    }

    private func helperCall(_ call: String) -> String {
        "do { let outcome = self.\(call); if !outcome.isUnknown { return outcome } }"
    }

    // MARK: Extensions

    /// The helpers of an extension: they stand in its file, where its private members can be named.
    func helpers(of type: TypeDeclaration) -> String {
        guard let number = helperNumber(of: type) else { return "" }
        let text = """
            \(location(type, type.offset))
            extension \(type.path) {
            @MainActor func \(setHelper(number))(_ name: String, _ value: Any?) -> UIKit.NamedAssignment {
            \(type.properties.map { assignment($0, type, type.conditions.count) }.joined(separator: "\n"))
            return .unknown
            }
            @MainActor func \(answerHelper(number))(_ selector: String, _ arguments: [Any?]?) -> UIKit.NamedAnswer {
            \(type.messages.map { answer($0, type, type.conditions.count) }.joined(separator: "\n"))
            return .unknown
            }
            }
            """.withoutEmptyLines
        return conditional(text, type.conditions)
    }

    /// The class through which UIKit reaches a file's extensions of other modules' classes.
    func foreignTable(of file: Int) -> String {
        let types = foreignExtensions(in: file)
        guard !types.isEmpty else { return "" }
        let calls = { (helper: (Int) -> String, arguments: String) in
            types.map { type in
                let number = helperNumber(of: type) ?? 0
                return conditional(
                    """
                    if let object = object as? \(type.path) {
                    let outcome = object.\(helper(number))(\(arguments))
                    if !outcome.isUnknown { return outcome }
                    }
                    """, type.conditions)
            }.joined(separator: "\n")
        }
        return """
            \(location(types[0], types[0].offset))
            final class \(tableName(of: file)): UIKit.NamedMembersOfExtensions {
            @MainActor override class func setNamedMember(_ name: String, of object: AnyObject, to value: Any?) -> UIKit.NamedAssignment {
            \(calls(setHelper, "name, value"))
            return .unknown
            }
            @MainActor override class func answerMessage(_ selector: String, of object: AnyObject, with arguments: [Any?]?) -> UIKit.NamedAnswer {
            \(calls(answerHelper, "selector, arguments"))
            return .unknown
            }
            }
            """
    }

    /// The text of the file that lists the target's tables under a name that UIKit knows.
    var list: String {
        let tables = declaredTables.map { "\($0).self" }.joined(separator: ", ")
        var lines = ["// Which classes of other modules this target's extensions make reachable by name."]
        if !declaredTables.isEmpty {
            lines += [
                "import UIKit", "final class NamedMembersList: UIKit.NamedMembersOfModule {",
                "override class var tables: [UIKit.NamedMembersOfExtensions.Type] { [\(tables)] }", "}",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var declaredTables: [String] {
        index.files.indices.filter { !foreignExtensions(in: $0).isEmpty }.map { tableName(of: $0) }
    }

    private func foreignExtensions(in file: Int) -> [TypeDeclaration] {
        index.foreignExtensions.filter { $0.file == file && helperNumber(of: $0) != nil }
    }

    func tableName(of file: Int) -> String { "NamedMembers\(file)Of\(module)" }
    private func setHelper(_ number: Int) -> String { "setNamedMember\(number)Of\(module)" }
    private func answerHelper(_ number: Int) -> String { "answerMessage\(number)Of\(module)" }

    /// The number of an extension among all of the target; nil when nothing in it is reached by name.
    private func helperNumber(of type: TypeDeclaration) -> Int? {
        guard !type.properties.isEmpty || !type.messages.isEmpty else { return nil }
        return index.declarations.flatMap(\.types).firstIndex { $0 === type }
    }

    // MARK: Lines

    private func assignment(_ member: Member, _ type: TypeDeclaration, _ outer: Int) -> String {
        let line = """
            \(location(type, member.offset))
            if name == "\(member.name.filter { $0 != "`" })" { return .assigning(value, like: self.\(member.name)) { self.\(member.name) = $0 } }
            """
        return conditional(line, Array(member.conditions.dropFirst(outer)))
    }

    private func answer(_ member: Member, _ type: TypeDeclaration, _ outer: Int) -> String {
        guard let function = member.function else { return "" }
        let arguments = function.labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "$\($0)" }.joined(separator: ", ")
        let call = ".calling({ self.\(member.name)(\(arguments)) }, \(arguments.isEmpty ? "for" : "with"): arguments)"
        let line = """
            \(location(type, member.offset))
            if selector == "\(function.selector(named: member.name))" { return \(call) }
            """
        return conditional(line, Array(member.conditions.dropFirst(outer)))
    }

    private func conditional(_ text: String, _ conditions: [String]) -> String {
        conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
    }

    private func location(_ type: TypeDeclaration, _ offset: Int) -> String {
        let file = index.files[type.file]
        return SourceLocation.line(file.shownPath, file.line(at: offset))
    }
}

/// The directive that tells the compiler which line comes next.
enum SourceLocation {
    static func line(_ path: String, _ line: Int) -> String {
        let escaped = path.reduce(into: "") { text, character in
            text += character == "\"" || character == "\\" ? "\\\(character)" : String(character)
        }
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
    }
}

extension String {
    /// The text without the empty lines that an empty list left.
    fileprivate var withoutEmptyLines: String {
        split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "\n")
    }
}
