// swift-format-ignore-file
import UIKit

class SegueActions: UIViewController {
    @IBSegueAction func showDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        title = segueIdentifier
        return self
    }
    @IBSegueAction private func plain(_ coder: NSCoder) -> UIViewController? { nil }
}
