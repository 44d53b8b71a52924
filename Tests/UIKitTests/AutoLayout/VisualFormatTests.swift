import Testing

@testable import UIKit

@MainActor @Suite struct VisualFormatTests {
    // measured on iOS 26, a controller's root 320 wide with margins of 16: facts A23
    @Test func fourFormatsPlaceFourViews() {
        let parent = root(320, 300), a = Block(), b = Block(), c = Block(), d = Block()
        parent.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        for view in [a, b, c, d] { parent.addSubview(view) }
        let views: [String: Any] = ["a": a, "b": b, "c": c, "d": d]
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("H:|-16-[a(80)]-[b(>=60)]-16-|", [.alignAllTop, .alignAllBottom]), ("V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", []), ("|-[c]-|", []),
            ("V:[c]-12-[d(24)]", []), ("H:|-(>=20)-[d(120@750)]-20-|", []),
        ]
        for (format, options) in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: ["gap": 12], views: views))
        }
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 16, y: 20, width: 80, height: 40))
        #expect(b.frame == CGRect(x: 104, y: 20, width: 200, height: 40))
        #expect(c.frame == CGRect(x: 16, y: 72, width: 288, height: 30))
        #expect(d.frame == CGRect(x: 180, y: 114, width: 120, height: 24))
    }

    // public crash logs: facts 6.7; the caret stands under the character that stopped the reading
    @Test(arguments: [
        ("V:|[i]-(11@750)-[t]|", "t is not a key in the views dictionary.", 17),
        ("[want]-|", "want is not a key in the views dictionary.", 1),
        ("V:[i]-(>=m)-(>=0)-|", "Expected a view or '|', which is the superview.", 12),
        ("V:[i]-(>=n)-|", "n is not a key in the metrics dictionary.", 9),
        (
            "V:|-[]",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.", 5
        ),
        ("[i]-(20]", "Expected a ')' to close the list of conditions.", 7), ("[i(>20)]", "Expected a relation: '==', '>=' or '<='.", 4),
        ("[i]-", "Expected a view or '|', which is the superview.", 4),
    ])
    func whatCannotBeReadSaysWhyAndWhere(format: String, reason: String, position: Int) {
        #expect(throws: VisualFormatError(reason: reason, format: format, position: position)) {
            try VisualFormat(format, metrics: ["m": 4], views: ["i"])
        }
    }

    // facts 6.7
    @Test func aBarWithoutASuperviewIsAnError() {
        let view = Block()
        #expect {
            try NSLayoutConstraint.parsedConstraints("V:|[i]", [], [:], ["i": view])
        } throws: { error in
            (error as? VisualFormatError)?.text
                == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \nV:|[i] \n^"
        }
    }

    // Apple: Visual Format Language, "Multiple Predicates"
    @Test func severalConditionsMayStandInOneList() throws {
        let line = try VisualFormat("[a(>=70,<=100@20,==b)]", metrics: [:], views: ["a", "b"])
        #expect(
            line.items[0].predicates == [
                .init(relation: .greaterThanOrEqual, object: .constant(70), priority: 1000),
                .init(relation: .lessThanOrEqual, object: .constant(100), priority: 20),
                .init(relation: .equal, object: .view("b"), priority: 1000),
            ])
    }
}
