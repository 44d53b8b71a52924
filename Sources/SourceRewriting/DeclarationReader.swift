/// Reads a file's tokens once, from the first to the last, and notes types, members and what has to be rewritten.
struct DeclarationReader {
    let file: SourceFile
    let tokens: [Token]
    private(set) var found = Declarations()
    var index = 0
    private var scopes: [Scope] = []
    var conditions = Conditions()
    /// The attributes and modifiers before a declaration that is yet to come.
    var pending = Modifiers()
    /// The types whose opening brace is yet to come, by the brace's index.
    private var awaited: [Int: TypeDeclaration] = [:]

    /// Where a brace leads.
    private struct Scope {
        let opening: Token
        let type: TypeDeclaration?
        var parentheses = 0
    }

    /// Reads a file.
    static func read(_ file: SourceFile) throws(SourceProblem) -> Declarations {
        let (tokens, notes) = try Lexer.tokens(of: file)
        var reader = DeclarationReader(file: file, tokens: tokens)
        reader.found.notes = notes
        while reader.index < tokens.count { try reader.step() }
        try reader.checkEnd()
        return reader.found
    }

    private init(file: SourceFile, tokens: [Token]) {
        self.file = file
        self.tokens = tokens
    }

    private mutating func step() throws(SourceProblem) {
        let token = tokens[index]
        switch token.kind {
        case .condition: try conditions.take(text(token), offset: token.range.lowerBound, depth: scopes.count, file: file)
        case .symbol(UInt8(ascii: "@")): return try attribute()
        case .symbol(UInt8(ascii: "{")): open(token)
        case .symbol(UInt8(ascii: "}")): try close(token)
        case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")): nest(1)
        case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")): nest(-1)
        case .pound: return try pound()
        case .word: return try word()
        default: break
        }
        pending = Modifiers()
        index += 1
    }

    // MARK: Braces

    private mutating func open(_ token: Token) {
        scopes.append(Scope(opening: token, type: awaited.removeValue(forKey: index)))
    }

    private mutating func close(_ token: Token) throws(SourceProblem) {
        guard let scope = scopes.popLast() else { throw file.problem(at: token.range.lowerBound, "This brace closes nothing.") }
        scope.type?.bodyEnd = token.range.lowerBound
    }

    private mutating func nest(_ step: Int) {
        if !scopes.isEmpty { scopes[scopes.count - 1].parentheses += step }
    }

    private func checkEnd() throws(SourceProblem) {
        if let scope = scopes.last { throw file.problem(at: scope.opening.range.lowerBound, "This brace isn't closed.") }
        if let offset = conditions.openOffset { throw file.problem(at: offset, "This #if has no #endif.") }
    }

    /// The type whose body stands directly around; nil in a function's body, in an accessor or at the top of the file.
    var body: TypeDeclaration? {
        guard let scope = scopes.last, scope.parentheses == 0 else { return nil }
        return scope.type
    }

    /// Whether a declaration can stand here: not among arguments.
    private var isAtStatement: Bool { scopes.last.map { $0.parentheses == 0 } ?? true }

    /// The innermost type around.
    private var context: TypeDeclaration? { scopes.last { $0.type != nil }?.type }

    // MARK: Words

    private mutating func word() throws(SourceProblem) {
        let token = tokens[index]
        let word = text(token)
        let follows = index > 0 && tokens[index - 1].isSymbol(".")
        if !follows, isAtStatement {
            if word == "import" {
                noteImport()
            } else if let kind = typeKind(word) {
                declareType(kind)
            } else if Modifiers.words.contains(word) {
                return takeModifier(word)
            } else if let body {
                try declareMember(word, in: body)
            }
        }
        pending = Modifiers()
        index += 1
    }

    /// Notes an import of UIKit. Its submodules (`UIKit.UIGestureRecognizerSubclass`) are of Objective-C; what they hold is in UIKit here.
    private mutating func noteImport() {
        guard index + 1 < tokens.count, text(tokens[index + 1]) == "UIKit" else { return }
        found.importsUIKit = true
        guard index + 3 < tokens.count, tokens[index + 2].isSymbol("."), isName(tokens[index + 3]) else { return }
        found.attributes.append(tokens[index + 2].range.lowerBound..<tokens[index + 3].range.upperBound)
    }

    private mutating func takeModifier(_ word: String) {
        pending.modifiers.append(word)
        index += 1
        if index + 2 < tokens.count, tokens[index].isSymbol("("), tokens[index + 2].isSymbol(")") { index += 3 }
    }

