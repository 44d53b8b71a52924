// swift-format-ignore-file
import UIKit

class Conditional: UIViewController {
    #if os(iOS)
    @IBOutlet var onlyOnPhones: UISomethingThatIsNotHere!
    @objc func never() { #selector(thisIsNowhere) }
    #elseif os(Linux)
    @IBOutlet var onLinux: UILabel!
    #else
    @IBOutlet var elsewhere: UILabel!
    #endif
    #if canImport(UIKit) && !os(macOS) // { a comment
    @IBOutlet var withUIKit: UILabel!
    #if NEVER_DEFINED
    @IBOutlet var inner: Missing!
    #else
    @IBOutlet var innerElse: UIView!
    #endif
    #endif
    var heard = 0
    #if swift(>=5.0)
    @objc func compiled() { heard += 1 }
    #endif
    var selector: Selector { #selector(compiled) }
}
