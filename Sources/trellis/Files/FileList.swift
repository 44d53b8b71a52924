/// Lists of files as `git diff --name-only`, `git diff -z --name-only` and `find -print0` write them.
enum FileList {
    /// The names: between NULs where there is one, else one a line. Git puts names that hold other than plain ASCII into quotation marks.
    static func names(in text: String) -> [String] {
        if text.contains("\0") {
            return text.split(separator: "\0").map { $0.trimmingPrefix(while: \.isNewline) }.map(String.init).filter { !$0.isEmpty }
        }
        return text.split(whereSeparator: \.isNewline).map { unquoted(String($0)) }
    }

    /// `"B\303\244r.xib"` as the name it means: octal bytes, and the escapes of C.
    static func unquoted(_ name: String) -> String {
        guard name.count > 1, name.first == "\"", name.last == "\"" else { return name }
        var bytes: [UInt8] = []
        var rest = Array(name.utf8)[...].dropFirst().dropLast()
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            let digits = ([sign] + rest.prefix(2)).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
            if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(escapes[sign] ?? sign)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
        UInt8(ascii: "f"): 12,
        UInt8(ascii: "r"): 13,
    ]
}
