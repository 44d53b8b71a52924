/// The difference of two texts as `diff -u` writes it, with three lines of context.
public enum UnifiedDiff {
    private static let context = 3

    private enum Line {
        case same(String)
        case removed(String)
        case added(String)
    }

    /// The difference; empty when the texts are the same.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - new: The text after.
    ///   - path: What the file is called in the heading.
    public static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
        if old == new { return "" }
        let lines = merged(split(old), split(new))
        let hunks = hunks(lines).map { text(of: $0, in: lines) }
        // A name with blanks ends at a tab.
        let name = path.drop { $0 == "/" } + (path.contains(" ") ? "\t" : "")
        return "--- a/\(name)\n+++ b/\(name)\n" + hunks.joined()
    }

    private static func split(_ bytes: [UInt8]) -> [String] {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" {
            lines.removeLast()
        } else if let last = lines.popLast() {
            lines.append(last + "\n\\ No newline at end of file")
        }
        return lines
    }

    private static func merged(_ old: [String], _ new: [String]) -> [Line] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(.removed(old[left]))
                left += 1
            } else if added.contains(right) {
                lines.append(.added(new[right]))
                right += 1
            } else {
                lines.append(.same(old[left]))
                left += 1
                right += 1
            }
        }
        return lines
    }

    /// The stretches of lines that hold changes and what stands around them.
    private static func hunks(_ lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            let (start, end) = (max(0, index - context), min(lines.count, index + context + 1))
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
        func count(_ range: Range<Int>) -> (old: Int, new: Int) {
            lines[range].reduce(into: (0, 0)) { counts, line in
                switch line {
                case .same:
                    counts.0 += 1
                    counts.1 += 1
                case .removed: counts.0 += 1
                case .added: counts.1 += 1
                }
            }
        }
        let (before, own) = (count(0..<hunk.lowerBound), count(hunk))
        let heading = "@@ -\(before.old + 1),\(own.old) +\(before.new + 1),\(own.new) @@\n"
        return heading
            + lines[hunk].map { line in
                switch line {
                case .same(let text): " \(text)\n"
                case .removed(let text): "-\(text)\n"
                case .added(let text): "+\(text)\n"
                }
            }.joined()
    }
}
