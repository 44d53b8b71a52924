extension DeclarationReader {
    // MARK: Headers of types

    /// What stands between a type's keyword and its brace.
    struct Header {
        let name: String
        let inherited: [String]
        let end: Int
        let brace: Int
    }

    /// Reads a header from its name on; nil when no brace follows.
    func header(from start: Int) -> Header? {
        var at = start
        var name = text(tokens[at])
        at += 1
        while at + 1 < tokens.count, tokens[at].isSymbol("."), isName(tokens[at + 1]) {
            name += "." + text(tokens[at + 1])
            at += 2
        }
        if at < tokens.count, tokens[at].isSymbol("<") { at = pastAngles(at) }
        var inherited: [String] = []
        if at < tokens.count, tokens[at].isSymbol(":") { at = readInheritance(from: at + 1, into: &inherited) }
        let end = tokens[at - 1].range.upperBound
        while at < tokens.count, !tokens[at].isSymbol("{") {
            if tokens[at].isSymbol("}") { return nil }
            at += 1
        }
        return at < tokens.count ? Header(name: name, inherited: inherited, end: end, brace: at) : nil
    }

    private func readInheritance(from start: Int, into names: inout [String]) -> Int {
        var at = start
        var name = ""
        while at < tokens.count, !tokens[at].isSymbol("{"), text(tokens[at]) != "where" {
            if tokens[at].isSymbol(",") {
                names.append(name)
                name = ""
            } else if tokens[at].isSymbol("<") {
                at = pastAngles(at)
                continue
            } else if tokens[at].isSymbol("("), let close = closing(at) {
                at = close
            } else if tokens[at].isSymbol("@") {
                at += 1
            } else {
                name += text(tokens[at])
            }
            at += 1
        }
        names.append(name)
        return at
    }

    // MARK: Members

    /// Notes a property or function of a type's body, if a name may reach it.
    mutating func declareMember(_ word: String, in type: TypeDeclaration) throws(SourceProblem) {
        switch word {
        case "func": try declareFunction(in: type)
        case "var" where pending.has("IBOutlet") || pending.has("IBInspectable"):
            guard !pending.isStatic else { return }
            for name in propertyNames(from: index + 1) {
                type.members.append(
                    Member(name: text(name), offset: name.range.lowerBound, conditions: conditions.all, isExposed: true, function: nil))
            }
        default: break
        }
    }

    private mutating func declareFunction(in type: TypeDeclaration) throws(SourceProblem) {
        guard index + 1 < tokens.count, isName(tokens[index + 1]), let function = function(from: index + 2) else { return }
        let isMarked = ["objc", "IBAction", "IBSegueAction"].contains { pending.has($0) }
        if pending.modifiers.contains("optional") {
            throw file.problem(
                at: tokens[index].range.lowerBound,
                "Optional requirements of protocols need the Objective-C runtime; give it a default in an extension.")
        }
        let isHidden = pending.has("nonobjc") || (!isMarked && pending.modifiers.contains { ["private", "fileprivate"].contains($0) })
        let name = tokens[index + 1]
        type.members.append(
            Member(
                name: text(name), offset: name.range.lowerBound, conditions: conditions.all,
                isExposed: isMarked || (type.exposesMembers && !isHidden), isHidden: isHidden, function: function))
    }

    /// Reads a function's parameters and effects without moving on; nil when they can't be read.
    private func function(from start: Int) -> Function? {
        var at = start
        let isGeneric = at < tokens.count && tokens[at].isSymbol("<")
        if isGeneric { at = pastAngles(at) }
        guard at < tokens.count, tokens[at].isSymbol("("), let close = closing(at) else { return nil }
        let parameters = split(Array(tokens[(at + 1)..<close]))
        let plain = parameters.allSatisfy { parameter in !parameter.contains { ["inout", "escaping", "autoclosure"].contains(text($0)) } }
        let effects = tokens[(close + 1)...].prefix { $0.kind == .word && ["async", "throws", "rethrows", "reasync"].contains(text($0)) }
        let given = pending.attributes["objc"] ?? nil
        return Function(
            labels: parameters.map { $0.first.flatMap { text($0) == "_" ? nil : bare($0) } }, givenSelector: given?.trimmed,
            isStatic: pending.isStatic,
            isOverride: pending.modifiers.contains("override"),
            isDeliverable: !isGeneric && plain && effects.isEmpty && parameters.count <= 3)
    }

    /// The names that a `var` declares: `a: A!, b: B!` declares two.
    private func propertyNames(from start: Int) -> [Token] {
        var names: [Token] = []
        var at = start
        while at < tokens.count, isName(tokens[at]) {
            names.append(tokens[at])
            at += 1
            var depth = 0
            while at < tokens.count, depth > 0 || !endsProperty(at) {
                if ["(", "[", "<"].contains(where: { tokens[at].isSymbol($0) }) { depth += 1 }
                if [")", "]"].contains(where: { tokens[at].isSymbol($0) }) { depth -= 1 }
                if tokens[at].isSymbol(">"), !isArrow(at) { depth -= 1 }
                at += 1
            }
            guard at < tokens.count, tokens[at].isSymbol(",") else { break }
            at += 1
        }
        return names
    }

    /// Whether a property's declaration is over at a token outside of brackets.
    private func endsProperty(_ at: Int) -> Bool {
        let token = tokens[at]
        if [",", "{", "}", ";", "@"].contains(where: { token.isSymbol($0) }) { return true }
        return token.beginsLine && token.kind == .word && !(at > 0 && [":", "=", "."].contains { tokens[at - 1].isSymbol($0) })
    }

    // MARK: Tokens

    func text(_ token: Token) -> String { file.text(token.range) }

    /// A name without its backticks.
    func bare(_ token: Token) -> String {
        token.kind == .quotedName ? String(text(token).dropFirst().dropLast()) : text(token)
    }

    func isName(_ token: Token) -> Bool { token.kind == .word || token.kind == .quotedName }

    /// Whether a `>` belongs to `->`.
    private func isArrow(_ at: Int) -> Bool {
        at > 0 && tokens[at - 1].isSymbol("-") && tokens[at - 1].range.upperBound == tokens[at].range.lowerBound
    }

    /// The index behind the `>` that closes a `<`.
    private func pastAngles(_ start: Int) -> Int {
        var depth = 0
        var at = start
        while at < tokens.count {
            if tokens[at].isSymbol("<") { depth += 1 }
            if tokens[at].isSymbol(">"), !isArrow(at) { depth -= 1 }
            at += 1
            if depth == 0 { break }
        }
        return at
    }

    /// The index of the bracket that closes the one at an index.
    func closing(_ start: Int) -> Int? {
        var depth = 0
        for at in start..<tokens.count {
            if ["(", "[", "{"].contains(where: { tokens[at].isSymbol($0) }) { depth += 1 }
            if [")", "]", "}"].contains(where: { tokens[at].isSymbol($0) }) { depth -= 1 }
            if depth == 0 { return at }
        }
        return nil
    }

    /// The parts of a list between its commas.
    private func split(_ list: [Token]) -> [[Token]] {
        var parts: [[Token]] = list.isEmpty ? [] : [[]]
        var depth = 0
        var last: Token?
        for token in list {
            if ["(", "[", "{", "<"].contains(where: { token.isSymbol($0) }) { depth += 1 }
            if [")", "]", "}"].contains(where: { token.isSymbol($0) }) { depth -= 1 }
            if token.isSymbol(">"), last?.isSymbol("-") != true { depth -= 1 }
            last = token
            if token.isSymbol(","), depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
        }
        return parts
    }
}

extension Modifiers {
    /// Whether an attribute stands there.
    func has(_ attribute: String) -> Bool { attributes.keys.contains(attribute) }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
