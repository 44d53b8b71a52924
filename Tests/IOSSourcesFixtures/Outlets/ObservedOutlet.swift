// swift-format-ignore-file
import UIKit

final class ObservedOutlet: UIViewController {
    var seen: [String] = []
    @IBOutlet var title1: UILabel! {
        willSet { seen.append("will") }
        didSet { seen.append("did \(title1.text ?? "")") }
    }
}
