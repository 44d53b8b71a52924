/// Rewrites the Swift files of an iOS target so that they compile without an Objective-C runtime and mean the same.
///
/// What changes: the attributes that Linux doesn't know become blanks; `#selector` and `#keyPath` become the names that they stand for;
/// classes gain members through which outlets and messages are reached by name. Nothing else does, and lines keep their numbers.
public struct Rewriter {
    private let index: TargetIndex
    private let code: GeneratedCode

    /// Reads a target's files.
    ///
    /// - Throws: a `SourceProblem` for the first thing that can't be understood with certainty.
    public init(files: [SourceFile], module: String) throws(SourceProblem) {
        index = try TargetIndex(files)
        code = GeneratedCode(index: index, module: module)
    }

    /// What was made of a target.
    public struct Output: Sendable {
        /// The rewritten files, in the order of the files given.
        public let files: [String]
        /// One more file for the target.
        public let list: String
    }

    /// Rewrites all files.
    ///
    /// - Throws: a `SourceProblem` for the first selector or class that isn't certain.
    public func rewritten() throws(SourceProblem) -> Output {
        var edits: [[Edit]] = []
        // All selectors first: a selector may make an override reachable in another file.
        for file in index.files.indices { edits.append(try attributeEdits(file) + selectorEdits(file)) }
        var texts: [String] = []
        for file in index.files.indices { texts.append(text(of: file, edits[file] + (try memberEdits(file)))) }
        return Output(files: texts, list: code.list)
    }

    /// A change of a range of bytes.
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    // MARK: Edits

    private func attributeEdits(_ file: Int) -> [Edit] {
        let source = index.files[file]
        return index.declarations[file].attributes.map { range in
            Edit(range: range, text: String(source.text(range).map { $0.isNewline ? $0 : " " }))
        }
    }

    private func selectorEdits(_ file: Int) throws(SourceProblem) -> [Edit] {
        let source = index.files[file]
        let resolver = SelectorResolver(index: index, file: source)
        var edits: [Edit] = []
        for expression in index.declarations[file].expressions where !Conditions.areImpossible(expression.conditions) {
            var text = "\"\(resolver.keyPath(expression))\""
            if expression.isSelector {
                let message = try resolver.resolve(expression)
                let table = message.foreign.map { ", in: \(code.tableName(of: $0.file)).self" } ?? ""
                text = "UIKit.Selector(\"\(message.name)\"\(table))"
            }
            // A line stays a line.
            text += String(source.text(expression.range).filter(\.isNewline))
            edits.append(Edit(range: expression.range, text: text))
        }
        return edits
    }

    private func memberEdits(_ file: Int) throws(SourceProblem) -> [Edit] {
        let source = index.files[file]
        var edits: [Edit] = []
        for type in index.declarations[file].types
        where type.kind == .class && index.hasNamedMembers(type) && !Conditions.areImpossible(type.conditions) {
            let ancestors = index.chain(of: type.path).dropFirst()
            let isBelowOther = ancestors.contains { index.hasNamedMembers($0) }
            let root = index.root(of: type)
            if case .unknown(let name) = root {
                throw source.problem(
                    at: type.offset,
                    "Whether \(name) is a UIResponder isn't known here; say \"// IOSSources: \(name) is a UIResponder\" (or \"is no UIResponder\") in this file."
                )
            }
            let isResponder = if case .responder = root { true } else { false }
            if !isResponder, !isBelowOther { edits.append(conformance(of: type)) }
            let members = code.members(of: type, isOverride: isResponder || isBelowOther)
            edits.append(
                Edit(
                    range: type.bodyEnd..<type.bodyEnd,
                    text: "\n\(members)\n\(SourceLocation.line(source.shownPath, source.line(at: type.bodyEnd)))\n"))
        }
        return edits
    }

    private func conformance(of type: TypeDeclaration) -> Edit {
        let start = type.inherited.isEmpty ? ": " : ", "
        return Edit(range: type.headerEnd..<type.headerEnd, text: "\(start)UIKit.NamedMembers")
    }

    // MARK: Text

    private func text(of file: Int, _ edits: [Edit]) -> String {
        let source = index.files[file]
        var bytes = source.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        let tail = ([code.foreignTable(of: file)] + index.declarations[file].types.filter { $0.kind == .extension }.map(helpers))
            .filter { !$0.isEmpty }.joined(separator: "\n")
        let needsUIKit = !index.declarations[file].importsUIKit && (edits.contains { $0.text.contains("UIKit.") } || !tail.isEmpty)
        let head = (needsUIKit ? "import UIKit\n" : "") + SourceLocation.line(source.shownPath, 1) + "\n"
        return head + String(decoding: bytes, as: UTF8.self) + (tail.isEmpty ? "" : "\n\(tail)\n")
    }

    private func helpers(of type: TypeDeclaration) -> String {
        let isClass = index.extensions.values.contains { $0.contains { $0 === type } } || index.foreignExtensions.contains { $0 === type }
        return isClass && !Conditions.areImpossible(type.conditions) ? code.helpers(of: type) : ""
    }
}
