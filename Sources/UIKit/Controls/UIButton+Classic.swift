import CoreGraphics
import Foundation
import Typography

// The classic button. Measured in Interface Builder documents and on iOS: a title alone has 6 points above and below and the button is at
// least 30 wide, its title rounded up to whole points (all of 180 buttons of 2-pixel documents); contentEdgeInsets take the place of the 6; with a picture there are none; title and picture stand side by side, picture
// first.

extension UIButton {
    private var pixels: PixelScale { textPixels }

    /// What title and picture want, with the room around them.
    var classicSize: CGSize {
        if let signSize { return signSize }
        let title = PixelScale(1).up(titleSize)
        let image = currentImage?.size
        let isBare = contentEdgeInsets == .zero
        var size: CGSize
        if let image {
            size = CGSize(width: image.width + title.width, height: max(image.height, currentTitleIsEmpty ? 0 : title.height))
        } else {
            size = CGSize(width: title.width, height: title.height + (isBare ? 12 : 0))
            if isBare { size.width = max(30, size.width) }
        }
        size.width += contentEdgeInsets.horizontal
        size.height += contentEdgeInsets.vertical
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// The size of the round signs (information, add, close), which have no title: 25 by 24 points since iOS 13, 22 by 22 before.
    private var signSize: CGSize? {
        guard currentImage == nil, currentTitleIsEmpty else { return nil }
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: return InterfaceGeneration.current.signSize
        case .close: return CGSize(width: 30, height: 30)
        case .custom, .system, .plain: return nil
        }
    }

    private var currentTitleIsEmpty: Bool {
        (currentAttributedTitle?.length ?? 0) == 0 && (currentTitle ?? "").isEmpty
    }

    /// The title's size rounded up to pixels; an empty title is as tall as its font.
    var titleSize: CGSize {
        let font = storedTitleLabel?.font ?? defaultTitleFont
        let lines = storedTitleLabel?.numberOfLines ?? 1
        if let attributed = currentAttributedTitle, attributed.length > 0 {
            return pixels.up(measureText(attributed, defaultFont: font, numberOfLines: lines).size)
        }
        guard let title = currentTitle, !title.isEmpty else { return CGSize(width: 0, height: pixels.up(font.lineHeight)) }
        return pixels.up(measureText(title, font: font, numberOfLines: lines).size)
    }

    /// Where title and picture stand in a content rectangle by the alignments.
    func classicRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
        let imageSize = fitted(currentImage?.size ?? .zero, in: content.size)
        let isTitled = !currentTitleIsEmpty
        let natural = isTitled ? titleSize : .zero
        let title = CGSize(
            width: max(0, min(natural.width, content.width - imageSize.width)), height: min(natural.height, max(0, content.height)))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let total = imageSize.width + title.width
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: content.minX
            case .right: content.maxX - total
            default: content.minX + (content.width - total) / 2
            }
        let imageX = isRightToLeft ? x + title.width : x
        let titleX = isRightToLeft ? x : x + imageSize.width
        let imageRect = CGRect(origin: CGPoint(x: imageX, y: y(of: imageSize.height, in: content)), size: imageSize)
        let titleRect = CGRect(origin: CGPoint(x: titleX, y: y(of: title.height, in: content)), size: title)
        return (onPixels(moved(titleRect, titleEdgeInsets)), onPixels(moved(imageRect, imageEdgeInsets)))
    }

    private func y(of height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: content.minY
        case .bottom: content.maxY - height
        default: content.minY + (content.height - height) / 2
        }
    }

    /// Insets act as a move when they are opposite, and shrink by half otherwise: the rectangle is centred in the inset room.
    private func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        CGSize(width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        CGRect(x: pixels.nearest(rect.minX), y: pixels.nearest(rect.minY), width: rect.width, height: rect.height)
    }

    /// Makes the parts that the content needs and fills them.
    func updateParts() {
        let isTitled = !currentTitleIsEmpty
        if isTitled { _ = titleLabel }
        if let label = storedTitleLabel {
            label.isHidden = !isTitled
            if let attributed = currentAttributedTitle { label.attributedText = attributed } else { label.text = currentTitle }
            if configuration == nil, currentAttributedTitle == nil { label.textColor = currentTitleColor }
        }
        if currentImage != nil { _ = imageView }
        storedImageView?.image = currentImage
        storedImageView?.isHidden = currentImage == nil
        updateBackgroundView()
    }

    private func updateBackgroundView() {
        guard let image = currentBackgroundImage else {
            storedBackgroundView?.removeFromSuperview()
            storedBackgroundView = nil
            return
        }
        let view = storedBackgroundView ?? UIImageView(frame: bounds)
        if storedBackgroundView == nil {
            storedBackgroundView = view
            insertSubview(view, at: 0)
        }
        view.image = image
        view.frame = backgroundRect(forBounds: bounds)
    }

    func layOutClassic() {
        let content = contentRect(forBounds: bounds)
        storedTitleLabel?.frame = titleRect(forContentRect: content)
        storedImageView?.frame = imageRect(forContentRect: content)
    }

    /// The baseline of the title below the top of the button at its natural size, or nil without a title.
    func titleBaseline(first: Bool) -> CGFloat? {
        guard !currentTitleIsEmpty else { return nil }
        let size = intrinsicContentSize
        let height = titleSize.height
        let content = CGRect(origin: .zero, size: size).inset(by: contentEdgeInsets)
        let top = pixels.nearest(configuration == nil ? y(of: height, in: content) : (size.height - height) / 2)
        let font = storedTitleLabel?.font ?? defaultTitleFont
        return first ? top + pixels.nearest(font.ascender) : top + height + pixels.nearest(font.descender)
    }
}

extension PixelScale {
    /// A size with both lengths rounded up to pixels.
    func up(_ size: CGSize) -> CGSize {
        CGSize(width: up(size.width), height: up(size.height))
    }
}
