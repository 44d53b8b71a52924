import Findings
import UIKit

/// Views that were measured without a required width although text in them wraps.
enum UnboundedFitting: LayoutRule {
    static let kinds = [
        FindingKind(
            "fitting.unbounded-axis", .warning, "A view with wrapping text was measured without a required width.",
            why:
                "systemLayoutSizeFitting(_:) alone treats the width as a wish of 50: texts stay on one line and ask for more width instead. The height that "
                + "comes out is too small for the width that the view gets.",
            mend: "Call systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) with the width at .required.",
            example: "header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        // What a canvas measures no program has measured.
        guard tree.document == nil else { return [] }
        return tree.views.compactMap { view in
            // A pixel more or less breaks no line.
            guard let fit = view.openFitting, view.bounds.width > 0.5, fit.width > view.bounds.width + 1 else { return nil }
            guard let text = tree.shownTexts.first(where: { $0.view.isDescendant(of: view) && wraps($0) }) else { return nil }
            return tree.finding(
                kinds[0], at: view,
                "\(tree.subject(view)) was measured without a required width: \(CheckedTree.size(fit)) came out, and it is "
                    + "\(CheckedTree.number(view.bounds.width)) wide, where \(tree.name(text.view)) needs \(CheckedTree.number(text.neededHeight)) points "
                    + "of height.",
                fix: "Measure it at its width of \(CheckedTree.number(view.bounds.width)) with a horizontal fitting priority of required.")
        }
    }

    private static func wraps(_ text: ShownText) -> Bool {
        guard !text.isOneLine, let label = text.view as? UILabel else { return false }
        return label.sizeThatFits(CGSize(width: 100_000, height: 100_000)).width > text.room.width + 0.5
    }
}
