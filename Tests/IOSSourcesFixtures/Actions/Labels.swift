// swift-format-ignore-file
import UIKit

class Labels: NSObject {
    var heard: [String] = []
    @objc func show(item: Any) { heard.append("show") }
    @objc func move(to place: Any) { heard.append("move") }
    @objc func move(to place: Any, with speed: Any?) { heard.append("move2") }
    @objc func save(_ one: Any, _ two: Any?) { heard.append("save") }
    @objc func goTo(place: Any) { heard.append("goTo") }
    @objc(renamed:) func original(_ value: Any) { heard.append("original") }
    var selectors: [Selector] {
        [
            #selector(show), #selector(move(to:)), #selector(move(to:with:)), #selector(save), #selector(goTo), #selector(original),
        ]
    }
}
