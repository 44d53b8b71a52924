import IBDocuments
import UIKit

/// What can be seen of a tree, and where.
extension CheckedTree {
    /// Whether a view and all around it can be seen.
    func isShown(_ view: UIView) -> Bool {
        var next: UIView? = view
        while let here = next {
            if here.isHidden || here.alpha < 0.01 { return false }
            next = here === root ? nil : here.superview
        }
        return true
    }

    /// A view's rectangle in the root's coordinates.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: root) }

    /// The views around a view, from its superview to the root.
    func ancestors(of view: UIView) -> [UIView] {
        guard view !== root else { return [] }
        var found: [UIView] = []
        var next = view.superview
        while let here = next {
            found.append(here)
            next = here === root ? nil : here.superview
        }
        return found
    }

    /// The innermost scroll view around a view.
    func scrollView(around view: UIView) -> UIScrollView? { ancestors(of: view).lazy.compactMap { $0 as? UIScrollView }.first }

    /// The document's element of a view; nil in code.
    func element(of view: UIView) -> IBElement? { view.documentID.flatMap { document?.elements[$0] } }

    /// The document's element of a constraint; nil in code.
    func element(of constraint: NSLayoutConstraint) -> IBElement? { constraint.documentID.flatMap { document?.elements[$0] } }

    /// Whether the view is laid out at the size that its document draws it at, so that both can be compared.
    var isAtDocumentSize: Bool {
        guard let rect = element(of: root)?.rect(key: "frame") else { return false }
        return abs(rect.width - root.bounds.width) < 0.5 && abs(rect.height - root.bounds.height) < 0.5
    }

    /// A view that shows something itself: text, a picture, a control.
    func showsContent(_ view: UIView) -> Bool {
        if ViewNoun.text(of: view) != nil { return true }
        if let image = view as? UIImageView { return image.image != nil }
        return view is UIControl
    }

    /// Whether a view has a visible ground of its own.
    func hasGround(_ view: UIView) -> Bool { view.backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false }

    /// Whether a person touches the view: a control that isn't switched off.
    func isTouchable(_ view: UIView) -> Bool {
        view is UIControl && ([view] + ancestors(of: view)).allSatisfy(\.isUserInteractionEnabled)
    }

    /// Whether the layout is read from right to left.
    var isRightToLeft: Bool { root.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether UIKit places the view: as an arranged view, in a bar, or as the content of a cell.
    func isPlacedByContainer(_ view: UIView) -> Bool {
        view.superview is UIStackView && memory.arranged.contains(ObjectIdentifier(view))
    }

    /// Whether a view, or one around it, is hidden by the stack view that arranges it: where it stands is the stack view's business.
    func isHiddenInStack(_ view: UIView) -> Bool { ([view] + ancestors(of: view)).contains { $0.isHidden && isPlacedByContainer($0) } }

    /// Whether a standard cell places the view: its texts and its picture. The cell names them; older documents give them keys.
    func isPlacedByCell(_ view: UIView) -> Bool {
        guard view.translatesAutoresizingMaskIntoConstraints, let cell = view.superview?.superview as? UITableViewCell,
            ties(of: view).isEmpty, let element = element(of: view)
        else { return false }
        guard element.key == nil else { return true }
        guard let owner = self.element(of: cell), let id = element.id else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { owner[$0] == id }
    }

    /// Whether the root fills a screen: it is a controller's view, or stands in a program. One that is drawn at a size of its own (freeform, for a
    /// popover) doesn't.
    var isScreen: Bool {
        guard let element = element(of: root) else { return true }
        guard element.key == "view", let document, document.kind == .storyboard else { return false }
        let controller = element.id.flatMap { document.enclosing[$0] }.flatMap { document.elements[$0] }
        return controller?.child(key: "freeformSize") == nil
    }

    /// Whether a view stands for one of a class that isn't linked, whose content and natural size come at run time.
    func isStandIn(_ view: UIView) -> Bool {
        guard let name = element(of: view)?["customClass"] else { return false }
        return String(describing: type(of: view)) != name
    }

    /// The natural length of a view on an axis; nil when it has none.
    func naturalLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let length = axis.length(of: view.intrinsicContentSize)
        return length >= 0 && length < 1e6 ? length : nil
    }
}
