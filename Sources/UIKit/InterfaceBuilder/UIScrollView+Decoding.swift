import Foundation
import IBDocuments

extension UIScrollView {
    /// What documents say about scroll views. They store no content size: it comes from the constraints.
    static let scrollAttributes: [DecodedAttribute<UIScrollView>] = [
        .bool("pagingEnabled", \.isPagingEnabled),
        .bool("scrollEnabled", \.isScrollEnabled),
        .bool("bounces", \.bounces),
        .bool("alwaysBounceVertical", \.alwaysBounceVertical),
        .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        .bool("directionalLockEnabled", \.isDirectionalLockEnabled),
        .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        .cgFloat("minimumZoomScale", \.minimumZoomScale),
        .cgFloat("maximumZoomScale", \.maximumZoomScale),
        .limits("minimumZoomScale", "maximumZoomScale", defaults: (1, 1)),
        .choice(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        .choice(
            "keyboardDismissMode", \.keyboardDismissMode, ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
        .insets("contentInset", \.contentInset),
        .insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
    ]
}
