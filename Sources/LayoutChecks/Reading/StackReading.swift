import UIKit

/// A stack view as the rules look at it.
@MainActor struct StackReading {
    let stack: UIStackView
    var axis: NSLayoutConstraint.Axis { stack.axis }
    /// The arranged views that aren't hidden.
    let visible: [UIView]

    init(_ stack: UIStackView) {
        self.stack = stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
    }

    /// The stack's length less the margins it keeps.
    var length: CGFloat { axis.length(of: stack.bounds.size) - margins }
    /// The margins along the axis, where the arrangement keeps them.
    var margins: CGFloat { stack.isLayoutMarginsRelativeArrangement ? axis.total(of: stack.layoutMargins) : 0 }
    /// The sum of the gaps between the visible views.
    var gaps: CGFloat {
        visible.dropLast().reduce(0) { sum, view in
            let custom = stack.customSpacing(after: view)
            let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
            return sum + (spacing == UIStackView.spacingUseSystem ? 8 : spacing)
        }
    }

    /// The length of a view as laid out.
    func length(of view: UIView) -> CGFloat { axis.length(of: view.bounds.size) }

    /// `row` or `column`.
    var noun: String { axis == .horizontal ? "row" : "column" }
}

extension CheckedTree {
    /// The author's stack views.
    var stacks: [StackReading] { views.compactMap { ($0 as? UIStackView).map(StackReading.init) } }
}
