import Foundation

/// A look that a visual effect view gives to what lies behind it or in it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// What lies behind is blurred.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiblureffect
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The material. Raw values are Apple's.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    /// The material.
    package let style: Style

    /// Makes a blur of a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// What lies in the view shines through a blur.
///
/// Apple: https://developer.apple.com/documentation/uikit/uivibrancyeffect
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The blur.
    package let blurEffect: UIBlurEffect

    /// Makes an effect on a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }

    /// Makes an effect on a blur for a kind of content; all kinds look alike here.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// What stands out of a blur. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIVisualEffect {
    /// Whether the material is dark or light whatever the interface is; nil where it follows the interface.
    package var isDark: Bool? {
        switch (self as? UIBlurEffect ?? (self as? UIVibrancyEffect)?.blurEffect)?.style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            true
        default: nil
        }
    }
}

/// Gives a look to what lies behind it; what is shown on it goes into the content view.
///
/// Apple: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The look.
    open var effect: UIVisualEffect?
    /// The view for what is shown; it fills this one.
    open private(set) lazy var contentView: UIView = makeContentView()

    /// Makes a view of a look.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        fill()
    }

    /// Makes a view that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill()
    }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Ties the content view's edges to this view's, so that constraints inside reach this view's size.
    private func fill() {
        if contentView.superview !== self { addSubview(contentView) }
        contentView.translatesAutoresizingMaskIntoConstraints = false
        let edges = [
            contentView.leftAnchor.constraint(equalTo: leftAnchor), contentView.rightAnchor.constraint(equalTo: rightAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor), contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for constraint in edges { constraint.isSystem = true }
        NSLayoutConstraint.activate(edges)
    }
}
