import UIKit

extension CheckedTree {
    /// By how many points a constraint fails on the frames of the layout; nil when it holds, or when one of its attributes can't be read
    /// from frames (baselines, margins).
    func shortfall(of constraint: NSLayoutConstraint) -> CGFloat? {
        guard let first = value(constraint.firstItem, constraint.firstAttribute) else { return nil }
        var right = constraint.constant
        if let item = constraint.secondItem {
            guard let second = value(item, constraint.secondAttribute) else { return nil }
            right += constraint.multiplier * second
        }
        let excess = first - right
        let miss: CGFloat
        switch constraint.relation {
        case .equal: miss = abs(excess)
        case .lessThanOrEqual: miss = excess
        case .greaterThanOrEqual: miss = -excess
        }
        return miss > 0.01 ? miss : nil
    }

    /// An attribute's value in the root's coordinates, in points.
    private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let rect = rect(of: item) else { return nil }
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .width: return rect.width
        case .height: return rect.height
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .leading: return isRightToLeft ? -rect.maxX : rect.minX
        case .trailing: return isRightToLeft ? -rect.minX : rect.maxX
        default: return nil
        }
    }

    private func rect(of item: AnyObject?) -> CGRect? {
        if let view = item as? UIView {
            return view.convert(view.alignmentRect(forFrame: view.bounds), to: root)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        return owner.convert(guide.layoutFrame, to: root)
    }
}
