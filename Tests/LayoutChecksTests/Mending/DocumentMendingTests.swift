import Foundation
import IBDocuments
import LayoutChecks
import Testing

// Frames before and after follow from the constraints by arithmetic; the edits are compared as lines.

/// A storyboard whose root view (375 x 667) holds `views` and `constraints`.
private func document(_ views: String, _ constraints: String, toolsVersion: String = "22505") throws -> IBDocument {
    try IBDocument.read(
        text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina4_7" orientation="portrait" appearance="light"/>
                <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
            \(views)
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>
            \(constraints)
                        </constraints>
                    </view>
                </viewController></objects></scene></scenes>
            </document>
            """, path: "Main.storyboard")
}

private func pin(_ view: String, _ outer: String, _ attributes: [String] = ["leading", "trailing", "top", "bottom"], constant: Int = 0)
    -> String
{
    attributes.map { attribute in
        let isFar = ["trailing", "right", "bottom"].contains(attribute)
        let (first, second) = isFar ? (outer, view) : (view, outer)
        return
            "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(view)-\(attribute)\"/>"
    }.joined(separator: "\n")
}

private func label(_ id: String, _ text: String, _ attributes: String = "") -> String {
    "<label opaque=\"NO\" text=\"\(text)\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
}

/// A scroll view that fills the root and holds one view of 40 x 900.
private func page(_ constraints: String, guides: String = "") -> String {
    """
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="page">
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="tall"/></subviews>
        <constraints>
            <constraint firstItem="tall" firstAttribute="height" constant="900" id="h"/>
    \(constraints)
        </constraints>
    \(guides)
    </scrollView>
    """
}

/// The lines that an edit adds and removes.
@MainActor private func changes(_ document: IBDocument, _ mending: DocumentMending) -> [String] {
    UnifiedDiff.text(from: document.source, to: mending.bytes, path: "x").split(separator: "\n").filter {
        ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }.map { $0.split(separator: " ").joined(separator: " ") }
}

@MainActor struct DocumentMendingTests {
    @Test func `a missing far edge is tied as far as the near one`() throws {
        let scroll = page(
            pin("tall", "page", ["leading", "trailing", "top"], constant: 16)
                + "<constraint firstItem=\"tall\" firstAttribute=\"width\" constant=\"343\" id=\"w\"/>")
        let document = try document(scroll, pin("page", "root"))
        let mending = DocumentMending(document)
        #expect(mending.mended.count == 1, "\(mending.refused)")
        let edit = try #require(changes(document, mending).first)
        #expect(
            edit.hasPrefix("+ <constraint firstAttribute=\"bottom\" secondItem=\"tall\" secondAttribute=\"bottom\" constant=\"16\" id=\""))
        // 16 + 900 + 16.
        let content = try #require(mending.mended.first?.changes.first { $0.isContent })
        #expect(content.after?.height == 932)
        #expect(content.text.hasPrefix("the content of ") && content.text.hasSuffix(" -> 375 x 932"), "\(content.text)")
        let after = try IBDocument.read(bytes: mending.bytes, path: "Main.storyboard")
        #expect(!findings(in: after).contains { $0.kind.hasPrefix("scroll.content-ambiguous") || $0.kind == "scroll.missing-far-edge" })
    }

    @Test func `a page that scrolls sideways gets its width from the frame`() throws {
        let wide = "<subviews>\(label("text", String(repeating: "wide ", count: 30), "numberOfLines=\"0\""))</subviews>"
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="page">\(wide)
                <constraints>\(pin("text", "page", constant: 16))<constraint firstItem="text" firstAttribute="height" constant="900" id="h"/></constraints>
            </scrollView>
            """
        let document = try document(scroll, pin("page", "root"))
        let mending = DocumentMending(document) { $0.kind.hasPrefix("scroll.") }
        #expect(!mending.mended.isEmpty, "\(mending.refused)")
        let text = String(decoding: mending.bytes, as: UTF8.self)
        #expect(text.contains("key=\"contentLayoutGuide\"") && text.contains("key=\"frameLayoutGuide\""))
        // 375 - 16 - 16 = 343.
        #expect(mending.mended.first?.changes.first { $0.id == "text" }?.after?.width == 343)
    }

    @Test func `left and right become leading and trailing`() throws {
        let document = try document(
            label("title", "Title"), pin("title", "root", ["left", "top"], constant: 16))
        let mending = DocumentMending(document) { $0.kind.hasPrefix("rtl.left") }
        #expect(
            changes(document, mending).contains {
                $0.hasPrefix(
                    "+<constraint firstItem=\"title\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"16\""
                )
            })
        let moved = mending.mended.flatMap { $0.changes }
        #expect(moved.isEmpty)
    }

    @Test func `a duplicate goes, and not the one that an outlet names`() throws {
        let twice =
            pin("title", "root", ["leading", "top"], constant: 16)
            + "\n<constraint firstItem=\"title\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"16\" id=\"again\"/>"
        let plain = try document(label("title", "Title"), twice)
        #expect(changes(plain, DocumentMending(plain)).contains { $0.contains("id=\"again\"") && $0.hasPrefix("-") })
        let named = try IBDocument.read(
            text: String(decoding: plain.source, as: UTF8.self).replacingOccurrences(
                of: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
                with:
                    "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><connections><outlet property=\"top\" destination=\"again\" id=\"o\"/></connections>"
            ),
            path: "Main.storyboard")
        let mending = DocumentMending(named)
        #expect(changes(named, mending).contains { $0.contains("id=\"title-top\"") && $0.hasPrefix("-") })
        // What is told is what goes, and the edit of the constraint that is told is the one that is made.
        let told = findings(in: named).filter { $0.kind == "api.duplicate-constraint" }
        #expect(told.map(\.location?.objectID) == ["title-top"])
        #expect(mending.mended.map(\.words).contains("Remove title-top, which says what another constraint says."))
    }

    @Test func `text that is cut off gets its height`() throws {
        let document = try document(
            label("title", String(repeating: "long ", count: 30), "numberOfLines=\"0\""),
            pin("title", "root", ["leading", "trailing", "top"], constant: 16)
                + "\n<constraint firstItem=\"title\" firstAttribute=\"height\" constant=\"21\" id=\"fixed\"/>")
        let mending = DocumentMending(document) { $0.kind == "text.clipped" }
        #expect(
            changes(document, mending).contains {
                $0.hasPrefix("+") && $0.contains("relation=\"greaterThanOrEqual\"") && $0.contains("id=\"fixed\"")
            }, "\(mending.refused)")
    }

    @Test func `an edit that moves another view of the tree is refused where none may move`() throws {
        // The outer view is read from right to left whatever the language: leading is right there.
        let document = try document(
            "<view semanticContentAttribute=\"forceRightToLeft\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><subviews>\(label("title", "Title"))</subviews><constraints>\(pin("title", "box", ["left", "top"], constant: 16))</constraints></view>",
            pin("box", "root"))
        let mending = DocumentMending(document) { $0.kind.hasPrefix("rtl.left") }
        #expect(mending.bytes == document.source)
        #expect(mending.refused.map(\.reason).allSatisfy { $0.hasPrefix("it would move") })
    }

    @Test func `a spare point goes to the view that has it now`() throws {
        let row = label("a", "One", "horizontalHuggingPriority=\"251\"") + "\n" + label("b", "Two", "horizontalHuggingPriority=\"251\"")
        let document = try document(
            row,
            [
                pin("a", "root", ["leading", "top"], constant: 16), pin("b", "root", ["trailing", "top"], constant: 16),
                "<constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"8\" id=\"gap\"/>",
            ].joined(separator: "\n"))
        let mending = DocumentMending(document) { $0.kind == "ambiguous.hugging-tie" }
        #expect(mending.mended.count == 1, "\(mending.refused)")
        #expect(changes(document, mending).count { $0.hasPrefix("+") && $0.contains("horizontalHuggingPriority=\"252\"") } == 1)
        #expect(mending.mended.first?.changes.isEmpty == true)
    }

    @Test func `a label's fixed width grows, or its letters shrink where it can't`() throws {
        // "Wide wide wide" needs more than 100 points and less than 133.
        let fixed = try document(
            label("title", "Wide wide wide"),
            pin("title", "root", ["leading", "top"], constant: 16)
                + "\n<constraint firstItem=\"title\" firstAttribute=\"width\" constant=\"100\" id=\"w\"/>")
        let grown = DocumentMending(fixed) { $0.kind == "text.truncated" }
        #expect(!grown.mended.isEmpty, "\(grown.refused)")
        let framed = try document(
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><subviews>\(label("title", "Wide wide wide"))</subviews><constraints>\(pin("title", "box"))<constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/><constraint firstAttribute=\"height\" constant=\"21\" id=\"h\"/></constraints></view>",
            pin("box", "root", ["leading", "top"], constant: 16))
        let shrunk = DocumentMending(framed) { $0.kind == "text.truncated" }
        #expect(
            shrunk.mended.map(\.words) == [
                "Let the label take as many lines as its text needs, and let the fixed height grow: at least as much instead of exactly."
            ]
                || changes(framed, shrunk).contains { $0.contains("minimumScaleFactor=\"0.75\"") }, "\(shrunk.mended) \(shrunk.refused)")
    }

    @Test func `a constraint that a row's height contradicts is lowered`() throws {
        let document = try table(rowHeight: "rowHeight=\"30\"", cellHeight: "rowHeight=\"30\"", labelHeight: 42)
        let mending = DocumentMending(document) { $0.kind == "unsat.encapsulated-height" }
        #expect(changes(document, mending).contains { $0.hasPrefix("+") && $0.contains("priority=\"999\"") }, "\(mending.refused)")
        let after = findings(in: try IBDocument.read(bytes: mending.bytes, path: "Main.storyboard"))
        #expect(after.filter { $0.severity == .error }.map(\.kind) == [], "\(mending.refused) \(after.map(\.text))")
    }

    @Test func `what is mended is told with the lines of the document as it was`() throws {
        let height = "<constraint firstAttribute=\"height\" constant=\"50\""
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
            \(height) id="h1"/>
            \(height) id="h2"/>
            \(height) id="h3"/>
            </constraints></view>
            """
        let document = try document(box, pin("box", "root", ["leading", "trailing", "top"]))
        let mending = DocumentMending(document) { $0.kind == "api.duplicate-constraint" }
        #expect(mending.mended.count == 2, "\(mending.refused)")
        for finding in mending.mended.map(\.finding) {
            let id = try #require(finding.location?.objectID)
            #expect(finding.location?.line == document.elements[id]?.line)
        }
    }

    @Test func `a position that a stack view gives as well is taken out`() throws {
        let stack = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="row"><constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
            </subviews></stackView>
            """
        let document = try document(stack, pin("stack", "root", ["leading", "trailing", "top"]) + "\n" + pin("row", "root", ["leading"]))
        let mending = DocumentMending(document) { $0.kind == "stack.position-constraint-on-arranged" }
        #expect(changes(document, mending).contains { $0.hasPrefix("-") && $0.contains("id=\"row-leading\"") }, "\(mending.refused)")
        let moved = mending.mended.flatMap { $0.changes }
        #expect(moved.isEmpty)
    }

    @Test func `a text without an end ends before its neighbour, or before the edge`() throws {
        let alone = try document(label("title", "Title"), pin("title", "root", ["leading", "top"], constant: 16))
        let mending = DocumentMending(alone) { $0.kind == "rtl.missing-trailing" }
        #expect(
            changes(alone, mending).contains {
                $0.hasPrefix(
                    "+<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"title\" secondAttribute=\"trailing\" constant=\"16\""
                )
            }, "\(mending.refused)")
        let beside = try document(
            label("title", "Title") + "<switch translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"on\"/>",
            pin("title", "root", ["leading", "top"], constant: 16) + "\n" + pin("on", "root", ["trailing", "top"], constant: 16))
        let ended = DocumentMending(beside) { $0.kind == "rtl.missing-trailing" }
        #expect(
            changes(beside, ended).contains {
                $0.hasPrefix(
                    "+<constraint firstItem=\"on\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"title\" secondAttribute=\"trailing\" constant=\"8\""
                )
            }, "\(ended.refused)")
    }

    /// A table with two rows of 30 points whose labels keep 8 points from the row's top and bottom: 14 are left for 20.5.
    private func table(rowHeight: String, cellHeight: String, labelHeight: Int? = nil) throws -> IBDocument {
        let rows = ["one", "two"].enumerated().map { number, id in
            """
            <tableViewCell reuseIdentifier="\(id)" \(cellHeight) id="\(id)"><rect key="frame" x="0.0" y="\(28 + 30 * number)" width="375" height="30"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="30"/>
            <subviews>\(label("l-\(id)", "Lisbon"))</subviews>
            <constraints>\(pin("l-\(id)", "c-\(id)", constant: 8))\(labelHeight.map { "<constraint firstItem=\"l-\(id)\" firstAttribute=\"height\" constant=\"\($0)\" id=\"h-\(id)\"/>" } ?? "")</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        }
        return try document(
            "<tableView \(rowHeight) style=\"plain\" dataMode=\"prototypes\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"table\"><prototypes>\(rows.joined())</prototypes></tableView>",
            pin("table", "root"))
    }

    @Test func `a row of a fixed height is made higher, and those below go down`() throws {
        let document = try table(rowHeight: "rowHeight=\"30\"", cellHeight: "rowHeight=\"30\"")
        let mending = DocumentMending(document) { $0.kind == "text.clipped" && $0.location?.objectID == "l-one" }
        let text = String(decoding: mending.bytes, as: UTF8.self)
        #expect(mending.mended.map(\.words) == ["Make the row 7 points higher."], "\(mending.refused)")
        #expect(text.contains("rowHeight=\"37\" id=\"one\"><rect key=\"frame\" x=\"0.0\" y=\"28\" width=\"375\" height=\"37\"/>"))
        #expect(text.contains("rowHeight=\"30\" id=\"two\"><rect key=\"frame\" x=\"0.0\" y=\"65\" width=\"375\" height=\"30\"/>"))
    }

    @Test func `in a row that sizes itself nothing is cut off when the app runs`() throws {
        let kinds = findings(in: try table(rowHeight: "rowHeight=\"-1\" estimatedRowHeight=\"-1\"", cellHeight: "")).map(\.kind)
        #expect(!kinds.contains("text.clipped"))
        let fixed = findings(in: try table(rowHeight: "rowHeight=\"30\"", cellHeight: "")).map(\.kind)
        #expect(fixed.contains("text.clipped"))
    }

    @Test func `a stored frame is brought up to date`() throws {
        let document = try document(
            "<view misplaced=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><rect key=\"frame\" x=\"3\" y=\"4\" width=\"50\" height=\"60\"/></view>",
            pin("box", "root", constant: 10))
        let mending = DocumentMending(document) { $0.kind == "ib.misplaced" }
        let text = String(decoding: mending.bytes, as: UTF8.self)
        #expect(text.contains("<rect key=\"frame\" x=\"10\" y=\"10\" width=\"355\" height=\"647\"/>"), "\(mending.refused)")
        #expect(!text.contains("misplaced"))
    }

    @Test func `classic constraints move to the guides, and no frame moves`() throws {
        let document = try document(
            page(
                pin("tall", "page")
                    + "<constraint firstItem=\"tall\" firstAttribute=\"width\" secondItem=\"page\" secondAttribute=\"width\" id=\"w\"/>"),
            pin("page", "root"))
        let outcome = ScrollGuideMigration.migrate(document)
        #expect(outcome.moved == 5)
        #expect(outcome.refusal == nil)
        let after = try IBDocument.read(bytes: outcome.bytes, path: "Main.storyboard")
        let guide = try #require(after.elements["page"]?.first("viewLayoutGuide", key: "contentLayoutGuide")?.id)
        #expect(after.elements["tall-top"]?["secondItem"] == guide)
        // A second time there is nothing to move.
        #expect(ScrollGuideMigration.migrate(after).moved == 0)
    }

    @Test func `a centre scrolls with the content and stays with the scroll view`() throws {
        let centred = page(
            pin("tall", "page")
                + "<constraint firstItem=\"tall\" firstAttribute=\"centerX\" secondItem=\"page\" secondAttribute=\"centerX\" id=\"c\"/>")
        let document = try document(centred, pin("page", "root"))
        let outcome = ScrollGuideMigration.migrate(document)
        #expect(outcome.moved == 4)
        let after = try IBDocument.read(bytes: outcome.bytes, path: "Main.storyboard")
        #expect(after.elements["c"]?["secondItem"] == "page")
        #expect(!findings(in: after).contains { $0.kind == "scroll.mixed-guides" })
    }
}

struct UnifiedDiffTests {
    @Test func `hunks are numbered as diff numbers them`() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "line 2\n", with: "line two\n").replacingOccurrences(
            of: "line 18\n", with: "line 18\nmore\n")
        #expect(
            UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "f") == """
                --- a/f
                +++ b/f
                @@ -1,5 +1,5 @@
                 line 1
                -line 2
                +line two
                 line 3
                 line 4
                 line 5
                @@ -16,5 +16,6 @@
                 line 16
                 line 17
                 line 18
                +more
                 line 19
                 line 20

                """)
    }

    @Test func `a name with blanks ends at a tab, and a missing last line end is said`() {
        #expect(
            UnifiedDiff.text(from: Array("a\nb".utf8), to: Array("a\nc".utf8), path: "x y")
                == "--- a/x y\t\n+++ b/x y\t\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n")
    }
}
