import Foundation
import IBDocuments

extension UIStackView {
    /// What documents say about stack views. Their subviews are arranged subviews (see `IBDecoder.decodeSubviews`).
    static let stackAttributes: [DecodedAttribute<UIStackView>] = [
        .choice("axis", \.axis, ["vertical": .vertical, "horizontal": .horizontal]),
        .choice("distribution", \.distribution, distributions),
        .choice("alignment", \.alignment, alignments),
        .cgFloat("spacing", \.spacing),
        .bool("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
        .custom { stack, source, _ in
            if source.choice("spacingType", ["standard": true, "custom": false]) == true { stack.spacing = UIStackView.spacingUseSystem }
            // Interface Builder writes margins of a stack only together with arranging by them (94 of 97 public cases).
            let hasMargins = source.child(key: "layoutMargins") != nil || source.child(key: "directionalLayoutMargins") != nil
            if hasMargins { stack.isLayoutMarginsRelativeArrangement = true }
        },
        .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    ]

    private static let distributions: [String: Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]

    /// On a vertical stack documents say `top` for leading and `bottom` for trailing (25 of 25 public cases); so do the raw values.
    private static let alignments: [String: Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "trailing": .trailing, "bottom": .bottom, "center": .center,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
}
