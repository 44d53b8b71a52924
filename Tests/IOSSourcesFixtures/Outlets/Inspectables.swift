// swift-format-ignore-file
import UIKit

@IBDesignable
class Inspectables: UIView {
    @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    @IBInspectable var count: Int = 0
    @IBInspectable var ratio: Double = 0
    @IBInspectable var isLoud: Bool = false
    @IBInspectable var caption: String?
    @IBInspectable var tint: UIColor? = nil
    @IBInspectable var inferred = 1.5
    @IBInspectable var optionalCount: Int? = 3
    @IBInspectable var computed: CGFloat {
        get { radius * 2 }
        set { radius = newValue / 2 }
    }
}
