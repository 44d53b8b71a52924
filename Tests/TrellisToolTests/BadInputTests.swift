import Foundation
import Testing

// What a document may hold that no Interface Builder wrote. The tool gives one finding or error with file and line, serves the other
// documents, ends by itself and with the right status. Expected lines are counted in SampleDocument.

/// A fault, the kind of finding that names it, and the line on which it stands.
struct BadInput: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let kind: String
    let line: Int
    /// Whether the document can be laid out in spite of it.
    let isLaidOut: Bool

    var testDescription: String { name }

    static let all: [BadInput] = [
        BadInput(
            name: "truncated XML", text: String(SampleDocument.storyboard().prefix(700)), kind: "ib.malformed", line: 10, isLaidOut: false),
        BadInput(name: "wrong root", text: "<?xml version=\"1.0\"?>\n<plist/>\n", kind: "ib.not-a-document", line: 2, isLaidOut: false),
        BadInput(name: "empty file", text: "", kind: "ib.malformed", line: 1, isLaidOut: false),
        BadInput(
            name: "a document for macOS",
            text: SampleDocument.storyboard(
                runtime: "MacOSX.Cocoa", type: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"),
            kind: "ib.unknown-runtime", line: 2, isLaidOut: false),
        BadInput(
            name: "a document for watchOS",
            text: SampleDocument.storyboard(runtime: "watchKit", type: "com.apple.InterfaceBuilder.WatchKit.Storyboard"),
            kind: "ib.unknown-runtime", line: 2, isLaidOut: false),
        BadInput(
            name: "an object id used twice",
            text: SampleDocument.storyboard(views: SampleDocument.view("box") + "\n" + SampleDocument.view("box")),
            kind: "ib.broken-reference", line: 11, isLaidOut: true),
        constraint(
            "a reference to nothing", "firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"",
            kind: "ib.broken-reference"),
        constraint("a constant that is no number", "firstItem=\"box\" firstAttribute=\"width\" constant=\"nan\"", kind: "api.not-finite"),
        constraint("an infinite constant", "firstItem=\"box\" firstAttribute=\"width\" constant=\"inf\"", kind: "api.not-finite"),
        constraint("a constant of 1e300", "firstItem=\"box\" firstAttribute=\"width\" constant=\"1e300\"", kind: "api.not-finite"),
        constraint(
            "a multiplier of 0",
            "firstItem=\"box\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"0\"",
            kind: "api.zero-multiplier"),
        constraint(
            "a position tied to a number", "firstItem=\"box\" firstAttribute=\"leading\" constant=\"5\"",
            kind: "api.location-equals-constant"),
        constraint(
            "a priority above 1000", "firstItem=\"box\" firstAttribute=\"width\" constant=\"5\" priority=\"1001\"",
            kind: "api.priority-range"),
        constraint(
            "a priority of 0", "firstItem=\"box\" firstAttribute=\"width\" constant=\"5\" priority=\"0\"", kind: "api.priority-range"),
        constraint(
            "an unknown attribute", "firstItem=\"box\" firstAttribute=\"girth\" constant=\"5\"", kind: "ib.unknown-attribute"),
        constraint(
            "a position tied to a size", "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"width\"",
            kind: "api.axis-mix"),
        constraint(
            "leading tied to left", "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"left\"",
            kind: "api.leading-left-mix"),
        BadInput(
            name: "a font size beyond all numbers",
            text: SampleDocument.storyboard(
                views: SampleDocument.view("box")
                    + "\n<label text=\"A\" id=\"label\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1e308\"/></label>"
            ),
            kind: "api.not-finite", line: 11, isLaidOut: true),
        BadInput(
            name: "a circle of constraints through a missing view",
            text: SampleDocument.storyboard(
                constraints: SampleDocument.boxConstraints + """

                    <constraint firstItem="box" firstAttribute="bottom" secondItem="gone" secondAttribute="top" id="d1"/>
                    <constraint firstItem="gone" firstAttribute="bottom" secondItem="box" secondAttribute="top" id="d2"/>
                    """),
            kind: "ib.broken-reference", line: 18, isLaidOut: true),
    ]

    /// The good document with a bad constraint on line 18, behind the four good ones.
    private static func constraint(_ name: String, _ attributes: String, kind: String) -> BadInput {
        BadInput(
            name: name,
            text: SampleDocument.storyboard(
                constraints: SampleDocument.boxConstraints + "\n<constraint \(attributes) id=\"bad\"/>"),
            kind: kind, line: 18, isLaidOut: true)
    }
}

@Test(arguments: BadInput.all)
func `check names the fault with file and line`(input: BadInput) throws {
    try withDocuments(["Good.storyboard": SampleDocument.storyboard(), "Bad.storyboard": input.text]) { folder in
        let run = try TrellisProcess(["check", "--format", "json", "Bad.storyboard", "Good.storyboard"], in: folder)
        #expect(run.endedByItself)
        #expect(run.status == 1)
        let findings = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let errors = findings.filter { $0["severity"] as? String == "error" }
        #expect(errors.contains { $0["kind"] as? String == input.kind && $0["line"] as? Int == input.line }, "\(run.output)")
        #expect(errors.allSatisfy { $0["file"] as? String == "Bad.storyboard" }, "\(run.output)")
    }
}

@Test(arguments: BadInput.all)
func `layout serves the other document and what is left of the bad one`(input: BadInput) throws {
    try withDocuments(["Good.storyboard": SampleDocument.storyboard(), "Bad.storyboard": input.text]) { folder in
        let run = try TrellisProcess(["layout", "--json", "Bad.storyboard", "Good.storyboard"], in: folder)
        #expect(run.endedByItself)
        #expect(run.status == 1)
        let frame = #"{"id": "box", "frame": [20, 30, 100, 50]}"#
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        let bad = try #require(lines.first { $0.contains(#""document": "Bad.storyboard""#) })
        let good = try #require(lines.first { $0.contains(#""document": "Good.storyboard""#) })
        #expect(good.contains(frame))
        if input.isLaidOut {
            #expect(bad.contains(frame), "\(bad)")
        } else {
            #expect(bad.contains(#""error": "Bad.storyboard:\#(input.line)"#), "\(bad)")
        }
        #expect(run.errors.contains("Bad.storyboard:\(input.line)"), "\(run.errors)")
    }
}

@Test func `ten thousand nested views neither trap nor hang`() throws {
    let depth = 10_000
    let nested =
        (0..<depth).map { "<view id=\"n\($0)\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/><subviews>" }.joined()
        + String(repeating: "</subviews></view>", count: depth)
    let text = SampleDocument.storyboard(views: SampleDocument.view("box") + "\n" + nested)
    try withDocuments(["Deep.storyboard": text, "Good.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["layout", "--json", "Deep.storyboard", "Good.storyboard"], in: folder)
        #expect(run.endedByItself)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains(#"{"id": "box", "frame": [20, 30, 100, 50]}"#) })
        let check = try TrellisProcess(["check", "Deep.storyboard"], in: folder)
        #expect(check.endedByItself)
        // Either everything is laid out, or what was left out is said with its line.
        #expect(check.errors.contains("nothing to report") || check.output.contains("Deep.storyboard:11"), "\(check.errors)")
    }
}
