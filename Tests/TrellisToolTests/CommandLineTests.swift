import Foundation
import Testing

// Exit statuses: 0 done, 1 faults, 2 a command line that makes no sense. Texts are our own, fixed here because people read them.

@Test(arguments: [
    (["layout", "--jsno", "a.xib"], "trellis: there is no option '--jsno'\nSee `trellis layout --help`.\n"),
    (["layuot", "a.xib"], "trellis: there is no command 'layuot'\nSee `trellis --help`.\n"),
    (
        ["preview", "a.xib", "b.xib"],
        "trellis: one file at a time is shown, and there are 2: a.xib and others\nSee `trellis preview --help`.\n"
    ),
    (["layout"], "trellis: name at least one storyboard, xib or folder\nSee `trellis layout --help`.\n"),
    (
        ["layout", "a.xib", "--size", "wide"],
        "trellis: --size can't be 'wide': a width and a height in points, as 375x667\nSee `trellis layout --help`.\n"
    ),
    (["render", "a.xib"], "trellis: -o, --output DIR is needed\nSee `trellis render --help`.\n"),
    (["render", "a.xib", "-o", "x", "--style", "dim"], "trellis: --style can't be 'dim': light or dark\nSee `trellis render --help`.\n"),
    (
        ["render", "a.xib", "-o", "x", "--format", "png,gif"],
        "trellis: --format can't be 'png,gif': png, svg or pdf, or several of them with commas between\nSee `trellis render --help`.\n"
    ),
    (
        ["check", "a.xib", "--format", "yaml"],
        "trellis: --format can't be 'yaml': text, json, sarif, github, junit, html\nSee `trellis check --help`.\n"
    ),
])
func `a command line that makes no sense says so and exits with 2`(words: [String], message: String) throws {
    let run = try TrellisProcess(words)
    #expect(run.status == 2)
    #expect(run.errors == message)
    #expect(run.output == "")
}

@Test(arguments: ["layout", "render", "check"])
func `each command has its help`(command: String) throws {
    let run = try TrellisProcess([command, "--help"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: trellis \(command) FILE..."))
    #expect(run.output.contains("--device ID"))
}

@Test func `the help lists the commands`() throws {
    let run = try TrellisProcess(["--help"])
    #expect(run.status == 0)
    for command in ["layout", "render", "check"] { #expect(run.output.contains("\n  \(command) ")) }
}

@Test func `a missing file is named, and the others are served`() throws {
    try withDocuments(["Good.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["layout", "--json", "Gone.xib", "Good.storyboard"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("Gone.xib: error: There is no such file or folder."))
        #expect(run.output.contains(#"{"document": "Gone.xib", "error": "#))
        #expect(run.output.contains(#"{"id": "box", "frame": [20, 30, 100, 50]}"#))
    }
}

@Test func `a folder is walked`() throws {
    try withDocuments(["One.storyboard": SampleDocument.storyboard(), "Two.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["layout", "--json", folder.path])
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == 2)
    }
}

@Test func `a document without faults leaves check with nothing to say`() throws {
    try withDocuments(["Good.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["check", "Good.storyboard"], in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors == "1 document: nothing to report\n")
    }
}

@Test func `the size option changes the root view`() throws {
    let pinned = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c2"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
        <constraint firstItem="box" firstAttribute="height" constant="50" id="c4"/>
        """
    try withDocuments(["Page.storyboard": SampleDocument.storyboard(constraints: pinned)]) { folder in
        let run = try TrellisProcess(["layout", "--json", "--size", "500x400", "Page.storyboard"], in: folder)
        #expect(run.output.contains(#"{"id": "box", "frame": [0, 0, 500, 50]}"#), "\(run.output)")
    }
}
