/// A pattern for paths, as `.gitignore` writes them (gitignore(5)): `*` and `?` stop at a slash, `**` doesn't, `[a-z]` and `[[:digit:]]` are
/// one byte. Git compares bytes, and so does this.
struct GlobPattern: Hashable {
    private let parts: [[UInt8]]
    /// Whether it is compared from the folder of the pattern on; otherwise it may begin in any folder below.
    private let isAnchored: Bool
    /// Whether it means folders only.
    let isForFolders: Bool

    /// Reads a pattern: anchored when a slash stands anywhere but at its end, for folders when one stands there.
    init(_ text: String) {
        var text = text.utf8[...]
        isForFolders = text.last == UInt8(ascii: "/")
        if isForFolders { text = text.dropLast() }
        isAnchored = text.contains(UInt8(ascii: "/"))
        parts = text.split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    /// Whether a path below the pattern's folder is meant.
    func matches(_ path: String, isFolder: Bool) -> Bool {
        if isForFolders && !isFolder { return false }
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
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

    private static func matches(_ parts: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == Array("**".utf8) {
            // At the end it means everything inside, in front and between any folders.
            if parts.count == 1 { return !names.isEmpty }
            return (names.startIndex...names.endIndex).contains { matches(parts.dropFirst(), names[$0...]) }
        }
        guard let name = names.first, matchesName(part[...], name[...]) else { return false }
        return matches(parts.dropFirst(), names.dropFirst())
    }

    private static func matchesName(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        guard let sign = pattern.first else { return name.isEmpty }
        switch sign {
        case UInt8(ascii: "*"):
            let rest = pattern.drop { $0 == UInt8(ascii: "*") }
            return (name.startIndex...name.endIndex).contains { matchesName(rest, name[$0...]) }
        case UInt8(ascii: "?"): return !name.isEmpty && matchesName(pattern.dropFirst(), name.dropFirst())
        case UInt8(ascii: "["):
            // A bracket that nothing closes matches nothing.
            guard let first = name.first, let (set, rest) = ByteSet.read(pattern) else { return false }
            return set.contains(first) && matchesName(rest, name.dropFirst())
        // A backslash at the end matches nothing.
        case UInt8(ascii: "\\"): return pattern.count > 1 && literal(pattern.dropFirst(), name)
        default: return literal(pattern, name)
        }
    }

    private static func literal(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        name.first != nil && pattern.first == name.first && matchesName(pattern.dropFirst(), name.dropFirst())
    }
}

/// The bytes that `[abc]`, `[a-z]`, `[!a]` or `[[:alpha:]]` means.
private struct ByteSet {
    private var members: Set<UInt8> = []
    private var isNegated = false

    func contains(_ byte: UInt8) -> Bool { members.contains(byte) != isNegated }

    /// The set at the beginning of a pattern, and what follows; nil when no bracket closes it.
    static func read(_ pattern: ArraySlice<UInt8>) -> (ByteSet, ArraySlice<UInt8>)? {
        var rest = pattern.dropFirst()
        var set = ByteSet()
        if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^") {
            set.isNegated = true
            rest = rest.dropFirst()
        }
        var isFirst = true
        while let byte = rest.first, isFirst || byte != UInt8(ascii: "]") {
            isFirst = false
            if byte == UInt8(ascii: "["), rest.dropFirst().first == UInt8(ascii: ":"), set.takeClass(&rest) { continue }
            guard let low = take(&rest) else { return nil }
            guard rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first, next != UInt8(ascii: "]") else {
                set.members.insert(low)
                continue
            }
            rest = rest.dropFirst()
            guard let high = take(&rest) else { return nil }
            if low <= high { set.members.formUnion(low...high) }
        }
        return rest.isEmpty ? nil : (set, rest.dropFirst())
    }

    private static func take(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        if rest.first == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        return rest.popFirst()
    }

    /// `[:digit:]`.
    private mutating func takeClass(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let end = rest.dropFirst(2).firstIndex(of: UInt8(ascii: ":")),
            rest.dropFirst(end - rest.startIndex + 1).first == UInt8(ascii: "]")
        else { return false }
        let name = String(decoding: rest[(rest.startIndex + 2)..<end], as: UTF8.self)
        guard let isMember = Self.classes[name] else { return false }
        members.formUnion((UInt8(0)...127).filter { isMember(Unicode.Scalar($0)) })
        rest = rest[(end + 2)...]
        return true
    }

    /// The classes of POSIX, for ASCII.
    private static let classes: [String: @Sendable (Unicode.Scalar) -> Bool] = [
        "alpha": { $0.properties.isAlphabetic }, "digit": { ("0"..."9").contains($0) },
        "alnum": { $0.properties.isAlphabetic || ("0"..."9").contains($0) }, "upper": { ("A"..."Z").contains($0) },
        "lower": { ("a"..."z").contains($0) }, "space": { $0 == " " || (9...13).contains($0.value) }, "blank": { $0 == " " || $0 == "\t" },
        "punct": { (33...126).contains($0.value) && !$0.properties.isAlphabetic && !("0"..."9").contains($0) },
        "xdigit": { $0.properties.isASCIIHexDigit }, "cntrl": { $0.value < 32 || $0.value == 127 },
        "print": { (32...126).contains($0.value) },
        "graph": { (33...126).contains($0.value) },
    ]
}
