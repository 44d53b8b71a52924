/// A pattern for paths, as `.gitignore` writes them (gitignore(5)): `*` and `?` stop at a slash, `**` doesn't, `[a-z]` is one character.
struct GlobPattern: Hashable {
    private let parts: [[Character]]
    /// Whether it is compared from the folder of the pattern on; otherwise it may begin in any folder below.
    private let isAnchored: Bool
    /// Whether it means folders only.
    let isForFolders: Bool

    /// Reads a pattern: anchored when a slash stands anywhere but at its end, for folders when one stands there.
    init(_ text: String) {
        var text = Substring(text)
        isForFolders = text.hasSuffix("/")
        if isForFolders { text = text.dropLast() }
        isAnchored = text.contains("/")
        parts = text.split(separator: "/").map(Array.init)
    }

    /// Whether a path below the pattern's folder is meant.
    func matches(_ path: String, isFolder: Bool) -> Bool {
        if isForFolders && !isFolder { return false }
        let names = path.split(separator: "/").map(Array.init)
        if isAnchored { return Self.matches(parts[...], names[...]) }
        return names.last.map { name in parts.count == 1 && Self.matchesName(parts[0][...], name[...]) } ?? false
    }

    /// Whether a path or any folder it lies in is meant.
    func covers(_ path: String) -> Bool {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            if matches(String(path[..<end]), isFolder: end < path.endIndex) { return true }
        }
        return false
    }

    private static func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == ["*", "*"] {
            // At the end it means everything inside, in front and between any folders.
            if parts.count == 1 { return !names.isEmpty }
            return (names.startIndex...names.endIndex).contains { matches(parts.dropFirst(), names[$0...]) }
        }
        guard let name = names.first, matchesName(part[...], name[...]) else { return false }
        return matches(parts.dropFirst(), names.dropFirst())
    }

    private static func matchesName(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let sign = pattern.first else { return name.isEmpty }
        switch sign {
        case "*":
            let rest = pattern.drop { $0 == "*" }
            return (name.startIndex...name.endIndex).contains { matchesName(rest, name[$0...]) }
        case "?": return !name.isEmpty && matchesName(pattern.dropFirst(), name.dropFirst())
        case "[":
            guard let first = name.first, let (set, rest) = characterSet(pattern) else { return literal(pattern, name) }
            return set(first) && matchesName(rest, name.dropFirst())
        case "\\" where pattern.count > 1: return literal(pattern.dropFirst(), name)
        default: return literal(pattern, name)
        }
    }

    private static func literal(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        name.first != nil && pattern.first == name.first && matchesName(pattern.dropFirst(), name.dropFirst())
    }

    /// `[abc]`, `[a-z]`, `[!a]`; nil when no bracket closes it.
    private static func characterSet(_ pattern: ArraySlice<Character>) -> ((Character) -> Bool, ArraySlice<Character>)? {
        var inside = pattern.dropFirst()
        let isNegated = inside.first == "!" || inside.first == "^"
        if isNegated { inside = inside.dropFirst() }
        guard let end = inside.dropFirst().firstIndex(of: "]") else { return nil }
        let members = Array(inside[..<end])
        let test: (Character) -> Bool = { character in
            var index = 0
            var isMember = false
            while index < members.count {
                if index + 2 < members.count, members[index + 1] == "-" {
                    isMember = isMember || (members[index] <= character && character <= members[index + 2])
                    index += 3
                } else {
                    isMember = isMember || members[index] == character
                    index += 1
                }
            }
            return isMember != isNegated
        }
        return (test, inside[inside.index(after: end)...])
    }
}
