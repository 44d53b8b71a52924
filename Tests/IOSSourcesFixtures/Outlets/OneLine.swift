// swift-format-ignore-file
import UIKit

final class OneLine: UIViewController { @IBOutlet weak var a: UILabel!; @IBOutlet var b: UIView?; var count = 0; @IBAction func go(_ s: Any) { count += 1 } }
class TwoNames: UIView { @IBOutlet var first: UILabel!, second: UIView!; @IBOutlet @objc dynamic open var third: UIView? }
