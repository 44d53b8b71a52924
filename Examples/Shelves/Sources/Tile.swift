import UIKit

/// A book's cover.
@IBDesignable
final class Tile: UIView {
    init(_ title: String, width: CGFloat? = nil, height: CGFloat? = nil) {
        super.init(frame: .zero)
        accessibilityLabel = title
        backgroundColor = .systemTeal
        layer.cornerRadius = 8
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
