import Foundation
import LayoutEngine

/// What holds a view or a guide without a constraint object of its own: UIKit shows such things as constraints too, and so do we when they are asked for.
///
/// Always active; setting `isActive` has no effect, as they go with the state they speak of.
class ImpersonalConstraint: NSLayoutConstraint {
    /// Makes a constraint that says nothing yet.
    required override init() { super.init() }

    override var isActive: Bool {
        get { true }
        set {}
    }

    /// The text of UIKit's logs.
    var ownLogText: String { logText(of: ConstraintText(self)) }

    fileprivate func logText(of text: ConstraintText, before: String = "", after: String = "") -> String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let names = text.names.isEmpty ? "" : ", names: \(text.names.joined(separator: ", "))"
        return "<\(logClassName):\(addressText(of: self))\(name) \(before)\(text.body)\(after)   (active\(names))>"
    }

    fileprivate var logClassName: String { "NSLayoutConstraint" }
}

/// What an autoresizing mask makes of a frame: one length or one near edge.
final class NSAutoresizingMaskLayoutConstraint: ImpersonalConstraint {
    fileprivate override var logClassName: String { "NSAutoresizingMaskLayoutConstraint" }

    override var ownLogText: String {
        guard let view = firstItem as? UIView else { return super.ownLogText }
        let name = firstAttribute == .left ? "minX" : firstAttribute == .top ? "minY" : firstAttribute.layoutName
        let isPlace = firstAttribute == .left || firstAttribute == .top
        let names = isPlace ? view.superview.map { ", names: '|':\(itemName(of: $0)) " } ?? "" : ""
        return
            "<\(logClassName):\(addressText(of: view.layoutNode)) h=\(view.maskText(.horizontal)) v=\(view.maskText(.vertical)) "
            + "\(itemName(of: view)).\(name) == \(numberText(constant))   (active\(names))>"
    }
}

/// A natural length, with the priorities at which a view hugs it and resists being smaller.
final class NSContentSizeLayoutConstraint: ImpersonalConstraint {
    fileprivate var hugging = UILayoutPriority.defaultLow
    fileprivate var resistance = UILayoutPriority.defaultHigh
    fileprivate override var logClassName: String { "NSContentSizeLayoutConstraint" }

    override var ownLogText: String {
        let levels = [("Hug", hugging), ("CompressionResistance", resistance)].map { "\($0):\(numberText(CGFloat($1.rawValue)))" }
        return logText(of: ConstraintText(self), after: " " + levels.joined(separator: " "))
    }
}

extension UIView {
    /// What the frame and the autoresizing mask say of a length or a near edge; of a cell's content view and of a controller's view the length is
    /// the one that UIKit calls encapsulated (facts 6.5).
    func autoresizingConstraint(_ axis: LayoutAxis, isLength: Bool) -> NSLayoutConstraint {
        let isHorizontal = axis == .horizontal
        guard isLength else {
            return impersonal(
                NSAutoresizingMaskLayoutConstraint.self, isHorizontal ? .left : .top, isHorizontal ? storedOrigin.x : storedOrigin.y)
        }
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let length = isHorizontal ? storedBounds.width : storedBounds.height
        guard layoutOwner != nil || self is UITableViewCellContentView || superview is UICollectionViewCell else {
            return impersonal(NSAutoresizingMaskLayoutConstraint.self, attribute, length)
        }
        let constraint = impersonal(ImpersonalConstraint.self, attribute, length)
        constraint.identifier = isHorizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
        return constraint
    }

    /// The natural length on an axis as a constraint, where the view has one.
    func contentSizeConstraint(_ axis: LayoutAxis) -> NSLayoutConstraint? {
        let size = engineIntrinsicSize
        guard !storedTranslatesMask, let length = intrinsicLength(axis, of: size).length else { return nil }
        let constraint = impersonal(NSContentSizeLayoutConstraint.self, axis == .horizontal ? .width : .height, CGFloat(length))
        constraint.hugging = hugging[axis.rawValue]
        constraint.resistance = compressionResistance[axis.rawValue]
        return constraint
    }

    /// The constraints without objects of their own that hold this view on an axis.
    func impersonalConstraints(_ axis: LayoutAxis) -> [NSLayoutConstraint] {
        guard layoutNode.item != nil else { return [] }
        if storedTranslatesMask { return [false, true].map { autoresizingConstraint(axis, isLength: $0) } }
        return contentSizeConstraint(axis).map { [$0] } ?? []
    }

