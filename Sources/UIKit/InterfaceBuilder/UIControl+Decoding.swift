import Foundation
import IBDocuments

extension UIControl {
    /// What documents say about every control.
    static let controlAttributes: [DecodedAttribute<UIControl>] = [
        .bool("enabled", \.isEnabled),
        .bool("selected", \.isSelected),
        .bool("highlighted", \.isHighlighted),
        .choice(
            "contentHorizontalAlignment", \.contentHorizontalAlignment,
            ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]),
        .choice(
            "contentVerticalAlignment", \.contentVerticalAlignment,
            ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    ]
}

extension UISwitch {
    static let switchAttributes: [DecodedAttribute<UISwitch>] = [
        .bool("on", \.isOn),
        .color("onTintColor", \.onTintColor),
        .color("thumbTintColor", \.thumbTintColor),
    ]
}

extension UISlider {
    static let sliderAttributes: [DecodedAttribute<UISlider>] = [
        .float("minValue", \.minimumValue),
        .float("maxValue", \.maximumValue),
        .float("value", \.value),
        .limits("minValue", "maxValue", of: "value", defaults: (0, 1)),
        .bool("continuous", \.isContinuous),
        .image("minimumValueImage", \.minimumValueImage),
        .image("maximumValueImage", \.maximumValueImage),
        .color("minimumTrackTintColor", \.minimumTrackTintColor),
        .color("maximumTrackTintColor", \.maximumTrackTintColor),
        .color("thumbTintColor", \.thumbTintColor),
    ]
}
