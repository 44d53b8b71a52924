import Foundation

/// Parts words at the end of lines by Liang's patterns for American English.
///
/// Apple's dictionaries aren't to be had, and its documentation names neither them nor the least lengths of a word's parts; TeX's 2 and 3 letters are taken.
struct Hyphenation {
    /// The share of its room below which a line parts a word.
    let readiness: CGFloat
    private let patterns: HyphenationPatterns

    /// Nil where words aren't parted.
    init?(readiness: CGFloat) {
        guard readiness > 0, let patterns = HyphenationPatterns.english else { return nil }
        (self.readiness, self.patterns) = (readiness, patterns)
    }

    /// The offsets in ascending order at which what stands between two places where a line may end can be parted: in each of its stretches of letters.
    func places(in text: [Unicode.Scalar]) -> [Int] {
        var result: [Int] = []
        var start = 0
        while start < text.count {
            guard text[start].isASCIILetter else {
                start += 1
                continue
            }
            var end = start
            while end < text.count, text[end].isASCIILetter { end += 1 }
            let isWhole =
                (start == 0 || !text[start - 1].properties.isAlphabetic) && (end == text.count || !text[end].properties.isAlphabetic)
            if isWhole { result += patterns.places(in: text[start..<end].map { UInt8($0.value) | 0x20 }).map { start + $0 } }
            start = end
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

/// Patterns of letters with numbers between them: where the greatest number of all patterns that fit is odd, a word may be parted.
/// Liang, "Word Hy-phen-a-tion by Com-put-er", Stanford 1983.
struct HyphenationPatterns: Sendable {
    private var numbers: [[UInt8]: [UInt8]] = [:]
    private var exceptions: [[UInt8]: [Int]] = [:]
    private var longest = 0
    private static let (fewestBefore, fewestAfter) = (2, 3)

    /// Those of the bundled file.
    static let english = BundledFontFile.named("hyphen.tex").map { HyphenationPatterns(tex: String(decoding: $0.bytes, as: UTF8.self)) }

    /// Reads the lists of a TeX file: `\patterns{...}` and `\hyphenation{...}`.
    init(tex: String) {
        let lines = tex.split(separator: "\n").map { $0.prefix { $0 != "%" }.trimmingCharacters(in: .whitespaces) }
        let list: (String) -> [String] = { name in
            lines.drop { !$0.hasPrefix("\\\(name){") }.dropFirst().prefix { $0 != "}" }.flatMap {
                $0.split(separator: " ").map(String.init)
            }
        }
        for pattern in list("patterns") {
            var (letters, values): ([UInt8], [UInt8]) = ([], [0])
            for unit in pattern.utf8 {
                if (0x30...0x39).contains(unit) {
                    values[values.count - 1] = unit - 0x30
                } else {
                    letters.append(unit)
                    values.append(0)
                }
            }
            numbers[letters] = values
            longest = max(longest, letters.count)
        }
        for word in list("hyphenation") {
            let parts = word.utf8.split(separator: 0x2D)
            var place = 0
            exceptions[parts.flatMap { $0 }] = parts.dropLast().map { part in
                place += part.count
                return place
            }
        }
    }

    /// The offsets at which a word in small letters may be parted, in ascending order.
    func places(in word: [UInt8]) -> [Int] {
        if let known = exceptions[word] { return known }
        guard word.count >= Self.fewestBefore + Self.fewestAfter else { return [] }
        let framed = [0x2E] + word + [0x2E]
        var values = [UInt8](repeating: 0, count: framed.count + 1)
        for start in framed.indices {
            for end in start + 1...min(framed.count, start + longest) where start < end {
                guard let pattern = numbers[Array(framed[start..<end])] else { continue }
                for (index, value) in pattern.enumerated() { values[start + index] = max(values[start + index], value) }
            }
        }
        // The number before the letter at an offset stands one further on: the frame comes first.
        return (Self.fewestBefore...word.count - Self.fewestAfter).filter { values[$0 + 1] % 2 == 1 }
    }
}
