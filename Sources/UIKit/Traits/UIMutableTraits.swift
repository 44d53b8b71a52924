import Foundation

/// Traits that can be set, one by one.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimutabletraits
public protocol UIMutableTraits {
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 leaves it unspecified.
    var displayScale: CGFloat { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Which way text and layout run.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The text size a person chose.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether more contrast is asked for.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether bold text is asked for.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The display's colour gamut.
    var displayGamut: UIDisplayGamut { get set }
    /// Any trait, also one of the app's own.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The traits of a collection as one value; an unspecified trait has its type's unspecified value.
struct TraitValues: UIMutableTraits, Hashable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    /// The traits of the app's own, by their type.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]
}

/// The value of a trait of the app's own; equal when both are equatable and equal.
struct CustomTraitValue: Hashable {
    let value: Any

    static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool {
        guard let left = a.value as? AnyHashable, let right = b.value as? AnyHashable else { return false }
        return left == right
    }

    func hash(into hasher: inout Hasher) {
        if let value = value as? AnyHashable { hasher.combine(value) }
    }
}

extension TraitValues {
    /// Takes over every trait that another value specifies.
    mutating func override(with other: TraitValues) {
        func take<T: Equatable>(_ path: WritableKeyPath<TraitValues, T>, unless unspecified: T) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.displayGamut, unless: .unspecified)
        custom.merge(other.custom) { $1 }
    }

    /// A value with the specified traits of a second put over a first.
    static func combining(_ base: TraitValues, _ over: TraitValues) -> TraitValues {
        var result = base
        result.override(with: over)
        return result
    }

    /// The value that a caller's closure makes of this one.
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }

    /// A standard trait goes to its own place, any other to the app's own.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let standard = trait as? any StandardTrait.Type { return standard.value(in: self) as? T.Value ?? T.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let standard = trait as? any StandardTrait.Type {
                standard.set(newValue, in: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue)
            }
        }
    }

    /// `name = value` of each specified trait.
    var specified: [String] {
        var parts: [String] = []
        func say<T: Equatable>(_ name: String, _ value: T, unless unspecified: T) {
            if value != unspecified { parts.append("\(name) = \(value)") }
        }
        say("UserInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
        say("DisplayScale", displayScale, unless: 0)
        say("HorizontalSizeClass", horizontalSizeClass, unless: .unspecified)
        say("VerticalSizeClass", verticalSizeClass, unless: .unspecified)
        say("UserInterfaceStyle", userInterfaceStyle, unless: .unspecified)
        say("LayoutDirection", layoutDirection, unless: .unspecified)
        say("PreferredContentSizeCategory", preferredContentSizeCategory.rawValue, unless: UIContentSizeCategory.unspecified.rawValue)
        say("AccessibilityContrast", accessibilityContrast, unless: .unspecified)
        say("LegibilityWeight", legibilityWeight, unless: .unspecified)
        say("UserInterfaceLevel", userInterfaceLevel, unless: .unspecified)
        say("DisplayGamut", displayGamut, unless: .unspecified)
        return parts
    }
}
