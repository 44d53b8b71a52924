// swift-format-ignore-file
import UIKit

extension Extended {
    @objc func fromOtherFile(_ sender: UIButton) { heard.append("other file"); secret() }
    @objc private func secret() { heard.append("secret") }
    static let secretSelector = #selector(secret)
}
