import Findings
import Testing

// Expected texts are our own format, fixed here letter by letter: editors and scripts read them.

private let missingBottom = Finding(
    kind: "scroll.content-ambiguous.height", severity: .error, message: "The content of \"Page\" has no height.",
    location: SourceLocation(file: "Main.storyboard", line: 41, column: 9, objectID: "5Gf-2x-abc"),
    notes: [Note("\"Summary\" is the last view.", location: SourceLocation(file: "Main.storyboard", line: 52))],
    fix: "Pin \"Summary\" to the bottom.")

@Test func `a finding prints as compilers print`() {
    #expect(
        missingBottom.text == """
            Main.storyboard:41:9: error: The content of "Page" has no height. [scroll.content-ambiguous.height] (object 5Gf-2x-abc)
                Main.storyboard:52: note: "Summary" is the last view.
                fix: Pin "Summary" to the bottom.
            """)
}

@Test func `a finding without a place prints its severity first`() {
    #expect(Finding(kind: "a.b", severity: .info, message: "So it is.").text == "info: So it is. [a.b]")
}

@Test func `a finding is one line of JSON with its keys in a fixed order`() {
    #expect(
        missingBottom.json == #"{"kind": "scroll.content-ambiguous.height", "severity": "error", "#
            + #""message": "The content of \"Page\" has no height.", "file": "Main.storyboard", "line": 41, "column": 9, "#
            + #""object": "5Gf-2x-abc", "notes": [{"message": "\"Summary\" is the last view.", "file": "Main.storyboard", "line": 52}], "#
            + #""fix": "Pin \"Summary\" to the bottom."}"#)
}

@Test func `findings are listed by place and then gravest first`() {
    func finding(_ file: String, _ line: Int, _ severity: Severity) -> Finding {
        Finding(kind: "k", severity: severity, message: "m", location: SourceLocation(file: file, line: line))
    }
    let shuffled = [finding("b", 1, .error), finding("a", 9, .info), finding("a", 9, .error), finding("a", 2, .info)]
    #expect(shuffled.sorted() == [finding("a", 2, .info), finding("a", 9, .error), finding("a", 9, .info), finding("b", 1, .error)])
}

@Test func `no findings are an empty JSON array`() {
    #expect([Finding]().json == "[]")
}

@Test func `severities compare by gravity`() {
    #expect(Severity.info < .warning && Severity.warning < .error)
}

@Test func `one finding stands for many, which text counts and JSON lists`() throws {
    func finding(_ name: String, _ line: Int) -> Finding {
        Finding(
            kind: "a.b", severity: .info, message: "\"\(name)\" is so.", location: SourceLocation(file: "Main.storyboard", line: line))
    }
    let many = try #require(Finding(gathering: (1...6).map { finding("\($0)", $0) }))
    #expect(
        many.text == """
            Main.storyboard:1: info: "1" is so. The same goes for 5 others in this document. [a.b]
                Main.storyboard:2: note: "2" is so.
                Main.storyboard:3: note: "3" is so.
                Main.storyboard:4: note: "4" is so.
            """)
    #expect(many.json.hasSuffix("{\"message\": \"\\\"6\\\" is so.\", \"file\": \"Main.storyboard\", \"line\": 6}]}"))
    #expect(many.others.count == 5)
    #expect(Finding(gathering: [finding("1", 1)]) == finding("1", 1))
    #expect(Finding(gathering: []) == nil)
}
