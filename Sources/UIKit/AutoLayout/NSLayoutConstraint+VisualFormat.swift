import Foundation

extension NSLayoutConstraint {
    /// How the views of a visual format line up and in which direction it reads.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left edges of the views are equal.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are equal.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The tops are equal.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottoms are equal.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are equal.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are equal.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The horizontal centres are equal.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical centres are equal.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baselines of the last lines are equal.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baselines of the first lines are equal.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits that say what is aligned.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Views follow each other in reading direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Views follow each other from left to right, whatever the reading direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Views follow each other from right to left, whatever the reading direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits that say the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Gaps are measured from edge to edge.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical gaps are measured from the last baseline above to the first baseline below.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

        /// The attributes that every view of the format shares with the first.
        var alignedAttributes: [Attribute] {
            (1...12).filter { rawValue & (1 << $0) != 0 }.compactMap { Attribute(rawValue: $0) }
        }
    }

    /// Makes the constraints of one line of the visual format language, inactive.
    ///
    /// Stops with UIKit's `NSInvalidArgumentException`, its reason and a caret under the place where the format can't be read (facts 6.7).
    /// `|-` keeps the superview's layout margin, a dash between views is 8 points (measured: facts A22-A24).
    /// Apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try parsedConstraints(format, opts, metrics ?? [:], views)
        } catch {
            raise("NSInvalidArgumentException", error.text)
        }
    }

    /// The same, with what is wrong as an error value.
    package class func parsedConstraints(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let line = try VisualFormat(format, metrics: metrics.compactMapValues(number(from:)), views: Set(views.keys))
        try checkAlignment(options, of: line, format)
        return try VisualFormatConstraints(format: format, line: line, options: options, views: views).make()
    }

    /// Views that follow each other can't share an edge on the same axis; UIKit says so behind the second of them.
    private class func checkAlignment(_ options: FormatOptions, of line: VisualFormat, _ format: String) throws(VisualFormatError) {
        let across: FormatOptions = [.alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline]
        let aligned = options.intersection(.alignmentMask)
        let wrong = line.isVertical ? aligned.intersection(across) : aligned.subtracting(across)
        guard line.items.count > 1, !wrong.isEmpty else { return }
        let axis = line.isVertical ? "vertical" : "horizontal"
        let ends = format.enumerated().filter { $0.element == "]" }.map(\.offset)
        throw VisualFormatError(
            reason: "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).",
            format: format, position: ends.count > 1 ? ends[1] + 1 : format.count)
    }

    private class func number(from value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as UILayoutPriority: Double(value.rawValue)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// Turns a line that was read into constraints.
@MainActor private struct VisualFormatConstraints {
    let format: String
    let line: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: Any]

    private var near: NSLayoutConstraint.Attribute {
        if line.isVertical { return options.contains(.spacingBaselineToBaseline) ? .firstBaseline : .top }
        return options.contains(.directionLeftToRight) ? .left : options.contains(.directionRightToLeft) ? .right : .leading
    }
    private var far: NSLayoutConstraint.Attribute {
        if line.isVertical { return options.contains(.spacingBaselineToBaseline) ? .lastBaseline : .bottom }
        return options.contains(.directionLeftToRight) ? .right : options.contains(.directionRightToLeft) ? .left : .trailing
    }
    /// In right-to-left direction a gap goes to the left.
    private var sign: CGFloat { options.contains(.directionRightToLeft) && !line.isVertical ? -1 : 1 }
    private var length: NSLayoutConstraint.Attribute { line.isVertical ? .height : .width }

    func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let items = line.items.map { views[$0.name] as AnyObject }
        var result: [NSLayoutConstraint] = []
        if let leading = line.leading {
            result += gap(leading, from: try superview(of: items[0], at: 0), edge(near), to: items[0], edge(near), toSuperview: true)
        }
        for (index, item) in line.items.enumerated() {
            result += item.predicates.map { lengthConstraint($0, on: items[index]) }
            if index > 0 {
                result += gap(line.connections[index - 1], from: items[index - 1], far, to: items[index], near, toSuperview: false)
            }
        }
        if let trailing = line.trailing, let last = items.last {
            result += gap(trailing, from: last, edge(far), to: try superview(of: last, at: format.count - 1), edge(far), toSuperview: true)
        }
        for attribute in options.alignedAttributes {
            result += items.dropFirst().map {
                NSLayoutConstraint(
                    item: items[0], attribute: attribute, relatedBy: .equal, toItem: $0, attribute: attribute, multiplier: 1, constant: 0)
            }
        }
        return result
    }

    /// To the superview spacing is measured from its edges even where views are spaced by their baselines.
    private func edge(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: attribute
        }
    }

    private func superview(of item: AnyObject, at position: Int) throws(VisualFormatError) -> UIView {
        if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return view }
        throw VisualFormatError(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview", format: format,
            position: position)
    }

    private func gap(
        _ connection: VisualFormat.Connection, from first: AnyObject, _ firstEdge: NSLayoutConstraint.Attribute, to second: AnyObject,
        _ secondEdge: NSLayoutConstraint.Attribute, toSuperview: Bool
    ) -> [NSLayoutConstraint] {
        func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ priority: Double) -> NSLayoutConstraint {
            let result = NSLayoutConstraint(
                item: second, attribute: secondEdge, relatedBy: relation, toItem: first, attribute: firstEdge, multiplier: 1,
                constant: sign * constant)
            result.priority = UILayoutPriority(Float(priority))
            return result
        }
        switch connection {
        case .flush: return [constraint(.equal, 0, 1000)]
        case .standard where toSuperview: return [marginConstraint(first, firstEdge, second, secondEdge)]
        case .standard: return [constraint(.equal, SystemSpacing.between, 1000)]
        case .predicates(let predicates):
            return predicates.map { predicate in
                guard case .constant(let value) = predicate.object else { return constraint(.equal, 0, 1000) }
                let relation = sign > 0 ? predicate.relation : NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal
                return constraint(relation, CGFloat(value), predicate.priority)
            }
        }
    }

    /// `|-` and `-|`: at the superview's layout margin.
    private func marginConstraint(
        _ first: AnyObject, _ firstEdge: NSLayoutConstraint.Attribute, _ second: AnyObject, _ secondEdge: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
        let secondIsSuperview = (first as? UIView)?.superview === second || (first as? UILayoutGuide)?.owningView === second
        return NSLayoutConstraint(
            item: second, attribute: secondIsSuperview ? secondEdge.marginAttribute : secondEdge, relatedBy: .equal, toItem: first,
            attribute: secondIsSuperview ? firstEdge : firstEdge.marginAttribute, multiplier: 1, constant: 0)
    }

    private func lengthConstraint(_ predicate: VisualFormat.Predicate, on item: AnyObject) -> NSLayoutConstraint {
        let constraint: NSLayoutConstraint
        switch predicate.object {
        case .constant(let value):
            constraint = NSLayoutConstraint(
                item: item, attribute: length, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: CGFloat(value))
        case .view(let name):
            constraint = NSLayoutConstraint(
                item: item, attribute: length, relatedBy: predicate.relation, toItem: views[name], attribute: length, multiplier: 1,
                constant: 0)
        }
        constraint.priority = UILayoutPriority(Float(predicate.priority))
        return constraint
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the layout margins.
    var marginAttribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
