import LayoutChecks
import Testing

// The forms of facts 6.2, 6.5 and 6.6. The sums are arithmetic.

/// A conflict as UIKit prints it, around the descriptions.
private func log(
    _ constraints: [String], broken: String? = nil, prefix: String = "2024-05-01 10:12:33.12+0200 Demo[12:34] [LayoutConstraints] "
) -> String {
    """
    \(prefix)Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint 
    \(broken ?? constraints[0])

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """
}

private func conflict(_ constraints: [String], broken: String? = nil) throws -> LoggedConflict {
    LoggedConflict(try #require(ConsoleLog(log(constraints, broken: broken)).blocks.first))
}

struct ConsoleLogTests {
    @Test func `a cell that is too low for its label is told with its sum`() throws {
        let solved = try conflict([
            "<NSLayoutConstraint:0xa1 UILabel:0x7f8'Title > x'.height == 42   (active)>",
            "<NSLayoutConstraint:0xa2 V:|-(8)-[UILabel:0x7f8'Title > x']   (active, names: '|':UITableViewCellContentView:0x7f9 )>",
            "<NSLayoutConstraint:0xa3 V:[UILabel:0x7f8'Title > x']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7f9 )>",
            "<NSLayoutConstraint:0xa4 H:|-(0)-[UILabel:0x7f8'Title > x']   (active, names: '|':UITableViewCellContentView:0x7f9 )>",
            "<NSLayoutConstraint:0xa5 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f9.height == 50   (active)>",
        ])
        #expect(solved.core.count == 4)
        #expect(solved.arithmetic == "the others make the height of UITableViewCellContentView 8 + 42 + 8 = 58, and it is 50: 8 missing")
        #expect(solved.text.hasPrefix("line 1: 4 constraints of the 5 listed can't hold together:\n"))
        #expect(solved.mend.contains("lower the priority of UILabel 'Title > x'.height == 42 to 999"))
    }

    @Test func `what misses by less than a hundredth is shown with its digits`() throws {
        let solved = try conflict([
            "<NSLayoutConstraint:0xa1 UIButton:0x1.leading == UIView:0x2.leading + 20   (active)>",
            "<NSLayoutConstraint:0xa2 UIButton:0x1.trailing == UIView:0x2.trailing - 5   (active)>",
            "<NSLayoutConstraint:0xa3 UIButton:0x1.width == 295.0001   (active)>",
            "<NSLayoutConstraint:0xa4 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 320   (active)>",
        ])
        #expect(solved.arithmetic?.hasSuffix("= 320.0001, and it is 320: 0.0001 missing") == true, "\(solved.arithmetic ?? "")")
    }

    @Test func `a list that ends early is said to`() throws {
        let text = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0xa1 UIButton:0x1.width == 44   (active)>",
            """
        let solved = LoggedConflict(try #require(ConsoleLog(text).blocks.first))
        #expect(solved.mend.hasPrefix("The list may end early"))
    }

    @Test func `old descriptions without a state are read, and a mask is named`() throws {
        let solved = try conflict([
            "<NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=--& V:[UIView:0x7f01(100)]>",
            "<NSLayoutConstraint:0xa2 V:[UIView:0x7f01(200)]>",
            "<NSLayoutConstraint:0xa3 UIView:0x7f01.width == UIView:0x7f02.height * 0.384615>",
        ])
        #expect(solved.core.count == 2)
        #expect(solved.block.constraints[2].multiplier == 0.384615)
        #expect(solved.mend.hasPrefix("Set translatesAutoresizingMaskIntoConstraints of UIView:…7f01 to false"))
    }

    @Test(arguments: [
        ("V:[UIView:0x1]-(>=16)-[UIView:0x2]", "top", ">=", 16.0, 1000.0),
        ("H:[UIView:0x1]-(NSSpace(8))-[UIView:0x2]", "leading", "==", 8, 1000),
        ("V:[UIView:0x1]-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x2]", "top", ">=", 8, 1000),
        ("H:[UIView:0x1]-(0@51)-[UIView:0x2] priority:51", "leading", "==", 0, 51),
        ("H:[UIButton:0x1'Send ] it'(>=30)]", "width", ">=", 30, 1000),
        ("UIView:0x1.width == 0.2*UIView:0x2.height + 8", "width", "==", 8, 1000),
        ("App.CardView:0x1.trailing == UIView:0x2.trailing - 5", "trailing", "==", -5, 1000),
        ("UIView:0x1.bottom == UIView:0x2.bottom NSSpace(0)", "bottom", "==", 0, 1000),
        ("UIView:0x1.height <= 44 priority:250", "height", "<=", 44, 250),
    ])
    func `a body is read`(body: String, attribute: String, relation: String, constant: Double, priority: Double) throws {
        let block = try #require(ConsoleLog(log(["<NSLayoutConstraint:0xa1 \(body)   (active)>"])).blocks.first)
        let constraint = try #require(block.constraints.first, "\(block.unread)")
        #expect(constraint.first.attribute == attribute)
        #expect(constraint.relation.rawValue == relation)
        #expect(constraint.constant == constant)
        #expect(constraint.priority == priority)
    }

    @Test func `a view with an identifier is the same item as its address`() throws {
        let solved = try conflict([
            "<NSLayoutConstraint:0xa1 my card.width == 100   (active, names: my card:0x7f1 )>",
            "<NSLayoutConstraint:0xa2 H:[UIView:0x7f1(200)]   (active)>",
        ])
        #expect(solved.core.count == 2)
    }

    @Test func `a stack view that hides a view is told apart`() throws {
        let solved = try conflict([
            "<NSLayoutConstraint:0xa1 UILabel:0x1'A'.height == 40   (active)>",
            "<NSLayoutConstraint:0xa2 'UISV-hiding' UILabel:0x1'A'.height == 0   (active)>",
        ])
        #expect(
            solved.mend
                == "A stack view closes the gap of a hidden view: lower the priority of UILabel 'A'.height == 40 to 999, so that it can become 0."
        )
    }

    @Test func `the safe area's constraints take part`() throws {
        let solved = try conflict([
            "<NSLayoutConstraint:0xa1 'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x2 )>",
            "<NSLayoutConstraint:0xa2 V:|-(20)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>",
            "<NSLayoutConstraint:0xa3 UIView:0x1.top == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top   (active)>",
        ])
        #expect(solved.core.count == 3)
        #expect(
            solved.arithmetic?.hasSuffix("39 missing") == true || solved.arithmetic?.hasSuffix("39 too many") == true,
            "\(solved.arithmetic ?? "")")
        #expect(solved.mend.hasPrefix("The safe area or the margins take room"))
    }

    @Test func `lengths below zero are named though UIKit never lists them`() throws {
        let solved = try conflict([
            "<NSLayoutConstraint:0xa1 H:|-(30)-[UILabel:0x1'A']   (active, names: '|':UIView:0x2 )>",
            "<NSLayoutConstraint:0xa2 H:[UILabel:0x1'A']-(30)-|   (active, names: '|':UIView:0x2 )>",
            "<NSLayoutConstraint:0xa3 '_UITemporaryLayoutWidth' UIView:0x2.width == 0   (active)>",
        ])
        #expect(solved.core.contains(.nonNegative(.init(key: "0x1", className: "UILabel", text: "A"), isWidth: true)))
        #expect(solved.mend.hasPrefix("A pass before the final one"))
    }

    @Test func `several conflicts follow each other, and other lines don't matter`() {
        let constraint = "<NSLayoutConstraint:0xa1 UIView:0x1.width == 1   (active)>"
        let text =
            "noise <a>\n" + log([constraint]) + "\nmore\n"
            + log([constraint, "<NSLayoutConstraint:0xa2 UIView:0x1.width == 2   (active)>"], prefix: "")
        let log = ConsoleLog(text)
        #expect(log.blocks.map(\.constraints.count) == [1, 2])
        #expect(log.blocks.first?.line == 2)
        #expect(log.blocks.map { $0.broken?.address } == ["0xa1", "0xa1"])
    }

    @Test func `what can't be read is said`() throws {
        let solved = try conflict(["<NSLayoutConstraint:0xa1 something new   (active)>"])
        #expect(solved.block.unread == ["NSLayoutConstraint:0xa1 something new   (active)"])
        #expect(solved.core.isEmpty)
    }
}
