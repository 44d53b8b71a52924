import Foundation
import Testing

@testable import trellis

// The configuration's form is our own (docs/doctor.md); .gitignore as gitignore(5) says.

private let contradiction =
    SampleDocument.boxConstraints + "\n<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"200\" id=\"c5\"/>"

private let faulty = SampleDocument.storyboard(constraints: contradiction)

private func run(_ files: [String: String], _ options: [String] = []) throws -> TrellisProcess {
    try withDocuments(files) { folder in try TrellisProcess(["check", "Page.storyboard"] + options, in: folder) }
}

@Test(arguments: [
    ("{\"rules\": {\"unsat\": \"off\"}}", 0, ""), ("{\"rules\": {\"unsat\": \"warning\"}}", 0, "warning: "),
    ("{\"rules\": {\"unsat\": \"off\", \"unsat.contradictory-constants\": \"error\"}}", 1, "error: "),
    ("{\"rules\": {\"unsat\": \"warning\"}, \"failOn\": \"warning\"}", 1, "warning: "), ("{\"exclude\": [\"*.storyboard\"]}", 0, ""),
])
func `a configuration sets severities and leaves documents out`(text: String, status: Int32, word: String) throws {
    let run = try run(["Page.storyboard": faulty, ".trellis.json": text])
    #expect(run.status == status, "\(run.errors)")
    #expect(word.isEmpty ? run.output.isEmpty : run.output.contains(word))
}

@Test(arguments: [
    ("{\n  \"rulez\": {}\n}", ":2:3: \"rulez\" means nothing here"),
    ("{\n\"rules\": {\n\"unsat.st\": \"off\"}}", ":3:1: there is no rule or group \"unsat.st\""),
    ("{\"rules\": {\"unsat\": \"loud\"}}", ":1:21: a rule can't be \"loud\""),
    ("{\"rules\": []}", ":1:11: \"rules\" is an object, not an array"),
    ("{\n\"exclude\": [\"a\",]}", ":2:17: a value should stand here"), ("{\"matrix\": \"big\"}", ":1:12: small, full, or a list"),
    ("", ":1:1: the text ends"),
    ("{\"policy\": {\n\"font\": []}}", ":2:1: \"font\" means nothing in a policy"),
    ("{\"policy\": {\"maxScenes\": 1.5}}", ":1:26: \"maxScenes\" is a whole number, not a number"),
    ("{\"policy\": {\"fonts\": \"system\"}}", ":1:22: \"fonts\" is an array of names, not a string"),
])
func `a mistake in a configuration is told with its line and column`(text: String, message: String) throws {
    let run = try run(["Page.storyboard": faulty, ".trellis.json": text])
    #expect(run.status == 2)
    #expect(run.errors.contains(".trellis.json" + message), "\(run.errors)")
}

@Test(arguments: [
    ("id=\"c5\"", "userLabel=\"trellis:ignore\" id=\"c5\""), ("id=\"c5\"", "userLabel=\"width, trellis:ignore unsat\" id=\"c5\""),
    ("id=\"c5\"", "userLabel=\"trellis:ignore: it is old\" id=\"c5\""), ("id=\"c5\"", "userLabel=\"trellis:ignore - it is old\" id=\"c5\""),
    // Xcode's notes in the identity inspector.
    (
        "constant=\"200\" id=\"c5\"/>",
        "constant=\"200\" id=\"c5\"><attributedString key=\"userComments\"><fragment content=\"trellis:ignore unsat\"/></attributedString></constraint>"
    ),
    (
        "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"200\"",
        "<!-- trellis:ignore unsat.contradictory-constants --><constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"200\""
    ),
])
func `an object's label or a comment leaves its findings out`(old: String, new: String) throws {
    let run = try run(["Page.storyboard": faulty.replacingOccurrences(of: old, with: new)])
    #expect(run.output == "")
    #expect(run.errors == "1 document: nothing to report; 1 left out by the documents\n")
}

@Test(arguments: ["scroll", "unsta", "because it is old"])
func `a label for another kind, or for what is no kind, leaves nothing out`(words: String) throws {
    let run = try run([
        "Page.storyboard": faulty.replacingOccurrences(of: "id=\"c5\"", with: "userLabel=\"trellis:ignore \(words)\" id=\"c5\"")
    ])
    #expect(run.status == 1)
}

@Test func `a baseline accepts today's findings and no others`() throws {
    try withDocuments(["Page.storyboard": faulty]) { folder in
        let written = try TrellisProcess(["check", "Page.storyboard", "--write-baseline", "base.json"], in: folder)
        #expect(written.status == 0)
        let accepted = try TrellisProcess(["check", "Page.storyboard", "--baseline", "base.json"], in: folder)
        #expect(accepted.status == 0)
        #expect(accepted.errors == "1 document: nothing to report; 1 accepted by the baseline\n")
        // The same fault on another line, and a new one.
        let moved = faulty.replacingOccurrences(of: "<!-- line 6 -->", with: "\n\n").replacingOccurrences(
            of: "constant=\"50\" id=\"c4\"/>",
            with: "constant=\"50\" id=\"c4\"/><constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"60\" id=\"c6\"/>")
        try Data(moved.utf8).write(to: folder.appendingPathComponent("Page.storyboard"))
        let changed = try TrellisProcess(["check", "Page.storyboard", "--baseline", "base.json"], in: folder)
        #expect(changed.status == 1)
        #expect(
            changed.output.contains("object c6") && !changed.output.contains("(object c5)\n    Page.storyboard:20: note"),
            "\(changed.output)")
        #expect(changed.errors.contains("1 error; 1 accepted by the baseline"))
    }
}

