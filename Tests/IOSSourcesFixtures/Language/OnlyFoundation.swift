// swift-format-ignore-file
import Foundation

final class OnlyFoundation: NSObject {
    var heard = 0
    @objc func tick() { heard += 1 }
    static var line: Int { return #line }
}
