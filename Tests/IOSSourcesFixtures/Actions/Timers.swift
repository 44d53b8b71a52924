// swift-format-ignore-file
import UIKit

final class Ticker: NSObject {
    var heard = 0
    func start() -> Timer {
        Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(fire(_:)), userInfo: nil, repeats: false)
    }
    @objc func fire(_ timer: Timer) { heard += 1 }
}