@Test func `a document that can't be read is told when a baseline is written, and accepted by it`() throws {
    try withDocuments(["Page.storyboard": faulty, "Broken.xib": "<document"]) { folder in
        let written = try TrellisProcess(["check", ".", "--write-baseline", "base.json"], in: folder)
        #expect(written.status == 1)
        #expect(written.errors.contains("Broken.xib:1:"))
        #expect(written.errors.hasSuffix("base.json: 2 findings accepted, among them that a document can't be read (exit status 1)\n"))
        let accepted = try TrellisProcess(["check", ".", "--baseline", "base.json"], in: folder)
        #expect(accepted.status == 0)
        #expect(accepted.errors == "2 documents: nothing to report; 2 accepted by the baseline\n")
        // Another one that can't be read isn't accepted.
        try Data("<document".utf8).write(to: folder.appendingPathComponent("Other.xib"))
        let other = try TrellisProcess(["check", ".", "--baseline", "base.json"], in: folder)
        #expect(other.status == 1)
    }
}

@Test(arguments: [
    ("", ":1:1: the text ends"), ("[]", ":1:1: that is no baseline"),
    ("{\"version\": 2, \"findings\": []}", ":1:13: the baseline is of another version"),
    ("{\n  \"findings\": {}}", ":2:15: \"findings\" is an array, not an object"),
    ("{\"findings\": [\n{\"kind\": 3}]}", ":2:10: \"kind\" is a string, not a number"),
    ("{\"findings\": [\n {\"kind\": \"a.b\"}]}", ":2:2: a finding has a \"kind\" and a \"file\""),
])
func `a mistake in a baseline is told with its line and column`(text: String, message: String) throws {
    let run = try run(["Page.storyboard": faulty, "base.json": text], ["--baseline", "base.json"])
    #expect(run.status == 2)
    #expect(run.errors.contains("trellis: base.json" + message), "\(run.errors)")
}

@Test func `a list of files is read, and what is no document is passed over`() throws {
    try withDocuments(["Page.storyboard": faulty, "files": "Read.me\nPage.storyboard\n", "Read.me": ""]) { folder in
        let run = try TrellisProcess(["check", "--files-from", "files"], in: folder)
        #expect(run.errors == "1 document: 1 error\n")
        // Standard input is empty here.
        let none = try TrellisProcess(["check", "--files-from", "-"], in: folder)
        #expect(none.status == 0)
        #expect(none.errors == "0 documents: nothing to report\n")
    }
}

@Test(arguments: [
    ("*.xib", "a/b.xib", false, true), ("/a.xib", "b/a.xib", false, false), ("a/*.xib", "a/b.xib", false, true),
    ("a/*.xib", "a/c/b.xib", false, false),
    ("a/**/b.xib", "a/c/d/b.xib", false, true), ("a/**/b.xib", "a/b.xib", false, true), ("**/Pods", "x/Pods", true, true),
    ("build/", "build", false, false),
    ("build/", "x/build", true, true), ("[A-C]?.xib", "B1.xib", false, true), ("[!A-C].xib", "B.xib", false, false),
    ("a/**", "a/b/c", false, true),
])
func `a pattern means paths as gitignore says`(pattern: String, path: String, isFolder: Bool, isMeant: Bool) {
    #expect(GlobPattern(pattern).matches(path, isFolder: isFolder) == isMeant)
}

@Test func `what .gitignore names is not walked`() throws {
    try withDocuments([".gitignore": "Pods/\n*.xib\n!Keep.xib\n", "Keep.xib": "", "Drop.xib": "", "Page.storyboard": ""]) { folder in
        for name in [".git", "Pods"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data().write(to: folder.appendingPathComponent("Pods/Other.storyboard"))
        let found = DocumentFinder([folder.path]).documents.map { ($0 as NSString).lastPathComponent }
        #expect(found == ["Keep.xib", "Page.storyboard"])
    }
}

@Test func `rules lists every kind, and explains one`() throws {
    let list = try TrellisProcess(["rules"])
    #expect(list.status == 0)
    #expect(list.output.contains("\n  scroll.sideways *"))
    let one = try TrellisProcess(["rules", "scroll.sideways"])
    #expect(one.output.hasPrefix("scroll.sideways\nerror: "))
    let none = try TrellisProcess(["rules", "scroll.up"])
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("trellis: there is no kind or group 'scroll.up'"))
}

@Test func `a policy's findings have the severity that is set, and a label leaves them out`() throws {
    let text = "{\"policy\": {\"devices\": [\"none\"]}, \"rules\": {\"unsat\": \"off\", \"ib.policy\": \"error\"}}"
    let run = try run(["Page.storyboard": faulty, ".trellis.json": text])
    #expect(run.status == 1)
    #expect(run.output.contains("the team's are none. [ib.policy]"), "\(run.output)")
}
