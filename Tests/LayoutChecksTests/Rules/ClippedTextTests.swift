import Findings
import Testing
import UIKit

@MainActor struct ClippedTextTests {
    private func label(_ text: String, lines: Int, width: CGFloat, height: CGFloat) -> (root: UIView, label: UILabel) {
        let root = makeRoot()
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        root.add(label, "title").place(16, 100, width, height)
        return (root, label)
    }

    // Shared case DT-06 restated: 12 points for letters that need 20.5 (system font of 17 points).
    @Test func `letters in too low a label are cut off`() throws {
        let (root, label) = label("Lisbon", lines: 1, width: 100, height: 12)
        let found = try #require(finding("text.clipped", in: root))
        let needed = label.intrinsicContentSize.height
        #expect(found.message.hasPrefix("\"title\" needs 20.33 points of height at its width of 100 and has 12") || needed != 61.0 / 3)
        #expect(kinds(self.label("Lisbon", lines: 1, width: 100, height: 21).root) == [])
    }

    // A blank keeps a label's line open in a document; nothing of it is drawn.
    @Test(arguments: [" ", "\n", "\u{A0}"]) func `of blanks nothing is cut off`(text: String) {
        #expect(kinds(label(text, lines: 1, width: 100, height: 12).root) == [])
    }

    @Test func `lines that don't fit are cut off`() {
        let text = "One two three four five six seven eight nine ten"
        #expect(kinds(label(text, lines: 0, width: 100, height: 21).root).contains("text.clipped"))
        #expect(finding("text.clipped", in: label(text, lines: 0, width: 100, height: 200).root) == nil)
    }

    @Test func `a text wider than its place ends in dots`() throws {
        let (root, label) = label("A rather long title", lines: 1, width: 60, height: 21)
        let found = try #require(finding("text.truncated", in: root))
        #expect(found.message.hasPrefix("\"title\" needs"))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        #expect(finding("text.truncated", in: root) == nil)
    }

    @Test func `more lines than allowed end in dots`() {
        let text = "One two three four five six seven eight nine ten"
        let (root, label) = label(text, lines: 2, width: 100, height: 45)
        #expect(kinds(root).contains("text.truncated"))
        label.adjustsFontSizeToFitWidth = true
        #expect(!kinds(root).contains("text.truncated"))
        label.adjustsFontSizeToFitWidth = false
        label.text = "One two"
        #expect(kinds(root) == [])
    }

    @Test func `a card that cuts its text off is named`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 100, 300, 40)
        card.clipsToBounds = true
        let label = UILabel()
        label.text = "Lisbon"
        card.add(label, "title").place(8, 30, 100, 21)
        let found = try #require(finding("text.clipped", in: root))
        #expect(found.message.hasPrefix("\"title\" is cut off by \"card\", out of which it sticks by"))
        card.clipsToBounds = false
        #expect(finding("text.clipped", in: root) == nil)
    }

    // The system font of 17 points has lines of 20.3; a seventh of that is air.
    @Test(arguments: [(CGFloat(18), Severity.warning), (12, .error)])
    func `air that is cut off is a warning, letters are an error`(height: CGFloat, severity: Severity) {
        #expect(finding("text.clipped", in: label("Lisbon", lines: 1, width: 100, height: height).root)?.severity == severity)
    }

    // A cell of a standard style lays its texts out itself, at any text size; Xcode names them at the cell.
    @Test func `texts of a standard cell are the cell's business`() throws {
        func table(_ style: String) throws -> Int {
            let label = """
                <label text="Detail" textAlignment="natural" id="title"><rect key="frame" x="16" y="12" width="100" height="10"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """
            let table = """
                <tableView dataMode="prototypes" style="plain" rowHeight="44" estimatedRowHeight="-1" sectionHeaderHeight="28" \
                sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes><tableViewCell reuseIdentifier="row" \(style) id="cell"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                """
            let document = try makeDocument(
                subviews: table,
                constraints: [
                    "t1: table.top == root.top", "t2: table.leading == root.leading", "t3: table.trailing == root.trailing",
                    "t4: table.bottom == root.bottom",
                ])
            return findings("text.clipped", in: document).count
        }
        #expect(try table("textLabel=\"title\" style=\"IBUITableViewCellStyleDefault\"") == 0)
        #expect(try table("") == 1)
    }

    // A public document of static rows: 12 points above and below a label of 20.5 in a row drawn 33 high.
    @Test(arguments: [("-1", 0), ("33", 1)])
    func `in a row that grows when it runs nothing is cut off`(rowHeight: String, count: Int) throws {
        let table = """
            <tableView dataMode="prototypes" style="plain" rowHeight="\(rowHeight)" estimatedRowHeight="-1" sectionHeaderHeight="28" \
            sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <prototypes><tableViewCell reuseIdentifier="row" id="cell"><rect key="frame" x="0.0" y="28" width="375" height="33"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="33"/>
            <subviews>\(labelXML("title", "Lisbon"))</subviews><constraints>
            \(["c1: title.leading == content.leading + 16", "c2: title.top == content.top + 12", "c3: content.bottom == title.bottom + 12"]
                .map(constraintXML).joined())</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let document = try makeDocument(
            subviews: table,
            constraints: [
                "t1: table.top == root.top", "t2: table.leading == root.leading", "t3: table.trailing == root.trailing",
                "t4: table.bottom == root.bottom",
            ])
        #expect(findings("text.clipped", in: document).count == count)
    }
}
