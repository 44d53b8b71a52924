// swift-format-ignore-file
import UIKit

class Extended: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(fromPrivateExtension), for: .touchUpInside)
        button.addTarget(self, action: #selector(fromOtherFile(_:)), for: .touchUpInside)
        view.addSubview(button)
    }
    func press() { (view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside) }
}
private extension Extended {
    @objc func fromPrivateExtension() { heard.append("private extension") }
}
@objc extension Extended {
    func fromObjCExtension() { heard.append("objc extension") }
}
