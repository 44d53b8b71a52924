import Foundation
import Testing

// Forms: SARIF 2.1.0 (OASIS), workflow commands of GitHub Actions, JUnit's XML as Jenkins reads it.

/// `box` has two widths: one error on line 15.
private let contradiction =
    SampleDocument.boxConstraints + "\n<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"200\" id=\"c5\"/>"

private func check(_ options: [String], files: [String: String]? = nil) throws -> TrellisProcess {
    let documents = ["Page.storyboard": SampleDocument.storyboard(constraints: contradiction)]
    return try withDocuments(files ?? documents) { folder in try TrellisProcess(["check", "."] + options, in: folder) }
}

@Test func `SARIF names rules, places and objects`() throws {
    let run = try check(["--format", "sarif"])
    #expect(run.status == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["unsat.contradictory-constants"])
    let result = try #require((first["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "unsat.contradictory-constants")
    #expect(result["level"] as? String == "error")
    let place = try #require(((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "Page.storyboard")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 18)
}

/// What a code host asks of a log: each rule explained and found by its index, each result at a line of a file of the repository, and known again.
@Test func `SARIF tells files from the repository's root, and rules with their help`() throws {
    let text = SampleDocument.storyboard(constraints: contradiction)
    try withDocuments(["Page.storyboard": text]) { root in
        let folder = root.appendingPathComponent("My App")
        for path in [root.appendingPathComponent(".git"), folder] {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        try Data(text.utf8).write(to: folder.appendingPathComponent("Bär.storyboard"))
        try Data("no XML".utf8).write(to: folder.appendingPathComponent("Bad.xib"))
        let run = try TrellisProcess(["check", ".", "../Page.storyboard", "--format", "sarif"], in: folder)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let first = try #require((log["runs"] as? [[String: Any]])?.first)
        let base = try #require(((first["originalUriBaseIds"] as? [String: Any])?["%SRCROOT%"] as? [String: Any])?["uri"] as? String)
        #expect(base.hasPrefix("file:///") && base.hasSuffix("/"))
        #expect((first["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == false)
        let rules = try #require(((first["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        for rule in rules {
            let help = (rule["help"] as? [String: Any])?["text"] as? String
            #expect(help?.isEmpty == false)
            #expect((rule["properties"] as? [String: Any])?["tags"] != nil)
        }
        let results = try #require(first["results"] as? [[String: Any]])
        var files: Set<String> = []
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
            let place = try #require(((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
            let line = try #require((place["region"] as? [String: Any])?["startLine"] as? Int)
            #expect(line >= 1)
            let file = try #require(place["artifactLocation"] as? [String: Any])
            #expect(file["uriBaseId"] as? String == "%SRCROOT%")
            files.insert(file["uri"] as? String ?? "")
        }
        #expect(files == ["My%20App/B%C3%A4r.storyboard", "My%20App/Bad.xib", "Page.storyboard"])
    }
}

@Test func `a page holds the pictures of what it lists and no others`() throws {
    let twice = SampleDocument.boxConstraints + "\n<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"c5\"/>"
    let run = try check(
        ["--format", "html", "--severity", "error"], files: ["A.storyboard": SampleDocument.storyboard(constraints: twice)])
    #expect(run.errors == "1 document: 1 warning (not listed; --severity info lists all)\n")
    #expect(!run.output.contains("<image"))
}

@Test func `GitHub's commands hold the place, and their text is escaped`() throws {
    let run = try check(["--format", "github"])
    #expect(
        run.output.hasPrefix(
            "::error file=Page.storyboard,line=18,title=unsat.contradictory-constants::2 required constraints can't hold together"))
    #expect(run.output.contains("%0A"))
    #expect(run.output.split(separator: "\n").count == 1)
}

@Test func `what GitHub's commands reserve in names is escaped`() throws {
    let run = try check(["--format", "github"], files: ["a,b:c%.storyboard": SampleDocument.storyboard(constraints: contradiction)])
    #expect(run.output.hasPrefix("::error file=a%2Cb%3Ac%25.storyboard,line=18,"), "\(run.output)")
}

