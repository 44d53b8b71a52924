/// The characters' encoding of a document's file. Documents are worked on in UTF-8 and written back as they came.
///
/// XML 1.0, appendix F: a byte order mark says it, or the first characters do, or the declaration (`<?xml version="1.0" encoding="..."?>`).
public enum SourceEncoding: Hashable, Sendable {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)
    case ascii
    case isoLatin1
    case windows1252

    /// The name in an XML declaration.
    public var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16: "UTF-16"
        case .utf32: "UTF-32"
        case .ascii: "US-ASCII"
        case .isoLatin1: "ISO-8859-1"
        case .windows1252: "windows-1252"
        }
    }

    /// The encoding of a file's bytes; nil with the name that its declaration gives where that is none that can be read.
    static func of(_ bytes: [UInt8]) -> (encoding: SourceEncoding?, declared: String) {
        switch (bytes.first ?? 0, bytes.dropFirst().first ?? 0, bytes.dropFirst(2).first ?? 0, bytes.dropFirst(3).first ?? 0) {
        case (0x00, 0x00, 0xFE, 0xFF), (0x00, 0x00, 0x00, 0x3C): return (.utf32(isBigEndian: true), "")
        case (0xFF, 0xFE, 0x00, 0x00), (0x3C, 0x00, 0x00, 0x00): return (.utf32(isBigEndian: false), "")
        case (0xFE, 0xFF, _, _), (0x00, 0x3C, 0x00, _): return (.utf16(isBigEndian: true), "")
        case (0xFF, 0xFE, _, _), (0x3C, 0x00, _, 0x00): return (.utf16(isBigEndian: false), "")
        case (0xEF, 0xBB, 0xBF, _): return (.utf8, "")
        default: break
        }
        let declared = declaredName(bytes)
        switch declared.lowercased() {
        // A file that can be read by the byte isn't in UTF-16, whatever it says: tools that convert a file forget the declaration.
        case "", "utf-8", "utf8", "utf-16", "utf16", "utf-32": return (.utf8, declared)
        case "us-ascii", "ascii": return (.ascii, declared)
        case "iso-8859-1", "iso8859-1", "latin1", "latin-1": return (.isoLatin1, declared)
        case "windows-1252", "cp1252": return (.windows1252, declared)
        default: return (nil, declared)
        }
    }

    /// What stands behind `encoding=` in the declaration at the beginning; empty where nothing does.
    private static func declaredName(_ bytes: [UInt8]) -> String {
        let start = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard start.hasPrefix("<?xml"), let end = start.firstIndex(of: ">") else { return "" }
        let declaration = start[..<end]
        let words = declaration.split(whereSeparator: { $0 == "=" || $0.isWhitespace })
        guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return "" }
        return String(words[place + 1].filter { $0 != "\"" && $0 != "'" && $0 != "?" })
    }

    // MARK: Reading

    /// The bytes in UTF-8, with a byte order mark where there was one; nil when they aren't of this encoding.
    func utf8(of bytes: [UInt8]) -> [UInt8]? {
        switch self {
        case .utf8, .ascii: return bytes
        case .isoLatin1: return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
        case .windows1252: return Array(String(String.UnicodeScalarView(bytes.map(Self.scalar(ofWindows:)))).utf8)
        case .utf16(let isBigEndian):
            return Self.words(bytes, size: 2, isBigEndian: isBigEndian).flatMap { Self.utf8(of: $0.map { UInt16($0) }, UTF16.self) }
        case .utf32(let isBigEndian):
            return Self.words(bytes, size: 4, isBigEndian: isBigEndian).flatMap { Self.utf8(of: $0, UTF32.self) }
        }
    }

    private static func words(_ bytes: [UInt8], size: Int, isBigEndian: Bool) -> [UInt32]? {
        guard bytes.count % size == 0 else { return nil }
        return stride(from: 0, to: bytes.count, by: size).map { start in
            let word = bytes[start..<(start + size)]
            return isBigEndian ? word.reduce(0) { $0 << 8 | UInt32($1) } : word.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private static func utf8<Encoding: UnicodeCodec>(of words: [Encoding.CodeUnit], _ encoding: Encoding.Type) -> [UInt8]? {
        var out: [UInt8] = []
        out.reserveCapacity(words.count)
        let hasFault = transcode(words.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: true) { out.append($0) }
        return hasFault ? nil : out
    }

    /// The characters that Windows has at 80 to 9F, where ISO has controls; those it leaves free stand for themselves.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private static func scalar(ofWindows byte: UInt8) -> Unicode.Scalar {
        guard (0x80..<0xA0).contains(byte), let scalar = Unicode.Scalar(windows[Int(byte) - 0x80]) else { return Unicode.Scalar(byte) }
        return scalar
    }

    // MARK: Writing

    /// Text in UTF-8 as bytes of this encoding. A character that the encoding hasn't got is written by its number (`&#8364;`), which means the
    /// same in texts and in attributes.
    func bytes(ofUTF8 text: [UInt8]) -> [UInt8] {
        if self == .utf8 { return text }
        var out: [UInt8] = []
        out.reserveCapacity(text.count * 2)
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            switch self {
            case .utf8: break
            case .utf16(let isBigEndian):
                for word in UTF16.encode(scalar) ?? .init() { Self.append(UInt32(word), 2, isBigEndian, to: &out) }
            case .utf32(let isBigEndian): Self.append(scalar.value, 4, isBigEndian, to: &out)
            case .ascii, .isoLatin1, .windows1252: out += byte(of: scalar).map { [$0] } ?? Array("&#\(scalar.value);".utf8)
            }
        }
        return out
    }

    private func byte(of scalar: Unicode.Scalar) -> UInt8? {
        let isOwn =
            scalar.value < 0x80 || (self == .isoLatin1 && scalar.value < 0x100) || (self == .windows1252 && 0xA0..<0x100 ~= scalar.value)
        if isOwn { return UInt8(scalar.value) }
        guard self == .windows1252, let place = Self.windows.firstIndex(of: scalar.value) else { return nil }
        return UInt8(0x80 + place)
    }

    private static func append(_ word: UInt32, _ size: Int, _ isBigEndian: Bool, to out: inout [UInt8]) {
        let low = (0..<size).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        out += isBigEndian ? low.reversed() : low
    }
}
