import LayoutChecks
import Testing

// The forms in which the text is met in public reports: copied, wrapped, escaped, hidden, from SnapKit and Masonry, from each release since
// iOS 6. Objects and numbers are our own, and the sums are arithmetic.

/// A form, how many constraints the smallest set holds, and the sum.
struct LogForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let core: Int
    let sum: String
    let mend: String

    init(_ name: String, _ lines: [String], core: Int, sum: String, mend: String = "") {
        (testDescription, self.lines, self.core, self.sum, self.mend) = (name, lines, core, sum, mend)
    }
}

private let active = "   (active)"

private let forms: [LogForm] = [
    LogForm(
        "SnapKit names file and line, in paths with blanks",
        [
            "<SnapKit.LayoutConstraint:0x17@/Users/me/Demo App/CardView.swift#98 UIView:0x7a.top == Demo.CardView:0x7b.top + 10.0>",
            "<SnapKit.LayoutConstraint:0x18@CardView.swift#99 UIView:0x7a.bottom == Demo.CardView:0x7b.bottom - 10.0>",
            "<SnapKit.LayoutConstraint:0x19@CardView.swift#100 UIView:0x7a.height == 0.0>",
            "<SnapKit.LayoutConstraint:0x1a@CardView.swift#101 Demo.CardView:0x7b.height == 44.0>",
            "<SnapKit.LayoutConstraint:0x1b@CardView.swift#102 UIView:0x7a.height == 12.0 ^750.0>",
        ], core: 4, sum: "the others make the height of UIView 44 - 10 - 10 = 24, and it is 0: 24 missing"),
    LogForm(
        "Masonry has keys instead of addresses",
        [
            "<MASLayoutConstraint:titleHeight UILabel:title.height >= 500>",
            "<MASLayoutConstraint:0x1 UILabel:title.height == CardView:card.height - 20>",
            "<MASLayoutConstraint:cardHeight CardView:card.height == 60>",
        ], core: 3, sum: "the others make the height of UILabel 'title' 60 - 20 = 40, and it is to be at least 500: 460 missing"),
    LogForm(
        "brackets around each object, as in the first SnapKit",
        [
            "<<Demo.LayoutConstraint:0xa3> <UIView:0xb0>.top == <_UILayoutGuide:0xb2>.bottom>",
            "<_UILayoutSupportConstraint:0xa1 V:[_UILayoutGuide:0xb2(20)]>",
            "<_UILayoutSupportConstraint:0xa2 V:|-(0)-[_UILayoutGuide:0xb2]   (Names: '|':UIView:0xb1 )>",
            "<NSIBPrototypingLayoutConstraint:0xa0 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0xb0]   (Names: '|':UIView:0xb1 )>",
        ], core: 4, sum: "the others make UIView:…0xb0.top - _UILayoutGuide.bottom 34 - 20 = 14, and it is 0: 14 missing",
        mend: "UIView:…0xb0 has no constraints of its own in its document"),
    LogForm(
        "margins are the edges of their guide",
        [
            "<NSLayoutConstraint:0xa0 UITableViewCellContentView:0xb0.bottomMargin == UIView:0xb1.bottom\(active)>",
            "<NSLayoutConstraint:0xa1 UIView:0xb1.top == UITableViewCellContentView:0xb0.topMargin\(active)>",
            "<NSLayoutConstraint:0xa2 UIView:0xb1.height == 40\(active)>",
            "<NSLayoutConstraint:0xa3 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xc0'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UITableViewCellContentView:0xb0 )>",
            "<NSLayoutConstraint:0xa4 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0xc0'UIViewLayoutMarginsGuide']   (active, names: '|':UITableViewCellContentView:0xb0 )>",
            "<NSLayoutConstraint:0xa5 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb0.height == 44\(active)>",
        ], core: 6, sum: "the others make the height of UITableViewCellContentView 8 + 8 + 40 = 56, and it is 44: 12 missing"),
    LogForm(
        "margins that aren't told lie inside their view",
        [
            "<NSLayoutConstraint:0xa0 UIView:0xb0.bottomMargin == UILabel:0xb1'Hi'.bottom\(active)>",
            "<NSLayoutConstraint:0xa1 UILabel:0xb1'Hi'.top == UIView:0xb0.topMargin\(active)>",
            "<NSLayoutConstraint:0xa2 UILabel:0xb1'Hi'.height == 60\(active)>",
            "<NSLayoutConstraint:0xa5 UIView:0xb0.height == 44\(active)>",
        ], core: 5, sum: "the others make the height of UILabel 'Hi' at most 44, and it is 60: 16 too many"),
    LogForm(
        "baselines that aren't told are alike",
        [
            "<NSLayoutConstraint:0xa0 UILabel:0xb1'A'.firstBaseline == UILabel:0xb2'B'.firstBaseline\(active)>",
            "<NSLayoutConstraint:0xa1 V:|-(10)-[UILabel:0xb1'A']   (active, names: '|':UIView:0xb0 )>",
            "<NSLayoutConstraint:0xa2 V:|-(30)-[UILabel:0xb2'B']   (active, names: '|':UIView:0xb0 )>",
        ], core: 3, sum: "the others make UILabel 'A'.firstBaseline - UILabel 'B'.firstBaseline 10 - 30 = -20, and it is 0: 20 too many"),
    LogForm(
        "UIKit's own bars",
        [
            "<NSAutoresizingMaskLayoutConstraint:0xa0 h=--& v=--& _UIToolbarContentView:0xb0.width == 0\(active)>",
            "<NSLayoutConstraint:0xa1 H:|-(0)-[_UIButtonBarStackView:0xb1]   (active, names: '|':_UIToolbarContentView:0xb0 )>",
            "<NSLayoutConstraint:0xa2 H:[_UIButtonBarStackView:0xb1]-(0)-|   (active, names: '|':_UIToolbarContentView:0xb0 )>",
            "<NSLayoutConstraint:0xa3 _UIButtonBarStackView:0xb1.width >= 16\(active)>",
        ], core: 4, sum: "the others make the width of _UIToolbarContentView at least 16, and it is 0: 16 missing",
        mend: "Only constraints that UIKit makes take part (_UIToolbarContentView): nothing of yours is wrong."),
    LogForm(
        "a width below zero", ["<NSLayoutConstraint:0xa0 UIView:0xb0.width == - 16\(active)>"], core: 2,
        sum: "the others make the width of UIView at least 0, and it is -16: 16 missing", mend: "the width of UIView is to be below 0"),
    LogForm(
        "a natural size that must not be compressed",
        [
            "<NSContentSizeLayoutConstraint:0xa0 UILabel:0xb0'T'.height == 20.5 Hug:251 CompressionResistance:1000\(active)>",
            "<NSLayoutConstraint:0xa1 UILabel:0xb0'T'.height == 12\(active)>",
        ], core: 2, sum: "the others make the height of UILabel 'T' at least 20.5, and it is 12: 8.5 missing"),
    LogForm(
        "a natural size that may be compressed is no part of it",
        [
            "<NSContentSizeLayoutConstraint:0xa0 UILabel:0xb0'T'.height == 20.5 Hug:251 CompressionResistance:750\(active)>",
            "<NSLayoutConstraint:0xa1 UILabel:0xb0'T'.height == 12\(active)>",
            "<NSLayoutConstraint:0xa2 UILabel:0xb0'T'.height == 14\(active)>",
        ], core: 2, sum: "the others make the height of UILabel 'T' 14, and it is 12: 2 missing"),
    LogForm(
        "a ratio of a view's own sides",
        [
            "<NSLayoutConstraint:0xa0 UIButton:0xb1'Go'.height == 0.75*UIButton:0xb1'Go'.width\(active)>",
            "<NSLayoutConstraint:0xa1 UIButton:0xb1'Go'.width == 100\(active)>",
            "<NSLayoutConstraint:0xa2 UIButton:0xb1'Go'.height == 60\(active)>",
        ], core: 3, sum: "the others make the width of UIButton 'Go' 80, and it is 100: 20 too many"),
    LogForm(
        "content of a scroll view isn't as high as its frame",
        [
            "<NSLayoutConstraint:0xa0 V:|-(0)-[UIView:0xb1]   (active, names: '|':UIScrollView:0xb0 )>",
            "<NSLayoutConstraint:0xa1 V:[UIView:0xb1]-(0)-|   (active, names: '|':UIScrollView:0xb0 )>",
            "<NSLayoutConstraint:0xa2 UIView:0xb1.height == 900\(active)>",
            "<NSLayoutConstraint:0xa3 UIScrollView:0xb0.height == 600\(active)>",
            "<NSLayoutConstraint:0xa4 UIView:0xb1.height == UIScrollView:0xb0.height\(active)>",
        ], core: 3, sum: "the others make the height of UIView 600, and it is 900: 300 too many"),
    LogForm(
        "identifiers with blanks and brackets",
        [
            "<NSLayoutConstraint:0xa0 my-card [1].width == 100   (active, names: my-card [1]:0xb0 )>",
            "<NSLayoutConstraint:0xa1 H:[my-card [1]]-(0)-[UIView:0xb2]   (active, names: my-card [1]:0xb0 )>",
            "<NSLayoutConstraint:0xa2 H:|-(0)-[my-card [1]]   (active, names: my-card [1]:0xb0, '|':root:0xb1 )>",
            "<NSLayoutConstraint:0xa3 UIView:0xb2.leading == root.leading + 40 (active, names: root:0xb1 )>",
        ], core: 4, sum: "the others make the width of 'my-card [1]' 40, and it is 100: 60 too many"),
    LogForm(
        "texts that look like constraints",
        [
            "<NSLayoutConstraint:0xa0 UILabel:0xb0'Total (3): 5 == 5'.width == 10\(active)>",
            "<NSLayoutConstraint:0xa1 H:[UILabel:0xb0'Total (3): 5 == 5'(>=30)]\(active)>",
        ], core: 2, sum: "the others make the width of UILabel 'Total (3): 5 == 5' at least 30, and it is 10: 20 missing"),
    LogForm(
        "mangled and observed classes are the same view",
        [
            "<NSLayoutConstraint:0xa0 _TtC4Demo8CardView:0xb0.width == 10\(active)>",
            "<NSLayoutConstraint:0xa1 NSKVONotifying_Demo.CardView:0xb0.width == 20\(active)>",
        ],
        core: 2, sum: "the others make the width of CardView 20, and it is 10: 10 missing"),
    LogForm(
        "priorities as Swift writes them",
        [
            "<NSLayoutConstraint:0xa0 UIView:0xb0.width == 10 priority:UILayoutPriority(rawValue: 750.0)\(active)>",
            "<NSLayoutConstraint:0xa1 UIView:0xb0.width <= 5\(active)>", "<NSLayoutConstraint:0xa2 UIView:0xb0.width >= 7\(active)>",
        ], core: 2, sum: "the others make the width of UIView at least 7, and it is to be at most 5: 2 too many"),
    LogForm(
        "a mask with an identifier",
        [
            "<NSAutoresizingMaskLayoutConstraint:0xa0 h=-&- v=-&- 'UIView-Encapsulated-Layout-Width' UIView:0xb0.width == 50\(active)>",
            "<NSLayoutConstraint:0xa1 UIView:0xb0.width == 60\(active)>",
        ], core: 2, sum: "the others make the width of UIView 60, and it is 50: 10 missing"),
]