@Test func `JUnit counts failures, and a clean document passes`() throws {
    let run = try check(
        ["--format", "junit"],
        files: ["A.storyboard": SampleDocument.storyboard(), "B.storyboard": SampleDocument.storyboard(constraints: contradiction)])
    #expect(run.output.contains("<testsuites name=\"trellis check\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(run.output.contains("<testcase classname=\"A.storyboard\" name=\"layout\" time=\"0\"/>"))
    #expect(run.output.contains("<failure type=\"error\" message=\"2 required constraints"))
}

@Test func `the page of pictures is one file that marks the object`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard(constraints: contradiction)]) { folder in
        let run = try TrellisProcess(["check", "Page.storyboard", "--format", "html", "-o", "report.html"], in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        let page = try String(contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
        #expect(page.contains("href=\"data:image/png;base64,iVBOR"))
        // The box stands at (20, 30) and is 50 high; one of the two widths holds.
        #expect(page.contains("<rect class=\"mark error\" x=\"20\" y=\"30\" width=\"100\" height=\"50\"/>"))
        #expect(!page.contains("http://") && !page.contains("https://"))
    }
}

/// Three labels that follow no text size, below each other.
private let texts = (0..<3).map { number in
    "<label text=\"Line number \(number)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"t\(number)\">"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
}

private let textConstraints = (0..<3).map { number in
    "<constraint firstItem=\"t\(number)\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"\(100 * number + 100)\" "
        + "id=\"y\(number)\"/><constraint firstItem=\"t\(number)\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" "
        + "constant=\"20\" id=\"x\(number)\"/>"
}

// How a document does things is told once, with all its objects; what its author left out is none of them.
@Test func `what goes for many objects is told once, and JSON and SARIF name each`() throws {
    func run(_ views: [String], _ format: String) throws -> TrellisProcess {
        try withDocuments([
            "Page.storyboard": SampleDocument.storyboard(
                views: views.joined(separator: "\n"), constraints: textConstraints.joined(separator: "\n"))
        ]) { try TrellisProcess(["check", "Page.storyboard", "--format", format], in: $0) }
    }
    let text = try run(texts, "text").output
    #expect(text.components(separatedBy: "[type.not-scaling]").count == 2)
    #expect(
        text.contains(
            "The label \"Line number 0\" doesn't follow the text size. The same goes for 2 others in this document. [type.not-scaling]"))
    #expect(text.contains("note: The label \"Line number 2\" doesn't follow the text size. (object t2)"))
    #expect(
        try run(texts, "json").output.contains(
            "\"others\": [{\"message\": \"The label \\\"Line number 1\\\" doesn't follow the text size.\""))
    let sarif = try run(texts, "sarif").output
    #expect(sarif.contains("\"name\" : \"t1\"") && sarif.contains("\"name\" : \"t2\""))
    let without = try run(["<!-- trellis:ignore type -->", texts[0], texts[1], texts[2]], "text").output
    #expect(
        without.contains("The label \"Line number 1\" doesn't follow the text size. The same goes for 1 other in this document."),
        "\(without)")
}

@Test func `a matrix tells each fault once`() throws {
    let run = try check(["--matrix", "small"])
    #expect(run.output.components(separatedBy: "[unsat.contradictory-constants]").count == 2)
    #expect(run.output.contains("note: under all 11 conditions"))
}

@Test func `several processes give what one gives, in the same order`() throws {
    var files: [String: String] = [:]
    for number in 0..<9 { files["Page\(number).storyboard"] = SampleDocument.storyboard(constraints: contradiction) }
    files["Page4.storyboard"] = "<document"
    try withDocuments(files) { folder in
        let one = try TrellisProcess(["check", ".", "--jobs", "1"], in: folder)
        let three = try TrellisProcess(["check", ".", "--jobs", "3"], in: folder)
        #expect(one.output == three.output)
        #expect(one.status == 1 && three.status == 1)
        #expect(one.errors == three.errors)
        #expect(one.errors == "9 documents: 9 errors\n")
    }
}

@Test func `no colours go into a file or a pipe`() throws {
    #expect(try !check([]).output.contains("\u{1B}"))
}
