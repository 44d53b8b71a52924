import LayoutChecks
import UIKit

/// Under what a preview shows its controller: what a person changes with the keys of the window.
public struct PreviewConditions: Equatable, Sendable {
    /// The device, as it is held.
    public var device: DeviceProfile
    /// The text size setting.
    public var contentSizeCategory: UIContentSizeCategory
    /// Whether the layout reads from right to left.
    public var isRightToLeft: Bool
    /// Whether the appearance is dark.
    public var isDark: Bool
    /// Whether a keyboard stands at the bottom of the screen.
    public var showsKeyboard = false

    /// Makes conditions; without arguments an iPhone 15 upright, at the usual text size, light, from left to right.
    public init(
        device: DeviceProfile = PreviewConditions.usualDevice, contentSizeCategory: UIContentSizeCategory = .large,
        isRightToLeft: Bool = false,
        isDark: Bool = false
    ) {
        self.device = device
        self.contentSizeCategory = contentSizeCategory
        self.isRightToLeft = isRightToLeft
        self.isDark = isDark
    }

    /// What a preview shows until another device is asked for: an iPhone 15 upright.
    public static let usualDevice = DeviceProfile.device(id: "iphone-15") ?? .anyCanvas

    /// The device held the other way.
    mutating func rotate() { device = device.held(device.orientation == .portrait ? .landscape : .portrait) }

    /// The next device of the table, or the one before, held as this one is.
    mutating func changeDevice(by step: Int) {
        let all = DeviceProfile.all
        let index = all.firstIndex { $0.id == device.id } ?? 0
        device = all[(index + step + all.count) % all.count].held(device.orientation)
    }

    /// The next larger text size, or the next smaller one; the last stays.
    mutating func changeTextSize(by step: Int) {
        let categories = UIContentSizeCategory.named.map(\.category)
        let index = categories.firstIndex(of: contentSizeCategory) ?? 3
        contentSizeCategory = categories[min(max(index + step, 0), categories.count - 1)]
    }

    /// What the window's title says.
    var text: String {
        var words = [device.name, "\(Int(device.size.width)) x \(Int(device.size.height))", "text \(contentSizeCategory.shortName)"]
        if isRightToLeft { words.append("right to left") }
        if isDark { words.append("dark") }
        return words.joined(separator: ", ")
    }
}
