// swift-format-ignore-file
import UIKit

final class PressRecognizer: UITapGestureRecognizer {
    var heard: [String] = []
    @objc func recognised(_ gesture: UIGestureRecognizer) { heard.append("recognised") }
}
final class MenuItem: UIBarButtonItem {
    var heard = 0
    @objc func chosen() { heard += 1 }
    func arm() { target = self; action = #selector(chosen) }
}
