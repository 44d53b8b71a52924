// swift-format-ignore-file
import UIKit

final class Regexes: UIView {
    let open = #/[{"](\w+)/#
    let bare = try! Regex("a{2}")
    let half = 10 / 2; let quarter = (8) / 4 / 1
    let long = #/
        { \" [/] # a comment with {
        /#
    @IBOutlet var after: UIView!
    func matches(_ text: String) -> Bool { text.firstMatch(of: open) != nil }
}
