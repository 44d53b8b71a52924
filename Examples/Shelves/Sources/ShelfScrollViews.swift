import UIKit

/// A scroll view whose content is one stack: what scrolls in a column and in a row.
class StackScrollView: UIScrollView {
    let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    /// The space around the stack.
    @IBInspectable var padding: CGFloat = 0 {
        didSet { stack.layoutMargins = UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding) }
    }

    func assemble() {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.layoutMargins = .zero
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
        ])
    }
}

/// Scrolls up and down; as wide as it is shown.
final class ColumnScrollView: StackScrollView {
    override func assemble() {
        super.assemble()
        stack.axis = .vertical
        stack.spacing = 12
        contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
    }
}

/// Scrolls left and right; as high as it is shown.
final class RowScrollView: StackScrollView {
    override func assemble() {
        super.assemble()
        stack.axis = .horizontal
        stack.spacing = 8
        contentLayoutGuide.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor).isActive = true
    }
}
