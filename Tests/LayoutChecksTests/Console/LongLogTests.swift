import LayoutChecks
import Testing

// Logs of apps that run for hours: what they say again and again is told once, and a list beyond all measure is cut.

private func entry(_ number: Int, view: Int, _ constant: Int) -> String {
    "<NSLayoutConstraint:0x\(String(4096 + number, radix: 16)) UIView:0x\(String(65536 + view, radix: 16)).width == \(constant)   (active)>"
}

private func block(_ entries: [String]) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
    \(entries.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(entries[0])
    """
}

struct LongLogTests {
    @Test func `a list of a hundred thousand constraints is cut, and what was left out is told`() throws {
        let count = 20_000
        let log = ConsoleLog(block((0..<count).map { entry($0, view: $0 % 50, $0) }))
        let found = try #require(log.blocks.first)
        #expect(log.blocks.count == 1)
        #expect(found.constraints.count + found.leftOut == count)
        #expect(found.constraints.count == 1000)
        let text = LoggedConflict(found).text
        #expect(text.contains("not looked at: 19000 more that stand in the list"))
        #expect(text.hasPrefix("line 1: 2 constraints of the 1000 listed can't hold together"))
    }

    @Test func `a conflict told again with other addresses has the same signature`() throws {
        let log = ConsoleLog(
            [
                block([entry(1, view: 1, 10), entry(2, view: 1, 20)]), block([entry(7, view: 9, 10), entry(8, view: 9, 20)]),
                block([entry(7, view: 9, 10), entry(8, view: 8, 20)]), block([entry(1, view: 1, 10), entry(2, view: 1, 30)]),
            ].joined(separator: "\n"))
        let signatures = log.blocks.map(\.signature)
        #expect(signatures.count == 4)
        #expect(signatures[0] == signatures[1])
        // Two views instead of one, and another number.
        #expect(Set(signatures).count == 3)
    }

    @Test func `escapes and curly quotation marks are still undone`() throws {
        for (escape, sign) in [("&lt;", "<"), ("\\<", "<")] {
            let plain = block([entry(1, view: 1, 10), entry(2, view: 1, 20)])
            let log = ConsoleLog(plain.split(separator: sign, omittingEmptySubsequences: false).joined(separator: escape))
            #expect(log.blocks.first?.constraints.count == 2)
        }
    }
}
