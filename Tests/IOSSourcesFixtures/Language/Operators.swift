// swift-format-ignore-file
import UIKit

infix operator <-: AssignmentPrecedence
prefix operator √
@MainActor func <- (left: UILabel, right: String) { left.text = right }
prefix func √ (value: Double) -> Double { value.squareRoot() }
final class Operators: UIView {
    @IBOutlet weak var label: UILabel!
    let generic: [String: [Int?]] = [:], function: (Int) -> (Int) -> Int = { a in { b in a < b ? a : b } }
    @objc func apply() { label <- "\(√16.0)"; tag = 1_000 / 10 >> 1 }
    var isSmall: Bool { tag < 5 || tag > 1000 }
    subscript(index: Int) -> Int { index }
    deinit { }
}
