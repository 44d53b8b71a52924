import IBDocuments
import LayoutChecks
import Testing

// How often a document is laid out while it is mended is counted: it must not grow with the number of findings.

/// Scenes whose root views (375 x 667) hold `views` and `constraints`, each with the number of its scene for `#`.
private func document(scenes: Int = 1, _ views: String, _ constraints: String) throws -> IBDocument {
    let all = (0..<scenes).map { number in
        """
        <scene sceneID="s#"><objects><viewController id="vc#" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root#">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        \(views)
        </subviews>
        <constraints>
        \(constraints)
        </constraints>
        </view>
        </viewController></objects></scene>
        """.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(number)")
    }
    return try IBDocument.read(
        text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
            \(all.joined(separator: "\n"))
            </scenes>
            </document>
            """, path: "Main.storyboard")
}

private func box(_ id: String, _ inner: String = "", _ attributes: String = "") -> String {
    "<view contentMode=\"scaleToFill\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(inner)</view>"
}

private func tie(_ view: String, _ attribute: String, to outer: String, _ constant: Int, id: String) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" secondItem=\"\(outer)\" secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
}

private func length(_ view: String, _ attribute: String, id: String) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"50\" id=\"\(id)\"/>"
}

/// A view of 50 x 50 at `left`, `top`, in a view around it.
private func handed(_ number: Int, in outer: String) -> String {
    [
        tie("v\(number)", "left", to: outer, 10, id: "l\(number)"), tie("v\(number)", "top", to: outer, number, id: "t\(number)"),
        length("v\(number)", "width", id: "w\(number)"), length("v\(number)", "height", id: "h\(number)"),
    ].joined(separator: "\n")
}

/// A view that is read from right to left, with a view inside that is tied to its left: leading would be right there.
private func turned(_ number: Int) -> String {
    box(
        "r\(number)",
        "<subviews>\(box("v\(number)"))</subviews><constraints>\(handed(number, in: "r\(number)"))</constraints>",
        "semanticContentAttribute=\"forceRightToLeft\"")
}

private func place(turned number: Int) -> String {
    [
        tie("r\(number)", "leading", to: "root0", 0, id: "rl\(number)"), tie("r\(number)", "top", to: "root0", 0, id: "rt\(number)"),
        tie("r\(number)", "trailing", to: "root0", 0, id: "rr\(number)"), length("r\(number)", "height", id: "rh\(number)"),
    ].joined(separator: "\n")
}

@MainActor struct MendingWorkTests {
    @Test func `thousands of edits that hold together need one layout`() throws {
        let twice = (0..<2000).map { tie("a", "top", to: "root#", 20, id: "again\($0)") }
        let constraints = [
            tie("a", "top", to: "root#", 20, id: "top"), tie("a", "leading", to: "root#", 20, id: "leading"),
            length("a", "width", id: "w"), length("a", "height", id: "h"),
        ]
        let document = try document(box("a"), (constraints + twice).joined(separator: "\n"))
        let mending = DocumentMending(document) { $0.kind == "api.duplicate-constraint" }
        #expect(mending.mended.count == 2000)
        #expect(mending.refused.isEmpty)
        // As it was, and with all the edits.
        #expect(mending.layoutCount == 2)
        let left = try IBDocument.read(bytes: mending.bytes, path: "Main.storyboard").elements.keys.filter { $0.hasPrefix("again") }
        #expect(left.isEmpty)
    }

    @Test func `all trees are mended together`() throws {
        let document = try document(
            scenes: 30, box("a#"),
            [
                tie("a#", "left", to: "root#", 20, id: "l#"), tie("a#", "top", to: "root#", 20, id: "t#"),
                length("a#", "width", id: "w#"), length("a#", "height", id: "h#"),
            ].joined(separator: "\n"))
        let mending = DocumentMending(document) { $0.kind == "rtl.left-right-attribute" }
        #expect(mending.mended.count == 30)
        #expect(mending.layoutCount == 2)
    }

    @Test func `what moves a view is told from what doesn't, and the rest is mended`() throws {
        let good = 0..<60
        let document = try document(
            (good.map { box("v\($0)") } + [turned(60), turned(61)]).joined(separator: "\n"),
            (good.map { handed($0, in: "root0") } + [place(turned: 60), place(turned: 61)]).joined(separator: "\n"))
        let mending = DocumentMending(document) { $0.kind == "rtl.left-right-attribute" }
        #expect(mending.mended.count == 60)
        #expect(Set(mending.refused.map(\.finding.location?.objectID)) == ["l60", "l61"])
        #expect(
            mending.refused.map(\.reason).allSatisfy { $0.hasPrefix("it would move UIView v6") || $0.contains("v6") }, "\(mending.refused)")
        // All, those without the two that moved, the two, and each of them.
        #expect(mending.layoutCount <= 6)
        // Leading for left, and nothing else.
        let after = try IBDocument.read(bytes: mending.bytes, path: "Main.storyboard")
        #expect(good.allSatisfy { after.elements["l\($0)"]?["firstAttribute"] == "leading" })
        #expect(after.elements["l60"]?["firstAttribute"] == "left")
    }

    @Test func `edits of which none can be made end with a number of layouts that doesn't grow with them`() throws {
        for count in [50, 200] {
            let document = try document(
                (0..<count).map(turned).joined(separator: "\n"), (0..<count).map { place(turned: $0) }.joined(separator: "\n"))
            let mending = DocumentMending(document) { $0.kind == "rtl.left-right-attribute" }
            #expect(mending.mended.isEmpty)
            #expect(mending.refused.count == count)
            #expect(mending.bytes == document.source)
            #expect(mending.layoutCount <= 1 + DocumentMending.layoutLimit(for: document))
        }
    }

    @Test func `a tree with few edits that move views is told edit by edit`() throws {
        // Two texts that are cut off: each edit is told with the view that it moved.
        let views = (0..<2).map { number in
            "<label text=\"\(String(repeating: "long ", count: 30))\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(number)\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
        }
        let constraints = (0..<2).flatMap { number in
            [
                tie("v\(number)", "leading", to: "root0", 16, id: "l\(number)"),
                tie("v\(number)", "top", to: "root0", 300 * number, id: "t\(number)"),
                tie("root0", "trailing", to: "v\(number)", 16, id: "r\(number)"),
                "<constraint firstItem=\"v\(number)\" firstAttribute=\"height\" constant=\"21\" id=\"h\(number)\"/>",
            ]
        }
        let document = try document(views.joined(separator: "\n"), constraints.joined(separator: "\n"))
        let mending = DocumentMending(document) { $0.kind == "text.clipped" }
        #expect(mending.mended.map { $0.changes.map(\.id) } == [["v0"], ["v1"]], "\(mending.refused)")
    }

    @Test func `many edits that move views are made together, each told with its own views`() throws {
        let count = DocumentMending.fewInTree + 4
        let views = (0..<count).map { number in
            "<label text=\"\(String(repeating: "long ", count: 30))\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(number)\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label>"
        }
        let constraints = (0..<count).flatMap { number in
            [
                tie("v\(number)", "leading", to: "root0", 16, id: "l\(number)"),
                tie("v\(number)", "top", to: "root0", 20, id: "t\(number)"),
                tie("root0", "trailing", to: "v\(number)", 16, id: "r\(number)"),
                "<constraint firstItem=\"v\(number)\" firstAttribute=\"height\" constant=\"21\" id=\"h\(number)\"/>",
            ]
        }
        let document = try document(views.joined(separator: "\n"), constraints.joined(separator: "\n"))
        let mending = DocumentMending(document) { $0.kind == "text.clipped" }
        #expect(mending.mended.count == count, "\(mending.refused)")
        for mended in mending.mended { #expect(mended.changes.map(\.id) == [mended.finding.location?.objectID]) }
        #expect(mending.layoutCount <= 4)
    }
}
