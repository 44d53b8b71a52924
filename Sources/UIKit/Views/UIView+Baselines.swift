import Foundation

extension UIView {
    /// The view that has this view's baseline, where another has: a stack view's is that of one of its views.
    func standIn(for attribute: NSLayoutConstraint.Attribute) -> UIView {
        switch attribute {
        case .firstBaseline: last(of: \.forFirstBaselineLayout)
        case .lastBaseline: last(of: \.forLastBaselineLayout)
        default: self
        }
    }

    /// Where a baseline lies, as the layout has it: `fraction` of the height of `view` below its top, and `offset` points below that.
    package func baselinePlace(_ attribute: NSLayoutConstraint.Attribute) -> (view: UIView, fraction: CGFloat, offset: CGFloat) {
        let view = standIn(for: attribute)
        let isFirst = attribute == .firstBaseline
        let offset = isFirst ? view.firstBaselineOffsetFromTop : -view.lastBaselineOffsetFromBottom
        guard let height = view.baselinesCenteredInHeight else { return (view, isFirst ? 0 : 1, offset) }
        return (view, 0.5, offset + (isFirst ? -height / 2 : height / 2))
    }

    /// Follows the references down to a view that stands for itself; a view outside the subtree counts for nothing.
    private func last(of next: KeyPath<UIView, UIView>) -> UIView {
        var view = self
        while view[keyPath: next] !== view, view[keyPath: next].isDescendant(of: view) { view = view[keyPath: next] }
        return view
    }
}
