// swift-format-ignore-file
import UIKit

class BaseController: UIViewController {
    @IBOutlet var baseLabel: UILabel!
    var heard: [String] = []
    @objc func tick() { heard.append("base") }
    @IBAction func press(_ sender: UIButton) { heard.append("press") }
}
class MiddleController: BaseController {}
final class LeafController: MiddleController {
    @IBOutlet private var leafLabel: UILabel?
    var leafText: String? { leafLabel?.text }
    override func tick() { heard.append("leaf") }
}
