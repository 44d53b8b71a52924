import IBDocuments
import UIKit

/// How high bars are on a canvas, in points, where no stored bar says it.
///
/// Facts 2: 44 for navigation bars, 49 for tab bars, 44 for toolbars (49 above a home indicator); 32 for each where the height is compact; 50 on
/// a pad since iOS 12. A large title takes 52 more, a prompt 30; where the height is compact there is neither.
struct CanvasBarHeights {
    /// Whether the height is compact: a phone on its side.
    let isLow: Bool
    /// Whether the bars are those of a pad.
    let isPad: Bool

    init(device: DeviceProfile, classes: IBSizeClasses, generation: CanvasGeneration, isOwnDevice: Bool) {
        isLow = classes.height == .compact
        // Documents drawn for a pad keep the heights that they store.
        isPad = device.idiom == .pad && !isOwnDevice && generation.toolsVersion >= 14_000
    }

    /// A navigation bar with its title as the item wants it.
    func navigationBar(_ bar: IBElement?, item: IBElement?) -> CGFloat {
        let isLarge = bar?.bool("largeTitles") == true && item?["largeTitleDisplayMode"] != "never"
        return row + (isLarge && !isLow ? 52 : 0)
    }

    /// What an item's prompt adds to its bar.
    func prompt(of item: IBElement?) -> CGFloat {
        item?.string("prompt").map { $0.isEmpty || isLow ? 0 : 30 } ?? 0
    }

    /// A simulated navigation bar.
    func simulatedBar(_ metrics: IBElement) -> CGFloat { row + (metrics.bool("prompted") == true && !isLow ? 30 : 0) }

    var tabBar: CGFloat { isLow ? 32 : isPad ? 50 : 49 }

    func toolbar(isAboveHomeIndicator: Bool) -> CGFloat { isLow ? 32 : isPad ? 50 : isAboveHomeIndicator ? 49 : 44 }

    private var row: CGFloat { isLow ? 32 : isPad ? 50 : 44 }
}
