import CoreGraphics
import Foundation

// The views of sections' titles, in a running table and on the canvas alike.

extension UITableView {
    /// How high the view of a title of one line is, the room above the first group aside: 28 points in plain tables, 38 above and 30 below a group
    /// (measured on iOS 26; 56 and 68 points between groups with margins of 18 in documents of Xcode 12 to 26).
    func titleHeight(isHeader: Bool) -> CGFloat {
        switch style {
        case .plain: 28
        case .grouped, .insetGrouped: isHeader ? 38 : 30
        }
    }

    /// The view of a section's title where nobody gives another: 17 points semibold in plain tables, 13 points and gray around groups.
    func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        guard let label = view.textLabel else { return view }
        label.text = title
        if style == .plain {
            label.font = .systemFont(ofSize: isHeader ? 17 : 13, weight: isHeader ? .semibold : .regular)
        } else {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            let room = titleHeight(isHeader: isHeader)
            view.textPlace = isHeader ? .low(within: room) : .high(within: room)
        }
        return view
    }
}