private func solve(_ text: String) throws -> LoggedConflict { LoggedConflict(try #require(ConsoleLog(text).blocks.first)) }

private func text(_ lines: [String], entry: (String) -> String = { "    \"\($0)\"" }) -> String {
    "Unable to simultaneously satisfy constraints.\n(\n" + lines.map(entry).joined(separator: ",\n")
        + "\n)\n\nWill attempt to recover by breaking constraint \n\(lines[0])\n"
}

struct ConsoleFormsTests {
    @Test(arguments: forms)
    func `a form is read, and its sum comes out`(form: LogForm) throws {
        let solved = try solve(text(form.lines))
        #expect(solved.block.unread == [])
        #expect(solved.block.broken?.address == solved.block.constraints.first?.address)
        #expect(solved.core.count == form.core, "\(solved.text)")
        #expect(solved.arithmetic == form.sum)
        #expect(solved.mend.hasPrefix(form.mend), "\(solved.mend)")
    }

    @Test func `SnapKit's places are told`() throws {
        let account = try solve(text(forms[0].lines)).text
        #expect(account.contains("UIView.height == 0.0 (CardView.swift:100)"), "\(account)")
    }

    private static let two = [
        "<NSLayoutConstraint:0xa0 'card-height' V:[UIView:0xb0(246)]>", "<NSLayoutConstraint:0xa1 V:[UIView:0xb0(216)]>",
    ]

    @Test(arguments: [
        text(two, entry: { "    \"\\\($0.dropLast())\\>\"" }),
        text(two, entry: { $0.replacing("<", with: "&quot;&lt;").replacing(">", with: "&gt;&quot;") }),
        text(two, entry: { "    \u{201C}\($0)\u{201D}" }),
        text(
            two,
            entry: {
                "May  1 10:12:33 phone Demo(UIKitCore)[123] <Error>: other line <UIView: 0x7f>\nMay  1 10:12:33 phone Demo[1] \"\($0)\""
            }),
        text(two).replacing("\n", with: "\r\n"),
        // Wrapped.
        text(two).replacing("'card-height' ", with: "'card-height'\n"),
        // One line with escapes, as logs are stored in JSON.
        "{\"message\":\"" + text(two).replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\"}",
        // Copied without UIKit's first sentence.
        text(two).replacing("Unable to simultaneously satisfy constraints.", with: "1:"),
    ])
    func `what copying does to the text is undone`(text: String) throws {
        let solved = try solve(text)
        #expect(solved.arithmetic == "the others make the height of UIView 216, and it is 246: 30 too many", "\(solved.text)")
        #expect(ConsoleLog(text).blocks.count == 1)
    }

    @Test func `lists without sentences follow each other`() {
        let one =
            Self.two.map { "\"\($0)\"" }.joined(separator: ",\n") + "\nWill attempt to recover by breaking constraint \(Self.two[1])\n"
        let log = ConsoleLog("1: (\n" + one + "\n2: (\n" + one)
        #expect(log.blocks.map(\.constraints.count) == [2, 2])
        #expect(log.blocks.map(\.line) == [2, 7])
    }

    @Test func `a hidden list is told as such`() throws {
        let solved = try solve(
            "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n"
        )
        #expect(solved.text.hasPrefix("line 1: the console shows <private> instead of the constraints.\n  mend: Run the app from Xcode"))
    }

    @Test func `where nothing conflicts, what isn't told is named`() throws {
        let solved = try solve(
            text(["<NSLayoutConstraint:0xa0 UILabel:0xb1'A'.lastBaseline == UILabel:0xb2'B'.lastBaseline\(active)>"]))
        #expect(
            solved.text.contains(
                "can hold together; where these lie the log doesn't tell: UILabel 'A'.lastBaseline, UILabel 'B'.lastBaseline."),
            "\(solved.text)")
    }
}
