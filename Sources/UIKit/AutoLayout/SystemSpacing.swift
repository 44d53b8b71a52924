import Foundation

/// The distances that "system spacing" stands for.
@MainActor enum SystemSpacing {
    /// 8 pt between edges (measured; facts 6.10).
    static let between: CGFloat = 8

    /// The spacing for one step below: between two baselines it is the distance of two lines set one under the other,
    /// rounded up to the pixel; views without text keep 8 pt (measured under Mac Catalyst: facts 6.10).
    static func below(_ upper: AnchorEnd, _ lower: AnchorEnd) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline,
            let upperFont = (upper.item as? UIView)?.baselineFontMetrics, let lowerFont = (lower.item as? UIView)?.baselineFontMetrics
        else { return between }
        let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
        let scale = (upper.item as? UIView)?.pixelScale ?? 2
        return (distance * scale).rounded(.up) / scale
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
