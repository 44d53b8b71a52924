// swift-format-ignore-file
import UIKit

class GenericController<Content: UIView, Model>: UIViewController where Model: Equatable {
    let content: Content
    var heard = 0
    init(content: Content) { self.content = content; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    @objc func refresh(_ sender: Any) { heard += 1 }
    func arm(_ control: UIControl) { control.addTarget(self, action: #selector(refresh), for: .valueChanged) }
}
