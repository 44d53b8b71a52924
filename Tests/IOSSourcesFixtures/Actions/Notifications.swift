// swift-format-ignore-file
import UIKit

final class Listener: UIViewController {
    static let changed = Notification.Name("Listener.changed")
    var heard: [String] = []
    func listen() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: Self.changed, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(plain), name: Self.changed, object: self)
    }
    func stop() { NotificationCenter.default.removeObserver(self) }
    @objc private func changed(_ notification: Notification) { heard.append(notification.name.rawValue) }
    @objc func plain() { heard.append("plain") }
    deinit { NotificationCenter.default.removeObserver(self) }
}
