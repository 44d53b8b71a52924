// swift-format-ignore-file
import UIKit

class PlainHelper: NSObject {
    var heard = 0
}
class TickingHelper: PlainHelper {
    @objc func tick() { heard += 1 }
}
final class OutletHelper: TickingHelper, @unchecked Sendable {
    @IBOutlet var view: UIView?
    @objc func tock() { heard += 10 }
}
class Rootless {
    var heard = 0
    @objc func tick() { heard += 1 }
}
class WithProtocol: CustomStringConvertible {
    var description: String { "" }
    var heard = 0
    @objc func tick() { heard += 1 }
}
struct Holder<Value> where Value: Equatable {
    final class Box: NSObject {
        var heard = 0
        @objc func tick() { heard += 1 }
    }
}
