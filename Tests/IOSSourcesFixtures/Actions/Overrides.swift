// swift-format-ignore-file
import UIKit

final class Overrides: UIViewController {
    var heard = 0
    override func viewDidLoad() { super.viewDidLoad(); heard += 1 }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    var selector: Selector { #selector(viewDidLoad) }
}
