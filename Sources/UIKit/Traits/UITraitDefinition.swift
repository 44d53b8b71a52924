import Foundation

/// A trait: what kind of value it has and what holds where none is set. An app may define its own (iOS 17).
///
/// Apple: https://developer.apple.com/documentation/uikit/uitraitdefinition-swift.protocol
public protocol UITraitDefinition {
    /// The type of the value.
    associatedtype Value
    /// What holds where no value is set.
    static var defaultValue: Value { get }
    /// The name for debugging.
    static var name: String { get }
    /// Whether colours may depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// They don't, unless a trait says so.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that every collection has a place for.
protocol StandardTrait: UITraitDefinition {
    /// Where a collection holds it.
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension StandardTrait {
    static func value(in values: TraitValues) -> Any { values[keyPath: path] }

    static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The name for debugging.
    public static var name: String { "HorizontalSizeClass" }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The name for debugging.
    public static var name: String { "VerticalSizeClass" }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: CGFloat { 0 }
    /// The name for debugging.
    public static var name: String { "DisplayScale" }
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// The name for debugging.
    public static var name: String { "UserInterfaceStyle" }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// The name for debugging.
    public static var name: String { "UserInterfaceIdiom" }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Which way text and layout run.
public enum UITraitLayoutDirection: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// The name for debugging.
    public static var name: String { "LayoutDirection" }
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The text size a person chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// The name for debugging.
    public static var name: String { "PreferredContentSizeCategory" }
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Whether more contrast is asked for.
public enum UITraitAccessibilityContrast: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// The name for debugging.
    public static var name: String { "AccessibilityContrast" }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether bold text is asked for.
public enum UITraitLegibilityWeight: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    /// The name for debugging.
    public static var name: String { "LegibilityWeight" }
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// The name for debugging.
    public static var name: String { "UserInterfaceLevel" }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The display's colour gamut.
public enum UITraitDisplayGamut: UITraitDefinition, StandardTrait {
    /// The value where none is set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// The name for debugging.
    public static var name: String { "DisplayGamut" }
    /// Colours depend on it.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
