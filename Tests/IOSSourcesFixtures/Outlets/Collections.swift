// swift-format-ignore-file
import UIKit

class Collections: UIViewController {
    @IBOutlet var views: [UIView]!
    @IBOutlet var labels: [UILabel] = [] { didSet { changes += 1 } }
    @IBOutlet private var pairs: Array<UIView>?
    var changes = 0
    var pairCount: Int { pairs?.count ?? -1 }
}
