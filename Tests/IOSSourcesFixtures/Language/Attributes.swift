// swift-format-ignore-file
import UIKit

final class Attributes: UIView {
    @available(*, deprecated, message: "use { new } instead: \"(\"") func old() {}
    @available(iOS 13.0, *) @objc func available() { tag += 1 }
    @inline(never) @objc @discardableResult func returning() -> Int { tag }
    lazy var button: UIButton = { let button = UIButton(); button.addTarget(self, action: #selector(available), for: .touchUpInside); return button }()
    @Clamped @IBInspectable var level: Int = 3
    @objc lazy dynamic var name = "name"
    @objc(theShared) static let shared = 1
    @objc override init(frame: CGRect) { super.init(frame: frame) }
    @objc required init?(coder: NSCoder) { super.init(coder: coder) }
    var warm = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    var tinted: UIColor { #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1) }
    @objc enum Level: Int { case low, high }
}
@propertyWrapper struct Clamped { var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