    private func impersonal<Kind: ImpersonalConstraint>(_ kind: Kind.Type, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat)
        -> Kind
    {
        // A place needs another item to be a legal constraint: the superview, or the view itself at the root.
        let isPlace = attribute == .left || attribute == .top
        let constraint = Kind()
        constraint.relate(self, attribute, .equal, isPlace ? superview ?? self : nil, attribute, multiplier: 1, constant: constant)
        constraint.isSystem = true
        return constraint
    }
}

extension UILayoutGuide {
    /// What ties a system guide to its view, as constraints with UIKit's identifiers (facts 1.1, 6.5); empty for a guide of the app's.
    var impersonalConstraints: [NSLayoutConstraint] {
        guard let owner, let region else { return [] }
        switch region {
        case .own, .keyboard, .readable: return []
        case .content: return pins(owner, "UIScrollView-contentLayoutGuide-minX", "UIScrollView-contentLayoutGuide-minY", .zero)
        case .frame:
            return pins(owner, "UIScrollView-frameLayoutGuide-minX", "UIScrollView-frameLayoutGuide-minY", owner.bounds.origin)
                + [
                    tie("UIScrollView-frameLayoutGuide-width", self, .width, owner, .width, 0),
                    tie("UIScrollView-frameLayoutGuide-height", self, .height, owner, .height, 0),
                ]
        case .safeArea: return sides(of: owner, owner.safeAreaInsets) { "UIViewSafeAreaLayoutGuide-\($0)" }
        case .margins: return sides(of: owner, owner.layoutMargins) { "UIView-\($0)Margin-guide-constraint" }
        }
    }

    private func pins(_ owner: UIView, _ x: String, _ y: String, _ origin: CGPoint) -> [NSLayoutConstraint] {
        [tie(x, self, .left, owner, .left, origin.x), tie(y, self, .top, owner, .top, origin.y)]
    }

    private func sides(of owner: UIView, _ insets: UIEdgeInsets, _ name: (String) -> String) -> [NSLayoutConstraint] {
        [
            tie(name("left"), self, .left, owner, .left, insets.left), tie(name("right"), owner, .right, self, .right, insets.right),
            tie(name("top"), self, .top, owner, .top, insets.top), tie(name("bottom"), owner, .bottom, self, .bottom, insets.bottom),
        ]
    }

    fileprivate func tie(
        _ identifier: String, _ first: AnyObject, _ a: NSLayoutConstraint.Attribute, _ second: AnyObject, _ b: NSLayoutConstraint.Attribute,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = ImpersonalConstraint()
        constraint.relate(first, a, .equal, second, b, multiplier: 1, constant: constant)
        constraint.identifier = identifier
        constraint.isSystem = true
        return constraint
    }
}

extension UIScrollView {
    /// The ties of the content and frame guides that exist, and of the guide that margin attributes seen from inside make (facts 1.1).
    var guideConstraints: [NSLayoutConstraint] {
        let own = storedGuides.filter { $0.region == .content || $0.region == .frame }.flatMap(\.impersonalConstraints)
        return own + contentMarginConstraints
    }

    /// The guide that stands for the content's margins, once a constraint from inside names a margin of the scroll view.
    private var contentMarginConstraints: [NSLayoutConstraint] {
        guard namesMarginsFromInside else { return [] }
        let (guide, content, margins) = (contentMarginsGuide, contentLayoutGuide, layoutMargins)
        return [
            guide.tie("UIScrollView-content-margins-left", guide, .left, content, .left, margins.left),
            guide.tie("UIScrollView-content-margins-right", content, .right, guide, .right, margins.right),
            guide.tie("UIScrollView-content-margins-top", guide, .top, content, .top, margins.top),
            guide.tie("UIScrollView-content-margins-bottom", content, .bottom, guide, .bottom, margins.bottom),
        ]
    }

    private var namesMarginsFromInside: Bool {
        layoutNode.referencing.values.contains { constraint in
            let (mine, other) =
                constraint.firstItem === self
                ? (constraint.firstAttribute, constraint.secondItem) : (constraint.secondAttribute, constraint.firstItem)
            guard mine.isMargin, let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView else { return false }
            return inner !== self && inner.isDescendant(of: self)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// An edge of the layout margins.
    fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue && rawValue <= Self.trailingMargin.rawValue }
}
