import Foundation
import LayoutEngine

extension UIView {
    /// What `systemLayoutSizeFitting` does.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updatePendingConstraintsBelow()
        let host = EngineHost(root: self, isIsolated: true)
        for constraint in constraintsOfSubtree() { host.enqueue(constraint) }
        let item = host.item(for: self)
        host.flush()
        forEachInSubtree { if !$0.storedTranslatesMask && $0 !== self && host.item(of: $0.layoutNode) == nil { host.include($0) } }
        pull(item, .width, to: target.width - alignmentRectInsets.horizontal, horizontal, in: host)
        pull(item, .height, to: target.height - alignmentRectInsets.vertical, vertical, in: host)
        _ = host.solve()
        let rect = host.engine.rect(of: item)
        putBackMeasuredWidths(of: host)
        return frame(forAlignmentRect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height)).size
    }

    private func pull(_ item: ItemID, _ attribute: LayoutAttribute, to length: CGFloat, _ priority: UILayoutPriority, in host: EngineHost) {
        let length = Double(min(max(0, length), UIView.layoutFittingExpandedSize.width))
        _ = host.engine.addConstraint(
            EngineConstraintDescription(
                first: LayoutAnchor(item, attribute), relation: .equal, second: nil, constant: length, priority: priority.rawValue),
            // In a tie with the content the target gives way (recorded: facts 6.12, target at 250 against hugging at 250).
            entersLate: true)
    }

    /// The active constraints with every end in this subtree, in order of activation.
    private func constraintsOfSubtree() -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        forEachInSubtree { result += $0.heldConstraints }
        return result.sorted { $0.activationIndex < $1.activationIndex }
    }

    private func updatePendingConstraintsBelow() {
        guard subtreeNeedsConstraintUpdate else { return }
        LayoutPass(root: self).updateConstraints()
    }

    /// The fitting measured wrapping text at its own widths; the hierarchy's own widths hold again afterwards.
    private func putBackMeasuredWidths(of host: EngineHost) {
        let main = hierarchyRoot.storedEngineHost
        for (view, _) in host.wrappingViews {
            _ = view.forgetMeasuredWidth()
            if let item = main?.item(of: view.layoutNode), let width = main?.measuredWidth(of: item) {
                _ = view.remeasure(forWidth: CGFloat(width))
            }
        }
    }
}
