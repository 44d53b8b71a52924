import Findings
import IBDocuments
import IBLoading
import UIKit

/// Says of one view of a document why it stands where it stands: the chain of constraints that decides each value, what is open or given up
/// about it, and for a scroll view the whole account of its content.
@MainActor public struct LayoutExplainer {
    let tree: CheckedTree
    let view: UIView

    /// Lays the document out and looks a view up.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - name: An object id, a user label or an accessibility identifier.
    ///   - options: The canvas on which it is laid out.
    /// - Returns: nil when the document has no such view.
    public init?(_ document: IBDocument, view name: String, options: CanvasOptions = CanvasOptions()) {
        let laidOut = layOut(document: document, options: options)
        for isWanted in [
            { @MainActor (view: LaidOutView) in view.id == name }, { $0.view.userLabel == name },
            { $0.view.accessibilityIdentifier == name },
        ] {
            for tree in laidOut.trees {
                guard let found = tree.views.first(where: isWanted) else { continue }
                self.tree = CheckedTree(tree, of: document)
                view = found.view
                return
            }
        }
        return nil
    }

    /// Explains a view of a hierarchy made in code.
    public init(_ view: UIView, in root: UIView) {
        root.layoutIfNeeded()
        tree = CheckedTree(root: root)
        self.view = view
    }

    /// The explanation.
    ///
    /// - Parameter axes: Which axes it is about.
    public func text(axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]) -> String {
        var paragraphs = [heading]
        for axis in axes {
            paragraphs.append(value(axis, isLength: false))
            paragraphs.append(value(axis, isLength: true))
            paragraphs += defeated(axis)
        }
        paragraphs += ConflictAccount(tree: tree).paragraphs(about: view, axes)
        paragraphs += RootCause(tree: tree).paragraphs(about: view, axes)
        if let scroll = view as? UIScrollView { paragraphs += ScrollAccount(scroll: scroll, tree: tree).paragraphs(axes) }
        return paragraphs.joined(separator: "\n\n")
    }

    // MARK: Frame

    private var heading: String {
        let frame = view.frame
        let place = "x \(CheckedTree.number(frame.minX)), y \(CheckedTree.number(frame.minY)), \(CheckedTree.size(frame.size))"
        let outer = view === tree.root ? "" : view.superview.map { " in \(tree.name($0))" } ?? ""
        let source = tree.location(of: view).map { "\($0): " } ?? ""
        return "\(source)\(tree.name(view)): \(place)\(outer)"
    }

    private func value(_ axis: NSLayoutConstraint.Axis, isLength: Bool) -> String {
        let rect = view.alignmentRect(forFrame: view.frame)
        let value = isLength ? axis.length(of: rect.size) : axis.near(of: rect)
        let name = isLength ? axis.lengthName : axis.originName
        let title = "\(name) \(CheckedTree.number(value))"
        if let range = isLength ? tree.lengthRange(of: view, axis) : tree.originRange(of: view, axis) {
            return "\(title): not determined, it can be \(range.words)"
        }
        guard let explanation = view.layoutExplanation(axis.inEngine, isLength: isLength), !explanation.reasons.isEmpty else {
            return "\(title): \(unexplained)"
        }
        let rounded =
            abs(explanation.value - Double(value)) > 0.01
            ? " (\(LayoutArithmetic.number(explanation.value)) before rounding to pixels)" : ""
        return ([title + rounded + ":"] + ValueChain(explanation, axis, in: tree).lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private var unexplained: String {
        if view === tree.root { return tree.isScreen ? "given to the root view by its window" : "the root view's, as it is drawn" }
        if view.translatesAutoresizingMaskIntoConstraints {
            return "from its frame and autoresizing mask, or from the view that lays it out itself"
        }
        return "no constraint speaks of it"
    }

    // MARK: What isn't met

    /// The optional constraints on the view that don't hold, with those that defeat them.
    private func defeated(_ axis: NSLayoutConstraint.Axis) -> [String] {
        view.constraintsAffectingLayout(for: axis).filter { $0.priority < .required && $0.layoutViolation > 0.01 }.map { constraint in
            var lines = ["not met, by \(LayoutArithmetic.number(constraint.layoutViolation)) points: \(tree.text(constraint))"]
            if let defeaters = constraint.defeaters {
                lines.append("  because of:")
                lines += ValueChain(defeaters, axis, in: tree).lines.filter { !$0.hasPrefix("=") }.map { "  " + $0 }
            }
            return lines.joined(separator: "\n")
        }
    }
}
