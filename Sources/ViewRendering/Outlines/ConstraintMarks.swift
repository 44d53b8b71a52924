import CoreGraphics
import Foundation
import UIKit

/// The constraints of a tree as Interface Builder marks them: a bar between the edges that a distance ties, a line along edges that fall
/// together, a bar along a fixed length.
@MainActor struct ConstraintMarks {
    private let root: UIView

    init(root: UIView) { self.root = root }

    /// One path for each constraint of the author that can be shown; in the picture's coordinates.
    func paths() -> [Path] {
        var views = [root]
        var next = 0
        while next < views.count {
            views += views[next].subviews.filter { !$0.isHidden }
            next += 1
        }
        return views.flatMap(\.constraints).filter { !$0.isSystem }.compactMap(path)
    }

    private func path(of constraint: NSLayoutConstraint) -> Path? {
        guard let first = rect(of: constraint.firstItem) else { return nil }
        guard let item = constraint.secondItem else { return length(constraint.firstAttribute, of: first) }
        guard let second = rect(of: item) else { return nil }
        let flips =
            (constraint.firstItem as? UIView ?? (constraint.firstItem as? UILayoutGuide)?.owningView)?
            .effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let a = x(constraint.firstAttribute, in: first, flips), let b = x(constraint.secondAttribute, in: second, flips) {
            let y = middle(first.minY, first.maxY, second.minY, second.maxY)
            if abs(a - b) < 0.5 {
                return .line(CGPoint(x: a, y: min(first.minY, second.minY)), CGPoint(x: a, y: max(first.maxY, second.maxY)))
            }
            return bar(CGPoint(x: a, y: y), CGPoint(x: b, y: y))
        }
        if let a = y(constraint.firstAttribute, in: first), let b = y(constraint.secondAttribute, in: second) {
            let x = middle(first.minX, first.maxX, second.minX, second.maxX)
            if abs(a - b) < 0.5 {
                return .line(CGPoint(x: min(first.minX, second.minX), y: a), CGPoint(x: max(first.maxX, second.maxX), y: a))
            }
            return bar(CGPoint(x: x, y: a), CGPoint(x: x, y: b))
        }
        return length(constraint.firstAttribute, of: first)
    }

    /// The middle of the stretch that two share; of the first where they share none.
    private func middle(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Double {
        let (start, end) = (max(low, otherLow), min(high, otherHigh))
        return start < end ? (start + end) / 2 : (low + high) / 2
    }

    private func length(_ attribute: NSLayoutConstraint.Attribute, of rect: CGRect) -> Path? {
        switch attribute {
        case .width: bar(CGPoint(x: rect.minX, y: rect.maxY - 3), CGPoint(x: rect.maxX, y: rect.maxY - 3))
        case .height: bar(CGPoint(x: rect.maxX - 3, y: rect.minY), CGPoint(x: rect.maxX - 3, y: rect.maxY))
        default: nil
        }
    }

    /// A line with a cross stroke at each end.
    private func bar(_ start: CGPoint, _ end: CGPoint) -> Path {
        var path = Path.line(start, end)
        let isFlat = abs(start.y - end.y) < 0.5
        for point in [start, end] {
            let (dx, dy) = isFlat ? (0.0, 3.0) : (3.0, 0.0)
            path.append(.line(CGPoint(x: point.x - dx, y: point.y - dy), CGPoint(x: point.x + dx, y: point.y + dy)))
        }
        return path
    }

    private func x(_ attribute: NSLayoutConstraint.Attribute, in rect: CGRect, _ flips: Bool) -> Double? {
        switch attribute {
        case .left, .leftMargin: rect.minX
        case .right, .rightMargin: rect.maxX
        case .leading, .leadingMargin: flips ? rect.maxX : rect.minX
        case .trailing, .trailingMargin: flips ? rect.minX : rect.maxX
        case .centerX, .centerXWithinMargins: rect.midX
        default: nil
        }
    }

    private func y(_ attribute: NSLayoutConstraint.Attribute, in rect: CGRect) -> Double? {
        switch attribute {
        case .top, .topMargin: rect.minY
        case .bottom, .bottomMargin, .lastBaseline: rect.maxY
        case .centerY, .centerYWithinMargins, .firstBaseline: rect.midY
        default: nil
        }
    }

    /// The rectangle of a view or guide in the picture.
    private func rect(of item: AnyObject?) -> CGRect? {
        let (view, local): (UIView?, CGRect?) =
            switch item {
            case let view as UIView: (view, view.bounds.inset(by: view.alignmentRectInsets))
            case let guide as UILayoutGuide: (guide.owningView, guide.layoutFrame)
            default: (nil, nil)
            }
        guard let view, let local, view === root || view.isDescendant(of: root) else { return nil }
        let rect = view.convert(local, to: root)
        return rect.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}
