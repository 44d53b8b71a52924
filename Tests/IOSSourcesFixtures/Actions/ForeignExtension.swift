// swift-format-ignore-file
import UIKit

extension UIViewController {
    func hidesKeyboardOnTap() -> UITapGestureRecognizer {
        UITapGestureRecognizer(target: self, action: #selector(UIViewController.dismissKeyboard))
    }
    @objc func dismissKeyboard() { title = "dismissed" }
}
extension UIView {
    @IBInspectable var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}
