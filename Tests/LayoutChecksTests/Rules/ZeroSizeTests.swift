import LayoutChecks
import Testing
import UIKit

@MainActor struct ZeroSizeTests {
    // Arithmetic: leading and trailing 200 apart from the sides of a view 375 wide leave nothing.
    @Test func `a coloured view without height can't be seen`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.backgroundColor = .red
        card.place(0, 0, 10, 0)
        let found = try #require(finding("view.zero-size", in: root))
        #expect(found.message == "\"card\" can't be seen: its height is 0.")
    }

    @Test func `what is hidden, or has nothing to show, may be empty`() {
        let root = makeRoot()
        let hidden = root.add(UIView(), "hidden")
        hidden.backgroundColor = .red
        hidden.isHidden = true
        hidden.place(0, 0, 10, 0)
        root.add(UIView(), "spacer").place(0, 0, 10, 0)
        #expect(kinds(root) == [])
    }

    // A row of automatic height makes room for its content when the table runs; one of a fixed height doesn't.
    @Test(arguments: [(UITableView.automaticDimension, 0), (44, 1)])
    func `a row that grows with its content may be too low on the canvas`(rowHeight: CGFloat, count: Int) {
        let root = makeRoot()
        let table = root.add(UITableView(frame: .zero, style: .plain), "table")
        table.fill(root)
        table.rowHeight = rowHeight
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        table.addSubview(cell)
        let label = cell.contentView.add(UILabel(), "label")
        label.text = "Text"
        label.place(20, 32, 100, 0)
        #expect(LayoutRules.findings(in: root).filter { $0.kind == "view.zero-size" }.count == count)
    }

    // An empty footer hides a plain table's last lines; a strip below the safe area fills the home indicator's place, where there is one.
    @Test func `an empty footer and a strip between a guide and the edge are meant`() {
        let root = makeRoot()
        let table = UITableView(frame: root.bounds)
        let footer = UIView(frame: .zero)
        footer.backgroundColor = .white
        table.tableFooterView = footer
        root.addSubview(table)
        let strip = root.add(UIView(), "strip")
        strip.backgroundColor = .white
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            strip.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            strip.leadingAnchor.constraint(equalTo: root.leadingAnchor), strip.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        #expect(finding("view.zero-size", in: root) == nil)
    }
}
