import Foundation
import Testing

// Two equal constraints: the second goes, everything else stays byte for byte.

private let twice =
    SampleDocument.boxConstraints + "\n<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"c5\"/>"

@Test func `fix writes what it shows, and a dry run only shows it`() throws {
    let text = SampleDocument.storyboard(constraints: twice)
    try withDocuments(["Page.storyboard": text]) { folder in
        let file = folder.appendingPathComponent("Page.storyboard")
        let dry = try TrellisProcess(["fix", "Page.storyboard", "--rule", "api.duplicate-constraint", "--dry-run"], in: folder)
        #expect(dry.status == 0)
        #expect(dry.output.contains("\n-<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"c5\"/>\n"))
        #expect(dry.output.contains("    mended: Remove c5"))
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        let real = try TrellisProcess(["fix", "Page.storyboard", "--rule", "api"], in: folder)
        #expect(real.output == dry.output)
        let line = "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"50\" id=\"c5\"/>\n"
        #expect(try String(contentsOf: file, encoding: .utf8) == text.replacingOccurrences(of: line, with: ""))
        let again = try TrellisProcess(["fix", "Page.storyboard", "--rule", "api"], in: folder)
        #expect(again.output == "" && again.status == 0)
        #expect(again.errors == "Page.storyboard: nothing to mend: no finding of api\n")
    }
}

@Test func `where nothing has a safe edit, fix says so, and of what`() throws {
    // A width that two constraints want, which has no edit, and a label that has a beginning only, which is merely worth knowing.
    let conflict = SampleDocument.boxConstraints + "\n<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"60\" id=\"c5\"/>"
    try withDocuments([
        "Page.storyboard": SampleDocument.storyboard(constraints: conflict), "Other.storyboard": SampleDocument.storyboard(),
    ]) {
        folder in
        let run = try TrellisProcess(["fix", "Page.storyboard", "--dry-run"], in: folder)
        #expect(run.output == "" && run.status == 0)
        #expect(run.errors == "Page.storyboard: nothing mended: 1 finding without a safe edit: unsat.contradictory-constants\n")
        let both = try TrellisProcess(["fix", "Page.storyboard", "Other.storyboard", "--dry-run"], in: folder)
        #expect(both.errors == "2 documents: 0 findings mended, 0 left; no safe edit for 1 finding\n")
    }
}

@Test func `a dry migration says what it would do`() throws {
    let scroll = """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="page">
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="tall"/></subviews>
        <constraints>
        <constraint firstItem="tall" firstAttribute="top" secondItem="page" secondAttribute="top" id="t"/>
        <constraint firstAttribute="bottom" secondItem="tall" secondAttribute="bottom" id="b"/>
        <constraint firstItem="tall" firstAttribute="height" constant="900" id="h"/>
        </constraints>
        </scrollView>
        """
    try withDocuments(["Page.storyboard": SampleDocument.storyboard(views: scroll, constraints: "")]) { folder in
        let dry = try TrellisProcess(["migrate", "scroll-guides", "Page.storyboard", "--dry-run"], in: folder)
        #expect(dry.errors == "2 constraints would move in 1 document\n")
        let real = try TrellisProcess(["migrate", "scroll-guides", "Page.storyboard"], in: folder)
        #expect(real.errors == "2 constraints moved in 1 document\n")
        #expect(real.output == dry.output)
    }
}

@Test func `a rule without an edit is named`() throws {
    let run = try TrellisProcess(["fix", "a.xib", "--rule", "unsat.set"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("trellis: --rule can't be 'unsat.set': these have an edit: "))
}

@Test func `what the document says to leave is left`() throws {
    let text = SampleDocument.storyboard(
        constraints: twice.replacingOccurrences(of: "id=\"c5\"", with: "userLabel=\"trellis:ignore\" id=\"c5\""))
    try withDocuments(["Page.storyboard": text]) { folder in
        let run = try TrellisProcess(["fix", "Page.storyboard", "--rule", "api"], in: folder)
        #expect(run.output == "" && run.status == 0)
    }
}

@Test func `an unknown migration is named`() throws {
    let run = try TrellisProcess(["migrate", "everything", "a.xib"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("trellis: there is no migration 'everything': there is scroll-guides\n"))
}

@Test func `explain says why, and names a view it can't find`() throws {
    try withDocuments(["Page.storyboard": SampleDocument.storyboard()]) { folder in
        let run = try TrellisProcess(["explain", "Page.storyboard", "--view", "box", "--axis", "horizontal"], in: folder)
        #expect(
            run.output == """
                Page.storyboard:10: the view box: x 20, y 30, 100 x 50 in the root view

                x 20:
                    20  UIView box.leading == UIView root.leading + 20  (line 14, c1)

                width 100:
                    100  UIView box.width == 100  (line 16, c3)


                """)
        let lost = try TrellisProcess(["explain", "Page.storyboard", "--view", "gone"], in: folder)
        #expect(lost.status == 2)
        #expect(lost.errors == "trellis: there is no view 'gone'; `trellis layout` lists the views with their ids\n")
    }
}
