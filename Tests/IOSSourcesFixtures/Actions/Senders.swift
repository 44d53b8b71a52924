// swift-format-ignore-file
import UIKit

class Senders: UIViewController {
    var heard: [String] = []
    @IBAction func none() { heard.append("none") }
    @IBAction func any(_ sender: Any) { heard.append("any") }
    @IBAction func anyObject(_ sender: AnyObject) { heard.append("anyObject") }
    @IBAction func optional(_ sender: Any?) { heard.append(sender == nil ? "nil" : "some") }
    @IBAction func button(_ sender: UIButton) { heard.append("button \(sender.tag)") }
    @IBAction func forced(_ sender: UIButton!) { heard.append("forced \(sender.tag)") }
    @IBAction func event(_ sender: UIButton, forEvent event: UIEvent?) { heard.append("event") }
    @IBAction private func hidden(_ sender: UIControl) { heard.append("hidden") }
    @discardableResult @IBAction func returning(_ sender: UIControl) -> Bool { heard.append("returning"); return true }
}
