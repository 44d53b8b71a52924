// swift-format-ignore-file
import UIKit

final class BareRegex: UIView {
    func hasBrace(_ text: String) -> Bool { text.contains(/[{"]/) }
    func words(_ text: String) -> Int { let pattern = /\w+}/; return text.matches(of: pattern).count }
    @IBOutlet var after: UIView!
}
