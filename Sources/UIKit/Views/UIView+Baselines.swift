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

    /// Follows the references down to a view that stands for itself; a view outside the subtree counts for nothing.
    private func last(of next: KeyPath<UIView, UIView>) -> UIView {
        var view = self
        while view[keyPath: next] !== view, view[keyPath: next].isDescendant(of: view) { view = view[keyPath: next] }
        return view
    }
}
