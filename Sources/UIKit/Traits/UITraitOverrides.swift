import Foundation

/// Traits put over those that are inherited (iOS 17).
///
/// Apple: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.protocol
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is put over the inherited one.
    func contains(_ trait: UITrait) -> Bool
    /// Lets the inherited value of a trait hold again.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    func contains(_ trait: UITrait) -> Bool {
        guard let standard = trait as? any StandardTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        return CustomTraitValue(value: standard.value(in: self)) != CustomTraitValue(value: standard.value(in: TraitValues()))
    }

    mutating func remove(_ trait: UITrait) {
        guard let standard = trait as? any StandardTrait.Type else {
            custom[ObjectIdentifier(trait)] = nil
            return
        }
        standard.set(standard.value(in: TraitValues()), in: &self)
    }
}

extension UIView {
    /// The traits that this view puts over those it inherits (iOS 17).
    public var traitOverrides: any UITraitOverrides {
        get { traitOverride?.values ?? TraitValues() }
        set { setTraitOverride((newValue as? TraitValues).map { UITraitCollection(values: $0) }) }
    }

    /// The style of this view and all in it, whatever the superview's is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverride?.userInterfaceStyle ?? .unspecified }
        set { setTraitOverride((traitOverride ?? UITraitCollection()).modifyingTraits { $0.userInterfaceStyle = newValue }) }
    }

    /// Puts traits over the inherited ones, and tells what depends on them.
    func setTraitOverride(_ traits: UITraitCollection?) {
        let before = traitCollection
        traitOverride = traits
        traitsDidChange(from: before)
    }
}
