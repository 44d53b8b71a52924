import Findings
import Testing
import UIKit

// What UIKit makes itself is known by the identifiers it prints (public consoles: facts 6.2, 6.6).
@MainActor struct UnsatisfiableConstraintsKindsTests {
    /// A row of a list, as high (or wide) as the list says, with content of a fixed length in it.
    private func row(_ identifier: String, _ imposed: CGFloat, content: CGFloat, isWidth: Bool = false) -> UIView {
        let root = makeRoot()
        let row = root.add(UIView(), "row")
        let card = row.add(UIView(), "card")
        let length = isWidth ? row.widthAnchor.constraint(equalToConstant: imposed) : row.heightAnchor.constraint(equalToConstant: imposed)
        length.identifier = identifier
        length.isSystem = true
        NSLayoutConstraint.activate([
            length, row.topAnchor.constraint(equalTo: root.topAnchor), row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            isWidth ? row.heightAnchor.constraint(equalToConstant: 20) : row.widthAnchor.constraint(equalToConstant: 20),
            isWidth ? card.widthAnchor.constraint(equalToConstant: content) : card.heightAnchor.constraint(equalToConstant: content),
        ])
        card.fill(row)
        return root
    }

    // Shared case UN-02: 100 points in a row of 44.
    @Test func `a row's imposed height is told apart, with the sum`() throws {
        let root = row("UIView-Encapsulated-Layout-Height", 44, content: 100)
        let found = try #require(finding("unsat.encapsulated-height", in: root))
        #expect(found.message.hasSuffix("They need 100 points and have 44: 56 missing."))
        let stale = try #require(finding("cells.stale-height", in: root))
        #expect(stale.message == "A row is 44 points high, and its content needs 100.")
    }

    // Shared case UN-11: 280 in 286.
    @Test func `a cell's imposed width is told apart`() {
        #expect(finding("unsat.encapsulated-width", in: row("UIView-Encapsulated-Layout-Width", 286, content: 280, isWidth: true)) != nil)
    }

    @Test func `one separator line is told apart`() {
        let scale = max(1, makeRoot().traitCollection.displayScale)
        #expect(kinds(row("UIView-Encapsulated-Layout-Height", 44 - 1 / scale, content: 44)) == [])
        #expect(
            finding("unsat.separator-half-point", in: row("UIView-Encapsulated-Layout-Height", 44 - 1 / scale, content: 44))?.severity
                == .info)
    }

    // Shared case UN-05: 4 and 10 points of padding in a width of 0.
    @Test func `a first pass without room is a warning, with the length that it forces`() throws {
        let root = makeRoot()
        let title = root.add(UIView(), "title")
        let label = title.add(UIView(), "label")
        let imposed = title.widthAnchor.constraint(equalToConstant: 0)
        imposed.identifier = "_UITemporaryLayoutWidth"
        imposed.isSystem = true
        NSLayoutConstraint.activate([
            imposed, title.heightAnchor.constraint(equalToConstant: 20), title.topAnchor.constraint(equalTo: root.topAnchor),
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: title.topAnchor),
            label.bottomAnchor.constraint(equalTo: title.bottomAnchor),
        ])
        #expect(finding("unsat.temporary-pass", in: root)?.severity == .warning)
        let negative = try #require(finding("unsat.negative-size", in: root))
        #expect(negative.message == "The equations of a conflict force a width of -14 on \"label\", and nothing is smaller than 0.")
        imposed.constant = 14
        #expect(finding("unsat.temporary-pass", in: root) == nil)
    }

    // Shared case UN-12: 345 and 345.001.
    @Test func `numbers that print the same are told with what they differ by`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 345)
        card.heightAnchor.constraint(equalToConstant: 345.001).isActive = true
        let found = try #require(finding("unsat.hidden-precision", in: root))
        #expect(found.message.hasSuffix("They differ by 0.001 points, less than a log prints."))
    }

    @Test func `a panel collapsed to 0 names its paddings`() throws {
        let root = makeRoot()
        let panel = root.add(UIView(), "panel")
        panel.place(0, 0, 100, 0)
        let text = panel.add(UIView(), "text")
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: panel.leadingAnchor), text.widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(
            finding("unsat.collapsed-container", in: root)?.fix
                == "Lower the priority of \"text\".bottom == \"panel\".bottom - 8 to 999, or hide the container in a stack view.")
    }

    // Shared case UN-28: an upright phone is compact in width and regular in height, so both variants hold.
    @Test func `constraints of two size classes that hold together are told`() throws {
        func include(_ id: String, _ key: String) -> String {
            "<variation key=\"\(key)\"><mask key=\"constraints\"><include reference=\"\(id)\"/></mask></variation>"
        }
        let off =
            "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c3\"/><exclude reference=\"c4\"/></mask></variation>"
        let constraints = [
            "c1: a.leading == root.leading + 16", "c2: a.top == root.top + 8", "c3: a.width == 100", "c4: a.width == 200",
        ]
        func found(_ second: String) throws -> Int {
            let variations = off + include("c3", "widthClass=compact") + include("c4", second)
            return findings(
                "traits.both-variants-active",
                in: try makeDocument(subviews: labelXML("a", "Lisbon"), constraints: constraints, inRoot: variations)
            ).count
        }
        #expect(try found("heightClass=regular") == 1)
        #expect(try found("heightClass=compact") == 0)
    }
}
