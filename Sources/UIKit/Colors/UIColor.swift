import CoreGraphics
import Foundation

/// A colour: fixed components, or one of several chosen by traits.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let coreFoundationMark = CoreFoundationMark()

    /// What a colour is made of.
    enum Content {
        /// Red, green, blue and alpha in sRGB, 0...1 (beyond it for wide colours).
        case fixed(ColorComponents)
        /// A closure that chooses by traits.
        case dynamic((UITraitCollection) -> UIColor)
    }

    // A closure of a dynamic colour is the caller's; UIKit calls it from any thread too, hence the unchecked conformance above.
    let content: Content
    /// The name of a system or catalogue colour; it makes equal what would be two closures.
    let name: String?
    /// The picture that a pattern repeats; nil for a plain colour.
    package let patternImage: UIImage?

    init(content: Content, name: String? = nil, patternImage: UIImage? = nil) {
        self.content = content
        self.name = name
        self.patternImage = patternImage
        super.init()
    }

    /// Makes a colour that repeats a picture side by side from the top left of a view's ground. It has no components of its own: those asked for are clear.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
    public convenience init(patternImage image: UIImage) {
        self.init(content: .fixed(ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)), patternImage: image)
    }

    /// Makes a colour from red, green, blue and alpha, 0...1 in extended sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(content: .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Makes the colour that Xcode's colour well wrote: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Makes a grey from white and alpha, 0...1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from red, green, blue and alpha of Display P3, 0...1; in extended sRGB its components may lie beyond 0...1.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(content: .fixed(ColorComponents(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)))
    }

    /// Makes a colour from hue, saturation, brightness and alpha, 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(content: .fixed(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
    }

    /// Makes a colour that a closure chooses each time by the traits in force.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(content: .dynamic(dynamicProvider))
    }

    /// Makes the colour of a name in the asset catalogues that are registered, or answers nil.
    public convenience init?(named name: String) {
        guard let color = AssetLibrary.shared.color(named: name) else { return nil }
        self.init(content: color.content, name: name)
    }

    /// Decodes components that `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.init(
            red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"),
            alpha: coder.decodeDouble(forKey: "UIAlpha"))
    }

    /// The colour for given traits: a dynamic colour chooses, a fixed one is itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch content {
        case .fixed: self
        case .dynamic(let choose): choose(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The same colour with another alpha, 0...1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let components):
            UIColor(content: .fixed(components.with(alpha: alpha)))
        case .dynamic(let choose):
            UIColor(content: .dynamic { choose($0).withAlphaComponent(alpha) }, name: name.map { "\($0) alpha \(alpha)" })
        }
    }

    /// Writes red, green, blue and alpha.
    ///
    /// - Returns: true; every colour here has such components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes white and alpha if the colour is a grey.
    ///
    /// - Returns: whether it is.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation, brightness and alpha.
    ///
    /// - Returns: true; every colour here has such components.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (h, s, b) = components.hueSaturationBrightness
        hue?.pointee = h
        saturation?.pointee = s
        brightness?.pointee = b
        alpha?.pointee = components.alpha
        return true
    }

    /// Fixed colours are equal by their components; dynamic ones by their name, or when they are the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if patternImage !== other.patternImage { return false }
        switch (content, other.content) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.dynamic, .dynamic): return name != nil && name == other.name
        default: return false
        }
    }

    /// Equal colours have equal hashes.
    open override var hash: Int {
        switch content {
        case .fixed(let components): components.hashValue
        case .dynamic: name?.hashValue ?? ObjectIdentifier(self).hashValue
        }
    }

    /// Colours don't change, so a copy is the same object.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour's name, or its components.
    open override var description: String {
        switch content {
        case .dynamic: "<UIDynamicColor: \(name ?? "dynamic")>"
        case .fixed(let c): "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
        }
    }

    /// The components under the current traits.
    var components: ColorComponents {
        switch content {
        case .fixed(let components): components
        case .dynamic(let choose): choose(.current).components
        }
    }
}

extension UIColor {
    /// Red, green, blue and alpha for given traits, 0...1: what a renderer needs.
    package func rgba(for traits: UITraitCollection) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let c = resolvedColor(with: traits).components
        return (c.red, c.green, c.blue, c.alpha)
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` makes where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
