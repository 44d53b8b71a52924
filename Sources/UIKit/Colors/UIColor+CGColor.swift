import CoreGraphics
import Foundation

extension UIColor {
    /// Makes a colour from a colour of Core Graphics.
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    /// The colour for Core Graphics, chosen by the current traits.
    public var cgColor: CGColor {
        let c = components
        return CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
    }
}
