// swift-format-ignore-file
import UIKit

class Outer: UIViewController {
    enum Kind { case one; struct Deep { final class Deepest: UIView { @IBOutlet var leaf: UIView!; @objc func deep() { tag += 1 } } } }
    private class Hidden: UIView { @IBOutlet var inside: UIView!; @objc func rung() { tag += 5 } }
    @IBOutlet var outside: UIView!
    class Inner: Outer { @IBOutlet var inner: UIView! }
    var box: Box? = nil
    func ring() -> Int { let hidden = Hidden(); hidden.perform(#selector(Hidden.rung)); return hidden.tag }
}
extension Outer {
    final class Box: NSObject { var heard = 0; @objc func boxed() { heard += 1 } }
    static let boxed = #selector(Box.boxed)
}
