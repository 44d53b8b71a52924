import Foundation

extension UIView {
    /// The least text size of this view and all in it, however small a person chose; nil for no limit (iOS 15).
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { limitedTextSizes?.least }
        set { limitTextSizes(newValue, maximumContentSizeCategory) }
    }

    /// The greatest text size of this view and all in it, however large a person chose; nil for no limit (iOS 15).
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { limitedTextSizes?.greatest }
        set { limitTextSizes(minimumContentSizeCategory, newValue) }
    }

    private func limitTextSizes(_ least: UIContentSizeCategory?, _ greatest: UIContentSizeCategory?) {
        let before = traitCollection
        limitedTextSizes = least == nil && greatest == nil ? nil : (least, greatest)
        if traitCollection != before { traitsDidChange(from: before) }
    }

    /// Traits with a text size within the limits.
    func withinTextSizes(_ traits: UITraitCollection) -> UITraitCollection {
        let chosen = traits.preferredContentSizeCategory
        guard let limits = limitedTextSizes, chosen != .unspecified else { return traits }
        var size = chosen
        if let least = limits.least, size < least { size = least }
        if let greatest = limits.greatest, size > greatest { size = greatest }
        return size == chosen ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = size }
    }
}

/// What assistive technology says a view is. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// One bit for each trait.
    public let rawValue: UInt64
    /// Makes a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Can't be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
