/// Finds out which message a `#selector(...)` means.
struct SelectorResolver {
    let index: TargetIndex
    let file: SourceFile

    /// A message's name, and the extension of another module's class that answers it, if it is one.
    struct Message {
        let name: String
        let foreign: TypeDeclaration?
    }

    /// What stands in the parentheses.
    private struct Reference {
        var isGetter = false
        var isSetter = false
        var path: [String] = []
        var labels: [String?]?
        /// The number of parameters of the type after `as`.
        var parameterCount: Int?

        var name: String { path.last ?? "" }
    }

    /// Resolves an expression.
    ///
    /// - Throws: when more than one message, or none that is known, can be meant.
    func resolve(_ expression: PoundExpression) throws(SourceProblem) -> Message {
        let reference = try read(expression)
        if reference.isGetter { return Message(name: reference.name, foreign: nil) }
        if reference.isSetter { return Message(name: SelectorName.setter(of: reference.name), foreign: nil) }
        let place = expression.range.lowerBound
        let near = candidates(reference, in: scope(of: reference, expression))
        let all = near.isEmpty ? candidates(reference, in: index.foreignExtensions) : near
        if let message = try single(all, reference, place) { return message }
        if let labels = reference.labels { return Message(name: SelectorName.make(base: reference.name, labels: labels), foreign: nil) }
        if let known = SelectorName.known[reference.name] { return Message(name: known, foreign: nil) }
        let everywhere = candidates(reference, in: index.classes.values.flatMap { index.parts(of: $0) }).filter { $0.member.isExposed }
        if let message = try single(everywhere, reference, place) { return message }
        throw file.problem(
            at: place,
            "No function \(reference.name) that is exposed to Objective-C is known here; if another module has it, write its argument labels, as in #selector(\(reference.name)(_:))."
        )
    }

    /// The text of a `#keyPath(...)`: its components without the type before them.
    func keyPath(_ expression: PoundExpression) -> String {
        let names = expression.content.map { file.text($0.range) }.filter { $0 != "." }
        return names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
    }

    // MARK: Reading

    private func read(_ expression: PoundExpression) throws(SourceProblem) -> Reference {
        var tokens = expression.content
        var reference = Reference()
        if tokens.count > 2, tokens[1].isSymbol(":"), ["getter", "setter"].contains(file.text(tokens[0].range)) {
            reference.isGetter = file.text(tokens[0].range) == "getter"
            reference.isSetter = !reference.isGetter
            tokens.removeFirst(2)
        }
        if let cast = tokens.firstIndex(where: { $0.kind == .word && file.text($0.range) == "as" }) {
            reference.parameterCount = parameterCount(Array(tokens[(cast + 1)...]))
            tokens.removeSubrange(cast...)
        }
        while tokens.first?.isSymbol("(") == true, tokens.last?.isSymbol(")") == true {
            tokens.removeFirst()
            tokens.removeLast()
        }
        if let open = tokens.firstIndex(where: { $0.isSymbol("(") }) {
            reference.labels = tokens[open...].filter { $0.kind == .word || $0.kind == .quotedName }.map {
                bare($0) == "_" ? nil : bare($0)
            }
            tokens.removeSubrange(open...)
        }
        let isPath = tokens.allSatisfy { token in
            token.kind == .word || token.kind == .quotedName || [".", "?", "!"].contains { token.isSymbol($0) }
        }
        reference.path = tokens.filter { $0.kind == .word || $0.kind == .quotedName }.map(bare)
        guard isPath, !reference.path.isEmpty else {
            throw file.problem(at: expression.range.lowerBound, "What stands in this #selector isn't a function's name.")
        }
        return reference
    }

    private func bare(_ token: Token) -> String {
        let text = file.text(token.range)
        return token.kind == .quotedName ? String(text.dropFirst().dropLast()) : text
    }

    /// The number of parameters of a function type, past the type's name and `.self`-less parentheses around it.
    private func parameterCount(_ type: [Token]) -> Int? {
        guard let open = type.firstIndex(where: { $0.isSymbol("(") }) else { return nil }
        var list = Array(type[open...])
        if list.count > 1, list[1].isSymbol("(") { list.removeFirst() }
        var depth = 0
        var count = 0
        for token in list {
            if ["(", "[", "<"].contains(where: { token.isSymbol($0) }) { depth += 1 }
            if [")", "]", ">"].contains(where: { token.isSymbol($0) }) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, count == 0, !token.isSymbol("(") { count = 1 }
            if depth == 1, token.isSymbol(",") { count += 1 }
        }
        return count
    }

    // MARK: Searching

    private struct Candidate {
        let member: Member
        let function: Function
        let type: TypeDeclaration
    }

    /// The types in which a reference is looked up: those of the class around, or of the class that it names.
    private func scope(of reference: Reference, _ expression: PoundExpression) -> [TypeDeclaration] {
        let qualifier = reference.path.dropLast().joined(separator: ".")
        let around = expression.context.flatMap { index.classPath(of: $0, from: nil) }
        let isOwn = ["", "self", "Self", "super"].contains(qualifier)
        guard let path = isOwn ? around : index.classPath(of: qualifier, from: expression.context) else { return [] }
        return index.chain(of: path).flatMap { index.parts(of: $0) }
    }

    private func candidates(_ reference: Reference, in types: [TypeDeclaration]) -> [Candidate] {
        types.flatMap { type in
            type.members.compactMap { member in
                guard let function = member.function, member.name.filter({ $0 != "`" }) == reference.name else { return nil }
                if let labels = reference.labels, labels != function.labels { return nil }
                if let count = reference.parameterCount, count != function.labels.count { return nil }
                return Candidate(member: member, function: function, type: type)
            }
        }
    }

    /// The message of candidates that all have the same name; nil when there is none.
    private func single(_ candidates: [Candidate], _ reference: Reference, _ place: Int) throws(SourceProblem) -> Message? {
        guard let first = candidates.first else { return nil }
        let exposed = candidates.filter { $0.member.isExposed || $0.function.isOverride }
        guard let chosen = exposed.first else {
            throw file.problem(
                at: place,
                "Argument of '#selector' refers to instance method '\(reference.name)' that is not exposed to Objective-C: \(first.type.path) marks it with no @objc."
            )
        }
        let names = Set(exposed.map { selector(of: $0) })
        guard names.count == 1 else {
            throw file.problem(at: place, "Ambiguous use of '\(reference.name)': \(names.sorted().joined(separator: ", ")).")
        }
        guard exposed.contains(where: \.function.isReachable) else {
            throw file.problem(
                at: place,
                "'\(reference.name)' can't be called by its selector on Linux: it is static, generic, async or throwing, or takes more than three arguments."
            )
        }
        expose(chosen)
        return Message(name: selector(of: chosen), foreign: index.foreignExtensions.first { $0 === chosen.type })
    }

    /// An override of a foreign class's function answers messages once a selector means it.
    private func expose(_ candidate: Candidate) {
        guard let place = candidate.type.members.firstIndex(where: { $0.offset == candidate.member.offset }) else { return }
        candidate.type.members[place].isExposed = true
    }

    private func selector(of candidate: Candidate) -> String {
        candidate.function.selector(named: candidate.member.name)
    }
}

extension Function {
    /// The message that reaches a function of a name.
    func selector(named name: String) -> String {
        if let givenSelector, !givenSelector.isEmpty { return givenSelector }
        return SelectorName.make(base: name.filter { $0 != "`" }, labels: labels)
    }
}
