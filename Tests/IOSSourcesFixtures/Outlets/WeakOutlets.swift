// swift-format-ignore-file
import UIKit

protocol Painting: AnyObject { var colour: String { get } }
final class Painter: NSObject, Painting { let colour = "red" }

class WeakOutlets: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var painter: AnyObject?
    // A weak outlet of protocol type: two words, which reflection alone can't set.
    weak var painting: Painting? { painter as? Painting }
    @IBOutlet unowned var owner: UIView!
}
