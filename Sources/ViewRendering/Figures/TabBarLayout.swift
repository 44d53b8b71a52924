import Foundation

/// Where the tabs of a tab bar stand: side by side in equal parts, on wide bars in the middle; the picture over the title, beside it
/// where the bar is low or wide.
struct TabBarLayout: Equatable {
    /// Where one tab's picture and title are drawn.
    struct Tab: Equatable {
        let image: CGRect
        let title: CGRect
    }

    static let imageSide = 25.0
    static let titleHeight = 12.0

    let tabs: [Tab]

    /// - Parameter height: The height of the bar without the home indicator's strip.
    init(count: Int, in bounds: CGRect, height: Double, isSideBySide: Bool, rightToLeft: Bool) {
        let count = max(0, count)
        // Pads gather their tabs in the middle.
        let width = isSideBySide && count > 0 ? min(bounds.width / Double(count), 140) : count > 0 ? bounds.width / Double(count) : 0
        let start = bounds.midX - width * Double(count) / 2
        tabs = (0..<count).map { index in
            let place = rightToLeft ? count - 1 - index : index
            let x = start + Double(place) * width
            let side = Self.imageSide
            guard isSideBySide else {
                return Tab(
                    image: CGRect(x: x + width / 2 - side / 2, y: bounds.minY + (height - 49) / 2 + 6, width: side, height: side),
                    title: CGRect(x: x, y: bounds.minY + (height - 49) / 2 + 34, width: width, height: Self.titleHeight))
            }
            let small = min(side, height - 10)
            return Tab(
                image: CGRect(x: x + 14, y: bounds.minY + height / 2 - small / 2, width: small, height: small),
                title: CGRect(x: x + 14 + small + 6, y: bounds.minY, width: max(0, width - small - 24), height: height))
        }
    }
}
