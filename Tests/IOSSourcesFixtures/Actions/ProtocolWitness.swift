// swift-format-ignore-file
import UIKit

@MainActor @objc protocol Tapping {
    func tapped(_ sender: Any)
    @objc func doubleTapped()
}
final class ProtocolWitness: UIViewController, Tapping {
    var heard: [String] = []
    func tapped(_ sender: Any) { heard.append("tapped") }
    func doubleTapped() { heard.append("doubleTapped") }
    var selectors: [Selector] { [#selector(tapped(_:)), #selector(doubleTapped)] }
}
