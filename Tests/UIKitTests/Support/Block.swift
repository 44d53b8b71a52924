import UIKit

/// A view with a natural size of its own, so that no font enters.
@MainActor final class Block: UIView {
    private let natural: CGSize
    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { natural }
}

/// A frame-based view to hang a test's hierarchy in.
@MainActor func root(_ width: CGFloat = 320, _ height: CGFloat = 300) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
