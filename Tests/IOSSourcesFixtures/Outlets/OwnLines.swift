// swift-format-ignore-file
import UIKit

class OwnLines: UIView {
    @IBOutlet
    weak
    var label: UILabel!

    @IBOutlet // the lower one
    /* and what { a } comment */
    var lower:
        UIView?
    @IBOutlet var closure: UIView! = {
        let view = UIView()
        view.tag = 7
        return view
    }()
}
