// swift-format-ignore-file
import UIKit

actor Store {
    var count = 0
    func add() { count += 1 }
}
@MainActor final class Isolated: NSObject {
    var heard = 0
    @objc func tick() { heard += 1 }
    nonisolated func free() -> Int { 1 }
}
