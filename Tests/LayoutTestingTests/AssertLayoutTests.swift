import LayoutChecks
import LayoutTesting
import Testing
import UIKit
import XCTest

// Faults by arithmetic: 20 + 400 + 20 > 375; two constraints on one width.

/// A page with a box that is tied to both sides and at most 400 wide.
@MainActor private func page(constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let box = UIView()
    box.accessibilityIdentifier = "Box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate(
        [box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 44)] + constraints(root, box))
    return root
}

@MainActor private func wellPlaced() -> UIView {
    page { root, box in
        [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
        ]
    }
}

@MainActor private func limited() -> UIView {
    page { root, box in
        [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
        ]
    }
}

/// Adds a constraint each time it is asked to update them.
private final class PilingView: UIView {
    override func updateConstraints() {
        widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
        super.updateConstraints()
    }
}

@MainActor struct AssertLayoutTests {
    @Test func `a layout that is well fails nothing`() {
        #expect(assertLayout(wellPlaced(), sizes: [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)]).map(\.text) == [])
    }

    @Test func `each error is an issue at the call`() {
        withKnownIssue {
            let found = assertLayout(
                page { root, box in
                    [
                        box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 100),
                        box.widthAnchor.constraint(equalToConstant: 200),
                    ]
                })
            #expect(found.map(\.kind) == ["unsat.contradictory-constants"])
        } matching: { issue in
            issue.sourceLocation?.fileName == "AssertLayoutTests.swift"
                && issue.comments.contains { $0.rawValue.contains("can't hold together") }
        }
    }

    @Test func `a fault is told once, with the size that shows it first`() {
        let found = LayoutRules.findings(
            in: limited(), sizes: [CGSize(width: 375, height: 667), CGSize(width: 500, height: 667), CGSize(width: 600, height: 667)])
        let conflicts = found.filter { $0.kind.hasPrefix("unsat") }
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.notes.last?.message == "first at 500 x 667")
    }

    @Test func `kinds and groups can be left out`() {
        #expect(
            assertLayout(limited(), sizes: [CGSize(width: 600, height: 667)], ignoring: ["unsat"]).filter { $0.severity == .error }.isEmpty)
    }

    @Test func `constraints that pile up are told`() {
        let root = wellPlaced()
        let piling = PilingView()
        piling.accessibilityIdentifier = "Pile"
        piling.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(piling)
        NSLayoutConstraint.activate([
            piling.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), piling.heightAnchor.constraint(equalToConstant: 10),
            piling.leadingAnchor.constraint(equalTo: root.leadingAnchor), piling.widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(LayoutRules.findings(in: root, sizes: []).map(\.kind).contains("runtime.constraint-churn"))
    }
}

/// The same inside XCTest, whose methods on the main actor must be `async` on Linux.
final class AssertLayoutInXCTests: XCTestCase {
    @MainActor func testALayoutThatIsWellFailsNothing() async {
        XCTAssertEqual(assertLayout(wellPlaced()).map(\.text), [])
    }
}
