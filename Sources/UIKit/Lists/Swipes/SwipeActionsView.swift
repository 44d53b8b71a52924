import CoreGraphics
import Foundation

/// The buttons that a swiped row uncovers, beside the row in the list. The first action stands at the row's edge.
///
/// A button is at least 74 points wide and as tall as the row; pulled further, all grow alike. A title stands below a picture where the row is at
/// least 91 points tall, else the picture stands alone.
final class SwipeActionsView: UIView {
    private let buttons: [UIButton]
    private let widths: [CGFloat]
    /// Whether the buttons stand at the left edge of the row.
    private let isAtLeft: Bool
    /// How far the row is moved when the buttons show in full, in points.
    var fullWidth: CGFloat { widths.reduce(0, +) }

    static let least: CGFloat = 74
    static let heightForBoth: CGFloat = 91
    private static let side: CGFloat = 15

    init(_ actions: [UIContextualAction], isAtLeft: Bool, rowHeight: CGFloat, perform: @escaping (UIContextualAction, UIView) -> Void) {
        self.isAtLeft = isAtLeft
        buttons = actions.map { Self.button(for: $0, rowHeight: rowHeight, perform) }
        widths = buttons.map { button in
            let title = button.title(for: .normal) == nil ? 0 : button.titleLabel?.intrinsicContentSize.width ?? 0
            return max(Self.least, title + 2 * Self.side)
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first lies in front of the others, as a long swipe drags it over them.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    private static func button(
        for action: UIContextualAction, rowHeight: CGFloat, _ perform: @escaping (UIContextualAction, UIView) -> Void
    ) -> UIButton {
        let button = SwipeActionButton(type: .custom)
        button.backgroundColor = action.backgroundColor
        button.setImage(
            action.image?.renderingMode == .automatic ? action.image?.withRenderingMode(.alwaysTemplate) : action.image, for: .normal)
        button.tintColor = .white
        if action.image == nil || rowHeight >= heightForBoth { button.setTitle(action.title, for: .normal) }
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.addAction(
            UIAction { [weak button] _ in if let button { perform(action, button) } }, for: .touchUpInside)
        return button
    }

    /// Each button has its part of the width.
    override func layoutSubviews() {
        super.layoutSubviews()
        let stretch = fullWidth > 0 ? bounds.width / fullWidth : 0
        var edge = isAtLeft ? 0 : bounds.width
        for (button, width) in zip(buttons, widths) {
            let own = width * stretch
            button.frame = CGRect(x: isAtLeft ? edge : edge - own, y: 0, width: own, height: bounds.height)
            edge += isAtLeft ? own : -own
        }
    }
}

/// One of the buttons: picture above title, both in the middle.
private final class SwipeActionButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        guard let size = currentImage?.size else { return .zero }
        let title = currentTitle == nil ? 0 : (titleLabel?.intrinsicContentSize.height ?? 0) + 4
        return CGRect(
            x: contentRect.midX - size.width / 2, y: contentRect.midY - (size.height + title) / 2, width: size.width, height: size.height)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        guard currentTitle != nil, let size = titleLabel?.intrinsicContentSize else { return .zero }
        let image = currentImage.map { $0.size.height + 4 } ?? 0
        let width = min(size.width, contentRect.width)
        return CGRect(
            x: contentRect.midX - width / 2, y: contentRect.midY - (size.height + image) / 2 + image, width: width, height: size.height)
    }
}
