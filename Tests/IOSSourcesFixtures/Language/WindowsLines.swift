// swift-format-ignore-file
import UIKit

final class WindowsLines: UIView {
    @IBOutlet var view: UIView!
    @objc func tick() { tag += 1 }
    #if os(Linux)
    var line: Int { return #line }
    #endif
}
