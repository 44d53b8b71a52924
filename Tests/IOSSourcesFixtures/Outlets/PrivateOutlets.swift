// swift-format-ignore-file
import UIKit

class PrivateOutlets: UIView {
    @IBOutlet private var hidden: UILabel!
    @IBOutlet fileprivate weak var faint: UIView?
    @IBOutlet private(set) var readable: UIButton!
    @IBOutlet internal final var last: UIView!
    var all: [UIView?] { [hidden, faint, readable, last] }
}
