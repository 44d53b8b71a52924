// swift-format-ignore-file
import UIKit

final class Names: UIView {
    @IBOutlet var `default`: UIView!
    var heard: [String] = []
    @objc func `repeat`(_ sender: Any) { heard.append("repeat") }
    func take(class: Int, extension: Int, in other: AnyObject.Type) -> Int { `class` + `extension` }
    let kind = UIView.self
    var isClass: Bool { type(of: self) == Names.self && kind.self == UIView.self }
    @objc func größe() { heard.append("größe") }
    @objc func 🎈() { heard.append("balloon") }
    var selectors: [Selector] { [#selector(`repeat`), #selector(größe), #selector(🎈)] }
    class var shared: Int { 1 }
    class func make() -> Names { Names() }
}
