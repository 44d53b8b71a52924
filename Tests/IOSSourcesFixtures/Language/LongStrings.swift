// swift-format-ignore-file
import UIKit

final class LongStrings: UIView {
    let text = """
        @IBOutlet var fake: UILabel! {
        "quoted" and ""two"" \(["}": "in a dictionary"]["}"] ?? "") \"""
        #selector(fake)
        """
    let raw = #"""
        \(not) """ { #if
        """#
    @IBOutlet var after: UIView!
}
