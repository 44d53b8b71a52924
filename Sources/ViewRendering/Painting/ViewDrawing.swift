import UIKit

/// How the views of one class, and of classes derived from it that have no entry of their own, are drawn.
@MainActor struct ViewDrawing {
    private let matches: (UIView) -> Bool
    /// Draws the view's own content, behind its subviews, in its bounds' coordinates.
    let content: (UIView, Pen) -> Void
    /// Draws what lies over its subviews.
    let overlay: (UIView, Pen) -> Void

    /// An entry of the table for a class.
    static func of<View: UIView>(
        _ type: View.Type, content: @escaping (View, Pen) -> Void = { _, _ in }, overlay: @escaping (View, Pen) -> Void = { _, _ in }
    ) -> ViewDrawing {
        ViewDrawing(
            matches: { $0 is View },
            content: { view, pen in if let view = view as? View { content(view, pen) } },
            overlay: { view, pen in if let view = view as? View { overlay(view, pen) } })
    }

    private static var byClass: [ObjectIdentifier: ViewDrawing?] = [:]

    /// The first entry of the table that fits the view's class; nil for a plain view.
    static func forView(_ view: UIView) -> ViewDrawing? {
        if type(of: view) == UIView.self { return foreign(view) }
        let key = ObjectIdentifier(type(of: view))
        if let known = byClass[key] { return known }
        let found = all.first { $0.matches(view) }
        byClass[key] = .some(found)
        return found
    }
}
