// swift-format-ignore-file
import UIKit

class SelectorForms: UIViewController {
    var heard: [String] = []
    @objc func tick() { heard.append("tick") }
    @objc func tock(_ sender: Any) { heard.append("tock") }
    @objc func twice() { heard.append("twice0") }
    @objc func twice(_ sender: UIButton) { heard.append("twice1") }
    @objc var level = 0
    @objc class func shared() {}
    var forms: [Selector] {
        let text = "in a string \(#selector(tick)) too"
        _ = text
        return [
            #selector(tick), #selector(self.tick), #selector(SelectorForms.tick), #selector(tock(_:)), #selector(SelectorForms.tock(_:)),
            #selector(twice(_:)), #selector(twice as () -> Void), #selector(twice as (UIButton) -> Void),
            #selector(
                tick
            ), #selector(getter: level), #selector(setter: SelectorForms.level), #selector(UIView.endEditing(_:)), #selector(UIView.layoutIfNeeded),
        ]
    }
    var path: String { #keyPath(SelectorForms.view.tag) + #keyPath(level) }
}
