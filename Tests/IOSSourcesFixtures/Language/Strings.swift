// swift-format-ignore-file
import UIKit

final class Strings: UIView {
    let brace = "{ @objc func no() { } @IBOutlet"
    let escaped = "quote \" brace { \\"
    let nested = "a \("b \("{".count) }") c"
    let closure = "sum \([1, 2].map { $0 + 1 }.reduce(0) { $0 + $1 })"
    @IBOutlet var after: UIView!
    let empty = ""; let pound = #"""#; let raw = #"\" { \(no) "#; let deep = ##"a "# { b"##
    let rawInterpolation = #"value \#(["{": 1]["{"] ?? 0) }"#
    @objc func texts() {}
    var all: [String] { [brace, escaped, nested, closure, empty, pound, raw, deep, rawInterpolation] }
}
