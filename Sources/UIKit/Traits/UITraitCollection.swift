import Foundation

/// The environment an interface is laid out and drawn in: size classes, scale, style, text size, direction.
///
/// A value that is unspecified takes no part when collections are combined. Immutable; make a changed copy with
/// `modifyingTraits(_:)`.
/// Apple: https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    /// Makes a collection in which nothing is specified.
    public override init() {
        values = TraitValues()
        super.init()
    }

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection by setting the traits that a closure sets (iOS 17).
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// Makes a collection from several: for each trait, the last one that specifies it wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.override(with: $1.values) })
    }

    /// A copy with the traits that a closure changes (iOS 17).
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// This collection with the traits that another specifies put over it (iOS 17).
    public func replacing(_ other: UITraitCollection) -> UITraitCollection {
        UITraitCollection(values: TraitValues.combining(values, other.values))
    }

    /// Whether every trait that another collection specifies has the same value here.
    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return TraitValues.combining(values, other.values) == values
    }

    /// Collections are equal when all their traits are.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// Equal collections have equal hashes.
    open override var hash: Int { values.hashValue }

    /// Collections don't change, so a copy is the same object.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the colours of dynamic system colours may differ between this collection and another.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        let theirs = other?.values ?? TraitValues()
        return values.userInterfaceStyle != theirs.userInterfaceStyle || values.accessibilityContrast != theirs.accessibilityContrast
            || values.userInterfaceLevel != theirs.userInterfaceLevel || values.displayGamut != theirs.displayGamut
    }

    /// Names the specified traits.
    open override var description: String {
        "<UITraitCollection; \(values.specified.joined(separator: ", "))>"
    }
}

extension UITraitCollection {
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels per point, or 0 when not specified.
    public var displayScale: CGFloat { values.displayScale }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Which way text and layout run.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The text size a person chose.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether more contrast is asked for.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether bold text is asked for.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The display's colour gamut.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Any trait, also one of the app's own (iOS 17).
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

extension UITraitCollection {
    /// Makes a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes a collection that specifies only the scale, in pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// Makes a collection that specifies only the style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// Makes a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Makes a collection that specifies only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Makes a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Makes a collection that specifies only the level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
}

extension UITraitCollection {
    /// The traits that code on this thread should use when no view says otherwise, such as dynamic colours and preferred fonts.
    ///
    /// UIKit sets it around drawing and layout; before that it holds the main screen's traits.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? DeviceProfile.main.traitCollection }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    private static let currentKey = "UITraitCollection.current"

    /// Calls a body with this collection as the current one of the thread.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }
}