    /// Which type a keyword declares here, or nil when it is something else: a modifier, a label, a constraint.
    private func typeKind(_ word: String) -> TypeDeclaration.Kind? {
        guard index + 1 < tokens.count, isName(tokens[index + 1]) else { return nil }
        switch word {
        case "class":
            return Modifiers.words.contains(text(tokens[index + 1])) || Modifiers.members.contains(text(tokens[index + 1])) ? nil : .class
        case "extension": return .extension
        case "protocol": return .protocol
        case "struct", "enum": return .other
        case "actor":
            let isDeclaration = tokens[index].beginsLine || !pending.modifiers.isEmpty || !pending.attributes.isEmpty
            return isDeclaration && index + 2 < tokens.count && [":", "{", "<"].contains { tokens[index + 2].isSymbol($0) } ? .other : nil
        default: return nil
        }
    }

    private mutating func declareType(_ kind: TypeDeclaration.Kind) {
        guard let header = header(from: index + 1) else { return }
        let isExtension = kind == .extension
        let around = isExtension ? nil : context?.path
        let type = TypeDeclaration(
            kind: kind, path: around.map { "\($0).\(header.name)" } ?? header.name, inherited: header.inherited,
            access: access,
            exposesMembers: pending.attributes["objcMembers"] != nil || (pending.attributes["objc"] != nil && kind != .class),
            conditions: conditions.all, offset: tokens[index].range.lowerBound, headerEnd: header.end)
        found.types.append(type)
        awaited[header.brace] = type
    }

    /// The access level that members have to repeat: the type's own, or what a public extension around it gives.
    private var access: String {
        let levels = ["open", "public", "package"]
        if let own = pending.modifiers.first(where: { levels.contains($0) }) { return own }
        let isNarrower = !Set(pending.modifiers).isDisjoint(with: ["internal", "private", "fileprivate"])
        if !isNarrower, let body, body.kind == .extension { return body.access }
        return ""
    }

    // MARK: Pounds

    private mutating func pound() throws(SourceProblem) {
        let token = tokens[index]
        if text(token) == "#Preview", scopes.isEmpty { return preview() }
        let isSelector = text(token) == "#selector"
        guard isSelector || text(token) == "#keyPath" else {
            index += 1
            return
        }
        guard index + 1 < tokens.count, tokens[index + 1].isSymbol("("), let close = closing(index + 1) else {
            throw file.problem(at: token.range.lowerBound, "A parenthesis is expected after \(text(token)).")
        }
        found.expressions.append(
            PoundExpression(
                range: token.range.lowerBound..<tokens[close].range.upperBound, isSelector: isSelector,
                content: Array(tokens[(index + 2)..<close]), context: context?.path, conditions: conditions.all))
        pending = Modifiers()
        index = close + 1
    }

    /// Takes a preview of Xcode's canvas out, with the attributes before it: there is no such macro on Linux.
    private mutating func preview() {
        let start = pending.ranges.first?.lowerBound ?? tokens[index].range.lowerBound
        index += 1
        if index < tokens.count, tokens[index].isSymbol("("), let close = closing(index) { index = close + 1 }
        if index < tokens.count, tokens[index].isSymbol("{"), let close = closing(index) { index = close + 1 }
        found.attributes.append(start..<tokens[index - 1].range.upperBound)
        pending = Modifiers()
    }

    // MARK: Attributes

    private mutating func attribute() throws(SourceProblem) {
        let start = tokens[index].range.lowerBound
        index += 1
        guard index < tokens.count, isName(tokens[index]), tokens[index].range.lowerBound == start + 1 else { return }
        let name = text(tokens[index])
        var end = tokens[index].range.upperBound
        var argument: String?
        index += 1
        if index < tokens.count, tokens[index].isSymbol("("), tokens[index].range.lowerBound == end, let close = closing(index) {
            argument = file.text(tokens[index].range.upperBound..<tokens[close].range.lowerBound)
            end = tokens[close].range.upperBound
            index = close + 1
        }
        pending.attributes[name] = .some(argument)
        pending.ranges.append(start..<end)
        if name == "NSManaged" { throw file.problem(at: start, "@NSManaged properties live in Core Data, which isn't on Linux.") }
        if Modifiers.strange.contains(name) { found.attributes.append(start..<end) }
    }
}

/// The attributes and modifiers before a declaration.
struct Modifiers {
    /// Attributes by name, with what stands in parentheses.
    var attributes: [String: String?] = [:]
    var modifiers: [String] = []
    /// Where the attributes stand.
    var ranges: [Range<Int>] = []

    /// The attributes that are taken out of the copy.
    static let strange: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    ]
    static let words: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "override", "static", "required", "convenience",
        "dynamic",
        "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "optional", "indirect", "isolated", "distributed", "borrowing",
        "consuming", "prefix", "postfix", "infix",
    ]
    static let members: Set<String> = ["func", "var", "let", "subscript", "init", "typealias"]
}
