// swift-format-ignore-file
import UIKit

@objcMembers class Members: NSObject {
    var heard: [String] = []
    func open(_ thing: Any) { heard.append("open") }
    private func hidden() { heard.append("hidden") }
    @nonobjc func swiftOnly() {}
    func generic<T>(_ value: T) {}
    func failing() throws {}
    func later() async {}
}
class BelowMembers: Members {
    func below() { heard.append("below") }
    var selector: Selector { #selector(below) }
}
