import CoreGraphics
import Foundation
import IBDocuments

// What Interface Builder's canvas holds in place inside stack views, whose views would otherwise have no size, or any. On another device than the
// document's nothing holds them: there they are as in the app.

extension IBDecoder {
    /// Interface Builder holds an empty arranged view at the length it has, against constraints of low priority: the stored one, or else most
    /// likely the one that views have when they come from the library (5 of 10 in what scrolls).
    func keepLength(of child: UIView, _ element: IBElement, _ isPlacedByFrame: Bool, in stack: IBSource) {
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        guard purpose == .canvas, child.subviews.isEmpty, child.engineIntrinsicSize == none || Self.isEmptyLabel(child) else { return }
        dependsOnCanvas = true
        guard isDocumentsCanvas, isPlacedByFrame || !fillEmptyLabel(child, element, in: stack),
            child.engineIntrinsicSize == none
        else {
            return
        }
        let isVertical = stack["axis"] == "vertical"
        // Elsewhere than in what scrolls, the stack's surroundings determine its length.
        let isOpen =
            Self.heldElements.contains(element.name) && !child.isHidden && !hasOwnLength(element, isVertical, in: stack.element)
            && isInScrollView(stack.element)
        guard isPlacedByFrame || isOpen else { return keepVisible(child, element, in: stack) }
        let rect = element.rect(key: "frame") ?? .zero
        let stored = isVertical ? rect.height : rect.width
        // A rectangle that is zero throughout says nothing; in another one a length of 0 is a length (2 documents).
        let length: CGFloat = isPlacedByFrame || rect != .zero ? stored : child is UIStackView ? 50 : isVertical ? 128 : 240
        let held = (isVertical ? child.heightAnchor : child.widthAnchor).constraint(equalToConstant: length)
        // What is in the way of stretching wherever labels, which hug at 251, don't stretch either.
        held.priority = isPlacedByFrame ? .defaultHigh : UILayoutPriority(250.5)
        held.isActive = true
    }

    private static func isEmptyLabel(_ view: UIView) -> Bool { (view as? UILabel).map { ($0.text ?? "").isEmpty } ?? false }

    /// A custom view that shows nothing on the canvas has 50 points of a column at least, as a label without a text has (one document, in which
    /// the room isn't enough for both, and the label after it has less).
    private func keepVisible(_ child: UIView, _ element: IBElement, in stack: IBSource) {
        guard stack["axis"] == "vertical", stack["distribution"] ?? "fill" == "fill", element.name == "view", element["customClass"] != nil,
            !child.isHidden, !hasOwnLength(element, true, in: stack.element)
        else { return }
        let least = child.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        least.priority = UILayoutPriority(750.5)
        least.isActive = true
    }

    /// Elements without a size of their own that the library makes 240 x 128, and stacks, whose place for views to come is 50 points (one document).
    private static let heldElements: Set<String> = ["view", "textView", "stackView"]

    /// In a column the canvas gives 50 points to a label without a text (3 of 3 in 2 documents; those of an app's own class have none).
    /// - Returns: Whether the view is one of these.
    private func fillEmptyLabel(_ child: UIView, _ element: IBElement, in stack: IBSource) -> Bool {
        guard stack["axis"] == "vertical", element["customClass"] == nil, let label = child as? UILabel, (label.text ?? "").isEmpty,
            !child.isHidden, child.placeholderIntrinsicSize == nil, !hasOwnLength(element, true, in: stack.element)
        else { return false }
        let stored = child.bounds.height
        child.placeholderIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: stored > 0 ? min(stored, 50) : 50)
        return true
    }

    /// Across a stack that doesn't stretch its views, a view that nothing else sizes keeps the breadth that it had while the stack did (3 of 3 documents).
    func keepBreadth(of child: UIView, in stack: UIStackView, _ source: IBSource) {
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        guard purpose == .canvas, child.engineIntrinsicSize == none, source["alignment"] ?? "fill" != "fill" else {
            return
        }
        dependsOnCanvas = true
        guard isDocumentsCanvas else { return }
        let isVertical = source["axis"] == "vertical"
        let held =
            isVertical
            ? child.widthAnchor.constraint(equalTo: stack.widthAnchor) : child.heightAnchor.constraint(equalTo: stack.heightAnchor)
        // A view with contents keeps it also where a label inside, which hugs at 251, would have less (one document); a stack, or a view without
        // contents, more than what keeps a stack from being ambiguous (25), less than what keeps it small (49).
        held.priority = UILayoutPriority(type(of: child) == UIView.self && !child.subviews.isEmpty ? 252 : 30)
        held.isActive = true
    }

    /// A column that doesn't stretch its views, one of which nothing sizes, is as broad as its surroundings let it be, for more than what keeps a stack
    /// small (49): it was so broad before its edges were loosened (one document, whose column stands between two inequalities).
    func keepBroad(_ stack: UIStackView, _ element: IBElement, in outer: UIView) {
        guard purpose == .canvas, stack.axis == .vertical, stack.alignment != .fill, !(outer is UIStackView) else { return }
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        let isOpen = element.list("subviews").contains { child in
            guard let view = child.id.flatMap({ objects[$0] }) as? UIView, !view.isHidden else { return false }
            return type(of: view) == UIView.self && view.subviews.isEmpty && view.engineIntrinsicSize == none
                && !hasOwnLength(child, false, in: element)
        }
        guard isOpen else { return }
        dependsOnCanvas = true
        guard isDocumentsCanvas else { return }
        let broad = stack.widthAnchor.constraint(equalTo: outer.widthAnchor)
        broad.priority = UILayoutPriority(100)
        broad.isActive = true
    }

    private func isInScrollView(_ element: IBElement) -> Bool {
        document.elements(around: element).contains { $0.name == "scrollView" }
    }

    /// Whether constraints of the view or its stack name the view's length.
    private func hasOwnLength(_ element: IBElement, _ isVertical: Bool, in stack: IBElement) -> Bool {
        let attribute = isVertical ? "height" : "width"
        let own = element.list("constraints").contains { $0["firstAttribute"] == attribute || $0["secondAttribute"] == attribute }
        return own
            || stack.list("constraints").contains {
                ($0["firstItem"] == element.id && $0["firstAttribute"] == attribute)
                    || ($0["secondItem"] == element.id && $0["secondAttribute"] == attribute)
            }
    }
}
