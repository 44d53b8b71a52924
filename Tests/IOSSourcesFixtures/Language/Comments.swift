// swift-format-ignore-file
import UIKit

// @objc class Fake { @IBOutlet var a: UILabel!
/* outer { /* inner { */ @IBAction func no() } */
final class Comments: UIView { // { trailing
    /** A " quote and a { brace. */
    @IBOutlet /* between */ var /* the */ view /* name */ : UIView! // }
    let url = "https://example.org/{x}" // "
    /* #if */ @objc /* #endif */ func called() { tag += 1 }
}
