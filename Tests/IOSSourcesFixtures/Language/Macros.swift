// swift-format-ignore-file
import UIKit

import Observation

@Observable final class Model { var count = 0 }
#if os(iOS)
#Preview("A {") { UIView() }
#endif
final class Macros: UIViewController {
    let model = Model()
    @IBOutlet var label: UILabel! { didSet { model.count += 1 } }
    @objc func line() -> Int { return #line }
    let function = #function; let file = #fileID
    func check() { guard #available(iOS 15, *) else { return }; model.count += 1 }
}
