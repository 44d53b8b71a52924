import Findings
import UIKit

/// The room that a refresh control takes: kept when it doesn't refresh, or made twice while it does.
enum RefreshInset: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.refresh-inset", .info, "The top inset isn't what refreshing needs.",
            why:
                "UIKit adds the refresh control's height to the adjusted inset while it refreshes, and takes it away afterwards. A contentInset that holds "
                + "the same height counts it twice, or leaves a gap above the content when refreshing is over.",
            mend: "Leave contentInset alone; call beginRefreshing and endRefreshing.",
            example: "table.contentInset.top = 60 (in viewDidAppear; and never put back)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { $0 as? UIScrollView }.compactMap { scroll in
            guard let control = scroll.refreshControl, control.bounds.height > 0.5 else { return nil }
            let band = control.bounds.height
            let own = scroll.contentInset.top
            // The band alone, or on top of the safe area that was saved with it.
            guard abs(own - band) < 0.5 || abs(own - band - scroll.safeAreaInsets.top) < 0.5 else { return nil }
            let number = CheckedTree.number(band)
            let message =
                control.isRefreshing
                ? "\(tree.subject(scroll)) makes room for its refresh control twice: \(number) points in its contentInset, and UIKit adds \(number)."
                : "\(tree.subject(scroll)) keeps \(number) points of room for its refresh control, which isn't refreshing."
            return tree.finding(kinds[0], at: scroll, message, fix: "Set contentInset.top to \(CheckedTree.number(max(0, own - band))).")
        }
    }
}
