import CoreGraphics
import Foundation
import Typography

// The button with a configuration. Measured: insets 7 and 12 points, a body title without a line limit, subtitle 1 point below the title.

extension UIButton {
    private var pixels: PixelScale { textPixels }

    private func titleFont(_ configuration: Configuration) -> UIFont {
        let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
        let usual =
            configuration.titleFont ?? .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
        return titleAttributes(configuration, font: usual)?.font ?? usual
    }

    /// What the configuration's closure makes of the title's attributes; nil without one.
    private func titleAttributes(_ configuration: Configuration, font: UIFont? = nil) -> AttributeContainer? {
        guard let transformer = configuration.titleTextAttributesTransformer else { return nil }
        var usual = AttributeContainer()
        usual.font = font
        usual.foregroundColor = configuration.baseForegroundColor
        return transformer(usual)
    }

    private func subtitleFont(_ configuration: Configuration) -> UIFont {
        configuration.subtitleFont ?? .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    }

    /// The sign of an information or add button, which a configuration shows as a picture: 26 by 20 points in seven public documents.
    private var configuredSignSize: CGSize? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 26, height: 20)
        case .custom, .system, .plain, .close: nil
        }
    }

    /// The sizes of the three parts when the titles may be so wide.
    private struct Parts {
        var image: CGSize?
        var title: CGSize?
        var subtitle: CGSize?
        var titles: CGSize
    }

    private func parts(_ configuration: Configuration, fitting width: CGFloat) -> Parts {
        let image = configuration.showsActivityIndicator ? CGSize(width: 20, height: 20) : currentImage?.size ?? configuredSignSize
        let sideways = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let taken = configuration.contentInsets.leading + configuration.contentInsets.trailing
        let beside = sideways ? image.map { $0.width + configuration.imagePadding } ?? 0 : 0
        let room = width == .greatestFiniteMagnitude ? width : max(0, width - taken - beside)
        let title = measured(configuration.styledTitle, currentTitle, titleFont(configuration), room, line: titleLine(configuration))
        let subtitle = measured(configuration.styledSubtitle, configuration.subtitle, subtitleFont(configuration), room)
        let gap = title != nil && subtitle != nil ? configuration.titlePadding : 0
        let titles = CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0), height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0))
        return Parts(image: image, title: title, subtitle: subtitle, titles: titles)
    }

    /// What the title's lines are raised by: only those of the system's own choice of font are.
    private func titleLine(_ configuration: Configuration) -> CGFloat {
        configuration.titleFont == nil && configuration.titleTextAttributesTransformer == nil
            ? InterfaceGeneration.current.configuredTitleLine : 1
    }

    private func measured(
        _ styled: NSAttributedString?, _ plain: String?, _ font: UIFont, _ width: CGFloat, line: CGFloat = 1
    ) -> CGSize? {
        if let styled, styled.length > 0 {
            return pixels.up(
                measureText(
                    styled, defaultFont: font, width: width, numberOfLines: 0, lineBreakMode: .byWordWrapping, lineBreakStrategy: .standard
                ).size)
        }
        guard let plain, !plain.isEmpty else { return nil }
        var size = measureText(
            plain, font: font, width: width, numberOfLines: 0, lineBreakMode: .byWordWrapping, lineBreakStrategy: .standard
        ).size
        size.height *= line
        return pixels.up(size)
    }

    /// What the content wants at a width, with the insets around it. An empty button keeps the height of its title's line.
    func configuredSize(_ configuration: Configuration, fitting width: CGFloat) -> CGSize {
        let parts = parts(configuration, fitting: width)
        let sideways = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let hasBoth = parts.image != nil && parts.titles != .zero
        let padding = hasBoth ? configuration.imagePadding : 0
        let image = parts.image ?? .zero
        var content =
            sideways
            ? CGSize(width: image.width + padding + parts.titles.width, height: max(image.height, parts.titles.height))
            : CGSize(width: max(image.width, parts.titles.width), height: image.height + padding + parts.titles.height)
        if parts.image == nil, parts.titles == .zero { content.height = pixels.up(titleFont(configuration).lineHeight) }
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
    }

    /// Lays out picture, title and subtitle in the insets by the alignments and the picture's edge.
    func layOut(_ configuration: Configuration) {
        let parts = parts(configuration, fitting: bounds.width)
        style(configuration)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(by: UIEdgeInsets(configuration.contentInsets, rightToLeft: isRightToLeft))
        let image = parts.image ?? .zero
        let padding = parts.image != nil && parts.titles != .zero ? configuration.imagePadding : 0
        let sideways = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let total =
            sideways
            ? CGSize(width: image.width + padding + parts.titles.width, height: max(image.height, parts.titles.height))
            : CGSize(width: max(image.width, parts.titles.width), height: image.height + padding + parts.titles.height)
        let block = aligned(total, in: room)
        var imageRect = CGRect(origin: block.origin, size: image)
        var titles = CGRect(origin: block.origin, size: parts.titles)
        if sideways {
            let imageIsLeft = (configuration.imagePlacement == .leading) != isRightToLeft
            imageRect.origin.x = imageIsLeft ? block.minX : block.maxX - image.width
            titles.origin.x = imageIsLeft ? block.maxX - titles.width : block.minX
            imageRect.origin.y = block.midY - image.height / 2
            titles.origin.y = block.midY - titles.height / 2
        } else {
            let imageIsTop = configuration.imagePlacement == .top
            imageRect.origin.y = imageIsTop ? block.minY : block.maxY - image.height
            titles.origin.y = imageIsTop ? block.maxY - titles.height : block.minY
            imageRect.origin.x = block.midX - image.width / 2
            titles.origin.x = block.midX - titles.width / 2
        }
        storedImageView?.frame = onPixelGrid(imageRect)
        place(parts, in: titles, configuration)
    }

    private func place(_ parts: Parts, in titles: CGRect, _ configuration: Configuration) {
        func rect(_ size: CGSize, y: CGFloat) -> CGRect {
            let x: CGFloat =
                switch configuration.titleAlignment {
                case .leading: titles.minX
                case .trailing: titles.maxX - size.width
                case .automatic, .center: titles.midX - size.width / 2
                }
            return onPixelGrid(CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
        if let title = parts.title { storedTitleLabel?.frame = rect(title, y: titles.minY) }
        if let subtitle = parts.subtitle { storedSubtitleLabel?.frame = rect(subtitle, y: titles.maxY - subtitle.height) }
    }

    private func aligned(_ size: CGSize, in room: CGRect) -> CGRect {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: room.minX
            case .right: room.maxX - size.width
            default: room.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - size.height
            default: room.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func onPixelGrid(_ rect: CGRect) -> CGRect {
        CGRect(x: pixels.nearest(rect.minX), y: pixels.nearest(rect.minY), width: rect.width, height: rect.height)
    }

    /// Gives the labels the configuration's text, font and colour.
    private func style(_ configuration: Configuration) {
        if let styled = configuration.styledTitle { titleLabel?.attributedText = styled }
        storedTitleLabel?.font = titleFont(configuration)
        storedTitleLabel?.numberOfLines = 0
        storedTitleLabel?.textColor = foregroundColor(configuration)
        guard configuration.subtitle != nil else {
            storedSubtitleLabel?.removeFromSuperview()
            storedSubtitleLabel = nil
            return
        }
        let label = storedSubtitleLabel ?? UILabel(frame: .zero)
        if storedSubtitleLabel == nil {
            storedSubtitleLabel = label
            addSubview(label)
        }
        label.font = subtitleFont(configuration)
        label.numberOfLines = 0
        label.textColor = foregroundColor(configuration)
        if let styled = configuration.styledSubtitle { label.attributedText = styled } else { label.text = configuration.subtitle }
    }

    /// The colour of the content: the base colour, else white on the tint and the tint everywhere else.
    package func foregroundColor(_ configuration: Configuration) -> UIColor {
        if let color = titleAttributes(configuration)?.foregroundColor ?? configuration.baseForegroundColor { return color }
        guard isEnabled else { return .tertiaryLabel }
        switch configuration.style {
        case .filled, .borderedProminent: return .white
        default: return tintColor
        }
    }

    /// The colour of the ground, or nil where the style has none.
    package func groundColor(_ configuration: Configuration) -> UIColor? {
        if let color = configuration.background.backgroundColor { return color }
        switch configuration.style {
        case .plain, .borderless: return configuration.baseBackgroundColor
        case .gray, .bordered: return configuration.baseBackgroundColor ?? .secondarySystemFill
        case .tinted, .borderedTinted: return (configuration.baseBackgroundColor ?? tintColor).withAlphaComponent(0.18)
        case .filled, .borderedProminent: return configuration.baseBackgroundColor ?? tintColor
        }
    }
}
